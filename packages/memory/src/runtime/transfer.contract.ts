import { describe, expect, it, onTestFinished } from 'vitest'
import { canonicalJson } from '../core/canonical.ts'
import type { Locket, LocketOptions } from '../locket.ts'
import { commonParts } from '../worker/parts.ts'
import { type ContractOptions, toyExtractor } from './locket.contract.ts'

const { sha256 } = commonParts()

/** What an export must hold of conversations, and what importing it does, in memory and in a worker. */
export function describeTransfer(name: string, { open: openRaw }: ContractOptions): void {
  async function open(options: Partial<LocketOptions> = {}): Promise<Locket> {
    const locket = await openRaw({ embedder: 'none', extractor: toyExtractor, ...options })
    onTestFinished(() => locket.close())
    return locket
  }
  const textOf = async (locket: Locket): Promise<string> => (await locket.export({ conversations: true })).text()
  /** The content of a file with some of it changed, and its checksum and counts put right. */
  function altered(text: string, change: (content: Record<string, { [field: string]: unknown }[]>) => void): Blob {
    const file = JSON.parse(text)
    change(file.content)
    file.checksum = sha256(canonicalJson(file.content))
    file.counts = Object.fromEntries(Object.entries<unknown[]>(file.content).map(([part, items]) => [part, items.length]))
    return new Blob([canonicalJson(file)])
  }

  async function talked(): Promise<Locket> {
    const locket = await open({ summarise: async () => 'We spoke of home.city and of moving.' })
    const thread = locket.thread('t-1')
    await thread.append([
      { role: 'system', text: 'Be brief.' },
      { role: 'user', text: 'home.city = Lisbon.', id: 'm-1' },
      { role: 'assistant', text: 'call(weather)', id: 'm-2' },
      { role: 'tool', text: `Sunny. ${'And warm. '.repeat(40)}`, id: 'm-3' },
      { role: 'user', text: 'pet.name = Rex.', id: 'm-4', at: '2026-01-02T10:00:00+02:00' },
    ])
    await locket.settled()
    await thread.rename('Moving')
    await thread.save({ step: 1, at: new Date(0), seen: new Set(['a']) }, { label: 'begun' })
    await thread.append({ role: 'user', text: 'What next?' })
    await thread.save({ step: 2 })
    expect(await thread.summary({ tokens: 20 })).toMatchObject({ text: 'We spoke of home.city and of moving.' })
    await locket.thread('t-2').save('no turns')
    await locket.observe({ role: 'user', text: 'Heard outside of any conversation' })
    await locket.settled()
    return locket
  }

  describe(`${name}: conversations in an export`, () => {
    it('round-trip byte by byte: turns, titles, checkpoints and the app’s summaries', async () => {
      const locket = await talked()
      const text = await textOf(locket)
      let asked = 0
      const other = await open({
        summarise: async () => {
          asked++
          return 'Another.'
        },
      })
      expect(await other.import(new Blob([text]))).toMatchObject({ added: 2, forgotten: 0, conversations: 3 })
      expect(await textOf(other)).toBe(text)
      expect(await other.import(new Blob([text]), { onConflict: 'replace' })).toEqual({ added: 0, replaced: 0, kept: 2, forgotten: 0 })
      expect(await textOf(other)).toBe(text)

      const [here, there] = [locket.thread('t-1'), other.thread('t-1')]
      expect(await there.turns()).toEqual(await here.turns())
      expect(await there.checkpoints()).toEqual(await here.checkpoints())
      expect(await other.thread('t-2').load()).toMatchObject({ state: 'no turns' })
      expect((await other.threads()).items).toEqual((await locket.threads()).items)
      expect([await there.summary({ tokens: 20 }), asked]).toEqual([await here.summary({ tokens: 20 }), 0])
      // A checkpoint knows its place: what was said after it is in no branch of it.
      const [, begun] = await there.checkpoints()
      const branch = await there.branch(begun?.id ?? '', 't-3')
      expect((await branch.turns()).map(({ text: said }) => said)).not.toContain('What next?')
      expect(await branch.turns()).toHaveLength(5)
    })

    it('go on with what is said after the import', async () => {
      const text = await textOf(await talked())
      const other = await open()
      await other.remember({ text: 'Something else' })
      await other.import(new Blob([text]))
      await other.thread('t-1').append({ role: 'user', text: 'And then?' })
      expect((await other.thread('t-1').turns()).at(-1)?.text).toBe('And then?')
      // Nothing is learned from what was imported: the memories came along.
      expect((await other.settled()).map(({ reason }) => reason)).toEqual(['question'])
    })

    it('stay out where they were forgotten here, with all that tells of a forgotten memory', async () => {
      const locket = await talked()
      const file = await locket.export({ conversations: true })
      await locket.thread('t-2').forget()
      await locket.forget({ key: 'pet.name' })
      const before = await textOf(locket)
      expect(before).not.toContain('Rex')
      await locket.import(file)
      expect(await textOf(locket)).toBe(before)

      await locket.thread('t-1').forget()
      expect(await locket.import(file)).toMatchObject({ added: 0, forgotten: 2 })
      expect((await locket.threads()).items).toEqual([])
      expect(await textOf(locket)).not.toMatch(/Lisbon|Rex|Moving|Sunny|step|no turns/)

      await locket.import(file, { restoreForgotten: true })
      const back = new Map((await locket.threads()).items.map(({ title, turns }) => [title, turns]))
      expect([back.get('Moving'), back.get(null)]).toEqual([6, 0])
      expect((await locket.thread('t-1').turns()).map(({ text }) => text)).toContain('pet.name = Rex.')
    })

    it('do not tell elsewhere what was forgotten here: another id, another conversation', async () => {
      const there = await open()
      await there.remember({ key: 'pet.name', text: 'The dog is Zorblax', value: 'Zorblax', id: '01890a5d-ac96-774b-bcce-b302099a8057' })
      const here = await open()
      await here.import(await there.export({ conversations: true }))
      await here.forget({ key: 'pet.name' })
      await there.thread('x').append({ role: 'user', text: 'Zorblax wants out.' })
      await there.thread('x').rename('About Zorblax')
      await there.thread('x').append({ role: 'user', text: 'What is for dinner?' })
      await here.import(await there.export({ conversations: true }))
      expect(await textOf(here)).not.toMatch(/zorblax/i)
      expect((await here.thread('x').turns()).map(({ text }) => text)).toEqual(['What is for dinner?'])
    })

    it('hold nothing that is on its way out', async () => {
      const locket = await talked()
      const receipt = await locket.forget({ thread: 't-1' }, { undoMs: 60_000 })
      expect(await textOf(locket)).not.toMatch(/Lisbon|Moving|Sunny|step/)
      await locket.undo(receipt.id)
      expect(await textOf(locket)).toMatch(/Moving/)
    })

    it('keep what is here on a conflict, or take the title of the file; a turn that is here stays', async () => {
      const text = await textOf(await talked())
      const other = await open()
      await other.thread('t-1').append({ role: 'user', text: 'Said here', id: 'm-1' })
      await other.thread('t-1').rename('Here')
      await other.import(new Blob([text]))
      expect((await other.thread('t-1').turns({ keepSystem: false }))[0]?.text).toBe('Said here')
      expect((await other.threads()).items.find(({ id }) => id === 't-1')?.title).toBe('Here')
      await other.import(new Blob([text]), { onConflict: 'replace' })
      expect((await other.thread('t-1').turns({ keepSystem: false }))[0]?.text).toBe('Said here')
      expect((await other.threads()).items.find(({ id }) => id === 't-1')?.title).toBe('Moving')
    })

    it('come in without secrets', async () => {
      const text = await textOf(await talked())
      const secret = 'sk-ant-REDACTED'
      const file = altered(text, ({ turns = [], titles = [], checkpoints = [], summaries = [] }) => {
        for (const turn of turns) turn.text = `The key is ${secret}`
        for (const title of titles) title.title = secret
        for (const checkpoint of checkpoints) checkpoint.label = secret
        for (const summary of summaries) summary.text = secret
      })
      const other = await open()
      expect(await other.import(file)).toMatchObject({ conversations: 3 })
      expect(await textOf(other)).not.toContain('abcdefghij')
    })

    it('of a file that is not right change nothing, and the error names the place', async () => {
      const text = await textOf(await talked())
      const other = await open()
      const cases: readonly (readonly [string, Parameters<typeof altered>[1]])[] = [
        ['file.turns[1].text', ({ turns }) => void Object.assign(turns?.[1] ?? {}, { text: 5 })],
        ['file.turns[2]', ({ turns }) => void Object.assign(turns?.[2] ?? {}, { id: turns?.[1]?.id })],
        ['file.turns[0].role', ({ turns }) => void Object.assign(turns?.[0] ?? {}, { role: 'king' })],
        ['file.checkpoints[0].state', ({ checkpoints }) => void Object.assign(checkpoints?.[0] ?? {}, { state: '[{"a":99}]' })],
        ['file.checkpoints[0].upTo', ({ checkpoints }) => void Object.assign(checkpoints?.[0] ?? {}, { upTo: 'elsewhere' })],
        ['file.summaries[0].from', ({ summaries }) => void Object.assign(summaries?.[0] ?? {}, { from: 'elsewhere' })],
        ['file.titles[0].more', ({ titles }) => void Object.assign(titles?.[0] ?? {}, { more: 1 })],
        ['file.content.notes', (content) => void Object.assign(content, { notes: [] })],
      ]
      for (const [field, change] of cases) {
        await expect(other.import(altered(text, change)), field).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', details: { field } })
      }
      await expect(other.import(new Blob([text.replace('"version":2', '"version":3')]))).rejects.toMatchObject({
        code: 'FORMAT_TOO_NEW',
        details: { version: 3, known: 2 },
      })
      expect((await other.status()).revision).toBe(0)
      expect(await other.import(new Blob([text]), { dryRun: true })).toMatchObject({ added: 2, conversations: 3 })
      expect((await other.status()).revision).toBe(0)
    })

    it('were in no file of the first version, which still comes in', async () => {
      const locket = await open()
      await locket.remember({ key: 'pet', text: 'Has a cat' })
      const { content, ...file } = JSON.parse(await textOf(locket))
      const first = { memories: content.memories, tombstones: content.tombstones, receipts: content.receipts }
      const counts = { memories: 1, tombstones: 0, receipts: 0 }
      const text = canonicalJson({ ...file, version: 1, content: first, counts, checksum: sha256(canonicalJson(first)) })
      const other = await open()
      expect(await other.import(new Blob([text]))).toEqual({ added: 1, replaced: 0, kept: 0, forgotten: 0 })
      expect(await textOf(other)).toBe(await textOf(locket))
      await expect(other.import(new Blob([text.replace('"version":1', '"version":0')]))).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
    })

    it('an encrypted file has them too', async () => {
      const locket = await talked()
      const file = await locket.export({ passphrase: 'seven green lamps', conversations: true })
      expect(await file.text()).not.toMatch(/Lisbon|Moving/)
      const other = await open()
      await other.import(file, { passphrase: 'seven green lamps' })
      expect(await textOf(other)).toBe(await textOf(locket))
    })
  })
}
