// Type declarations: one file an entry, and the API report beside it.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { bin, root, run } from './process.mjs'

/** Writes `dist/<entry>.d.ts` of each entry; the report goes to `.cache/api`, where `scripts/api.mjs` compares it. */
export async function writeDeclarations(name, entries) {
  const folder = join(root, 'packages', name)
  const out = join(folder, '.cache', 'types')
  emit(folder, out, entries)
  for (const entry of entries) {
    if (entry !== 'index' && entries.includes('index')) shareWithIndex(folder, out, entry)
    await rollUp({ name, folder, out, entry })
    keepGlobals(folder, out, entry)
  }
}

/** What an entry tells about all pages, such as the class of an element's name, which the roll-up leaves out. */
function keepGlobals(folder, out, entry) {
  const [globals] = /^declare global \{[\s\S]*?^\}/m.exec(readFileSync(join(out, `${entry}.d.ts`), 'utf8')) ?? []
  if (globals === undefined) return
  const file = join(folder, 'dist', `${entry}.d.ts`)
  const text = readFileSync(file, 'utf8')
  if (!text.includes('declare global')) writeFileSync(file, `${text.trimEnd()}\n\n${globals}\n`)
}

/** Where a report is kept, and where the build writes its newest state. */
export function reportPaths(name, entry) {
  const file = `${entry === 'index' ? name : `${name}-${entry}`}.api.md`
  return { kept: join(root, 'packages', name, 'api', file), built: join(root, '.cache', 'api', file), file }
}

function emit(folder, out, entries) {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const config = {
    extends: relative(out, join(folder, 'tsconfig.json')),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: '.',
      rootDir: relative(out, join(folder, 'src')),
      paths: {}, // Other packages are seen as an app sees them: built.
    },
    // Declarations of packages that have none are no entry's import.
    include: [relative(out, join(folder, 'src/**/*.d.ts'))],
    files: entries.map((entry) => relative(out, join(folder, 'src', `${entry}.ts`))),
  }
  const file = join(out, 'tsconfig.json')
  writeFileSync(file, JSON.stringify(config, null, 2))
  if (run(bin('tsc'), ['-p', file]) !== 0) throw new Error(`The declarations of ${folder} could not be made.`)
}

/**
 * What `index` exports is taken from the package itself, not rolled up a second time: two copies of a branded type are two types.
 * `index` comes first in the list of entries, so that it is there.
 */
function shareWithIndex(folder, out, entry) {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const namesIn = (braces) => braces.split(',').map((one) => one.replace(/\btype\b/, '').trim())
  const shared = new Set([...readFileSync(join(out, 'index.d.ts'), 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, braces]) => namesIn(braces)))
  // What an entry only passes on stands in the folder of its name.
  const below = join(out, entry)
  const files = [`${entry}.d.ts`, ...(existsSync(below) ? readdirSync(below).map((file) => join(entry, file)) : [])]
  for (const file of files.map((file) => join(out, file))) {
    const rewritten = readFileSync(file, 'utf8').replace(/(import (?:type )?\{([^}]*)\} from )'\.[^']*'/g, (whole, head, braces) =>
      namesIn(braces).every((one) => shared.has(one)) ? `${head}'${name}'` : whole,
    )
    writeFileSync(file, rewritten)
  }
  // Seen as another package, or API Extractor would take it for a part of this one.
  const seen = join(out, 'node_modules', name)
  mkdirSync(seen, { recursive: true })
  copyFileSync(join(folder, 'dist', 'index.d.ts'), join(seen, 'index.d.ts'))
  writeFileSync(join(seen, 'package.json'), JSON.stringify({ name, version: '0.0.0', types: 'index.d.ts' }))
  writeFileSync(join(out, 'package.json'), '{}')
}

async function rollUp({ name, folder, out, entry }) {
  const { Extractor, ExtractorConfig } = await import('@microsoft/api-extractor')
  const { built, file } = reportPaths(name, entry)
  mkdirSync(dirname(built), { recursive: true })
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(out, `${entry}.d.ts`),
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions: compilerOptions() } },
      apiReport: { enabled: true, reportFileName: file, reportFolder: dirname(built), reportTempFolder: join(dirname(built), 'temp') },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: join(folder, 'dist', `${entry}.d.ts`) },
      messages: {
        compilerMessageReporting: { default: { logLevel: 'error' } },
        extractorMessageReporting: {
          default: { logLevel: 'none' },
          'ae-forgotten-export': { logLevel: 'warning' },
        },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  })
  const problems = []
  const forgotten = []
  const result = Extractor.invoke(config, {
    localBuild: true,
    messageCallback(message) {
      message.handled = true
      if (message.messageId === 'ae-forgotten-export') forgotten.push(message.text)
      if (message.logLevel === 'error') problems.push(message.formatMessageWithLocation(root))
    },
  })
  if (problems.length > 0 || result.errorCount > 0) throw new Error(`The declarations of ${name}/${entry} could not be rolled up.\n${problems.join('\n')}`)
  writeFileSync(`${built}.forgotten.json`, JSON.stringify(forgotten))
}

function compilerOptions() {
  return {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: [],
  }
}
