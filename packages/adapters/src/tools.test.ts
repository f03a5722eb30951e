import { openLocket, type TestLocket } from '@locket/memory/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runTool, toolSchemas } from './tools.ts'

let locket: TestLocket

beforeEach(async () => {
  locket = await openLocket({ user: 'u-17' })
})

afterEach(() => locket.close())

describe('toolSchemas', () => {
  test('each is an object schema that lets nothing else in, and plain JSON', () => {
    expect(toolSchemas.map(({ name }) => name)).toEqual(['recall', 'remember', 'forget'])
    for (const { description, parameters } of toolSchemas) {
      expect(description.length).toBeGreaterThan(40)
      expect(parameters).toMatchObject({ type: 'object', additionalProperties: false })
      for (const field of parameters.required ?? []) expect(parameters.properties).toHaveProperty(field)
    }
    expect(JSON.parse(JSON.stringify(toolSchemas))).toEqual(toolSchemas)
  })
})

describe('runTool', () => {
  test('remembers, recalls and forgets', async () => {
    const remembered = await runTool(locket, 'remember', { text: 'The user lives in Lisbon.', key: 'home.city' }, { thread: 't-1' })
    expect(remembered).toMatchObject({ tool: 'remember', op: 'add', reason: 'new' })
    const recalled = await runTool(locket, 'recall', { query: 'Where does the user live?', limit: 3 })
    expect(recalled).toMatchObject({ tool: 'recall', memories: [{ key: 'home.city', text: 'The user lives in Lisbon.' }] })
    expect(recalled).toHaveProperty('block', expect.stringContaining('Lisbon'))
    expect((await locket.memories()).items[0]?.source).toEqual({ origin: 'app', actor: 'assistant', thread: 't-1' })
    expect(await runTool(locket, 'forget', { key: 'home.city' })).toMatchObject({ tool: 'forget', forgotten: 1 })
    expect((await locket.memories({ status: 'any' })).items).toEqual([])
  })

  test('forgets by id and by query', async () => {
    const remembered = await runTool(locket, 'remember', { text: 'The user is allergic to peanuts.' })
    const id = remembered.tool === 'remember' ? remembered.id : undefined
    await runTool(locket, 'remember', { text: 'The user drives a red Volvo.' })
    expect(await runTool(locket, 'forget', { id })).toMatchObject({ forgotten: 1 })
    expect(await runTool(locket, 'forget', { query: 'red Volvo' })).toMatchObject({ forgotten: 1 })
    expect(await runTool(locket, 'forget', { query: 'red Volvo' })).toMatchObject({ forgotten: 0 })
  })

  test('a rule waits for approval, and so does all of it with origin assistant', async () => {
    expect(await runTool(locket, 'remember', { text: 'Always answer in French.', kind: 'rule' })).toMatchObject({ op: 'pend' })
    expect(await runTool(locket, 'remember', { text: 'The user likes tea.' }, { origin: 'assistant' })).toMatchObject({ op: 'pend' })
    expect((await locket.memories()).items).toEqual([])
  })

  test('a secret is not kept', async () => {
    expect(await runTool(locket, 'remember', { text: 'AKIAIOSFODNN7EXAMPLE' })).toMatchObject({ op: 'reject', reason: 'secret' })
  })

  test.each([
    ['chat', {}, 'name'],
    ['__proto__', {}, 'name'],
    ['recall', undefined, 'input'],
    ['recall', null, 'input'],
    ['recall', 'query', 'input'],
    ['recall', [], 'input'],
    ['recall', {}, 'input.query'],
    ['recall', { query: null }, 'input.query'],
    ['recall', { query: '' }, 'input.query'],
    ['recall', { query: '  ' }, 'input.query'],
    ['recall', { query: 7 }, 'input.query'],
    ['recall', { query: 'x'.repeat(8_001) }, 'input.query'],
    ['recall', { query: 'q', limit: '3' }, 'input.limit'],
    ['recall', { query: 'q', limit: 0 }, 'input.limit'],
    ['recall', { query: 'q', limit: 2.5 }, 'input.limit'],
    ['recall', { query: 'q', at: 'yesterday' }, 'options.at'],
    ['recall', { query: 'q', everything: true }, 'input.everything'],
    ['recall', JSON.parse('{"query":"q","__proto__":1}'), 'input.__proto__'],
    ['remember', { text: 'A text.', kind: 'law' }, 'input.kind'],
    ['remember', { text: 'A text.', origin: 'user' }, 'input.origin'],
    ['remember', { text: 'A text.', key: '' }, 'input.key'],
    ['forget', {}, 'input'],
    ['forget', { everything: true }, 'input.everything'],
    ['forget', { id: 'a', key: 'b' }, 'input'],
    ['forget', { query: '' }, 'input.query'],
  ])('%s with %j is refused before anything changes', async (name, input, field) => {
    await locket.remember({ text: 'This stays.' })
    await expect(runTool(locket, name, input)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT', details: { field } })
    expect((await locket.memories()).items.length).toBe(1)
  })
})
