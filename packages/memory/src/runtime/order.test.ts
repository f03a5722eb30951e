import { describe, expect, it, vi } from 'vitest'
import type { Extractor } from '../extraction/extractor.ts'
import { openLocket, type TestLocket, type TestLocketOptions } from '../testing.ts'
import { toyExtractor } from './locket.contract.ts'

function open(options: Partial<TestLocketOptions> = {}): Promise<TestLocket> {
  return openLocket({ user: 'u', extractor: toyExtractor, ...options })
}

/** Reads as `toyExtractor`, once it is let go. */
function slowExtractor(): { readonly extractor: Extractor; readonly letGo: () => void } {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return {
    extractor: {
      name: 'slow',
      async extract(turns, context) {
        await gate
        return toyExtractor.extract(turns, context)
      },
    },
    letGo,
  }
}

describe('calls in odd orders', () => {
  it('what waits to be read waits while nothing may be written, and is read after', async () => {
    const { extractor, letGo } = slowExtractor()
    const locket = await open({ extractor })
    await locket.observe({ role: 'user', text: 'pet = cat.' })
    await locket.readOnly(true)
    letGo()
    await locket.settled().catch(() => undefined)
    expect(await locket.settled()).toEqual([])
    await locket.readOnly(false)
    expect((await locket.settled()).map(({ op }) => op)).toEqual(['add'])
  })

  it('forgetting everything while turns are read ends the reading, without an error', async () => {
    const { extractor, letGo } = slowExtractor()
    const locket = await open({ extractor })
    await locket.observe([
      { role: 'user', text: 'pet = cat.', id: '1' },
      { role: 'user', text: 'hobby = chess.', id: '2' },
    ])
    const settled = locket.settled()
    const forgotten = locket.forget({ everything: true })
    letGo()
    await forgotten
    await settled
    expect((await locket.memories({ status: 'any' })).items).toEqual([])
  })

  it('a forget means the target as it was given', async () => {
    const locket = await open()
    await locket.remember([
      { key: 'a', text: 'A' },
      { key: 'b', text: 'B' },
    ])
    const target = { key: 'a' }
    const forgotten = locket.forget(target)
    target.key = 'b'
    await forgotten
    expect((await locket.profile()).map(({ key }) => key)).toEqual(['b'])
  })

  it('receipts of one moment stand newest first', async () => {
    const locket = await open()
    const ids: string[] = []
    for (const text of ['Alpha', 'Beta', 'Gamma']) {
      await locket.remember({ text })
      ids.unshift((await locket.forget({ query: text })).id)
    }
    expect((await locket.receipts()).map(({ id }) => id)).toEqual(ids)
  })

  it('a listener that fails keeps nobody from a write or from its news', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const locket = await open()
    expect(() => locket.watch(undefined as never)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }))
    const seen: string[] = []
    locket.watch(() => {
      throw new Error('mine')
    })
    locket.watch(({ type }) => seen.push(type))
    expect((await locket.remember({ text: 'Kept' }))[0]?.op).toBe('add')
    expect(seen).toEqual(['remember'])
    expect(told).toHaveBeenCalledOnce()
    told.mockRestore()
  })

  it('a plan knows what its earlier turns take out, and which it has seen', async () => {
    const locket = await open()
    await locket.remember({ key: 'pet', text: 'pet = zanzibar.', value: 'zanzibar' })
    const plan = await locket.plan([
      { role: 'user', text: 'forget pet' },
      { role: 'user', text: 'forget pet' },
      { role: 'user', text: 'pet = dog.', id: 'm-1' },
      { role: 'user', text: 'hobby = chess.', id: 'm-1' },
    ])
    expect(plan.map(({ op, reason }) => [op, reason])).toEqual([
      ['delete', 'forget-request'],
      ['noop', 'unclear-target'],
      ['add', 'new'],
      ['noop', 'repeated'],
    ])
    expect(JSON.stringify(plan)).not.toContain('zanzibar')
  })

  it('a turn that forgets and states hands round nothing of what it forgets', async () => {
    const both: Extractor = {
      name: 'both',
      extract: (_, { held }) => [
        {
          op: 'remember',
          turn: 0,
          text: 'pet = dog.',
          key: 'pet',
          value: 'dog',
          kind: 'fact',
          quote: 'dog',
          confidence: 1,
          explicit: true,
          replaces: [],
          reason: 'new',
        },
        { op: 'forget', turn: 0, ids: held.map(({ id }) => id), quote: 'forget it' },
      ],
    }
    const locket = await open({ extractor: both })
    await locket.remember({ key: 'pet', text: 'pet = zanzibar.', value: 'zanzibar' })
    await locket.observe({ role: 'user', text: 'forget it, dog' })
    expect(JSON.stringify(await locket.settled())).not.toContain('zanzibar')
    expect((await locket.memories({ status: 'any' })).items).toMatchObject([{ value: 'dog', supersedes: null }])
  })

  it('what was forgotten goes from quotes in scripts without spaces too', async () => {
    const locket = await open()
    await locket.remember([
      { key: 'city', text: '住在柏林', value: '柏林' },
      { text: '早起', quote: '我住在柏林所以早起' },
    ])
    await locket.forget({ key: 'city' })
    expect(JSON.stringify((await locket.memories()).items)).not.toContain('柏林')
  })

  it('a file that tells of a forget takes the words and links of it too', async () => {
    const [a, b] = [await open(), await open({ user: 'v' })]
    await a.observe({ role: 'user', text: 'pet = zanzibar.', id: 'm-1' })
    await a.settled()
    await b.import(await a.export())
    await b.remember({ key: 'pet', text: 'pet = dog.', value: 'dog', quote: 'no more zanzibar' })
    await a.forget({ key: 'pet' })
    await b.import(await a.export())
    expect(JSON.stringify([(await b.memories({ status: 'any' })).items, await (await b.export()).text()])).not.toContain('zanzibar')
    await b.observe({ role: 'user', text: 'pet = zanzibar.' })
    expect((await b.settled()).map(({ reason }) => reason)).toEqual(['forgotten'])
  })

  it('thousands of keys in one call, and a block that keeps to any budget', async () => {
    const locket = await open()
    const inputs = Array.from({ length: 2_000 }, (_, i) => ({ key: `k.${i}`, text: `Value of ${i} is ${i * 7}` }))
    expect((await locket.remember(inputs)).every(({ op }) => op === 'add')).toBe(true)
    for (const tokens of [0, 1, 50, 200]) expect((await locket.recall('Value of 12', { tokens, limit: 0 })).tokens).toBeLessThanOrEqual(tokens)
  })
})
