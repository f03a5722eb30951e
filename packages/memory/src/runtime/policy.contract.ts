import { describe, expect, it, onTestFinished } from 'vitest'
import { writeExport } from '../core/export-file.ts'
import type { Memory } from '../core/memory.ts'
import type { Change, Locket, LocketOptions } from '../locket.ts'
import { commonParts } from '../worker/parts.ts'
import { type ContractOptions, toyExtractor } from './locket.contract.ts'

const { ids, sha256 } = commonParts()
const LONG_AGO = '2020-01-01T00:00:00.000Z'

/** A memory of long ago that nobody has used since. */
function old(text: string, more: Partial<Memory> = {}): Memory {
  return {
    id: ids.uuid7(Date.parse(LONG_AGO)) as Memory['id'],
    kind: 'fact',
    key: null,
    text,
    value: null,
    status: 'active',
    source: { origin: 'user' },
    classification: 'public',
    influence: 'inform',
    recordedAt: LONG_AGO,
    validFrom: LONG_AGO,
    validTo: null,
    expiresAt: null,
    supersedes: null,
    supersededBy: null,
    lastUsedAt: null,
    useCount: 0,
    language: 'en',
    ...more,
  }
}

/** What the policy must do, in memory and in a worker. */
export function describePolicy(name: string, { open: openRaw, openAgain: openAgainRaw }: ContractOptions): void {
  async function open(policy: LocketOptions['policy'], memories: readonly Memory[] = []): Promise<Locket> {
    const locket = await openRaw({ embedder: 'none', extractor: toyExtractor, policy })
    onTestFinished(() => locket.close())
    if (memories.length > 0) await locket.import(new Blob([writeExport({ memories, tombstones: [], receipts: [] }, sha256)]))
    return locket
  }
  async function openAgain(first: Locket, policy?: LocketOptions['policy']): Promise<Locket> {
    const locket = await openAgainRaw(first, { embedder: 'none', extractor: toyExtractor, policy })
    onTestFinished(() => locket.close())
    return locket
  }
  const held = async (locket: Locket): Promise<string[]> =>
    (await locket.memories({ status: ['active', 'pending'], limit: 1_000 })).items.map(({ text }) => text).sort()

  describe(`${name}: the cap`, () => {
    it('a new memory takes the place of the least useful, one after another', async () => {
      const inOrder = [
        old('Suggested', { status: 'pending' }),
        old('Event, low', { kind: 'event', importance: 'low', useCount: 3 }),
        old('Event', { kind: 'event' }),
        old('Event, used', { kind: 'event', useCount: 1 }),
        old('Fact, low', { importance: 'low' }),
        old('Fact'),
        old('Fact, keyed', { key: 'pets.pet' }),
      ]
      const stays = [
        old('Rule', { kind: 'rule' }),
        old('High', { importance: 'high' }),
        old('Sensitive', { classification: 'sensitive' }),
        old('Used', { useCount: 1 }),
      ]
      const locket = await open({ caps: { memories: 11 } }, [...[...inOrder].reverse(), ...stays])
      let left = [...inOrder, ...stays].map(({ text }) => text)
      for (const [i, { text }] of inOrder.entries()) {
        const [decision] = await locket.remember({ text: `New ${i}` })
        expect(decision).toMatchObject({ op: 'add', madeRoom: 1, explanation: expect.stringContaining('To make room') })
        left = [...left.filter((each) => each !== text), `New ${i}`]
        expect(await held(locket)).toEqual([...left].sort())
      }
      await expect(locket.remember({ text: 'One too many' })).rejects.toMatchObject({ code: 'REFUSED', details: { reason: 'caps.memories', limit: 11 } })
      expect(await held(locket)).toEqual([...left].sort())
    })

    it('what is forgotten to make room is gone from every call, and everything says so', async () => {
      const closed = old('Zanzibar, an older version', { status: 'superseded', key: 'trip', validTo: '2021-01-01' })
      const gone = old('Zanzibar', { key: 'trip', supersedes: closed.id, kind: 'event' })
      const locket = await open({ caps: { memories: 2 } }, [{ ...closed, supersededBy: gone.id }, gone, old('Of Zanzibar', { kind: 'rule' })])
      const other = await openAgain(locket)
      const [here, there]: [Change[], Change[]] = [[], []]
      locket.watch((change) => here.push(change))
      other.watch((change) => there.push(change))
      const [decision] = await locket.remember({ text: 'New' })
      await other.status()
      expect(decision).toMatchObject({ op: 'add', madeRoom: 2 })
      await expect.poll(() => there.some(({ type }) => type === 'forget')).toBe(true)
      for (const changes of [here, there]) {
        const change = changes.find(({ type }) => type === 'forget')
        expect([...(change?.madeRoom ?? [])].sort()).toEqual([closed.id, gone.id].sort())
        expect(change?.ids).toEqual([decision?.memory?.id])
      }
      const [receipt] = await locket.receipts()
      expect(receipt).toMatchObject({ id: decision?.receipt, target: 'room', count: 2, erasure: (await locket.status()).erasure })
      expect((await locket.audit()).items.map(({ op, count }) => [op, count]).slice(0, 2)).toEqual([
        ['make-room', 2],
        ['add', 1],
      ])
      expect(await locket.get(gone.id)).toBeNull()
      expect(await locket.history('trip')).toEqual([])
      // What else speaks of it stays: nobody asked for it to be forgotten.
      expect(await held(locket)).toEqual(['New', 'Of Zanzibar'])
      await locket.forget({ query: 'New' })
      expect((await locket.remember({ text: 'Zanzibar' }))[0]?.op).toBe('add')
    })

    it('what was only now remembered, and what a write rests on, is not what goes', async () => {
      const locket = await open({ caps: { memories: 2 } }, [old('Event', { kind: 'event', key: 'k' })])
      await locket.remember({ text: 'Fresh' })
      expect((await locket.remember({ key: 'k', text: 'Replaces it' }))[0]).toMatchObject({ op: 'update' })
      await expect(locket.remember([{ text: 'Third' }, { text: 'Fourth' }])).rejects.toMatchObject({ code: 'REFUSED' })
      expect(await held(locket)).toEqual(['Fresh', 'Replaces it'])
    })

    it('a suggestion pushes out suggestions only', async () => {
      const locket = await open({ caps: { memories: 2 } }, [old('Event', { kind: 'event' }), old('Suggested', { status: 'pending' })])
      expect((await locket.remember({ text: 'From a page', origin: 'document' }))[0]).toMatchObject({ op: 'pend', madeRoom: 1 })
      expect(await held(locket)).toEqual(['Event', 'From a page'])
      await expect(locket.remember({ text: 'Another', origin: 'document' })).rejects.toMatchObject({ code: 'REFUSED' })
      await locket.observe({ role: 'user', text: 'maybe pet = dog.', id: 'm-1' })
      expect((await locket.settled())[0]).toMatchObject({ op: 'reject', reason: 'no-room' })
      expect((await locket.remember([{ text: 'For sure' }]))[0]).toMatchObject({ op: 'add', madeRoom: 1 })
      expect(await held(locket)).toEqual(['For sure', 'From a page'])
    })

    it('a file brings nothing that has no room', async () => {
      const locket = await open({ caps: { memories: 1 } }, [old('Event', { kind: 'event' })])
      const file = new Blob([writeExport({ memories: [old('More')], tombstones: [], receipts: [] }, sha256)])
      await expect(locket.import(file)).rejects.toMatchObject({ code: 'REFUSED', details: { reason: 'caps.memories' } })
      expect(await held(locket)).toEqual(['Event'])
    })

    it('a candidate makes room, or is rejected with the reason', async () => {
      const locket = await open({ caps: { memories: 1 } }, [old('Event', { kind: 'event' })])
      await locket.observe([
        { role: 'user', text: 'pet = cat.', id: 'm-1' },
        { role: 'user', text: 'hobby = chess.', id: 'm-2' },
      ])
      expect((await locket.settled()).map(({ op, reason, madeRoom }) => [op, reason, madeRoom])).toEqual([
        ['add', 'new', 1],
        ['reject', 'no-room', undefined],
      ])
      expect(await held(locket)).toEqual(['pet = cat.'])
      expect((await locket.audit()).items.map(({ op, reason }) => [op, reason])).toContainEqual(['reject', 'no-room'])
    })

    it('status and watch say when it comes near, is reached, and when nothing may go', async () => {
      const locket = await open(
        { caps: { memories: 10 } },
        Array.from({ length: 8 }, (_, i) => old(`Event ${i}`, { kind: 'event' })),
      )
      const alerts: string[] = []
      locket.watch(({ type }) => alerts.push(type))
      const levels = async () => (await locket.status()).alerts.map(({ limit, level, used, most }) => [limit, level, used, most])
      expect(await levels()).toEqual([])
      await locket.remember({ text: 'Ninth' })
      expect(await levels()).toEqual([['caps.memories', 'near', 9, 10]])
      await locket.remember({ text: 'Tenth' })
      expect(await levels()).toEqual([['caps.memories', 'reached', 10, 10]])
      await locket.forget({ query: 'Event' })
      await locket.remember(Array.from({ length: 8 }, (_, i) => ({ text: `Fresh ${i}` })))
      expect(await levels()).toEqual([['caps.memories', 'full', 10, 10]])
      await expect.poll(() => alerts.filter((type) => type === 'alert').length).toBe(4)
    })
  })

  describe(`${name}: the budget`, () => {
    it('tells before and when it is spent; turns wait, in order, and none is lost', async () => {
      const locket = await open({ budgets: { writesPerHour: 10 } })
      const alerts: Change[] = []
      locket.watch((change) => change.type === 'alert' && alerts.push(change))
      await locket.observe(Array.from({ length: 9 }, (_, i) => ({ role: 'user' as const, text: `key${i} = value${i}.`, id: `m-${i}` })))
      expect(await locket.settled()).toHaveLength(9)
      expect((await locket.status()).alerts).toEqual([{ limit: 'budgets.writesPerHour', level: 'near', used: 9, most: 10, until: null }])
      await locket.observe([
        { role: 'user', text: 'key9 = value9.', id: 'm-9' },
        { role: 'user', text: 'pet = cat.', id: 'm-10' },
        { role: 'user', text: 'forget pet', id: 'm-11' },
      ])
      expect((await locket.settled()).map(({ message }) => message)).toEqual(['m-9'])
      const { alerts: reached, queue } = await locket.status()
      expect(reached).toMatchObject([{ limit: 'budgets.writesPerHour', level: 'reached', used: 10, most: 10 }])
      expect(Date.parse(reached[0]?.until ?? '')).toBeGreaterThan(0)
      expect(queue).toBe(2)
      await expect.poll(() => alerts.length).toBe(2)
      // What the app states itself is not extraction.
      expect((await locket.remember({ text: 'Stated' }))[0]?.op).toBe('add')
      const later = await openAgain(locket, { budgets: { writesPerHour: 100 } })
      expect((await later.settled()).map(({ op, message }) => [op, message])).toEqual([
        ['add', 'm-10'],
        ['delete', 'm-11'],
      ])
    })

    it('a question and a request to forget do not wait', async () => {
      const locket = await open({ budgets: { writesPerHour: 1 } })
      await locket.observe(['pet = cat.', 'What is the time?', 'forget pet'].map((text, i) => ({ role: 'user' as const, text, id: `m-${i}` })))
      expect((await locket.settled()).map(({ op }) => op)).toEqual(['add', 'noop', 'delete'])
      expect(await locket.status()).toMatchObject({ queue: 0, alerts: [] })
    })

    it('a plan says what would wait', async () => {
      const locket = await open({ budgets: { writesPerHour: 1 } })
      const turns = ['pet = cat.', 'hobby = chess.'].map((text) => ({ role: 'user' as const, text }))
      expect((await locket.plan(turns)).map(({ op, reason }) => [op, reason])).toEqual([
        ['add', 'new'],
        ['reject', 'budget'],
      ])
    })
  })

  describe(`${name}: trust and influence`, () => {
    it('what a trusted tool states keeps its origin, waits for approval, and forgets nothing', async () => {
      const locket = await open({ trust: ['user', 'tool'] })
      await locket.observe([
        { role: 'user', text: 'pet = cat.', id: 'm-1' },
        { role: 'tool', text: 'deploy.region = eu-west-2.', id: 'm-2' },
        { role: 'tool', text: 'pet = dog.', id: 'm-3' },
        { role: 'tool', text: 'forget pet', id: 'm-4' },
        { role: 'assistant', text: 'hobby = chess.', id: 'm-5' },
      ])
      const decisions = await locket.settled()
      expect(decisions.map(({ op, reason }) => [op, reason])).toEqual([
        ['add', 'new'],
        ['pend', 'needs-approval'],
        ['pend', 'needs-approval'],
        ['noop', 'untrusted'],
        ['noop', 'untrusted'],
      ])
      expect(decisions[1]?.memory).toMatchObject({ status: 'pending', source: { origin: 'tool', message: 'm-2', quote: 'deploy.region = eu-west-2.' } })
      expect((await locket.profile()).map(({ value }) => value)).toEqual(['cat'])
      expect((await locket.approve(decisions[2]?.memory?.id ?? '')).memory).toMatchObject({ value: 'dog', source: { origin: 'tool' }, importance: 'high' })
    })

    it('and does not bring back what was forgotten', async () => {
      const locket = await open({ trust: ['user', 'tool'], approve: { assistant: 'never' } })
      await locket.observe(['pet = cat.', 'forget pet'].map((text, i) => ({ role: 'user' as const, text, id: `m-${i}` })))
      await locket.settled()
      await locket.observe({ role: 'tool', text: 'pet = cat.', id: 'm-2' })
      expect((await locket.settled())[0]).toMatchObject({ op: 'reject', reason: 'forgotten' })
      await locket.observe({ role: 'user', text: 'pet = cat.', id: 'm-3' })
      expect((await locket.settled())[0]).toMatchObject({ op: 'add' })
    })

    it('and is active at once where the policy says so', async () => {
      const locket = await open({ trust: ['assistant'], approve: { assistant: 'never' } })
      await locket.observe([
        { role: 'assistant', text: 'deploy.region = eu-west-2.' },
        { role: 'user', text: 'pet = cat.' },
      ])
      expect((await locket.settled()).map(({ op, memory }) => [op, memory?.source.origin])).toEqual([
        ['add', 'assistant'],
        ['noop', undefined],
      ])
    })

    it('a memory influences what its writer, its kind and its origin allow, and a recall can ask for that', async () => {
      const locket = await open({ influence: { fact: 'recommend' }, approve: { assistant: 'never' } })
      const made = await locket.remember([
        { text: 'Deploys go out on Friday' },
        { text: 'Deploys of the shop are paid by card', influence: 'act' },
        { text: 'Deploys are announced', kind: 'event' },
        { text: 'Deploys need no review', origin: 'tool', influence: 'act' },
      ])
      expect(made.map(({ memory }) => memory?.influence)).toEqual(['recommend', 'act', 'inform', 'inform'])
      const told = async (influence?: Memory['influence']) => (await locket.recall('When are deploys?', { influence })).memories.length
      expect([await told(), await told('recommend'), await told('act')]).toEqual([4, 2, 1])
      const edited = await locket.edit(made[3]?.memory?.id ?? '', { influence: 'recommend' })
      expect(edited.memory).toMatchObject({ influence: 'recommend', importance: 'high' })
      await expect(locket.recall('x', { influence: 'rule' as never })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
    })

    it('importance comes from the person, or from who writes, and goes on to what replaces it', async () => {
      const locket = await open({})
      await locket.observe({ role: 'user', text: 'please remember pet = cat.' })
      expect((await locket.settled())[0]?.memory).toMatchObject({ importance: 'high' })
      const [next] = await locket.remember({ key: 'pet', text: 'pet = dog.', value: 'dog' })
      expect(next?.memory).toMatchObject({ importance: 'high' })
      expect((await locket.remember({ text: 'Plain' }))[0]?.memory?.importance).toBeUndefined()
      expect((await locket.remember({ text: 'Hardly', importance: 'low' }))[0]?.memory).toMatchObject({ importance: 'low' })
      await expect(locket.remember({ text: 'x', importance: 9 as never })).rejects.toMatchObject({ details: { field: 'input.importance' } })
    })
  })

  describe(`${name}: one policy`, () => {
    it('another policy stands in the audit before the first decision that was taken under it', async () => {
      const locket = await open({})
      await locket.remember({ text: 'One' })
      const strict = await openAgain(locket, { approve: { rule: 'always' } })
      await strict.remember([{ text: 'Two' }])
      await strict.remember([{ text: 'Three' }])
      const { policy } = await strict.status()
      const { items } = await locket.audit()
      expect(items.map(({ op }) => op).reverse()).toEqual(['add', 'policy', 'add', 'add'])
      expect(items[2]?.reason).toBe(`version 1, ${policy.digest}`)
      expect(policy.digest).not.toBe((await locket.status()).policy.digest)
    })

    it.each([
      [{ version: 2 }, 'policy.version'],
      [{ influence: { fact: 'everything' } }, 'policy.influence.fact'],
      [{ caps: { memories: -1 } }, 'policy.caps.memories'],
      [{ trust: ['stranger'] }, 'policy.trust[0]'],
      [{ spending: 1 }, 'policy.spending'],
    ])('a policy that is none is told: %j', async (policy, field) => {
      await expect(open(policy as LocketOptions['policy'])).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', details: { field } })
    })
  })
}
