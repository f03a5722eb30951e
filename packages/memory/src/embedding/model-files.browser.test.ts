import { expect, test } from 'vitest'
import { modelFiles } from './model-files.ts'

test('by default the files are where the bundler put them', () => {
  const { minilm, static: table } = modelFiles()
  for (const { url, path } of [minilm.model, minilm.wasm, minilm.tokenizer, table.table]) {
    expect(new URL(url).origin).toBe(location.origin)
    expect(new URL(url).pathname.endsWith(path)).toBe(true)
  }
})

test.each([
  ['/locket', `${location.origin}/locket/all-MiniLM-L6-v2/tokenizer.json`],
  ['/locket/', `${location.origin}/locket/all-MiniLM-L6-v2/tokenizer.json`],
  ['https://files.example/v1', 'https://files.example/v1/all-MiniLM-L6-v2/tokenizer.json'],
])('with assets %s they are below it', (assets, url) => {
  const files = modelFiles(assets)
  expect(files.minilm.tokenizer.url).toBe(url)
  expect(files.static.tokenizer.url).toBe(url)
  expect(files.minilm.tokenizer.sha256).toBe(modelFiles().minilm.tokenizer.sha256)
})

test('the description is plain data', () => {
  expect(structuredClone(modelFiles())).toEqual(modelFiles())
})
