// Checks every file against manifest.json, then writes dist/: the files, and index.js, through which a bundler finds them.
// As a command: `node build.mjs [package folder]`. Exits with 1 and the file's name when one is not what the manifest says.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const MINILM = 'all-MiniLM-L6-v2'
const STATIC = 'static-minilm'

const own = dirname(fileURLToPath(import.meta.url))

function build(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const checked = manifest.files.map((file) => check(file, sourceOf(file, folder)))
  refuseUnlisted(manifest, join(folder, 'files'))

  const out = join(folder, 'dist')
  const made = new Map([
    ...checked.map(({ file, bytes }) => [file.path, bytes]),
    ['index.js', Buffer.from(indexJs(manifest, folder))],
    ['index.d.ts', Buffer.from(INDEX_D_TS)],
  ])
  for (const [path, bytes] of made) writeIfDifferent(join(out, path), bytes)
  for (const path of filesBelow(out)) if (!made.has(path)) rmSync(join(out, path))
  return checked.reduce((sum, { file }) => sum + file.bytes, 0)
}

/** Leaves a file alone that is right already: another process may be reading it. */
function writeIfDifferent(path, bytes) {
  if (existsSync(path) && readFileSync(path).equals(bytes)) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

/** The wasm file is not kept here: it comes from the installed package of the version that the manifest's hash belongs to. */
function sourceOf(file, folder) {
  if (file.package === undefined) return join(folder, 'files', file.path)
  const entry = createRequire(join(own, 'package.json')).resolve(file.package)
  return join(entry.slice(0, entry.lastIndexOf(join('node_modules', file.package))), 'node_modules', file.package, file.packagePath)
}

function check(file, source) {
  const bytes = readFileSync(source)
  if (bytes.length !== file.bytes) throw new Error(`${file.path}: ${bytes.length} bytes, the manifest says ${file.bytes}.`)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  if (sha256 !== file.sha256) throw new Error(`${file.path}: SHA-256 ${sha256}, the manifest says ${file.sha256}.`)
  return { file, bytes }
}

function refuseUnlisted(manifest, files) {
  const listed = new Set(manifest.files.map((file) => file.path))
  for (const path of filesBelow(files)) if (!listed.has(path)) throw new Error(`${path}: not in the manifest.`)
}

/** Paths of all files below a folder, with `/`. */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
}

/**
 * `new URL('./x', import.meta.url)` is written out for each file, because Vite and webpack emit only what they can read off the source.
 * The small JSON files are objects in it: below 4 kB Vite would inline them as data: URLs, which a strict policy blocks.
 */
function indexJs(manifest, folder) {
  const fileOf = (path) => {
    const { bytes, sha256 } = manifest.files.find((file) => file.path === path)
    return `{ path: '${path}', url: new URL('./${path}', import.meta.url).href, bytes: ${bytes}, sha256: '${sha256}' }`
  }
  const jsonOf = (path) => JSON.parse(readFileSync(join(folder, 'files', path), 'utf8'))
  const { name, rows, dimension } = jsonOf(`${STATIC}/config.json`)
  return `const tokenizer = ${fileOf(`${MINILM}/tokenizer.json`)}
export const minilm = {
  model: ${fileOf(`${MINILM}/onnx/model_quantized.onnx`)},
  wasm: ${fileOf('ort-wasm-simd-threaded.wasm')},
  tokenizer,
  tokenizerConfig: ${JSON.stringify(jsonOf(`${MINILM}/tokenizer_config.json`))},
  config: ${JSON.stringify(jsonOf(`${MINILM}/config.json`))},
}
export const staticMinilm = {
  table: ${fileOf(`${STATIC}/table.bin`)},
  tokenizer,
  tokenizerConfig: minilm.tokenizerConfig,
  config: ${JSON.stringify({ name, rows, dimension })},
}
`
}

const INDEX_D_TS = `/** One file of a model: where it is, and what it must be. */
export interface ModelFile {
  /** Below the folder of all files, for a base URL of one's own. */
  readonly path: string
  /** Absolute; where the bundler put the file. */
  readonly url: string
  readonly bytes: number
  /** Lower-case hex. */
  readonly sha256: string
}

/** all-MiniLM-L6-v2, int8, 384 dimensions: the files that transformers.js and ONNX Runtime Web read. */
export declare const minilm: {
  readonly model: ModelFile
  readonly wasm: ModelFile
  readonly tokenizer: ModelFile
  readonly tokenizerConfig: Readonly<Record<string, unknown>>
  readonly config: Readonly<Record<string, unknown>>
}

/** One 256-dimension vector a token: int8 rows, then one float32 scale a row. */
export declare const staticMinilm: {
  readonly table: ModelFile
  readonly tokenizer: ModelFile
  readonly tokenizerConfig: Readonly<Record<string, unknown>>
  readonly config: { readonly name: string; readonly rows: number; readonly dimension: number }
}
`

try {
  const bytes = build(process.argv[2] ?? own)
  console.log(`@locket/models: ${(bytes / 1e6).toFixed(1)} MB in dist/, as in the manifest.`)
} catch (error) {
  console.error(`@locket/models: ${error.message}`)
  process.exitCode = 1
}
