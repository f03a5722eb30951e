// Stands for the memory worker in the tests of the built `embedder.js`: embeds what the page sends and answers with vectors or the error.
import { toErrorData } from '../../core/errors.ts'
import { createMiniLmEmbedder } from '../minilm-embedder.ts'
import type { MiniLmFiles } from '../model-files.ts'

globalThis.addEventListener('securitypolicyviolation', (event) => postMessage({ violation: event.violatedDirective }))

globalThis.addEventListener('message', async ({ data }: MessageEvent<{ files: MiniLmFiles; workerUrl: string; texts: string[] }>) => {
  try {
    const start = performance.now()
    const embedder = await createMiniLmEmbedder({ files: data.files, workerUrl: data.workerUrl })
    const loadMs = performance.now() - start
    const vectors = await embedder.embed(data.texts)
    postMessage({ vectors, loadMs, textMs: (performance.now() - start - loadMs) / data.texts.length })
  } catch (error) {
    postMessage({ error: toErrorData(error) })
  }
})
