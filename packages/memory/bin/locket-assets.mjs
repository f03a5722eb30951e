#!/usr/bin/env node
// Copies what Locket loads at run time into a folder that the app serves: `npx locket-assets public/locket`.
// The folder's address is then the `assets` option of `openLocket`.
import { cpSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const WORKERS = ['worker.js', 'embedder.js', 'rules.js', 'static.js', 'extras.js', 'THIRD_PARTY.txt']

function copyAssets(folder) {
  const own = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist')
  const models = join(dirname(createRequire(import.meta.url).resolve('@locket/models/package.json')), 'dist')
  mkdirSync(folder, { recursive: true })
  for (const name of WORKERS) cpSync(join(own, name), join(folder, name))
  cpSync(models, folder, { recursive: true, filter: (path) => !/^index\.(js|d\.ts)$/.test(basename(path)) })
}

const [target, ...rest] = process.argv.slice(2)
if (target === undefined || target.startsWith('-') || rest.length > 0) {
  console.error('Usage: locket-assets <folder>\nCopies the worker, model and wasm files of Locket into the folder, which is made if it is not there.')
  process.exitCode = 2
} else if (existsSync(target) && !statSync(target).isDirectory()) {
  console.error(`${target} is a file, not a folder.`)
  process.exitCode = 1
} else {
  try {
    copyAssets(resolve(target))
    console.log(`Locket's files are in ${target}. Open with { assets: '<its address>/' }.`)
  } catch (error) {
    console.error(`The files could not be copied: ${error.message}`)
    process.exitCode = 1
  }
}
