import { bench, describe } from 'vitest'
import { createDevice, openLocket, type TestLocket } from '../testing.ts'

// Ratios within one run are what counts: `npx vitest bench --run --project node packages/memory/src/runtime`.

const TURNS = 10_000
const WORDS = 'We talked about moving the checkout service to Stockholm next week and who owns the runbook for Priya Raman at 14:30 on 12 March'.split(' ')
const ask = { thread: 't', query: 'Who owns the runbook?', tokens: 4_000 }

function turnOf(n: number) {
  const text = Array.from({ length: 25 }, (_, k) => WORDS[(n * 7 + k * ((n % 10) + 3)) % WORDS.length]).join(' ')
  return { role: n % 2 === 0 ? ('user' as const) : ('assistant' as const), text: `${text} ${n}.` }
}

const device = createDevice()
const open = (): Promise<TestLocket> => openLocket({ user: 'u', extractor: 'none', device })

describe(`a conversation of ${TURNS} turns`, async () => {
  const locket = await open()
  await locket.thread('t').append(Array.from({ length: TURNS }, (_, n) => turnOf(n)))
  await locket.settled()
  const unread: TestLocket[] = []
  for (let i = 0; i < 20; i++) unread.push(await open())
  let n = TURNS

  bench(
    'the first prompt, with every turn to be read',
    async () => {
      await unread.pop()?.prompt(ask)
    },
    { iterations: 5, warmupIterations: 0, warmupTime: 0, time: 0 },
  )

  bench('the next turn, and the prompt for it', async () => {
    await locket.thread('t').append(turnOf(n++))
    await locket.prompt(ask)
  })

  bench('the same turns, read within a budget', async () => {
    await locket.thread('t').turns({ tokens: 4_000 })
  })
})
