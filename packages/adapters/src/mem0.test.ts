import { createDevice, openLocket, type TestDevice } from '@locket/memory/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Memory } from './mem0.ts'

let device: TestDevice
let memory: Memory

beforeEach(() => {
  device = createDevice()
  memory = new Memory({ open: (user) => openLocket({ user, device }) })
})

afterEach(() => memory.close())

const alice = { filters: { user_id: 'alice' } }

test('takes a locket that is open already, and leaves it open', async () => {
  const locket = await openLocket({ user: 'alice' })
  const own = new Memory(locket)
  await locket.remember({ text: 'The user likes rum.' })
  await own.add('The user likes tea.', { userId: 'alice', infer: false })
  expect((await own.getAll(alice)).results.map(({ memory }) => memory)).toEqual(['The user likes tea.', 'The user likes rum.'])
  await own.close()
  expect((await locket.memories()).items.length).toBe(2)
  await locket.close()
})

describe('add', () => {
  test('learns from messages, in the shape that mem0 gives', async () => {
    const messages = [
      { role: 'user', content: 'I live in Lisbon.' },
      { role: 'assistant', content: 'Noted.' },
    ]
    const { results } = await memory.add(messages, { userId: 'alice', metadata: { category: 'home' } })
    expect(results).toMatchObject([{ memory: expect.stringContaining('Lisbon'), metadata: { category: 'home', event: 'ADD' }, user_id: 'alice' }])
    expect((await memory.getAll(alice)).results).toMatchObject([{ id: results[0]?.id, metadata: { category: 'home' } }])
    expect((await memory.add('I moved from Lisbon to Porto.', { userId: 'alice' })).results).toMatchObject([{ metadata: { event: 'UPDATE' } }])
  })

  test('keeps messages as they are with infer: false', async () => {
    const { results } = await memory.add(
      [
        {
          role: 'user',
          content: [
            { type: 'text', text: 'Blue is nice.' },
            { type: 'image_url', image_url: { url: 'x' } },
          ],
        },
      ],
      {
        userId: 'alice',
        agentId: 'shop',
        runId: 'r-1',
        infer: false,
        expirationDate: '2026-02-01',
      },
    )
    expect(results).toMatchObject([{ memory: 'Blue is nice.', user_id: 'alice', agent_id: 'shop', run_id: 'r-1' }])
  })

  test('two adds at once keep their results apart', async () => {
    const [first, second] = await Promise.all([memory.add('I live in Lisbon.', { userId: 'alice' }), memory.add('My dog is called Rex.', { userId: 'alice' })])
    expect(first.results.map(({ memory }) => memory).join()).toContain('Lisbon')
    expect(second.results.map(({ memory }) => memory).join()).toContain('Rex')
  })

  test.each([
    ['', { userId: 'alice' }],
    ['  ', { userId: 'alice' }],
    [[], { userId: 'alice' }],
    [[{ role: 'user', content: ' ' }], { userId: 'alice' }],
    [[{ role: 'wizard', content: 'Hi' }], { userId: 'alice' }],
    [[7], { userId: 'alice' }],
    [null, { userId: 'alice' }],
    ['Hi', {}],
    ['Hi', undefined],
    ['Hi', { userId: ' ' }],
    ['Hi', { userId: 'a b' }],
    ['Hi', { userId: {} }],
    ['Hi', { userId: 'alice', metadata: { long: 'x'.repeat(300) } }],
    ['Hi', { userId: 'alice', infer: false, expirationDate: 'soon' }],
  ])('%j with %j is refused', async (messages, options) => {
    await expect(Reflect.apply(memory.add, memory, [messages, options])).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  })
})

describe('search and getAll', () => {
  beforeEach(async () => {
    await memory.add('The user likes green tea.', { userId: 'alice', infer: false, metadata: { category: 'taste' } })
    await memory.add('The user likes strong coffee.', { userId: 'alice', runId: 'r-1', infer: false })
    await memory.add('The user likes black tea.', { userId: 'bob', infer: false })
  })

  test('find what is of the user and the run, with a score', async () => {
    const { results } = await memory.search('tea', alice)
    expect(results).toMatchObject([{ memory: 'The user likes green tea.', score: expect.any(Number) }])
    expect((await memory.search('likes', { filters: { user_id: 'alice', run_id: 'r-1' } })).results.map(({ memory }) => memory)).toEqual([
      'The user likes strong coffee.',
    ])
    expect((await memory.getAll({ filters: { user_id: 'alice', category: 'taste' } })).results.length).toBe(1)
    expect((await memory.getAll({ ...alice, topK: 1 })).results.length).toBe(1)
    expect((await memory.getAll({ filters: { user_id: 'carol' } })).results).toEqual([])
  })

  test.each([
    [{}],
    [undefined],
    [{ filters: {} }],
    [{ userId: 'alice' }],
    [{ filters: { user_id: 'alice', OR: [] } }],
    [{ filters: { user_id: 'alice', age: { gt: 3 } } }],
    [{ ...alice, topK: 0 }],
    [{ ...alice, topK: 'all' }],
  ])('%j is refused', async (options) => {
    await expect(Reflect.apply(memory.getAll, memory, [options])).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
    await expect(Reflect.apply(memory.search, memory, ['tea', options])).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  })

  test('an empty question and a threshold out of range are refused', async () => {
    await expect(memory.search('', alice)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
    await expect(memory.search('tea', { ...alice, threshold: 2 })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  })
})

describe('get, update, history, delete, deleteAll', () => {
  test('an id stays good over updates', async () => {
    const { results } = await memory.add('The user likes tea.', { userId: 'alice', infer: false })
    const id = results[0]?.id ?? ''
    expect(await memory.update(id, 'The user likes coffee.')).toEqual({ message: 'Memory updated successfully!' })
    await memory.update(id, { text: 'The user likes cocoa.', expirationDate: '2027-01-01' })
    expect(await memory.get(id)).toMatchObject({ id, memory: 'The user likes cocoa.', user_id: 'alice' })
    expect((await memory.history(id)).map(({ action, previous_value, new_value, memory_id }) => [memory_id, action, previous_value, new_value])).toEqual([
      [id, 'ADD', null, 'The user likes tea.'],
      [id, 'UPDATE', 'The user likes tea.', 'The user likes coffee.'],
      [id, 'UPDATE', 'The user likes coffee.', 'The user likes cocoa.'],
    ])
    expect(await memory.delete(id)).toEqual({ message: 'Memory deleted successfully!' })
    expect(await memory.get(id)).toBeNull()
    expect(await memory.history(id)).toEqual([])
    await expect(memory.delete(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(memory.update(id, 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('update without a change, or of metadata, is refused', async () => {
    for (const options of [{}, null, 7, { metadata: { a: 1 } }, { text: '' }]) {
      const { results } = await memory.add('The user likes tea.', { userId: 'alice', infer: false })
      const id = results[0]?.id ?? (await memory.getAll(alice)).results[0]?.id
      await expect(Reflect.apply(memory.update, memory, [id, options])).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
    }
    for (const id of ['', undefined, 7]) await expect(Reflect.apply(memory.get, memory, [id])).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  })

  test('deleteAll takes what the ids name, and needs one', async () => {
    await memory.add('The user likes tea.', { userId: 'alice', infer: false })
    await memory.add('The user likes milk.', { userId: 'alice', runId: 'r-1', infer: false })
    await memory.add('The user likes rum.', { userId: 'bob', infer: false })
    await expect(memory.deleteAll({})).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
    expect(await memory.deleteAll({ userId: 'alice', runId: 'r-1' })).toEqual({ message: 'Memories deleted successfully!' })
    expect((await memory.getAll(alice)).results.map(({ memory }) => memory)).toEqual(['The user likes tea.'])
    await memory.deleteAll({ userId: 'alice' })
    expect((await memory.getAll(alice)).results).toEqual([])
    expect((await memory.getAll({ filters: { user_id: 'bob' } })).results.length).toBe(1)
  })
})
