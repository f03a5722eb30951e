import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as models from '@locket/models'
import { afterEach, expect, test } from 'vitest'

const here = fileURLToPath(new URL('..', import.meta.url))
const folders: string[] = []

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

test('builds when every file is what the manifest says', async () => {
  const folder = await copyOfPackage()
  expect(await build(folder)).toEqual({ code: 0, stderr: '' })
  expect((await readdir(join(folder, 'dist'))).sort()).toEqual(['all-MiniLM-L6-v2', 'index.d.ts', 'index.js', 'ort-wasm-simd-threaded.wasm', 'static-minilm'])
})

test('a changed byte fails the build with the name of the file, and nothing is written', async () => {
  const folder = await copyOfPackage()
  const path = join(folder, 'files/static-minilm/table.bin')
  const bytes = await readFile(path)
  bytes[1000] = (bytes[1000] ?? 0) ^ 1
  await writeFile(path, bytes)
  const { code, stderr } = await build(folder)
  expect(code).toBe(1)
  expect(stderr).toContain('static-minilm/table.bin: SHA-256')
  expect(await readdir(folder)).not.toContain('dist')
})

test('a cut-off file fails the build with its name and both lengths', async () => {
  const folder = await copyOfPackage()
  await writeFile(join(folder, 'files/all-MiniLM-L6-v2/tokenizer.json'), '{}')
  expect((await build(folder)).stderr).toContain('all-MiniLM-L6-v2/tokenizer.json: 2 bytes, the manifest says 466152')
})

test('a file that the manifest does not list fails the build', async () => {
  const folder = await copyOfPackage()
  await writeFile(join(folder, 'files/static-minilm/other.bin'), 'x')
  expect((await build(folder)).stderr).toContain('static-minilm/other.bin: not in the manifest')
})

test('what the package exports is what lies beside it', async () => {
  for (const file of [models.minilm.model, models.minilm.wasm, models.minilm.tokenizer, models.staticMinilm.table]) {
    expect(file.url.endsWith(`/dist/${file.path}`)).toBe(true)
    expect((await stat(fileURLToPath(file.url))).size).toBe(file.bytes)
    expect(file.sha256).toMatch(/^[0-9a-f]{64}$/)
  }
})

test('every file of the manifest names a licence that is there', async () => {
  const manifest: { files: { licenceFile: string }[] } = JSON.parse(await readFile(join(here, 'manifest.json'), 'utf8'))
  for (const { licenceFile } of manifest.files) expect((await stat(join(here, licenceFile))).isFile()).toBe(true)
})

async function copyOfPackage(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'locket-models-'))
  folders.push(folder)
  await cp(join(here, 'files'), join(folder, 'files'), { recursive: true })
  await cp(join(here, 'manifest.json'), join(folder, 'manifest.json'))
  return folder
}

function build(folder: string): Promise<{ readonly code: number; readonly stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(here, 'build.mjs'), folder], (error, _stdout, stderr) => {
      resolve({ code: error === null ? 0 : 1, stderr })
    })
  })
}
