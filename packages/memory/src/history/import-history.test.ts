import { afterEach, describe, expect, it } from 'vitest'
import type { TestLocketOptions } from '../testing.ts'
import { createClock, openLocket, type TestLocket } from '../testing.ts'
import type { HistoryConversation } from './conversation.ts'
import { type HistoryFinding, importHistory } from './import-history.ts'
import { readHistory } from './read-history.ts'
import { chatGptConversation, fileOf } from './test-files.ts'

const opened: TestLocket[] = []
afterEach(async () => {
  for (const locket of opened.splice(0)) await locket.close()
})

async function open(options: Partial<TestLocketOptions> = {}): Promise<TestLocket> {
  const locket = await openLocket({ user: 'u', clock: createClock('2026-02-01T00:00:00.000Z'), ...options })
  opened.push(locket)
  return locket
}

const YEAR_2022 = 1_650_000_000
const YEAR_2024 = 1_710_000_000

/** Newest first, as exports are. */
const history = () =>
  readHistory(
    fileOf([
      chatGptConversation('new', [{ role: 'user', text: 'I live in Lisbon.', at: YEAR_2024 }]),
      chatGptConversation('old', [
        { role: 'user', text: 'I live in Graz.', at: YEAR_2022 },
        { role: 'assistant', text: 'Graz is lovely.', at: YEAR_2022 },
        { role: 'user', text: 'What is a good pasta recipe?', at: YEAR_2022 },
      ]),
      chatGptConversation('chat', [{ role: 'user', text: 'Write a haiku about rain.', at: YEAR_2024 }]),
    ]),
  )
const everything = (findings: readonly HistoryFinding[]) => findings.map(({ message }) => message)

describe('importing a history', () => {
  it('without a choice is a preview: nothing is stored', async () => {
    const locket = await open()
    const result = await importHistory(locket, history())
    expect(result).toMatchObject({ conversations: 3, turns: 5, stored: 0, outdated: 0, refused: 0 })
    expect(result.findings.map(({ message, title, at, decision }) => [message, title, at, decision.op])).toEqual([
      ['chatgpt:old-0', 'About old', '2022-04-15T05:20:00.000Z', 'add'],
      ['chatgpt:new-0', 'About new', '2024-03-09T16:00:00.000Z', 'update'],
    ])
    expect((await locket.memories({ status: 'any' })).items).toEqual([])
    expect(await locket.settled()).toEqual([])
    expect((await locket.status()).revision).toBe(0)
  })

  it('stores what was chosen, and what was said later wins', async () => {
    const locket = await open()
    const { stored } = await importHistory(locket, history(), { choose: everything })
    await locket.settled()
    expect(stored).toBe(2)
    expect(await locket.profile()).toMatchObject([
      { key: 'home.city', value: 'Lisbon', validFrom: '2024-03-09T16:00:00.000Z', source: { thread: 'chatgpt:new' } },
    ])
    expect((await locket.history('home.city')).map(({ value }) => value)).toEqual(['Graz', 'Lisbon'])
  })

  it('stores nothing that was not chosen', async () => {
    const locket = await open()
    expect(await importHistory(locket, history(), { choose: () => [] })).toMatchObject({ stored: 0 })
    await importHistory(locket, history(), { choose: async () => ['chatgpt:old-0', 'nobody'] })
    await locket.settled()
    expect((await locket.memories({ status: 'any' })).items.map(({ value }) => value)).toEqual(['Graz'])
  })

  it('twice is once', async () => {
    const locket = await open()
    await importHistory(locket, history(), { choose: everything })
    await locket.settled()
    const before = await locket.memories({ status: 'any' })
    expect(await importHistory(locket, history(), { choose: everything })).toMatchObject({ findings: [], stored: 0 })
    expect(await locket.settled()).toEqual([])
    expect(await locket.memories({ status: 'any' })).toEqual(before)
  })

  it('does not replace what was said later, nor forget what is held', async () => {
    const locket = await open()
    await locket.remember([
      { key: 'home.city', text: 'Lives in Oslo.', value: 'Oslo' },
      { key: 'contact.phone', text: 'Phone number is 0170 1234.', value: '0170 1234' },
    ])
    const turns = [
      { role: 'user', text: 'I live in Graz.' },
      { role: 'user', text: 'Please forget my phone number.' },
    ]
    const result = await importHistory(locket, readHistory(fileOf([chatGptConversation('old', turns)])), { choose: () => ['chatgpt:old-0', 'chatgpt:old-1'] })
    await locket.settled()
    expect(result).toMatchObject({ findings: [], outdated: 1, stored: 0 })
    expect((await locket.profile()).map(({ value }) => value)).toEqual(['Oslo', '0170 1234'])
  })

  it('leaves forgotten what the person asked to forget later in it', async () => {
    const locket = await open()
    const turns = [
      { role: 'user', text: 'My phone number is 0170 9999.', at: YEAR_2022 },
      { role: 'user', text: 'I play the cello.', at: YEAR_2022 },
      { role: 'user', text: 'Please forget my phone number.', at: YEAR_2024 },
    ]
    await importHistory(locket, readHistory(fileOf([chatGptConversation('old', turns)])), { choose: everything })
    await locket.settled()
    expect((await locket.memories({ status: 'any' })).items.map(({ text }) => text)).toEqual([expect.stringContaining('cello')])
  })

  it('keeps of a conversation only what says it and a little before', async () => {
    const locket = await open()
    const small = Array.from({ length: 30 }, (_, i) => ({ role: i % 2 === 0 ? 'user' : 'assistant', text: `What about step ${i}? ${'x'.repeat(3_000)}` }))
    const turns = [...small, { role: 'user', text: 'I live in Graz.' }, ...small]
    const { stored } = await importHistory(locket, readHistory(fileOf([chatGptConversation('long', turns)])), { choose: everything })
    expect(stored).toBe(5)
  })

  it('counts what the policy refuses, and finds it another time', async () => {
    const locket = await open({ policy: { budgets: { writesPerHour: 1 } } })
    const turns = [
      { role: 'user', text: 'I live in Graz.' },
      { role: 'user', text: 'I work as a carpenter.' },
    ]
    const file = () => readHistory(fileOf([chatGptConversation('old', turns)]))
    expect(await importHistory(locket, file(), { choose: everything })).toMatchObject({ findings: [{ message: 'chatgpt:old-0' }], refused: 1 })
    await locket.settled()
    locket.clock.advance(2 * 3_600_000)
    expect(await importHistory(locket, file(), { choose: everything })).toMatchObject({ findings: [{ message: 'chatgpt:old-1' }], refused: 0 })
  })

  it('tells how far it is', async () => {
    const locket = await open()
    const seen: string[] = []
    await importHistory(locket, history(), {
      choose: everything,
      onProgress: ({ phase, conversations, done }) => seen.push(`${phase} ${conversations} ${done}`),
    })
    expect(seen).toEqual(['read 1 1', 'read 2 2', 'read 3 2', 'store 3 2'])
  })

  it('stops when it is told to, and can be taken up again', async () => {
    const locket = await open()
    const controller = new AbortController()
    async function* stopping(): AsyncGenerator<HistoryConversation> {
      for await (const conversation of history()) {
        yield conversation
        controller.abort()
      }
    }
    await expect(importHistory(locket, stopping(), { choose: everything, signal: controller.signal })).rejects.toMatchObject({ code: 'ABORTED' })
    expect((await locket.status()).queue).toBe(0)
    expect(await importHistory(locket, history(), { choose: everything })).toMatchObject({ stored: 2 })
  })

  it('is refused while remembering is paused', async () => {
    const locket = await open()
    await locket.pause()
    await expect(importHistory(locket, history(), { choose: everything })).rejects.toMatchObject({ code: 'REFUSED', details: { reason: 'paused' } })
  })
})
