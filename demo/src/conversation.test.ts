import { describe, expect, it } from 'vitest'
import { addDecisions, addTurns, earlierEntries, type Entry, forgetIn, keepOnly, markDone } from './conversation.ts'
import { testDecision, testMemory } from './test/records.ts'

const AT = '2026-05-04T09:00:00.000Z'
const said = (...texts: readonly string[]): readonly Entry[] =>
  addTurns(
    [],
    texts.map((text, index) => ({ id: `t${index + 1}`, role: 'user', text, at: AT })),
    false,
  )

describe('the conversation', () => {
  it('shows a turn once, however often it is said with the same id', () => {
    const entries = addTurns(said('one', 'two'), [{ id: 't1', role: 'user', text: 'one', at: AT }], false)
    expect(entries.map((entry) => entry.id)).toEqual(['t1', 't2'])
  })

  it('puts a decision under the message that it comes from', () => {
    const decision = testDecision({ message: 't2' })
    const entries = addDecisions(said('one', 'two'), [decision, testDecision({ message: 'elsewhere' })])
    expect(entries.map((entry) => entry.decisions)).toEqual([[], [decision]])
    expect(entries.map((entry) => entry.state)).toEqual(['working', 'done'])
  })

  it('keeps a failed message failed when it is looked at later', () => {
    const [entry] = said('one')
    const failed: readonly Entry[] = entry === undefined ? [] : [{ ...entry, state: 'failed' }]
    expect(markDone(failed, new Set(['t1']))[0]?.state).toBe('failed')
  })

  it('takes the words of a forgotten memory off the message and the lines under it', () => {
    const memory = testMemory({ text: 'You live in Porto.' })
    const entries = addDecisions(said('I live in Porto.', 'Hello'), [testDecision({ message: 't1', memory })])
    expect(JSON.stringify(forgetIn(entries, [memory.id]))).not.toContain('Porto')
    expect(forgetIn(entries, [memory.id])[1]?.text).toBe('Hello')
  })

  it('takes them off the message that replaced it, too', () => {
    const before = testMemory({ text: 'You live in Porto.' })
    const after = testMemory({ text: 'You live in Lisbon.' })
    const entries = addDecisions(said('I moved from Porto to Lisbon.'), [testDecision({ op: 'update', message: 't1', memory: after, replaced: [before] })])
    expect(JSON.stringify(forgetIn(entries, [before.id]))).not.toContain('Porto')
  })

  it('takes the words of a request to forget off the page', () => {
    const entries = addDecisions(said('Forget that I live in Porto.'), [testDecision({ op: 'delete', message: 't1', reason: 'forget-request' })])
    expect(JSON.stringify(entries)).not.toContain('Porto')
  })

  it('tells of an earlier visit what was remembered from each message', () => {
    const memory = testMemory({ text: 'You live in Porto.', source: { origin: 'user', message: 't1' } })
    const turns = [
      { id: 't1', role: 'user', text: 'I live in Porto.', at: AT },
      { id: 't2', role: 'user', text: 'Hello', at: AT },
    ] as const
    const entries = earlierEntries(turns, [memory])
    expect(entries.map(({ state }) => state)).toEqual(['done', 'earlier'])
    expect(entries[0]?.decisions[0]).toMatchObject({ op: 'add', memory })
  })

  it('takes off the texts that are kept no more, and leaves those that wait or failed', () => {
    const [one, two, three] = said('one', 'two', 'three')
    const entries = [one, two, three].filter((entry) => entry !== undefined).map((entry, i): Entry => ({ ...entry, state: i === 2 ? 'failed' : 'done' }))
    expect(keepOnly(entries, new Set(['t2'])).map(({ text }) => text)).toEqual([null, 'two', 'three'])
  })

  it('takes off what a model was given once anything is forgotten: it may hold that', () => {
    const given = { parts: [{ kind: 'memory', role: 'user', text: 'You live in Porto.', tokens: 9, cost: null }], tokens: 9, cost: null, trace: 't' } as const
    const [entry] = said('Hello')
    const reply = { state: 'whole', from: { kind: 'this-device', host: 'localhost:1', model: 'tiny' }, given, problem: null } as const
    const entries: readonly Entry[] = entry === undefined ? [] : [{ ...entry, role: 'assistant', reply }]
    expect(JSON.stringify(forgetIn(entries, ['another']))).not.toContain('Porto')
  })
})
