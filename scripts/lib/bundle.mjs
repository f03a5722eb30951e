// Bundles sources of a package.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { embedderAlias, sealLibraries } from '../embedder-build.mjs'
import { root } from './process.mjs'

/** What several modules of one package need; so `MemoryError` is one class in all of them. */
const SHARED = 'shared.js'

/**
 * Bundles modules that apps import into `dist`: file → its source. What they have in common goes into `shared.js`.
 * Answers the ids of the modules that went in.
 */
export async function bundleModules(name, files) {
  const input = Object.fromEntries(Object.entries(files).map(([file, from]) => [basename(file, '.js'), from]))
  const output = await bundle(name, input, {
    dir: join(root, 'packages', name, 'dist'),
    entryFileNames: '[name].js',
    chunkFileNames: SHARED,
    // Whitespace stays: without it strings turn into templates, and an app's bundler does not follow an `import()` of one.
    minify: { compress: true, mangle: true, codegen: { removeWhitespace: false } },
  })
  return check(output, [...Object.keys(files), SHARED])
}

/** Bundles one source into one file that is loaded as it is, without any other chunk. `to` is relative to the package. */
export async function bundleFile({ package: name, from, to }) {
  const file = basename(to)
  const output = await bundle(
    name,
    { [basename(file, '.js')]: from },
    { dir: dirname(join(root, 'packages', name, to)), entryFileNames: file, minify: true, codeSplitting: false },
  )
  return check(output, [file])
}

/**
 * Rolldown is used directly, not through Vite's library mode: Vite would resolve `new URL('./worker.js', import.meta.url)`
 * at once, and here it must reach the app's bundler as it is written.
 *
 * `external` are the package's own `dependencies`; whatever else is imported comes into the file.
 */
async function bundle(name, sources, options) {
  const folder = join(root, 'packages', name)
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const externals = Object.keys({ ...dependencies, ...peerDependencies })
  const build = await rolldown({
    input: Object.fromEntries(Object.entries(sources).map(([entry, from]) => [entry, join(folder, from)])),
    cwd: root,
    platform: 'browser',
    experimental: { attachDebugInfo: 'none' },
    // What is not found must not become an import that only fails in the browser.
    onLog(level, log, defaultHandler) {
      // `use client` of the React adapter: it stands first in its file, and stays there.
      if (log.code === 'MODULE_LEVEL_DIRECTIVE') return
      defaultHandler(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log)
    },
    external: (id) => externals.some((external) => id === external || id.startsWith(`${external}/`)),
    resolve: { alias: embedderAlias },
    plugins: [sealLibraries()],
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
  })
  try {
    const { output } = await build.write({
      format: 'es',
      // Licences go into THIRD_PARTY.txt; `@vite-ignore` and its kin are for the app's bundler.
      comments: { legal: false, jsdoc: false, annotation: true },
      ...options,
    })
    return output
  } finally {
    await build.close()
  }
}

function check(output, expected) {
  const unexpected = output.map((file) => file.fileName).filter((file) => !expected.includes(file))
  if (unexpected.length > 0) throw new Error(`The build made files that no package names: ${unexpected.join(', ')}.`)
  return output.flatMap((file) => file.moduleIds ?? [])
}
