import { canonicalJson, parseExtractionData, parseRecallData, qualityTable, runQuality, runSpeed } from '@locket/bench'
import type { OpenSpeedLocket, SpeedResult } from '@locket/bench'
import { openLocket } from '@locket/memory'

/** What the commands call. Data goes in and results come out as plain values, so that nothing is kept here. */
export interface BenchTools {
  quality(embedder: 'none' | 'static' | 'minilm', recall: unknown, extraction: unknown): Promise<{ readonly json: string; readonly table: string }>
  speed(): Promise<SpeedResult>
}

declare global {
  interface Window {
    benchTools: BenchTools
  }
}

/** The same locket with nothing sealed, for measuring only. Its worker is ended with it. */
async function openUnsealed(options: Parameters<OpenSpeedLocket>[0]): Promise<Awaited<ReturnType<OpenSpeedLocket>>> {
  const worker = new Worker(new URL('../../../packages/memory/src/worker/step-test.worker.ts', import.meta.url), { type: 'module', name: 'unsealed' })
  const locket = await openLocket({ ...options, worker })
  return {
    ...locket,
    async close() {
      await locket.close()
      worker.terminate()
    },
  }
}

window.benchTools = {
  async quality(embedder, recall, extraction) {
    const report = await runQuality({
      embedder,
      open: (options) => openLocket({ ...options, embedder }),
      run: crypto.randomUUID(),
      recall: parseRecallData(recall),
      extraction: parseExtractionData(extraction),
      onProgress: (what, share) => console.info(`${Math.round(share * 100)}% ${what}`),
    })
    return { json: canonicalJson(report), table: qualityTable(report) }
  },
  speed: () => runSpeed(openLocket, crypto.randomUUID(), (what) => console.info(what), openUnsealed),
}
