import type { BenchReply, BenchRequest } from './protocol.ts'
import type { BenchStore } from './state.ts'
import { words } from './words.ts'

/** The bench's worker, and what the page does with its replies. */
export interface Runner {
  run(): void
  runFile(file: Blob): void
  cancel(): void
  showProbe(probe: string): void
}

export function createRunner(store: BenchStore): Runner {
  const worker = new Worker(new URL('./bench.worker.ts', import.meta.url), { type: 'module', name: 'locket-bench' })
  worker.addEventListener('message', ({ data }: MessageEvent<BenchReply>) => take(store, data))
  // A worker that cannot be loaded, or dies, says so only here.
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    store.set({ progress: null, failure: { code: 'internal', message: event.message || 'The worker of the bench stopped.', place: null }, said: words.failed })
  })
  const ask = (request: BenchRequest): void => worker.postMessage(request)
  const embedders = (): ('static' | 'minilm')[] => (['static', 'minilm'] as const).filter((name) => store.get().setup[name])
  return {
    run() {
      const { locket, grown } = store.get().setup
      store.set({ progress: { what: words.setup.published, share: 0 }, failure: null, said: '' })
      ask({ type: 'run', embedders: embedders(), locket, grown })
    },
    runFile(file) {
      store.set({ progress: { what: words.dataSet.title, share: 0 }, failure: null, dataSet: null, said: '' })
      ask({ type: 'data-set', file, embedders: embedders(), questions: store.get().questions })
    },
    cancel: () => ask({ type: 'cancel' }),
    showProbe(probe) {
      store.set({ probe, injected: [] })
      ask({ type: 'probe', section: store.get().section, probe })
    },
  }
}

function take(store: BenchStore, reply: BenchReply): void {
  switch (reply.type) {
    case 'progress':
      // A last report of progress may come after a cancel was answered.
      if (store.get().progress !== null) store.set({ progress: { what: reply.what, share: reply.share } })
      return
    case 'report':
      store.set({ report: reply.report, progress: null, section: 'thirtyDays', probe: null, injected: [], said: words.done })
      return
    case 'data-set-report':
      store.set({ dataSet: reply.report, progress: null, said: words.done })
      return
    case 'probe':
      if (store.get().probe === reply.probe) store.set({ injected: reply.injected })
      return
    case 'failed':
      store.set({ progress: null, failure: reply.failure, said: reply.failure.code === 'cancelled' ? words.cancelled : words.failed })
  }
}
