import { expect, it } from 'vitest'
import { createRulesExtractor } from './rules-extractor.ts'
import { heldMemory } from './test-support.ts'

const HELD = [heldMemory('home.city', 'Kassel', 'Lives in Kassel.'), heldMemory('infra.database', 'Postgres', 'We run Postgres.')]
const LENGTH = 2000
const TIMES = 16
const PARTS =
  'de ⏎|3.5⏎|x⏎|et ⏎|replaced ⏎|I moved to Lund. My sister is a nurse now. |It’s my dog. |yes 😀 |「|"|„|“|«|\' |`|```|``` |~~~⏎|<!--|<a |<a1></|{"a":|[|{|St. |z.B. |12. |Tom: I⏎|User: a⏎b⏎|[10:32] A: b⏎|select a,|a,b⏎|a: b⏎|  a: b⏎|// x⏎|> |From: a⏎|a(|a=|translate this |I\u200b|! |。'

/** Time of the processor, not of the clock, and the least of some: the ratio of two does not depend on what else runs. */
function cost(text: string): number {
  const extractor = createRulesExtractor()
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3; run += 1) {
    const start = process.cpuUsage()
    extractor.extract([{ role: 'user', text }], { earlier: [], held: HELD, now: '2026-04-14T10:00:00Z' })
    best = Math.min(best, process.cpuUsage(start).user)
  }
  return Math.max(best, 1000)
}

it.each(PARTS.split('|').map((part) => part.replaceAll('⏎', '\n')))(
  'sixteen times the text takes nowhere near the square of it: %j',
  { timeout: 60_000 },
  (part) => {
    const text = part.repeat(Math.ceil((TIMES * LENGTH) / part.length))
    const short = cost(text.slice(0, LENGTH))
    // 16 when linear, 256 when quadratic.
    expect(cost(text.slice(0, TIMES * LENGTH)) / short).toBeLessThan(64)
  },
)
