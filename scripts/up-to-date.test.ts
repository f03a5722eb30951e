import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from './lib/process.mjs'
import { whenChanged } from './lib/up-to-date.mjs'

const NAME = 'up-to-date-test'
let folder = ''
let runs = 0

beforeEach(() => {
  runs = 0
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache', 'up-to-date-'))
  writeFileSync(join(folder, 'in.txt'), 'one')
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  rmSync(join(root, '.cache', 'build', `${NAME}.txt`), { force: true })
})

test('work is done once while nothing changes', async () => {
  expect(await step()).toBe(true)
  expect(await step()).toBe(false)
  expect(runs).toBe(1)
})

test('another content, another file or a lost result does it again', async () => {
  await step()
  writeFileSync(join(folder, 'in.txt'), 'two')
  expect(await step()).toBe(true)
  writeFileSync(join(folder, 'more.txt'), '')
  expect(await step()).toBe(true)
  rmSync(join(folder, 'out.log'))
  expect(await step()).toBe(true)
  expect(await step()).toBe(false)
})

test('work that failed is not taken for done', async () => {
  await step()
  writeFileSync(join(folder, 'in.txt'), 'two')
  await expect(step(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await step()).toBe(true)
})

function step(work = write): Promise<boolean> {
  const path = relative(root, folder)
  return whenChanged({ name: NAME, inputs: [`${path}/in.txt`, `${path}/more.txt`], outputs: [`${path}/out.log`], work })
}

async function write(): Promise<void> {
  runs += 1
  writeFileSync(join(folder, 'out.log'), String(runs))
}
