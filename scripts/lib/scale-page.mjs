// Builds the page of the scale bench, apart from the demo: other stores are measured on it, and nothing of theirs comes near what ships.
import { join } from 'node:path'
import { root } from './process.mjs'

const page = join(root, 'packages', 'bench', 'page')

/** @returns the folder of the page. */
export async function buildScalePage() {
  const { build } = await import('vite')
  const outDir = join(root, '.cache', 'bench', 'scale-page')
  await build({
    configFile: false,
    root: page,
    base: './',
    publicDir: false,
    resolve: { alias: { '@xenova/transformers': join(root, 'packages', 'bench', 'src', 'scale', 'peers', 'no-models.ts') } },
    // Locket's worker is imported for what it does, while its package says that importing does nothing: nothing is left out here.
    worker: { format: 'es', rolldownOptions: { treeshake: false } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: join(page, 'scale.html'), checks: { pluginTimings: false } },
    },
    logLevel: 'warn',
  })
  return outDir
}
