import { describe, expect, it } from 'vitest'
import type { Decision } from '../core/decision.ts'
import type { MemoryInput } from '../core/memory.ts'
import { openLocket, type TestLocket } from '../testing.ts'

function open(): Promise<TestLocket> {
  return openLocket({ user: 'u', extractor: 'none' })
}

function idOf(decision: Decision | undefined): string {
  return decision?.memory?.id ?? ''
}

async function ops(inputs: readonly MemoryInput[]): Promise<readonly string[]> {
  return (await (await open()).remember(inputs)).map(({ op }) => op)
}

describe('what is true when', () => {
  it('the same until another day is a new value', async () => {
    const until = (validTo: string): MemoryInput => ({ key: 'stay', text: 'In Paris', validTo })
    expect(await ops([until('2026-02-01'), until('2026-02-01'), until('2026-03-01')])).toEqual(['add', 'noop', 'update'])
  })

  it('the same of the past is told once', async () => {
    const past: MemoryInput = { key: 'stay', text: 'In Paris', validFrom: '2020-01-01', validTo: '2021-01-01' }
    expect(await ops([past, past])).toEqual(['add', 'noop'])
  })

  it('what has ended began no later than that', async () => {
    const locket = await open()
    const [past] = await locket.remember({ text: 'In Paris', validTo: '2020-01-01' })
    expect(past?.memory).toMatchObject({ validFrom: '2020-01-01', validTo: '2020-01-01' })
    const [now] = await locket.remember({ text: 'In Rome', validFrom: '2026-01-01' })
    await expect(locket.edit(idOf(now), { validTo: '2020-01-01' })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', details: { field: 'changes.validTo' } })
  })

  it('what has expired is told no more, and saying it anew keeps it', async () => {
    const locket = await open()
    await locket.remember({ key: 'stay', text: 'In Paris', expiresAt: '2026-01-02' })
    locket.clock.set('2026-01-03')
    expect((await locket.recall('Paris', { at: '2026-01-01T12:00:00Z' })).block).toBe('')
    await locket.remember({ key: 'stay', text: 'In Paris' })
    await locket.sweep()
    expect((await locket.profile()).map(({ text }) => text)).toEqual(['In Paris'])
  })

  it('a key has one value at any time, also after a suggestion of before is approved', async () => {
    const locket = await open()
    await locket.remember({ key: 'k', text: 'Zero' })
    locket.clock.advance(1_000)
    const [suggested] = await locket.remember({ key: 'k', text: 'Suggested', origin: 'assistant' })
    locket.clock.advance(1_000)
    await locket.remember({ key: 'k', text: 'One' })
    locket.clock.advance(1_000)
    await locket.approve(idOf(suggested))
    for (const second of [0, 1, 2, 3]) {
      const { block } = await locket.recall('What?', { at: `2026-01-01T00:00:0${second}.500Z` })
      expect(block.match(/Zero|Suggested|One/g)).toHaveLength(1)
    }
  })
})

describe('what an event leaves behind', () => {
  it('stays when events fade', async () => {
    const locket = await openLocket({ user: 'u' })
    for (const text of ['We moved production to eu-central-1.', 'I moved to Lisbon last month.']) await locket.observe({ role: 'user', text })
    await locket.settled()
    locket.clock.advance(91 * 86_400_000)
    await locket.sweep()
    expect((await locket.profile()).map(({ kind }) => kind)).toEqual(['fact', 'fact'])
  })
})

describe('a turn that is dated ahead of the clock', () => {
  it('replaces what it says has changed now, and not only from then on', async () => {
    const locket = await openLocket({ user: 'u' })
    await locket.observe({ role: 'user', text: 'The port of the mooring app is Sirrak.' })
    await locket.observe({ role: 'user', text: 'The port of the mooring app is Dorvain now.', at: '2030-01-02T10:00:00Z' })
    await locket.settled()
    const { block } = await locket.recall('What is the port of the mooring app?')
    expect(block).toContain('Dorvain')
    expect(block).not.toContain('Sirrak')
  })
})

describe('what begins later', () => {
  it('is told beside what is true until then, and alone from then on', async () => {
    const locket = await open()
    await locket.remember({ key: 'bank', text: 'Banks with Pinecrest' })
    await locket.remember({ key: 'bank', text: 'Banks with Harborlight', validFrom: '2026-06-01' })
    const block = async () => (await locket.recall('Which bank?')).block
    expect(await block()).toMatch(/Pinecrest \(until 2026-06-01\)[\s\S]*2026-06\n01 .*Harborlight/)
    locket.clock.set('2026-06-02')
    expect(await block()).not.toContain('Pinecrest')
  })
})

describe('changing by hand', () => {
  it('a suggestion that the user says outright is current', async () => {
    const locket = await open()
    await locket.remember({ key: 'drink', text: 'Likes tea', origin: 'assistant' })
    expect((await locket.remember({ key: 'drink', text: 'Likes tea', origin: 'assistant' }))[0]?.op).toBe('noop')
    await locket.remember({ key: 'drink', text: 'Likes tea', origin: 'user' })
    expect(await locket.profile()).toMatchObject([{ text: 'Likes tea', source: { origin: 'user' } }])
    expect((await locket.memories({ status: 'any' })).items).toHaveLength(1)
  })

  it('a secret does not take the place of a memory', async () => {
    const locket = await open()
    const [added] = await locket.remember({ text: 'Plain' })
    expect(await locket.edit(idOf(added), { text: 'sk-test-51Hq8f7GhJkLmNoPqRsTuVwXy' })).toMatchObject({ op: 'reject', reason: 'secret' })
    expect((await locket.memories()).items.map(({ text }) => text)).toEqual(['Plain'])
  })

  it('an event that is made a fact stays, and a time that the app set is kept', async () => {
    const locket = await open()
    const [event, own] = await locket.remember([
      { text: 'Moved to Rome', kind: 'event' },
      { text: 'Moved to Oslo', kind: 'event', expiresAt: '2026-06-01' },
    ])
    expect((await locket.edit(idOf(event), { kind: 'fact' })).memory?.expiresAt).toBeNull()
    expect((await locket.edit(idOf(own), { kind: 'fact' })).memory?.expiresAt).toBe('2026-06-01')
  })

  it('an edit that changes nothing changes nothing', async () => {
    const locket = await open()
    const [added] = await locket.remember({ key: 'k', text: 'One' })
    expect(await locket.edit(idOf(added), { text: 'One', key: 'k' })).toMatchObject({ op: 'noop', reason: 'same' })
    expect((await locket.status()).revision).toBe(1)
  })

  it('a time on a day that does not exist is told', async () => {
    const locket = await open()
    for (const validFrom of ['2026-02-31T00:00:00Z', '2026-02-29', '2026-13-01T00:00:00Z', '2026-01-01T00:00:00+25:00'])
      await expect(locket.remember({ text: 'x', validFrom })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', details: { field: 'input.validFrom' } })
  })

  it('restoring twice is restoring once', async () => {
    const locket = await open()
    const [one] = await locket.remember([
      { key: 'k', text: 'One' },
      { key: 'k', text: 'Two' },
    ])
    await locket.restore(idOf(one))
    expect(await locket.restore(idOf(one))).toMatchObject({ op: 'noop' })
    expect(await locket.history('k')).toHaveLength(3)
  })
})
