import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openLocket } from './testing.ts'

/** Runs the first example of a README on a locket in memory; what its last lines have in hand. */
async function runExample(file: string): Promise<unknown> {
  const readme = readFileSync(new URL(file, import.meta.url), 'utf8')
  const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  const body = code.replace(/^import .*\n/gm, '')
  return new Function('openLocket', `return (async () => { ${body}\nreturn { block, memories, receipt } })()`)(openLocket)
}

it.each(['../../../README.md', '../README.md'])('the example of %s shows both parts of an answer', async (file) => {
  expect(await runExample(file)).toMatchObject({
    memories: expect.arrayContaining([
      expect.objectContaining({ memory: expect.objectContaining({ text: 'The move broke the invoice export last Tuesday.' }) }),
    ]),
    block: expect.stringMatching(/We moved production to eu-central-1\.[\s\S]*The move broke the invoice export last Tuesday\./),
    receipt: { target: 'key', count: 1 },
  })
})
