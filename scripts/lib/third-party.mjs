// Gathers the licences of the packages that went into a bundle.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Packages that come inside another one's published bundle, so that no module id names them. */
const INSIDE = { '@huggingface/transformers': ['@huggingface/jinja', '@huggingface/tokenizers'] }

/** Writes name, version, licence and licence text of every package that `moduleIds` come from. @throws when one has no licence. */
export function writeThirdParty(file, moduleIds) {
  const folders = new Map()
  for (const id of moduleIds) {
    if (!id.includes('/node_modules/')) continue
    const folder = packageFolder(dirname(id.replace(/^\0/, '').replace(/\?.*$/, '')))
    const name = readPackage(folder).name
    folders.set(name, folder)
    for (const inner of INSIDE[name] ?? []) folders.set(inner, packageFolder(dirname(createRequire(join(folder, 'package.json')).resolve(inner))))
  }
  const parts = [...folders].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, folder]) => licenceOf(folder))
  const head = parts.length === 0 ? 'No other package is contained in the files beside this one.' : 'These packages are contained in the files beside this one.'
  writeFileSync(file, `${[head, ...parts].join('\n\n')}\n`)
}

function licenceOf(folder) {
  const { name, version, license } = readPackage(folder)
  if (typeof license !== 'string') throw new Error(`${name} names no licence.`)
  const texts = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
  const body = texts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n')
  return `${'-'.repeat(72)}\n${name} ${version} (${license})\n\n${body || `Licence: ${license}.`}`
}

function packageFolder(start) {
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && readPackage(folder).name !== undefined) return folder
  }
  throw new Error(`${start} belongs to no package.`)
}

function readPackage(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
