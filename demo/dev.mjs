// Serves the page from its sources, with the packages as they were built last.
import { createServer } from 'vite'
import { demoOptions } from './build.mjs'

const server = await createServer({
  ...demoOptions(),
  // Pre-bundling would move the modules away from the worker and model files beside them.
  optimizeDeps: { exclude: ['@locket/memory', '@locket/models', '@locket/panel'] },
  logLevel: 'info',
})
await server.listen()
server.printUrls()
