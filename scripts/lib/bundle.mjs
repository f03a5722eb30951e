// Bundles one entry into one ES module file without any other chunk.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { embedderAlias, sealLibraries } from '../embedder-build.mjs'
import { root } from './process.mjs'

/**
 * Rolldown is used directly, not through Vite's library mode: Vite would resolve `new URL('./worker.js', import.meta.url)`
 * at once, and here it must reach the app's bundler as it is written.
 *
 * `external` are the package's own `dependencies`; whatever else is imported comes into the file.
 * `forBundlers` is a module that apps import; the others are loaded as they are. Answers the ids of the modules that went in.
 */
export async function bundle({ package: name, from, to, forBundlers }) {
  const folder = join(root, 'packages', name)
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const externals = Object.keys({ ...dependencies, ...peerDependencies })
  const build = await rolldown({
    input: join(folder, from),
    cwd: root,
    platform: 'browser',
    experimental: { attachDebugInfo: 'none' },
    // What is not found must not become an import that only fails in the browser.
    onLog(level, log, defaultHandler) {
      defaultHandler(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log)
    },
    external: (id) => externals.some((external) => id === external || id.startsWith(`${external}/`)),
    resolve: { alias: embedderAlias },
    plugins: [sealLibraries()],
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
  })
  try {
    const { output } = await build.write({
      file: join(folder, to),
      format: 'es',
      // Whitespace stays where an app's bundler reads on: without it strings turn into templates, and an `import()` of one is not followed.
      minify: forBundlers ? { compress: true, mangle: true, codegen: { removeWhitespace: false } } : true,
      codeSplitting: false,
      // Licences go into THIRD_PARTY.txt; `@vite-ignore` and its kin are for the app's bundler.
      comments: { legal: false, jsdoc: false, annotation: true },
    })
    const extra = output.slice(1).map((file) => file.fileName)
    if (extra.length > 0) throw new Error(`${to} is to be one file, but these came beside it: ${extra.join(', ')}`)
    return output[0].moduleIds
  } finally {
    await build.close()
  }
}
