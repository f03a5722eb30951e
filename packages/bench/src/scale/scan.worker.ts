import { quantise } from '../../../memory/src/retrieval/quantise.ts'
import { BLOCK_ROWS, createScanner, ROWS_AT, type Scanner } from '../../../memory/src/retrieval/simd-scan.ts'
import { createVectorIndex } from '../../../memory/src/retrieval/vector-index.ts'
import { rounded } from '../report/summary.ts'
import { docsOf, DIMENSION, questionsOf } from './corpus.ts'
import { createReader } from './read-bytes.ts'
import { BATCH } from './steps.ts'

/** Locket's scan alone, on the vectors that all stores are given, beside reading the same bytes and doing nothing with them. */
export interface ScanTimes {
  readonly kind: Scanner['kind']
  readonly bytes: number
  /** Median milliseconds of the products with all vectors: what the kernel does. */
  readonly kernelMs: number
  /** Median milliseconds of the cosine of every memory: the products, scaled, the best of each memory's vectors. */
  readonly scanMs: number
  /** Median milliseconds of reading the bytes, 16 at a time. */
  readonly readMs: number
}

const ROUNDS = 41

self.addEventListener('message', ({ data }: MessageEvent<number>) => self.postMessage(measure(data)))

function measure(count: number): ScanTimes {
  const scanner = createScanner()
  const index = createVectorIndex(DIMENSION, scanner)
  for (let from = 0; from < count; from += BATCH) {
    for (const { number, vector } of docsOf(from, Math.min(BATCH, count - from))) index.put(number, quantise([vector], 'given-1'))
  }
  const bytes = count * DIMENSION
  const read = createReader(scanner.memory)
  const questions = questionsOf(ROUNDS, count)
  const scans: number[] = []
  const kernels: number[] = []
  const reads: number[] = []
  for (const { about, vector } of questions) {
    // In turns, so that all meet the same machine.
    let cosines: ReturnType<typeof index.cosines> = null
    scans.push(
      msOf(() => {
        cosines = index.cosines(vector, count)
      }),
    )
    kernels.push(msOf(() => products(scanner, count)))
    reads.push(msOf(() => read(bytes)))
    if (best(cosines, count) !== about) throw new Error('The scan found another memory.')
  }
  return { kind: scanner.kind, bytes, kernelMs: median(kernels), scanMs: median(scans), readMs: median(reads) }
}

function products(scanner: Scanner, count: number): void {
  for (let row = 0; row < count; row += BLOCK_ROWS) scanner.scan(ROWS_AT + row * DIMENSION, DIMENSION, Math.min(BLOCK_ROWS, count - row))
}

function msOf(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

function best(cosines: { readonly bySlot: Float32Array } | null, count: number): number | null {
  if (cosines === null) return null
  let place = 0
  for (let slot = 1; slot < count; slot++) if ((cosines.bySlot[slot] ?? 0) > (cosines.bySlot[place] ?? 0)) place = slot
  return place
}

function median(times: readonly number[]): number {
  return rounded([...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0)
}
