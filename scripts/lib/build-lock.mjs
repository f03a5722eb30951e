// Two builds at once would write the same files: the second waits for the first.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './process.mjs'

const lock = join(root, '.cache', 'build.lock')
const owner = join(lock, 'pid')

/** Runs `job` while no other process of this checkout builds. A lock whose process is gone is taken over. */
export async function withBuildLock(job) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  let told = false
  while (!take()) {
    if (!isAlive()) {
      rmSync(lock, { recursive: true, force: true })
      continue
    }
    if (!told) console.log('Another build is running; waiting for it.')
    told = true
    await wait(300)
  }
  try {
    return await job()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function take() {
  try {
    mkdirSync(lock)
    writeFileSync(owner, String(process.pid))
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isAlive() {
  try {
    process.kill(Number(readFileSync(owner, 'utf8')), 0)
    return true
  } catch (error) {
    // The owner may be between making the folder and naming itself.
    return error.code === 'EPERM' || error.code === 'ENOENT'
  }
}
