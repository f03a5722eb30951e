// `npm start`: installs what is missing, builds what has changed, serves the page.
import { join } from 'node:path'
import { checkNode, ensurePackages } from './lib/install.mjs'
import { root } from './lib/process.mjs'
import { serve } from './serve.mjs'

const PORT = 4173

try {
  checkNode()
  ensurePackages()
  const { build } = await import('./build.mjs') // Needs the packages.
  await build()
  const server = await serve({ folder: join(root, 'demo', 'dist'), port: PORT })
  console.log(`\nLocket is served here, until Ctrl+C:\n${server.address}/`)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close())
} catch (error) {
  console.error(`\n${error.message}`)
  process.exitCode = 1
}
