import { expect, test } from 'vitest'
import { scoreProbe } from './scoring.ts'
import { toSequence } from './tokens/words.ts'

test.each([
  ['the current value alone', 'Node 24', ['Node 20'], 'It runs on Node 24.', 'current'],
  ['both values', 'Node 24', ['Node 20'], 'Node 20, then Node 24', 'conflict'],
  ['the old value alone', 'Node 24', ['Node 20'], 'It runs on node 20!', 'stale'],
  ['neither, though one begins alike', 'Node 24', ['Node 20'], 'Node 204 and Node 2400', 'missing'],
  ['an old value inside the current one', 'true in production', ['true'], 'true in production', 'current'],
  ['a forgotten value', null, ['+44 7700 900418'], 'call +44 7700 900418', 'leaked'],
  ['nothing of a forgotten value', null, ['+44 7700 900418'], 'call me', 'clean'],
])('%s', (_name, current, others, text, outcome) => {
  expect(scoreProbe({ current, others }, toSequence(text))).toBe(outcome)
})
