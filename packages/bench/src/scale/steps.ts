/**
 * What a run does with one store of one size: `fill`, then, in a new browser, `reopen` and `ask`. Times are in milliseconds and
 * hold nothing but the calls to the store: documents and vectors are made before.
 */
export interface Filled {
  /** Until everything can be found by its words (or, without words, at all) and is kept. */
  readonly insertMs: number
  /** Until everything can be found by its vector too; the same where both come together. */
  readonly indexedMs: number
}

export interface Reopened {
  /** From nothing to the first answer. */
  readonly openMs: number
  /** From nothing until vectors are used; the same where both come together. */
  readonly readyMs: number
}

export interface Asked {
  /** One a question, sorted by no one. */
  readonly times: readonly number[]
  /** The same inside the worker of a store whose `times` are those of the page; else empty. */
  readonly inWorker: readonly number[]
  /** By vector alone, where the store has words as well; else empty. */
  readonly byVector: readonly number[]
  /** Questions whose document was among the hits; of the vector search alone where the other failed. */
  readonly found: number
  /** What a query threw; then none was timed but those by vector alone. */
  readonly failed: string | null
}

/** One store in a page. */
export interface StoreUnderTest {
  /** Starts its worker, with nothing in it. */
  start(): Promise<void>
  fill(count: number): Promise<Filled>
  reopen(size: number): Promise<Reopened>
  ask(size: number, options: AskOptions): Promise<Asked>
  /** Bytes that no heap of its worker counts. */
  wasmBytes(): Promise<number>
  close(): Promise<void>
}

export const BATCH = 1_000

/** How many questions are asked: `WARM_UP` that are not timed, then up to `questions`; after `budgetMs` no more than the first `LEAST`. */
export interface AskOptions {
  readonly questions: number
  readonly budgetMs: number
}

export const WARM_UP = 5
export const LEAST = 3

/** Asks until it is enough. `one` gets a question's place among the timed ones, below zero while it only warms up. */
export async function askAll<Q>(questions: readonly Q[], { budgetMs }: AskOptions, one: (question: Q, place: number) => Promise<void>): Promise<void> {
  const start = performance.now()
  let warm = -WARM_UP
  let timed = 0
  for (const question of questions) {
    const spent = performance.now() - start
    // What takes long needs no warming up.
    if (warm < 0 && spent < budgetMs / 4) await one(question, warm++)
    else if (timed < LEAST || spent < budgetMs) await one(question, timed++)
    else return
  }
}
