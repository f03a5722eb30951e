import { Annotation, getStore, START, StateGraph } from '@langchain/langgraph'
import { InMemoryStore } from '@langchain/langgraph-checkpoint'
import { openLocket, type TestLocket } from '@locket/memory/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LocketStore } from './langgraph.ts'

let locket: TestLocket
let store: LocketStore

beforeEach(async () => {
  locket = await openLocket({ user: 'u-17' })
  store = new LocketStore(locket)
})

afterEach(() => locket.close())

describe('LocketStore', () => {
  test('an item is one active memory, and a new value supersedes', async () => {
    await store.put(['users', 'u-1'], 'prefs', { theme: 'dark' })
    locket.clock.advance(1_000)
    await store.put(['users', 'u-1'], 'prefs', { theme: 'light' })
    expect(await store.get(['users', 'u-1'], 'prefs')).toEqual({
      namespace: ['users', 'u-1'],
      key: 'prefs',
      value: { theme: 'light' },
      createdAt: new Date('2026-01-01T00:00:00.000Z'),
      updatedAt: new Date('2026-01-01T00:00:01.000Z'),
    })
    expect((await locket.memories()).items.map(({ key, text }) => [key, text])).toEqual([['store:users:u-1::prefs', '{"theme":"light"}']])
    expect((await locket.history('store:users:u-1::prefs')).length).toBe(2)
  })

  test('a delete forgets every version', async () => {
    await store.put(['a'], 'k', { v: 1 })
    await store.put(['a'], 'k', { v: 2 })
    await store.delete(['a'], 'k')
    expect(await store.get(['a'], 'k')).toBeNull()
    expect((await locket.memories({ status: 'any' })).items).toEqual([])
    await store.delete(['a'], 'k')
  })

  test.each([
    [{ n: 1 }, { n: -1 }],
    [{ s: 'Hello' }, { s: 'hello!' }],
    [{ s: 'a b' }, { s: 'a  b' }],
    [{ list: [1, 2] }, { list: [12] }],
    [{ a: 1 }, { '-a': 1 }],
  ])('values that differ by little stay apart: %j and %j', async (before, after) => {
    await store.put(['a'], 'k', before)
    await store.put(['a'], 'other', before)
    await store.put(['a'], 'k', after)
    expect((await store.get(['a'], 'k'))?.value).toEqual(after)
    expect((await store.get(['a'], 'other'))?.value).toEqual(before)
  })

  test('searches by words within a namespace', async () => {
    await store.put(['docs', 'a'], '1', { text: 'Deploys happen on Tuesdays.' })
    await store.put(['docs', 'b'], '2', { text: 'The office is in Lisbon.' })
    await store.put(['other'], '3', { text: 'Deploys are fun.' })
    await locket.remember({ text: 'Deploys need a review.' })
    const found = await store.search(['docs'], { query: 'When do deploys happen?' })
    expect(found[0]).toMatchObject({ key: '1', score: expect.any(Number) })
    expect(found.some(({ namespace }) => namespace[0] !== 'docs')).toBe(false)
  })

  test('an item goes when its time is over', async () => {
    const short = new LocketStore(locket, { ttl: 60 })
    await short.put(['a'], 'k', { v: 1 })
    await short.put(['a'], 'kept', { v: 1 }, undefined, { ttl: null })
    expect((await short.search(['a'])).length).toBe(2)
    locket.clock.set(Date.now() + 61 * 60_000)
    expect((await short.search(['a'])).map(({ key }) => key)).toEqual(['kept'])
    await locket.sweep()
    expect((await locket.memories({ status: 'any' })).items.length).toBe(1)
  })

  test('does as the in-memory store of LangGraph does', async () => {
    const theirs = new InMemoryStore()
    const items: [string[], string, Record<string, unknown>][] = [
      [['users', 'u-1', 'prefs'], 'a', { age: 3, tag: 'x', deep: { b: 1 } }],
      [['users', 'u-1', 'prefs'], 'b', { age: 5, tag: 'y' }],
      [['users', 'u-2', 'prefs'], 'c', { age: 7, tag: 'x' }],
      [['users', 'u-2'], 'd:e::f', { age: null }],
      [['teams'], 'g', { age: '9' }],
    ]
    for (const [namespace, key, value] of items) for (const one of [store, theirs]) await one.put(namespace, key, value)
    const plain = (found: { namespace: string[]; key: string; value: unknown }[]) => found.map(({ namespace, key, value }) => ({ namespace, key, value }))
    const searches = [
      {},
      { filter: { tag: 'x' } },
      { filter: { age: { $gt: 3 } } },
      { filter: { age: { $gte: 3, $lt: 7 } } },
      { filter: { age: { $ne: 5 } } },
      { filter: { tag: { $in: ['y', 'z'] } } },
      { filter: { tag: { $nin: ['y'] } } },
      { filter: { nothing: 1 } },
      { limit: 2 },
      { limit: 2, offset: 1 },
      { offset: 99 },
    ]
    for (const prefix of [['users'], ['users', 'u-1'], ['teams'], ['user'], []]) {
      for (const options of searches) expect(plain(await store.search(prefix, options))).toEqual(plain(await theirs.search(prefix, options)))
    }
    const lists = [
      {},
      { prefix: ['users'] },
      { suffix: ['prefs'] },
      { prefix: ['users', '*'], suffix: ['prefs'] },
      { maxDepth: 1 },
      { maxDepth: 2, limit: 2 },
      { limit: 1, offset: 1 },
    ]
    for (const options of lists) expect(await store.listNamespaces(options)).toEqual(await theirs.listNamespaces(options))
  })

  test('reads of a batch see what was before it, and the last put counts', async () => {
    await store.put(['a'], 'k', { v: 1 })
    const results = await store.batch([
      { namespace: ['a'], key: 'k', value: { v: 2 } },
      { namespace: ['a'], key: 'k' },
      { namespace: ['a'], key: 'k', value: { v: 3 } },
    ])
    expect(results[1]).toMatchObject({ value: { v: 1 } })
    expect((await store.get(['a'], 'k'))?.value).toEqual({ v: 3 })
  })

  test('what does not fit is refused before anything changes', async () => {
    const cyclic: Record<string, unknown> = {}
    cyclic.self = cyclic
    const refused = (put: Promise<void>, error: object) => expect(put).rejects.toMatchObject(error)
    await refused(store.put(['a'], 'k', cyclic), { code: 'INVALID_ARGUMENT', details: { field: 'value' } })
    await refused(store.put(['a'], 'k', { n: 1n }), { code: 'INVALID_ARGUMENT' })
    await refused(store.put(['a'], 'k', { big: 'x'.repeat(40_000) }), { code: 'INVALID_ARGUMENT' })
    await refused(store.put(['a'], 'k'.repeat(300), { v: 1 }), { code: 'INVALID_ARGUMENT' })
    await refused(store.put([], 'k', { v: 1 }), { code: 'INVALID_ARGUMENT' })
    await refused(store.put(['a.b'], 'k', { v: 1 }), { name: 'InvalidNamespaceError' })
    await refused(store.put(['a:b'], 'k', { v: 1 }), { name: 'InvalidNamespaceError' })
    await refused(store.put([''], 'k', { v: 1 }), { name: 'InvalidNamespaceError' })
    await refused(Reflect.apply(store.put, store, [['a'], 'k', 'text']), { code: 'INVALID_ARGUMENT' })
    await expect(store.search(['a'], { filter: { v: { $regex: 'x' } } })).resolves.toEqual([])
    expect(() => new LocketStore(locket, { ttl: -1 })).toThrow(/ttl/)
    expect((await locket.memories({ status: 'any' })).items).toEqual([])
  })

  test('a secret is not kept', async () => {
    await store.put(['a'], 'k', { note: 'my password is hunter2-Zx9!', card: '4111 1111 1111 1111', n: 1 })
    expect((await store.get(['a'], 'k'))?.value).toEqual({ note: 'my password is [secret]', card: '[secret]', n: 1 })
  })

  test('a graph keeps what its nodes put', async () => {
    const State = Annotation.Root({ said: Annotation<string>, known: Annotation<number> })
    const graph = new StateGraph(State)
      .addNode('learn', async ({ said }, config) => {
        const inside = getStore(config)
        await inside?.put(['facts'], said, { said })
        return { known: (await inside?.search(['facts']))?.length ?? 0 }
      })
      .addEdge(START, 'learn')
      .compile({ store })
    expect(await graph.invoke({ said: 'tea' })).toMatchObject({ known: 1 })
    expect(await graph.invoke({ said: 'cake' })).toMatchObject({ known: 2 })
    expect((await locket.memories({ query: 'cake' })).items.length).toBe(1)
  })
})
