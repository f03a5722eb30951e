import { rounded } from '../report/summary.ts'
import { timeOf } from './measure.ts'
import type { OpenSpeedLocket } from './run-speed.ts'

/** The same work on sealed and on unsealed databases, in turns, so that both meet the same machine. */
export interface SealingCost {
  /** Median milliseconds of remembering 1,000 memories in one call. */
  readonly remember1000Ms: { readonly sealed: number; readonly unsealed: number }
  /** Median milliseconds from `openLocket` to the first answer by words. */
  readonly openToFirstAnswerMs: { readonly sealed: number; readonly unsealed: number }
  /** Sealed over unsealed. */
  readonly rememberRatio: number
  readonly openRatio: number
}

export interface SealingCostOptions {
  readonly sealed: OpenSpeedLocket
  readonly unsealed: OpenSpeedLocket
  readonly run: string
  /** What is remembered; the first 1,000 are also timed alone. */
  readonly texts: readonly string[]
  readonly query: string
}

const ROUNDS = 5
const BATCH = 1_000

export async function measureSealingCost({ sealed, unsealed, run, texts, query }: SealingCostOptions): Promise<SealingCost> {
  const kinds = [
    { name: 'sealed', open: sealed, remember: [] as number[], opening: [] as number[] },
    { name: 'unsealed', open: unsealed, remember: [] as number[], opening: [] as number[] },
  ] as const
  const options = (name: string, part: string) =>
    ({ user: `${run}-${name}-${part}`, tenant: 'locket-speed', embedder: 'none', policy: { caps: { memories: texts.length } } }) as const

  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, open, remember } of kinds) {
      const locket = await open(options(name, `batch-${round}`))
      const inputs = texts.slice(0, BATCH).map((text) => ({ text, key: null }))
      let added = 0
      remember.push(
        await timeOf(async () => {
          added = (await locket.remember(inputs)).filter(({ op }) => op === 'add').length
        }),
      )
      if (added !== BATCH) throw new Error(`${added} of ${BATCH} memories were added.`)
      await locket.erase()
      await locket.close()
    }
  }

  for (const { name, open } of kinds) {
    const locket = await open(options(name, 'all'))
    for (let from = 0; from < texts.length; from += BATCH) await locket.remember(texts.slice(from, from + BATCH).map((text) => ({ text, key: null })))
    await locket.close()
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, open, opening } of kinds) {
      let found = 0
      let locket: Awaited<ReturnType<OpenSpeedLocket>> | null = null
      opening.push(
        await timeOf(async () => {
          locket = await open(options(name, 'all'))
          found = (await locket.recall(query)).memories.length
        }),
      )
      if (found === 0) throw new Error('The first answer is empty.')
      await closeOf(locket)
    }
  }
  for (const { name, open } of kinds) {
    const locket = await open(options(name, 'all'))
    await locket.erase()
    await locket.close()
  }

  const [inSeal, inClear] = kinds
  const remember1000Ms = { sealed: median(inSeal.remember), unsealed: median(inClear.remember) }
  const openToFirstAnswerMs = { sealed: median(inSeal.opening), unsealed: median(inClear.opening) }
  return {
    remember1000Ms,
    openToFirstAnswerMs,
    rememberRatio: rounded(remember1000Ms.sealed / remember1000Ms.unsealed),
    openRatio: rounded(openToFirstAnswerMs.sealed / openToFirstAnswerMs.unsealed),
  }
}

async function closeOf(locket: { close(): Promise<void> } | null): Promise<void> {
  await locket?.close()
}

function median(times: readonly number[]): number {
  return rounded([...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0)
}
