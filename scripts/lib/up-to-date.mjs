// Does a piece of work only when what it is made from has changed. Uses Node alone.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './process.mjs'

const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.git'])

/**
 * Runs `work` unless the content of `inputs` is what it was at the last run and every one of `outputs` is there.
 * Paths are relative to the root; a folder stands for all files in it.
 */
export async function whenChanged({ name, inputs, outputs, work }) {
  const record = join(root, '.cache', 'build', `${name}.txt`)
  const before = hashOf(inputs)
  if (existsSync(record) && readFileSync(record, 'utf8') === before && outputs.every((path) => existsSync(join(root, path)))) return false
  rmSync(record, { force: true })
  await work()
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, before)
  return true
}

/** SHA-256 over names and content of files and folders. */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of filesIn(path))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0')
  }
  return hash.digest('hex')
}

function filesIn(path) {
  const info = statSync(join(root, path), { throwIfNoEntry: false })
  if (info === undefined) return []
  if (info.isFile()) return [path]
  const names = readdirSync(join(root, path)).filter((name) => !LEFT_OUT.has(name) && !name.endsWith('.tsbuildinfo'))
  return names.sort().flatMap((name) => filesIn(`${path}/${name}`))
}
