import { MemoryError, openLocket } from '@locket/memory'

declare global {
  interface Window {
    openLocket: typeof openLocket
    MemoryError: typeof MemoryError
    /** A worker that stops at a step of a forget, or (`unsealed`) keeps everything as it is. */
    stepWorker(name: string): Worker
  }
}

window.openLocket = openLocket
window.MemoryError = MemoryError
window.stepWorker = (name) => new Worker(new URL('../../packages/memory/src/worker/step-test.worker.ts', import.meta.url), { type: 'module', name })
