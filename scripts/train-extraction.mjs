// Trains the extractor's classifiers from packages/memory/training/*.jsonl and writes their weights:
//   node scripts/train-extraction.mjs [--without=<name of a file>] [--out=<folder>]
// `--without` leaves a file out, to see how the classifiers do on what they were not trained on.
import { createRequire } from 'node:module'
import { mkdir, readdir, readFile, writeFile, appendFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const option = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const without = option('without')?.split(',') ?? []
const out = option('out') ?? join(root, 'packages/memory/src/extraction')
const folder = join(root, 'packages/memory/training')

const people = []
for (const name of (await readdir(folder)).filter((each) => each.endsWith('.jsonl')).sort()) {
  if (without.some((each) => name.startsWith(each))) continue
  for (const line of (await readFile(join(folder, name), 'utf8')).split('\n')) if (line !== '') people.push(JSON.parse(line))
}
const { module } = await runnerImport(join(folder, 'train.ts'), { root, logLevel: 'error' })
const vectors = await embedAll(module.textsToEmbed(people))
const models = module.train(
  people,
  module.nearnessBy((text) => vectors.get(text)),
)
await mkdir(out, { recursive: true })
await write('reading/intent-weights.ts', ['INTENT'])
await write('matching/relation-weights.ts', ['RELATION', 'RELATION_NEAR'])
await write('forgetting/target-weights.ts', ['TARGET', 'TARGET_NEAR'])
await write('matching/substitution-weights.ts', ['SUBSTITUTION'])
console.log(`${people.length} people, ${people.reduce((sum, { said }) => sum + said.length, 0)} messages → ${out}`)

async function write(file, names) {
  await mkdir(dirname(join(out, file)), { recursive: true })
  const lines = names.map((name) => `export const ${name}: Softmax = ${JSON.stringify(models[name])}`)
  await writeFile(join(out, file), `// Written by scripts/train-extraction.mjs.\nimport type { Softmax } from '../softmax.ts'\n\n${lines.join('\n\n')}\n`)
}

/** MiniLM in Node, one text a batch as in the browser; vectors are kept in .cache. */
async function embedAll(texts) {
  const cache = join(root, '.cache/training-vectors.jsonl')
  await mkdir(join(root, '.cache'), { recursive: true })
  const known = new Map()
  for (const line of (await readFile(cache, 'utf8').catch(() => '')).split('\n')) {
    if (line === '') continue
    const [text, base64] = JSON.parse(line)
    const bytes = Buffer.from(base64, 'base64')
    known.set(text, new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)))
  }
  const missing = texts.filter((text) => !known.has(text))
  if (missing.length > 0) {
    console.log(`embedding ${missing.length} texts`)
    const embed = await createMiniLm()
    for (const text of missing) {
      const vector = await embed(text)
      known.set(text, vector)
      await appendFile(cache, `${JSON.stringify([text, Buffer.from(vector.buffer).toString('base64')])}\n`)
    }
  }
  return known
}

async function createMiniLm() {
  const require = createRequire(join(root, 'packages/memory/package.json'))
  const ort = require('onnxruntime-web/wasm')
  const { Tokenizer } = require('@huggingface/tokenizers')
  const files = join(root, 'packages/models/files/all-MiniLM-L6-v2')
  const json = async (name) => JSON.parse(await readFile(join(files, name), 'utf8'))
  const tokenizer = new Tokenizer(await json('tokenizer.json'), await json('tokenizer_config.json'))
  ort.env.wasm.numThreads = 1
  const session = await ort.InferenceSession.create(await readFile(join(files, 'onnx/model_quantized.onnx')))
  return async (text) => {
    const ids = tokenizer.encode(text).ids.slice(0, 256)
    const tensor = (valueAt) =>
      new ort.Tensor(
        'int64',
        BigInt64Array.from(ids, (_, i) => BigInt(valueAt(i))),
        [1, ids.length],
      )
    const feeds = Object.fromEntries(
      session.inputNames.map((name) => [name, tensor(name === 'input_ids' ? (i) => ids[i] : name === 'attention_mask' ? () => 1 : () => 0)]),
    )
    const states = (await session.run(feeds))[session.outputNames[0]]
    const width = states.dims[2]
    const vector = new Float32Array(width)
    for (let i = 0; i < ids.length; i++) for (let j = 0; j < width; j++) vector[j] += states.data[i * width + j]
    const norm = Math.hypot(...vector) || 1
    return vector.map((value) => value / norm)
  }
}
