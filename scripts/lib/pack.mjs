// Makes the tarballs that would be published.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.mjs'

export const PUBLISHED = ['memory', 'models', 'panel', 'adapters']

/** Packs the built packages into `.cache/packs`; name → path of its tarball. */
export function packAll() {
  const folder = join(root, '.cache', 'packs')
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  const tarballs = {}
  for (const name of PUBLISHED) {
    const to = join(folder, name)
    mkdirSync(to, { recursive: true })
    const done = spawnSync('npx', ['-y', packageManager, 'pack', '--pack-destination', to], {
      cwd: join(root, 'packages', name),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    if (done.status !== 0) throw new Error(`packages/${name} could not be packed.\n${done.stdout}${done.stderr}`)
    const [file] = readdirSync(to)
    if (file === undefined) throw new Error(`Packing packages/${name} made no tarball.`)
    tarballs[name] = join(to, file)
  }
  return tarballs
}
