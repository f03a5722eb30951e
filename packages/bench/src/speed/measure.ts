import { rounded } from '../report/summary.ts'

/** Times of one thing, in milliseconds. */
export interface Times {
  readonly median: number
  readonly p95: number
  readonly max: number
  readonly runs: number
}

export function timesOf(list: readonly number[]): Times {
  const sorted = [...list].sort((one, other) => one - other)
  const at = (share: number): number => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { median: at(0.5), p95: at(0.95), max: at(1), runs: sorted.length }
}

/** Milliseconds that a call takes until it has settled. */
export async function timeOf(call: () => unknown): Promise<number> {
  const start = performance.now()
  await call()
  return performance.now() - start
}

export interface BlockWatch {
  /** Longest task of this thread so far, in milliseconds; tasks under 50 ms are not told apart by the browser and count as 0. */
  longest(): number
  stop(): void
}

/** Watches for tasks that block the page's main thread. */
export function watchBlocks(): BlockWatch {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration)
  })
  observer.observe({ type: 'longtask', buffered: false })
  return { longest: () => rounded(longest), stop: () => observer.disconnect() }
}
