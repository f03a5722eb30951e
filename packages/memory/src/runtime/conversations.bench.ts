import { bench, describe } from 'vitest'
import { openLocket, type TestLocket } from '../testing.ts'

// Ratios within one run are what counts: `npx vitest bench --run --project node packages/memory/src/runtime`.

const TURNS = 10_000
const WORDS = 'We talked about moving the checkout service to Stockholm next week and who owns the runbook for Priya Raman at 14:30 on 12 March'.split(' ')
const ask = { thread: 't', query: 'Who owns the runbook?', tokens: 4_000 }

function turnOf(n: number) {
  const text = Array.from({ length: 25 }, (_, k) => WORDS[(n * 7 + k * ((n % 10) + 3)) % WORDS.length]).join(' ')
  return { role: n % 2 === 0 ? ('user' as const) : ('assistant' as const), text: `${text} ${n}.` }
}

async function filled(): Promise<TestLocket> {
  const locket = await openLocket({ user: 'u', extractor: 'none' })
  await locket.thread('t').append(Array.from({ length: TURNS }, (_, n) => turnOf(n)))
  await locket.settled()
  return locket
}

describe(`a conversation of ${TURNS} turns`, async () => {
  const locket = await filled()
  let n = TURNS

  bench('the next turn, and the prompt for it', async () => {
    await locket.thread('t').append(turnOf(n++))
    await locket.prompt(ask)
  })

  bench('the same turns, read within a budget', async () => {
    await locket.thread('t').turns({ tokens: 4_000 })
  })

  bench(
    'the first prompt, with every turn to be read',
    async () => {
      await (await filled()).prompt(ask)
    },
    { iterations: 3, warmupIterations: 0, time: 0 },
  )
})
