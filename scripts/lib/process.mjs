// Starting other programs, and where the project's root is. Uses Node alone: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Runs a program with this terminal's output; its exit code, 127 when it cannot be started. */
export function run(program, args, options = {}) {
  const done = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], cwd: root, shell: process.platform === 'win32', ...options })
  if (done.error) console.error(`${program} cannot be started: ${done.error.message}`)
  return done.status ?? (done.signal ? 130 : 127)
}

/** Path of an installed package's command. */
export function bin(name) {
  return join(root, 'node_modules', '.bin', name)
}

/** Whether a module is what Node was started with. */
export function runsAsCommand(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)
}
