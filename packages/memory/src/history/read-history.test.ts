import { describe, expect, it } from 'vitest'
import { type HistoryProgress, readHistory } from './read-history.ts'
import { all, chatGptConversation, fileOf, zipOf } from './test-files.ts'

const hello = chatGptConversation('c1', [
  { role: 'user', text: 'I keep bees in Graz.' },
  { role: 'assistant', text: 'How many hives?' },
])

describe('an export of ChatGPT', () => {
  it('gives its conversations with stable ids, times and roles', async () => {
    expect(await all(readHistory(fileOf([hello])))).toEqual([
      {
        thread: 'chatgpt:c1',
        title: 'About c1',
        turns: [
          { role: 'user', text: 'I keep bees in Graz.', id: 'chatgpt:c1-0', thread: 'chatgpt:c1', at: '2022-04-15T05:20:00.000Z' },
          { role: 'assistant', text: 'How many hives?', id: 'chatgpt:c1-1', thread: 'chatgpt:c1', at: '2022-04-15T05:21:00.000Z' },
        ],
      },
    ])
  })

  it('is read from the archive, also from numbered files', async () => {
    const other = chatGptConversation('c2', [{ role: 'user', text: 'My boat is called Otter.' }])
    const whole = await zipOf({ 'user.json': '{}', 'conversations.json': JSON.stringify([hello, other]), 'chat.html': '<p>' })
    const parts = await zipOf({ 'out/conversations-001.json': JSON.stringify([other]), 'out/conversations-000.json': JSON.stringify([hello]) })
    expect((await all(readHistory(whole))).map(({ thread }) => thread)).toEqual(['chatgpt:c1', 'chatgpt:c2'])
    expect((await all(readHistory(parts))).map(({ thread }) => thread)).toEqual(['chatgpt:c1', 'chatgpt:c2'])
  })

  it('follows the branch that was seen last, with and without its mark', async () => {
    const node = (id: string, parent: string | null, children: readonly string[], at: number, text: string) => ({
      id,
      parent,
      children,
      message: { id, author: { role: 'user' }, create_time: at, content: { content_type: 'text', parts: [text] } },
    })
    const mapping = { a: node('a', null, ['b', 'c'], 1, 'Hello'), b: node('b', 'a', [], 9, 'I live in Linz.'), c: node('c', 'a', [], 5, 'I live in Wels.') }
    const texts = async (conversation: object) => (await all(readHistory(fileOf([conversation])))).flatMap(({ turns }) => turns.map(({ text }) => text))
    expect(await texts({ id: 'x', mapping, current_node: 'c' })).toEqual(['Hello', 'I live in Wels.'])
    expect(await texts({ id: 'x', mapping })).toEqual(['Hello', 'I live in Linz.'])
  })

  it('ends on a tree that runs in a circle', async () => {
    const mapping = { a: { parent: 'b', children: ['b'] }, b: { parent: 'a', children: ['a'] } }
    expect(await all(readHistory(fileOf([{ id: 'x', mapping, current_node: 'a' }, hello])))).toHaveLength(1)
  })

  it('keeps only what was written or spoken', async () => {
    const message = (id: string, role: string, content: object, more: object = {}) => ({
      id,
      parent: null,
      children: [],
      message: { id, author: { role }, content, ...more },
    })
    const read = async (one: ReturnType<typeof message>) =>
      (await all(readHistory(fileOf([{ id: 'x', mapping: { m: one }, current_node: 'm' }])))).flatMap(({ turns }) => turns.map(({ text }) => text))
    const spoken = { content_type: 'audio_transcription', text: 'I said this.' }
    expect(
      await read(message('m', 'user', { content_type: 'multimodal_text', parts: [{ content_type: 'image_asset_pointer' }, spoken, 'And this.'] })),
    ).toEqual(['I said this.\nAnd this.'])
    expect(await read(message('m', 'assistant', { content_type: 'code', text: 'rm' }))).toEqual([])
    expect(await read(message('m', 'assistant', { content_type: 'text', parts: ['search()'] }, { recipient: 'browser' }))).toEqual([])
    expect(await read(message('m', 'system', { content_type: 'text', parts: ['Be nice.'] }, { weight: 0 }))).toEqual([])
    expect(await read(message('m', 'user', { content_type: 'text', parts: ['x'] }, { metadata: { is_visually_hidden_from_conversation: true } }))).toEqual([])
    expect(await read(message('m', 'user', { content_type: 'text', parts: [''] }))).toEqual([])
  })
})

describe('an export of Claude', () => {
  it('gives its texts, roles and times with their offset', async () => {
    const messages = [
      { uuid: 'm1', sender: 'human', created_at: '2024-05-01T09:00:00.123456+02:00', text: 'I teach chemistry.', content: [] },
      {
        uuid: 'm2',
        sender: 'assistant',
        text: 'A block is not supported here.',
        content: [
          { type: 'thinking', thinking: 'hm' },
          { type: 'text', text: 'Which level?' },
        ],
      },
      { uuid: 'm3', sender: 'assistant', text: 'A block is not supported here.', content: [{ type: 'tool_use', name: 'x' }] },
    ]
    const file = fileOf([{ uuid: 'k1', name: '', created_at: '2024-05-01T07:00:00Z', account: { uuid: 'a' }, chat_messages: messages }])
    expect(await all(readHistory(file))).toEqual([
      {
        thread: 'claude:k1',
        title: null,
        turns: [
          { role: 'user', text: 'I teach chemistry.', id: 'claude:m1', thread: 'claude:k1', at: '2024-05-01T09:00:00.123456+02:00' },
          { role: 'assistant', text: 'Which level?', id: 'claude:m2', thread: 'claude:k1', at: '2024-05-01T07:00:00Z' },
        ],
      },
    ])
  })
})

describe('plain turns', () => {
  const turns = [
    { role: 'user', text: 'My cat is called Mio.', thread: 'a', id: 'own-1', at: '2024-01-02 10:00:00' },
    { role: 'assistant', text: 'Nice.', thread: 'a' },
    { role: 'user', text: 'Yes', thread: 'b' },
    { role: 'user', text: 'Yes', thread: 'b' },
  ]

  it('are gathered by thread and keep their own ids', async () => {
    const [a, b] = await all(readHistory(fileOf(turns)))
    expect(a).toMatchObject({ thread: 'a', title: null, turns: [{ id: 'own-1', at: '2024-01-02T10:00:00Z' }, { text: 'Nice.' }] })
    expect(b?.turns).toHaveLength(2)
  })

  it('have ids that are the same each time, and differ within a file', async () => {
    const ids = async () => (await all(readHistory(fileOf(turns)))).flatMap((conversation) => conversation.turns.map(({ id }) => id))
    expect(await ids()).toEqual(await ids())
    expect(new Set(await ids()).size).toBe(4)
  })

  it('may stand one a line', async () => {
    expect(await all(readHistory(fileOf(turns.map((turn) => JSON.stringify(turn)).join('\n'))))).toHaveLength(2)
  })

  it('are cut to what a turn may hold, at a whole character', async () => {
    const [conversation] = await all(readHistory(fileOf([{ role: 'user', text: 'ü'.repeat(20_000) }])))
    expect(conversation?.turns[0]?.text).toBe('ü'.repeat(16_384))
  })
})

describe('a file that cannot be read', () => {
  const cut = JSON.stringify([hello, hello]).slice(0, -30)
  it.each([
    ['empty', '', { reason: 'empty' }],
    ['only white space', ' \n ', { reason: 'empty', at: 3 }],
    ['an empty list', '[]', { reason: 'empty' }],
    ['cut off', cut, { reason: 'cut-off', at: new TextEncoder().encode(cut).length, item: 1 }],
    ['a picture', '\u0089PNG', { reason: 'foreign', at: 0 }],
    ['a page', '<html></html>', { reason: 'foreign', at: 0 }],
    ['JSON of something else', '{"type":"FeatureCollection"}', { reason: 'foreign', at: 0, item: 0 }],
    ['a list of numbers', '[1,2]', { reason: 'foreign', at: 1 }],
    ['broken within', `[${JSON.stringify(hello)},{"mapping":{]}}]`, { reason: 'not-json', item: 1 }],
    ['broken between', `[${JSON.stringify(hello)} oops]`, { reason: 'not-json', item: 1 }],
    ['followed by something', `[${JSON.stringify(hello)}] {}`, { reason: 'not-json' }],
  ])('is told: %s', async (_what, text, details) => {
    await expect(all(readHistory(fileOf(text)))).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', details: { field: 'file', part: null, ...details } })
  })

  it('holds no words of the file in its error', async () => {
    const error: unknown = await all(readHistory(fileOf('[{"mapping": {"swordfish": }}]'))).catch((reason: unknown) => reason)
    expect(`${String(error)} ${String((error as Error).cause)}`).not.toContain('swordfish')
  })

  it('is told with its place in the archive', async () => {
    const zip = await zipOf({ 'conversations-000.json': JSON.stringify([hello]), 'conversations-001.json': '[{' })
    await expect(all(readHistory(zip))).rejects.toMatchObject({ details: { reason: 'cut-off', part: 'conversations-001.json', at: 2 } })
  })

  it('is told: an archive that is cut off, damaged, locked, or of something else', async () => {
    const text = JSON.stringify([
      chatGptConversation(
        'c1',
        Array.from({ length: 200 }, (_, i) => ({ role: 'user', text: `Line ${Math.sin(i)}` })),
      ),
    ])
    const zip = await zipOf({ 'conversations.json': text })
    const bytes = new Uint8Array(await zip.arrayBuffer())
    await expect(all(readHistory(zip.slice(0, zip.size - 60)))).rejects.toMatchObject({ details: { reason: 'cut-off' } })
    for (let i = 400; i < 420; i++) bytes[i] = 0
    await expect(all(readHistory(new Blob([bytes])))).rejects.toMatchObject({ details: { field: 'file' } })
    await expect(all(readHistory(await zipOf({ 'conversations.json': text }, 'pw')))).rejects.toMatchObject({
      details: { reason: 'encrypted', part: 'conversations.json' },
    })
    await expect(all(readHistory(await zipOf({ 'photo.jpg': 'x' })))).rejects.toMatchObject({ details: { reason: 'foreign' } })
  })
})

describe('reading', () => {
  it('tells how far it is, by bytes, and what it skipped', async () => {
    const text = JSON.stringify([hello, { surprise: true }, hello])
    const seen: HistoryProgress[] = []
    await all(readHistory(fileOf(text), { onProgress: (progress) => seen.push(progress) }))
    expect(seen.at(-1)).toEqual({ bytes: text.length, totalBytes: text.length, conversations: 2, skipped: 1 })
  })

  it('stops when it is told to', async () => {
    const controller = new AbortController()
    const reading = readHistory(await zipOf({ 'conversations.json': JSON.stringify([hello, hello]) }), { signal: controller.signal })
    await reading.next()
    controller.abort()
    await expect(reading.next()).rejects.toMatchObject({ code: 'ABORTED' })
    await expect(all(readHistory(fileOf([hello]), { signal: controller.signal }))).rejects.toMatchObject({ code: 'ABORTED' })
  })

  it('lets go of the file when nobody reads on', async () => {
    let cancelled = false
    const body = new TextEncoder().encode(JSON.stringify([hello]).slice(0, -1) + `,${JSON.stringify(hello)}`.repeat(20))
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(body),
      cancel: () => {
        cancelled = true
      },
    })
    const file = fileOf([hello])
    Object.defineProperty(file, 'stream', { value: () => stream })
    for await (const _ of readHistory(file)) break
    expect(cancelled).toBe(true)
  })
})
