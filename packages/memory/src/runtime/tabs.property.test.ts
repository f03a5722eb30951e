import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Memory } from '../core/memory.ts'
import { createClock, createDevice, openLocket, type TestClock, type TestDevice, type TestLocket } from '../testing.ts'
import { toyExtractor } from './locket.contract.ts'

const KEYS = ['home.city', 'pet']
const VALUES = ['amber', 'basalt', 'cobalt', 'damson']

interface Step {
  readonly do: (typeof CALLS)[number]
  readonly tab: number
  readonly key: number
  readonly value: number
  /** Whether the next call waits for it. */
  readonly wait: boolean
}

const CALLS = [
  'remember',
  'suggest',
  'event',
  'observe',
  'settled',
  'edit',
  'rekey',
  'approve',
  'reject',
  'restore',
  'forget',
  'forgetLater',
  'forgetValue',
  'everythingLater',
  'undo',
  'import',
  'sweep',
  'later',
  'restart',
  'plan',
  'recall',
] as const

const steps = fc.array(
  fc.record({
    do: fc.constantFrom(...CALLS),
    tab: fc.integer({ min: 0, max: 2 }),
    key: fc.integer({ min: 0, max: KEYS.length - 1 }),
    value: fc.integer({ min: 0, max: VALUES.length - 1 }),
    wait: fc.boolean(),
  }),
  { maxLength: 30 },
)

describe('any calls in three tabs, with and without waiting for each other', () => {
  it('agree, keep one active memory a key and whole links, and give a file that brings the same', async () => {
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: 40, seed: 7 })
  })
})

async function run(sequence: readonly Step[]): Promise<void> {
  const device = createDevice()
  const clock = createClock()
  const tabs = [await open(device, clock), await open(device, clock), await open(device, clock)]
  const backups: Blob[] = []
  const receipts: string[] = []
  const running: Promise<unknown>[] = []
  for (const step of sequence) {
    clock.advance(7)
    const locket = tabs[step.tab]
    if (locket === undefined) continue
    const call =
      step.do === 'restart'
        ? (async () => {
            await Promise.allSettled(running)
            await locket.close()
            tabs[step.tab] = await open(device, clock)
          })()
        : act(locket, step, { clock, backups, receipts })
    running.push(call)
    // A call may be refused, with an error that has a name; it never breaks.
    call.catch((error: unknown) => expect(error).toMatchObject({ name: 'MemoryError', code: expect.not.stringMatching('INTERNAL') }))
    if (step.wait || step.do === 'restart') await call.catch(() => undefined)
  }
  for (const result of await Promise.allSettled(running))
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ name: 'MemoryError', code: expect.not.stringMatching('INTERNAL') })
  for (const tab of tabs) await tab.settled()
  await check(tabs, device, clock)
  await Promise.all(tabs.map((tab) => tab.close()))
}

interface World {
  readonly clock: TestClock
  readonly backups: Blob[]
  readonly receipts: string[]
}

async function act(locket: TestLocket, { do: call, key: k, value: v }: Step, { clock, backups, receipts }: World): Promise<unknown> {
  const key = KEYS[k] ?? ''
  const value = VALUES[v] ?? ''
  const some = async (status: Memory['status']) => (await locket.memories({ status })).items[v]?.id ?? ''
  switch (call) {
    case 'remember':
      return locket.remember([
        { key, text: `It is ${value}.`, value },
        { text: `Mentions ${value}.`, quote: `so ${value} it is` },
      ])
    case 'suggest':
      return locket.remember({ key, text: `It is ${value}.`, value, origin: 'assistant' })
    case 'event':
      return locket.remember({
        key,
        text: `It is ${value}.`,
        value,
        validFrom: '2025-12-01',
        ...(v % 2 === 0 ? { validTo: '2025-12-20' } : { expiresAt: '2026-01-01T00:00:00.100Z' }),
      })
    case 'observe':
      return locket.observe({ role: 'user', text: v === 0 ? `forget ${key}` : `${key} = ${value}.`, ...(k === 0 ? { id: `turn-${v}` } : {}) })
    case 'settled':
      return locket.settled()
    case 'edit':
      return locket.edit(await some('active'), { text: `Edited to ${value}.` })
    case 'rekey':
      return locket.edit(await some(v % 2 === 0 ? 'active' : 'pending'), { key })
    case 'approve':
      return locket.approve(await some('pending'))
    case 'reject':
      return locket.reject(await some('pending'))
    case 'restore':
      return locket.restore(await some('superseded'))
    case 'forget':
      return locket.forget({ key })
    case 'forgetLater':
      receipts.push((await locket.forget({ key }, { undoMs: 50 })).id)
      return
    case 'everythingLater':
      receipts.push((await locket.forget({ everything: true }, { undoMs: 50 })).id)
      return
    case 'forgetValue':
      return locket.forget({ query: value })
    case 'undo':
      return locket.undo(receipts[v] ?? receipts[0] ?? 'none')
    case 'import':
      backups.push(await locket.export())
      return locket.import(backups[v] ?? backups[0] ?? new Blob(), { onConflict: v % 2 === 0 ? 'keep' : 'replace', restoreForgotten: k === 0 })
    case 'sweep':
      return locket.sweep()
    case 'later':
      clock.advance(60)
      return
    case 'plan':
      return locket.plan([
        { role: 'user', text: `${key} = ${value}.` },
        { role: 'user', text: `forget ${key}` },
      ])
    case 'recall':
      return locket.recall(value)
    case 'restart':
      return
  }
}

async function check(tabs: readonly TestLocket[], device: TestDevice, clock: TestClock): Promise<void> {
  const fresh = await open(device, clock)
  const files = await Promise.all([...tabs, fresh].map(async (tab) => (await tab.export()).text()))
  expect(new Set(files).size).toBe(1)
  const { items } = await fresh.memories({ status: 'any', limit: 1_000 })
  const ids = new Set(JSON.parse(files[0] ?? '').content.memories.map(({ id }: Memory) => id))
  for (const key of KEYS) expect(items.filter((memory) => memory.key === key && memory.status === 'active').length).toBeLessThanOrEqual(1)
  for (const memory of JSON.parse(files[0] ?? '').content.memories as readonly Memory[]) {
    // A link names a memory that is there, unless that one is hidden for now.
    for (const link of [memory.supersedes, memory.supersededBy])
      if (link !== null && !ids.has(link)) expect((await fresh.memories({ status: 'revoked', limit: 1_000 })).items.map(({ id }) => id)).toContain(link)
    if (memory.validTo !== null) expect(Date.parse(memory.validTo)).toBeGreaterThanOrEqual(Date.parse(memory.validFrom))
    if (memory.status === 'active') expect(memory.supersededBy).toBeNull()
  }
  await fresh.recall('amber basalt cobalt damson', { tokens: 5_000 })
  const told = (await fresh.memories({ limit: 1_000 })).items.map(({ id }) => id)
  for (const { id } of (await fresh.traces({ limit: 1 })).items[0]?.uses ?? []) expect(told).toContain(id)
  const other = await openLocket({ user: 'other', extractor: 'none', clock, device: createDevice(), policy: {} })
  await other.import(new Blob([files[0] ?? '']))
  expect(await (await other.export()).text()).toBe(files[0])
  expect(await other.import(new Blob([files[0] ?? '']), { onConflict: 'replace' })).toMatchObject({ added: 0, replaced: 0 })
  await Promise.all([fresh.close(), other.close()])
}

function open(device: TestDevice, clock: TestClock): Promise<TestLocket> {
  return openLocket({ user: 'u', device, clock, extractor: toyExtractor })
}
