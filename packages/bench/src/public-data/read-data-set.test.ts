import { expect, test } from 'vitest'
import { BenchError } from '../bench-error.ts'
import { LOCOMO_FIXTURE, LONG_MEM_EVAL_FIXTURE } from './fixtures.ts'
import { readDataSet } from './read-data-set.ts'

const locomo = JSON.stringify(LOCOMO_FIXTURE, null, 1)

test('LoCoMo: sessions by number, evidence by dialogue id, category 5 and evidence from elsewhere left out', () => {
  const { name, conversations, leftOut } = readDataSet(locomo)
  expect(name).toBe('LoCoMo')
  expect(conversations[0]?.turns.map((turn) => [turn.id, turn.session, turn.at])).toEqual([
    ['D1:1', 'D1', '2024-05-08T13:56:00.000Z'],
    ['D1:2', 'D1', '2024-05-08T13:56:00.000Z'],
    ['D10:1', 'D10', '2024-06-03T09:05:00.000Z'],
  ])
  expect(conversations[0]?.turns[1]?.text).toBe('Tom: I bought a green kayak. [picture: a boat on a lake]')
  expect(conversations[0]?.questions.map((question) => [question.turns, question.sessions])).toEqual([
    [['D1:2'], ['D1']],
    [
      ['D1:2', 'D10:1'],
      ['D1', 'D10'],
    ],
  ])
  expect(leftOut).toEqual({ 'category 5': 1, 'no evidence that is in the conversation': 1 })
})

test('LongMemEval: one conversation a question, evidence by has_answer, abstentions left out', () => {
  const { name, conversations, leftOut } = readDataSet(JSON.stringify(LONG_MEM_EVAL_FIXTURE))
  expect(name).toBe('LongMemEval')
  expect(conversations).toHaveLength(1)
  expect(conversations[0]?.turns).toHaveLength(3)
  expect(conversations[0]?.turns[0]?.at).toBe('2024-03-01T08:30:00.000Z')
  expect(conversations[0]?.questions[0]).toMatchObject({ turns: ['1/s2/0'], sessions: ['s2'] })
  expect(leftOut).toEqual({ 'the answer is that it was not told': 1 })
})

test.each([
  ['an empty file', '', 'empty', 'line 1'],
  ['an empty list', '[]', 'empty', 'top of the file'],
  ['a file that was cut off', locomo.slice(0, 200), 'cut-off', /^line \d+, column \d+$/],
  ['a file that is not JSON', 'speaker,text\nTom,hello }', 'other-format', /^line \d+, column \d+$/],
  ['an object', '{"a":1}', 'other-format', 'top of the file'],
  ['a list of something else', '[{"a":1}]', 'other-format', '[0]'],
  ['LoCoMo with a wrong field', locomo.replace('"question": "Which boat did Tom buy?"', '"question": 7'), 'other-format', '[0].qa[0].question'],
  ['LongMemEval with a missing field', JSON.stringify(LONG_MEM_EVAL_FIXTURE).replaceAll('question_type', 'kind'), 'other-format', 'question_type'],
])('%s is refused with its place, and nothing of its text', (_name, text, code, place) => {
  const failure = failureOf(text)
  expect(failure.code).toBe(code)
  if (typeof place === 'string') expect(failure.place).toBe(place)
  else expect(failure.place).toMatch(place)
  expect(failure.message).not.toContain('kayak')
})

function failureOf(text: string): BenchError {
  try {
    readDataSet(text)
  } catch (error) {
    if (error instanceof BenchError) return error
    throw error
  }
  throw new Error('It was not refused.')
}
