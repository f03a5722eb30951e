import { describe, expect, it, onTestFinished } from 'vitest'
import type { Locket, LocketOptions, Prompt, Thread } from '../locket.ts'
import { type ContractOptions, toyExtractor } from './locket.contract.ts'

/** What conversations must do, in memory and in a worker. */
export function describeConversations(name: string, { open: openRaw, openAgain: openAgainRaw }: ContractOptions): void {
  async function open(options: Partial<LocketOptions> = {}): Promise<Locket> {
    const locket = await openRaw({ embedder: 'none', extractor: toyExtractor, ...options })
    onTestFinished(() => locket.close())
    return locket
  }
  async function openAgain(first: Locket): Promise<Locket> {
    const locket = await openAgainRaw(first, { embedder: 'none', extractor: toyExtractor })
    onTestFinished(() => locket.close())
    return locket
  }
  /** `count` turns, the user first. */
  async function talk(thread: Thread, count: number, words = 'and some words to fill it'): Promise<void> {
    await thread.append(
      Array.from({ length: count }, (_, i) => ({ role: i % 2 === 0 ? ('user' as const) : ('assistant' as const), text: `Turn ${i} ${words}` })),
    )
  }
  const textsOf = async (thread: Thread): Promise<string[]> => (await thread.turns()).map(({ text }) => text)

  describe(`${name}: threads`, () => {
    it('keep turns in order, durable, apart from each other, and with what was observed', async () => {
      const locket = await open()
      const thread = locket.thread('t-1')
      await thread.append({ role: 'user', text: 'One', id: 'm-1' })
      await thread.append([{ role: 'assistant', text: 'Two', id: 'm-2' }])
      await locket.observe({ role: 'user', text: 'Three', thread: 't-1', id: 'm-3' })
      await locket.thread('t-2').append({ role: 'user', text: 'Another' })
      await thread.append([
        { role: 'user', text: 'One again', id: 'm-1' },
        { role: 'tool', text: 'Four', id: 'm-4' },
      ])
      const again = await openAgain(locket)
      expect(await textsOf(again.thread('t-1'))).toEqual(['One', 'Two', 'Three', 'Four'])
      expect((await again.thread('t-1').turns())[1]).toMatchObject({ role: 'assistant', id: 'm-2', thread: 't-1', origin: 'assistant' })
      expect(await again.thread('none').turns()).toEqual([])
    })

    it('are learned from, unless paused; then the conversation goes on and is not learned from later either', async () => {
      const locket = await open()
      const thread = locket.thread('t-1')
      await thread.append({ role: 'user', text: 'home.city = Lisbon.' })
      expect(await locket.settled()).toMatchObject([{ op: 'add', memory: { key: 'home.city', source: { thread: 't-1' } } }])
      await locket.pause()
      await thread.append({ role: 'user', text: 'pet.name = Rex.' })
      await locket.resume()
      expect(await locket.settled()).toEqual([])
      expect(await textsOf(thread)).toHaveLength(2)
      expect((await locket.profile()).map(({ key }) => key)).toEqual(['home.city'])
    })

    it('keep no secrets, and nothing of what Locket had put into the prompt', async () => {
      const locket = await open()
      await locket.remember({ key: 'home.city', text: 'Lives in Lisbon.' })
      const { block } = await locket.recall('city')
      await locket.thread('t').append({ role: 'user', text: `${block}\nThe key is sk-ant-REDACTED` })
      const [text] = await textsOf(locket.thread('t'))
      expect(text).not.toContain('Lisbon')
      expect(text).not.toContain('abcdefghij1234567890')
    })

    it('are read within a budget: system first, from a user turn on, results with their calls, no orphans', async () => {
      const locket = await open()
      const thread = locket.thread('t')
      await thread.append([
        { role: 'tool', text: 'Nobody asked.' },
        { role: 'user', text: 'First question, a while ago' },
        { role: 'assistant', text: 'call(weather)' },
        { role: 'tool', text: 'Sunny. '.repeat(30) },
        { role: 'system', text: 'Be brief.' },
        { role: 'assistant', text: 'It is sunny.' },
        { role: 'user', text: 'Thanks' },
      ])
      expect((await thread.turns({ tokens: 60 })).map(({ role }) => role)).toEqual(['system', 'user'])
      expect((await thread.turns({ tokens: 60, keepSystem: false })).map(({ text }) => text)).toEqual(['Thanks'])
      expect((await thread.turns({ tokens: 5_000 })).map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'tool', 'assistant', 'user'])
      expect(await thread.turns()).toHaveLength(7)
      expect(await thread.turns({ keepSystem: false })).toHaveLength(6)
      expect(await thread.turns({ tokens: 0, keepSystem: false })).toEqual([])
    })

    it('answer bad input with the field, and change nothing', async () => {
      const locket = await open()
      const thread = locket.thread('t')
      const field = (name: string) => ({ code: 'INVALID_ARGUMENT', details: { field: name } })
      for (const id of ['', '\n', 'x'.repeat(257)]) await expect(locket.thread(id).turns()).rejects.toMatchObject(field('thread'))
      await expect(
        thread.append([
          { role: 'user', text: 'Fine' },
          { role: 'user', text: '' },
        ]),
      ).rejects.toMatchObject(field('turns[1].text'))
      await expect(thread.append({ role: 'user', text: 'Hello', thread: 'other' })).rejects.toMatchObject(field('turns[0].thread'))
      await expect(thread.turns({ tokens: -1 })).rejects.toMatchObject(field('options.tokens'))
      await expect(thread.rename(' ')).rejects.toMatchObject(field('title'))
      await expect(thread.branch('none', 'other')).rejects.toMatchObject({ code: 'NOT_FOUND' })
      await expect(locket.prompt({ query: 'x', tokens: 50 })).rejects.toMatchObject(field('options.tokens'))
      await expect(locket.prompt({ query: 'x', tokens: 100, system: 'word '.repeat(200) })).rejects.toMatchObject(field('options.tokens'))
      await expect(locket.prompt({ query: 'x', tokens: 500, price: { input: -1 } })).rejects.toMatchObject(field('options.price.input'))
      await thread.append([])
      expect(await thread.turns()).toEqual([])
      expect((await locket.threads()).items).toEqual([])
      await locket.readOnly(true)
      await expect(thread.append({ role: 'user', text: 'Hello' })).rejects.toMatchObject({ code: 'READ_ONLY' })
      await expect(thread.save({})).rejects.toMatchObject({ code: 'READ_ONLY' })
      await locket.readOnly(false)
    })

    it('are listed, newest first, by pages, with title and times', async () => {
      const locket = await open()
      for (const [id, at] of [
        ['a', '2021-01-01T00:00:00Z'],
        ['b', '2023-01-01T01:00:00+01:00'],
        ['c', '2022-01-01'],
      ] as const) {
        await locket.thread(id).append([
          { role: 'user', text: 'Hello', at: '2020-05-05' },
          { role: 'user', text: 'Bye', at },
        ])
      }
      await locket.thread('b').rename('First name')
      await locket.thread('b').rename('Trip to Oslo')
      const first = await locket.threads({ limit: 2 })
      expect(first.items).toEqual([
        { id: 'b', title: 'Trip to Oslo', turns: 2, startedAt: '2020-05-05T00:00:00.000Z', lastAt: '2023-01-01T00:00:00.000Z' },
        { id: 'c', title: null, turns: 2, startedAt: '2020-05-05T00:00:00.000Z', lastAt: '2022-01-01T00:00:00.000Z' },
      ])
      const rest = await locket.threads({ limit: 2, cursor: first.cursor })
      expect([rest.items.map(({ id }) => id), rest.cursor]).toEqual([['a'], null])
    })
  })

  describe(`${name}: checkpoints`, () => {
    it('give back any state that can be cloned, the newest first', async () => {
      const locket = await open()
      const thread = locket.thread('t')
      const circle: { name: string; self?: unknown } = { name: 'x' }
      circle.self = circle
      const state = {
        map: new Map([['a', new Set([1, 2n])]]),
        at: new Date(0),
        bytes: new Uint8Array([1, 2, 3]),
        none: undefined,
        not: Number.NaN,
        circle,
        text: 'é…'.repeat(20_000),
      }
      const first = await thread.save(state, { label: 'before' })
      expect(first).toMatchObject({ label: 'before', state: { at: new Date(0) } })
      const second = await thread.save(null)
      const again = (await openAgain(locket)).thread('t')
      const loaded = await again.load(first.id)
      if (loaded === null) throw new Error('nothing was loaded')
      expect(loaded.state).toEqual(state)
      const { circle: back } = loaded.state as typeof state
      expect(back.self).toBe(back)
      expect(await again.load()).toEqual({ id: second.id, label: null, at: second.at, state: null })
      expect((await again.checkpoints()).map(({ id }) => id)).toEqual([second.id, first.id])
      expect([await again.load('none'), await locket.thread('none').load()]).toEqual([null, null])
    })

    it('refuse what cannot be kept, by its path', async () => {
      const thread = (await open()).thread('t')
      const field = (name: string) => ({ code: 'INVALID_ARGUMENT', details: { field: name } })
      await expect(thread.save({ a: [1, { run: () => 1 }] })).rejects.toMatchObject(field('state.a[1].run'))
      await expect(thread.save(Symbol('x'))).rejects.toMatchObject(field('state'))
      await expect(thread.save({ file: new Blob(['x']) })).rejects.toMatchObject(field('state.file'))
      await expect(thread.save({ text: 'x'.repeat(4_000_001) })).rejects.toMatchObject(field('state'))
      expect(await thread.checkpoints()).toEqual([])
    })

    it('are kept up to a hundred of a thread', async () => {
      const thread = (await open()).thread('t')
      for (let i = 0; i < 103; i++) await thread.save(i)
      const all = await thread.checkpoints()
      expect([all.length, all[0]?.state, all.at(-1)?.state]).toEqual([100, 102, 3])
    })

    it('can be branched from: the turns up to it are copied, and not learned from again', async () => {
      const locket = await open()
      const thread = locket.thread('t')
      await thread.append([
        { role: 'user', text: 'home.city = Oslo.' },
        { role: 'assistant', text: 'Noted.' },
      ])
      await locket.settled()
      const { id } = await thread.save({ step: 1 })
      await thread.append({ role: 'user', text: 'Later' })
      const branch = await thread.branch(id, 't-b')
      expect(branch.id).toBe('t-b')
      expect(await textsOf(branch)).toEqual(['home.city = Oslo.', 'Noted.'])
      expect((await branch.load())?.state).toEqual({ step: 1 })
      await branch.append({ role: 'user', text: 'Elsewhere' })
      expect(await textsOf(thread)).toEqual(['home.city = Oslo.', 'Noted.', 'Later'])
      expect(await locket.settled()).toMatchObject([{ op: 'noop' }, { op: 'noop' }])
      await expect(thread.branch(id, 't-b')).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', details: { field: 'newThreadId' } })
      await thread.forget()
      expect(await textsOf(branch)).toContain('Noted.')
    })
  })

  describe(`${name}: prompts`, () => {
    const kinds = ({ parts }: Prompt): string[] => [...new Set(parts.map(({ kind }) => kind))]

    it('have their parts in order, memory never in the system part, and do not change while nothing changed', async () => {
      const locket = await open()
      await locket.remember([{ key: 'home.city', text: 'Lives in Lisbon.' }, { text: 'The dog is called Rex.' }])
      const thread = locket.thread('t')
      await thread.append({ role: 'system', text: 'An old system turn.' })
      await talk(thread, 80)
      const ask = { system: 'You help.', thread: 't', query: 'What is the dog called?', tokens: 500, price: { input: 2, system: 0.5 } }
      const prompt = await locket.prompt(ask)
      expect(kinds(prompt)).toEqual(['system', 'memory', 'summary', 'turn'])
      expect(prompt.parts[0]).toMatchObject({ role: 'system', text: 'You help.' })
      expect(prompt.parts.filter(({ role }) => role === 'system')).toHaveLength(1)
      expect(prompt.parts[1]).toMatchObject({ role: 'user', text: expect.stringContaining('Rex') })
      expect(prompt.tokens).toBeLessThanOrEqual(500)
      expect(prompt.tokens).toBe(prompt.parts.reduce((sum, { tokens }) => sum + tokens, 0))
      const [first, ...others] = prompt.parts
      expect(prompt.cost).toBeCloseTo(((first?.tokens ?? 0) * 0.5 + others.reduce((sum, { tokens }) => sum + tokens, 0) * 2) / 1_000_000, 12)
      const { trace, ...rest } = prompt
      const { trace: other, ...again } = await locket.prompt(ask)
      expect(JSON.stringify(again)).toBe(JSON.stringify(rest))
      expect((await locket.traces()).items.map(({ id, thread: of }) => [id, of])).toEqual([
        [other, 't'],
        [trace, 't'],
      ])
    })

    it('keep their summary and the start of their turns while a few turns are added', async () => {
      const locket = await open()
      const thread = locket.thread('t')
      await talk(thread, 200, 'We agreed on 12 March with Priya Raman in Oslo')
      const seen = new Set<string>()
      for (let i = 0; i < 12; i++) {
        await thread.append({ role: i % 2 === 0 ? 'user' : 'assistant', text: `More ${i}` })
        const { parts } = await locket.prompt({ thread: 't', query: 'When?', tokens: 2_000 })
        seen.add(JSON.stringify([parts.find(({ kind }) => kind === 'summary')?.text, parts.find(({ kind }) => kind === 'turn')?.text]))
        expect(parts.at(-1)?.text).toBe(`More ${i}`)
      }
      expect(seen.size).toBeLessThanOrEqual(2)
    })

    it('have no summary while everything fits, and no turns without a thread', async () => {
      const locket = await open()
      await talk(locket.thread('t'), 6)
      expect((await locket.prompt({ thread: 't', query: 'x', tokens: 1_000 })).parts.map(({ text }) => text.slice(0, 6))).toEqual(
        [0, 1, 2, 3, 4, 5].map((i) => `Turn ${i}`),
      )
      expect(await locket.prompt({ query: 'x', tokens: 1_000 })).toMatchObject({ parts: [], tokens: 0, cost: null })
      expect(await locket.thread('t').summary()).toBeNull()
    })
  })

  describe(`${name}: forgetting conversations`, () => {
    async function filled(options: Partial<LocketOptions> = {}): Promise<{ readonly locket: Locket; readonly thread: Thread }> {
      const locket = await open(options)
      const thread = locket.thread('t')
      await thread.append([
        { role: 'user', text: 'home.city = Lisbon.' },
        { role: 'assistant', text: 'Noted, Lisbon it is.' },
        { role: 'user', text: 'The budget is 400 euros.' },
      ])
      await locket.thread('other').append({ role: 'user', text: 'Something else, about Oslo.' })
      await locket.settled()
      await thread.rename('Moving')
      await thread.save({ city: 'Lisbon' })
      return { locket, thread }
    }

    it.each(['thread', 'everything'] as const)('takes turns, title and checkpoints of %s, here and in another tab', async (target) => {
      const { locket, thread } = await filled()
      const other = await openAgain(locket)
      expect(await textsOf(other.thread('t'))).toHaveLength(3)
      const receipt = target === 'thread' ? await thread.forget() : await locket.forget({ everything: true })
      expect(receipt).toMatchObject({ target, count: 1 })
      for (const each of [locket, other, await openAgain(locket)]) {
        expect([await each.thread('t').turns(), await each.thread('t').checkpoints(), await each.thread('t').summary({ tokens: 1 })]).toEqual([[], [], null])
        expect((await each.threads()).items.map(({ id }) => id)).toEqual(target === 'thread' ? ['other'] : [])
      }
      await thread.append({ role: 'user', text: 'A new beginning' })
      expect((await locket.threads()).items[0]).toMatchObject({ id: 't', title: null, turns: 1 })
    })

    it('hides them while it can be taken back', async () => {
      const { locket, thread } = await filled()
      const receipt = await locket.forget({ thread: 't' }, { undoMs: 60_000 })
      expect([await thread.turns(), await thread.checkpoints(), (await locket.threads()).items.length]).toEqual([[], [], 1])
      await locket.undo(receipt.id)
      expect([(await thread.turns()).length, (await thread.checkpoints()).length, (await locket.threads()).items.length]).toEqual([3, 1, 2])
      expect(await locket.profile()).toHaveLength(1)
    })

    it('of a memory takes the turns that said it, and titles and summaries that hold it', async () => {
      const asked: string[] = []
      const { locket, thread } = await filled({
        async summarise(turns) {
          asked.push(turns.map(({ text }) => text).join(' '))
          return `Summary ${asked.length}: ${turns.at(0)?.text}`
        },
      })
      await thread.rename('Notes: home.city = Lisbon.')
      await talk(thread, 30)
      const before = await thread.summary({ tokens: 150 })
      expect(before?.text).toBe('Summary 1: home.city = Lisbon.')
      expect((await thread.summary({ tokens: 150 }))?.text).toBe(before?.text)
      expect((await (await openAgain(locket)).thread('t').summary({ tokens: 150 }))?.text).not.toBe('')
      expect(asked).toHaveLength(1)
      await locket.forget({ key: 'home.city' })
      expect(await textsOf(thread)).not.toContain('home.city = Lisbon.')
      const after = await thread.summary({ tokens: 150 })
      expect(after?.text).toMatch(/^Summary 2: /)
      expect(asked[1]).not.toContain('home.city = Lisbon.')
      expect((await locket.threads()).items.find(({ id }) => id === 't')?.title).toBeNull()
    })

    it('leaves a summary of sentences where the app gives none, or its function fails', async () => {
      for (const summarise of [undefined, () => Promise.reject(new Error('offline'))]) {
        const locket = await open({ summarise })
        const thread = locket.thread('t')
        await thread.append({ role: 'user', text: 'We decided to meet Priya Raman on 12 March.' })
        await talk(thread, 60)
        const summary = await thread.summary({ tokens: 200 })
        expect(summary?.text).toContain('Priya Raman')
        expect(summary?.covers[0]).toBe((await thread.turns())[0]?.id)
        await locket.remember({ text: 'We decided to meet Priya Raman on 12 March.' })
        await locket.forget({ query: 'Priya Raman' })
        expect((await thread.summary({ tokens: 200 }))?.text ?? '').not.toContain('Priya')
        expect(JSON.stringify(await locket.prompt({ thread: 't', query: 'Who?', tokens: 300 }))).not.toContain('Priya')
      }
    })

    it('a thread that is forgotten while it is read gives what is left', async () => {
      const locket = await open()
      const thread = locket.thread('t')
      await talk(thread, 200)
      const [prompt, turns] = await Promise.all([locket.prompt({ thread: 't', query: 'x', tokens: 400 }), thread.turns(), thread.forget()])
      expect(prompt.parts.every(({ text }) => text !== '')).toBe(true)
      expect([0, 200]).toContain(turns.length)
      expect(await thread.turns()).toEqual([])
      expect((await locket.prompt({ thread: 't', query: 'x', tokens: 400 })).parts).toEqual([])
    })
  })
}
