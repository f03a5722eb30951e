import { describe, expect, it, vi } from 'vitest'
import type { Extractor } from '../extraction/extractor.ts'
import { createDevice, openLocket, type TestLocket, type TestLocketOptions } from '../testing.ts'
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

const proposal = {
  op: 'remember',
  turn: 0,
  text: 'Pet',
  key: 'pet',
  value: null,
  kind: 'fact',
  quote: 'pet',
  confidence: 1,
  explicit: true,
  replaces: [],
  reason: 'new',
} as const

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

  it('a forget by a question knows what was stated before it, not waited for, and nothing that is stated after it', async () => {
    for (const undoMs of [0, 1_000]) {
      const locket = await open()
      const calls = [
        locket.remember({ text: 'The boat is called Zanzibar' }),
        locket.forget({ query: 'Zanzibar' }, { undoMs }),
        locket.remember({ text: 'The cat is called Zanzibar' }),
      ]
      await Promise.all(calls)
      expect((await locket.memories()).items.map(({ text }) => text)).toEqual(['The cat is called Zanzibar'])
    }
  })

  it('what is stated after a forget is there in the end, however like it is and whatever the forget waits for', async () => {
    for (const undoMs of [0, 1_000]) {
      for (const text of ['The cat is called Zanzibar', 'The boat is called Zanzibar']) {
        const locket = await open()
        await locket.remember({ text: 'The boat is called Zanzibar' })
        const forgotten = locket.forget({ query: 'Zanzibar' }, { undoMs })
        const stated = locket.remember({ text })
        expect((await forgotten).count).toBe(1)
        expect((await stated)[0]?.op).toBe('add')
        expect((await locket.memories()).items.map((memory) => memory.text)).toEqual([text])
      }
    }
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

  it('a decision that is fetched after its memory was forgotten holds nothing of it', async () => {
    for (const undoMs of [0, 1_000]) {
      const locket = await open()
      await locket.remember({ key: 'pet', text: 'pet = timbuktu.', value: 'timbuktu' })
      await locket.observe({ role: 'user', text: 'pet = zanzibar.', id: 'm-1' })
      await expect.poll(async () => (await locket.status()).queue).toBe(0)
      await locket.forget({ key: 'pet' }, { undoMs })
      const decisions = await locket.settled()
      expect(decisions).toMatchObject([{ op: 'update', reason: 'new-value', message: 'm-1' }])
      expect(JSON.stringify(decisions)).not.toMatch(/zanzibar|timbuktu/)
    }
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

describe('what an app or a page hands in', () => {
  it('keys, threads and ids may have the names of what every object has', async () => {
    const locket = await open({ user: '__proto__', tenant: 'constructor' })
    for (const key of ['__proto__', 'constructor', 'hasOwnProperty']) {
      await locket.remember([
        { key, text: `One ${key}`, thread: key, message: key, actor: key, language: key },
        { key, text: `Two ${key}`, thread: key },
      ])
      await locket.observe({ role: 'user', text: 'pet = cat.', id: key })
      const receipt = await locket.forget({ key }, { undoMs: 1_000 })
      expect(await locket.undo(receipt.id)).toBe(2)
      expect(await locket.history(key)).toHaveLength(2)
      expect(await locket.forget({ thread: key })).toMatchObject({ count: 2 })
    }
    expect((await locket.settled()).map(({ op }) => op)).toEqual(['add', 'noop', 'noop'])
  })

  it('no argument of another type gives anything but an answer or an error with a code', async () => {
    const locket = await open()
    const [added] = await locket.remember({ key: 'a', text: 'Alpha' })
    const { erase: _, close: __, watch: ___, embedded: ____, ...rest } = locket
    const entries: readonly [string, unknown][] = Object.entries(rest)
    const calls = [...entries.filter(([name]) => name !== 'thread'), ...Object.entries(locket.thread('t'))].filter(
      (entry): entry is [string, (...args: unknown[]) => Promise<unknown>] => typeof entry[1] === 'function',
    )
    const odd: readonly unknown[] = [
      undefined,
      null,
      0,
      Number.NaN,
      1n,
      true,
      '',
      '__proto__',
      '\u0000',
      '\ud800',
      [],
      [undefined],
      [[]],
      {},
      JSON.parse('{"__proto__":1}'),
      { text: 'x', constructor: 1 },
      () => 1,
      Symbol('s'),
      new Date(Number.NaN),
      new Map(),
      { everything: 'true' },
      { limit: 1.5 },
      { cursor: 'a~b~c' },
      { cursor: '-1' },
      { status: [] },
      { at: '0000-01-01' },
      { minScore: Number.NaN },
      { undoMs: -1 },
      { since: '2020-13-01' },
      { signal: {} },
      new Blob(['{}']),
    ]
    for (const [name, call] of calls) {
      for (const value of odd) {
        for (const args of [[value], [added?.memory?.id, value], [{ key: 'unknown' }, value]]) {
          const answer: unknown = await call(...args).catch((error: unknown) => error)
          if (answer instanceof Error) expect(answer, name).toMatchObject({ name: 'MemoryError', code: expect.not.stringMatching('INTERNAL') })
        }
      }
    }
  })

  it("what the app's own detectors call secret is stored nowhere, also where findings overlap", async () => {
    const redact = [
      (text: string) => [...text.matchAll(/PROJECT-[\w-]+/g)].map((m) => ({ kind: 'p', start: m.index, end: m.index + m[0].length, level: 'secret' as const })),
      (text: string) => [...text.matchAll(/77/g)].map((m) => ({ kind: 'n', start: m.index, end: m.index + 2, level: 'secret' as const })),
    ]
    const locket = await open({ policy: { redact } })
    const secret = 'PROJECT-77-BLUEBIRD'
    const [kept, refused] = await locket.remember([{ text: `Works on ${secret} daily`, value: secret, quote: `on ${secret}` }, { text: secret }])
    expect(kept?.memory).toMatchObject({ text: 'Works on [secret] daily', value: null, source: { quote: 'on [secret]' } })
    expect(refused).toMatchObject({ op: 'reject', reason: 'secret' })
    expect(await locket.edit(kept?.memory?.id ?? '', { text: secret })).toMatchObject({ op: 'reject', reason: 'secret' })
    await locket.observe({ role: 'user', text: `pet = ${secret}.` })
    await locket.settled()
    expect(await (await locket.export()).text()).not.toMatch(/BIRD|PROJECT|T-77/)
  })

  it("what the app's own detectors call secret is not learned from its own extractor either", async () => {
    const secret = 'PROJECT-77-BLUEBIRD'
    const extractor: Extractor = { name: 'own', extract: () => [{ ...proposal, text: 'Works on something', key: `work.${secret}`, value: secret }] }
    const redact = [
      (text: string) => [...text.matchAll(/PROJECT-[\w-]+/g)].map((m) => ({ kind: 'p', start: m.index, end: m.index + m[0].length, level: 'secret' as const })),
    ]
    const locket = await open({ extractor, policy: { redact } })
    await locket.observe({ role: 'user', text: 'pet' })
    expect(await locket.settled()).toMatchObject([{ op: 'add', memory: { text: 'Works on something', key: null, value: null } }])
    expect(await (await locket.export()).text()).not.toContain('PROJECT')
  })

  it('what an extractor states is looked through for secrets, also where the turn did not hold them', async () => {
    const token = `ghp_${'aB3dE5fG7hJ9'.repeat(3)}`
    for (const [said, kept] of [
      [{ text: `The token is ${token}` }, null],
      [
        { text: 'Deploys with a bot', value: token },
        { text: 'Deploys with a bot', value: null },
      ],
      [
        { text: 'Deploys with a bot', key: `infra.${token}` },
        { text: 'Deploys with a bot', key: null },
      ],
      // Only the key says what the word is.
      [
        { text: 'The guests were told', key: 'home.wifi-password', value: 'sunflower' },
        { text: 'The guests were told', value: null },
      ],
      [{ text: 'The wifi is sunflower', key: 'home.wifi-password', value: 'sunflower' }, null],
      [{ text: 'Keeps logins in Bitwarden', key: 'tools.password-manager', value: 'Bitwarden' }, { value: 'Bitwarden' }],
    ] as const) {
      const locket = await open({ extractor: { name: 'model', extract: () => [{ ...proposal, ...said }] } })
      await locket.observe({ role: 'user', text: 'pet' })
      expect(await locket.settled()).toMatchObject([kept === null ? { op: 'reject', reason: 'secret' } : { op: 'add', memory: kept }])
      expect(await (await locket.export()).text()).not.toMatch(/ghp_|sunflower/)
    }
  })

  it('what the text shows to be a secret goes from value and quote too', async () => {
    const locket = await open()
    const [kept] = await locket.remember({ text: 'My wifi password is sunflower and my cat is called Momo', value: 'sunflower', quote: 'sunflower' })
    expect(kept?.memory).toMatchObject({ text: 'My wifi password is [secret] and my cat is called Momo', value: null, source: { quote: '[secret]' } })
    expect(await locket.edit(kept?.memory?.id ?? '', { key: `infra.ghp_${'aB3dE5fG7hJ9'.repeat(3)}` })).toMatchObject({ memory: { key: null } })
  })

  it('a proposal that no app could have stated is dropped, and the file of the rest can be read', async () => {
    for (const bad of [
      { text: '' },
      { key: '' },
      { key: 'a\u0000' },
      { value: ' ' },
      { quote: '' },
      { kind: 'opinion' },
      { text: 'é'.repeat(16_385) },
      { language: '' },
    ]) {
      const locket = await open({ extractor: { name: 'bad', extract: () => [{ ...proposal, ...bad } as never] } })
      await locket.observe({ role: 'user', text: 'pet' })
      expect(await locket.settled()).toMatchObject([{ op: 'reject', reason: 'no-evidence' }])
      expect((await locket.memories({ status: 'any' })).items).toEqual([])
    }
  })

  it('a version that is made while its memory is being forgotten goes too', async () => {
    const device = createDevice()
    const [a, b] = [await open({ device }), await open({ device })]
    for (const undoMs of [0, 1_000]) {
      const [added] = await a.remember({ text: 'Alpha' })
      const id = added?.memory?.id ?? ''
      await b.status()
      await Promise.allSettled([a.forget({ id }, { undoMs }), b.edit(id, { text: 'Alpha and beta' })])
      expect((await a.memories({ status: 'any' })).items).toEqual([])
    }
  })
})
