import * as Comlink from 'comlink'
import { openParts } from './open-parts.ts'
import { createWorkerApi } from './serve.ts'

/** For tests: the worker, but named after a step of a forget it stops there and says so, to be ended; named `unsealed` it seals nothing. */
Comlink.expose(
  createWorkerApi((request, host) =>
    openParts(request, host, {
      keyFolder: self.name === 'unsealed' ? null : undefined,
      onStep: async (step) => {
        if (step !== self.name) return
        new BroadcastChannel('locket-step').postMessage(step)
        await new Promise(() => undefined)
      },
    }),
  ),
)
