import { describe, expect, it } from 'vitest'
import { inLine, outcomeOfDecisions } from './outcome.ts'
import { testDecision, testMemory } from './test/records.ts'

describe('the line under a message', () => {
  it('says what is remembered, and what it replaces', () => {
    const memory = testMemory({ text: 'You deploy to eu-central-1.' })
    const before = testMemory({ text: 'You deploy to eu-west-2.', value: 'eu-west-2' })
    expect(outcomeOfDecisions([testDecision({ op: 'update', memory, replaced: [before] })])).toEqual({
      line: 'Remembered: you deploy to eu-central-1 · replaces eu-west-2',
      tone: 'kept',
    })
  })

  it('says what had to go for it, and that there is no room', () => {
    const memory = testMemory({ text: 'You live in Lisbon.' })
    expect(outcomeOfDecisions([testDecision({ memory, madeRoom: 1 })]).line).toBe('Remembered: you live in Lisbon · 1 memory of least use was forgotten for it')
    expect(outcomeOfDecisions([testDecision({ op: 'reject', reason: 'no-room' })]).line).toContain('no room')
  })

  it('says what would be, of what is only planned', () => {
    const memory = testMemory({ text: 'You live in Lisbon.' })
    expect(outcomeOfDecisions([testDecision({ memory })], { planned: true }).line).toBe('Would remember: you live in Lisbon')
  })

  it('says why nothing is remembered', () => {
    expect(outcomeOfDecisions([testDecision({ op: 'reject', reason: 'question' })]).line).toBe('Nothing to remember: a question')
    expect(outcomeOfDecisions([testDecision({ op: 'reject', reason: 'secret' })]).line).toBe('Not stored: looks like a password, key or card number')
    expect(outcomeOfDecisions([]).line).toBe('Nothing to remember')
    expect(outcomeOfDecisions([], { paused: true }).line).toBe('Not remembered: remembering is paused')
  })

  it('tells of what was kept before what was not, and counts the rest', () => {
    const kept = testDecision({ memory: testMemory({ text: 'You live in Lisbon.' }) })
    const other = testDecision({ memory: testMemory({ text: 'You work as a nurse.' }) })
    expect(outcomeOfDecisions([testDecision({ op: 'reject', reason: 'task' }), kept, other]).line).toBe('Remembered: you live in Lisbon · and 1 more')
  })

  it('leaves a text alone that only looks like a sentence about you', () => {
    expect(inLine('Young people prefer tea…')).toBe('Young people prefer tea…')
    expect(inLine("You're in Porto.")).toBe("you're in Porto")
  })
})
