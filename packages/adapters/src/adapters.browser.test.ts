import { type Locket, openLocket } from '@locket/memory'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claudeMemoryTool } from './claude-memory-tool.ts'
import { Memory } from './mem0.ts'
import { runTool } from './tools.ts'
import { registerWebMcp } from './webmcp.ts'

let user: string
let locket: Locket
let count = 0

const open = () => openLocket({ user, embedder: 'none', extractor: 'rules' })

beforeEach(async () => {
  user = `adapters-${++count}-${Math.random()}`
  locket = await open()
})

afterEach(() => locket.erase().catch(() => undefined))

describe('in a browser, with the locket in its worker', () => {
  test('files of the memory tool are there after a reload', async () => {
    const text = '# Notes\n\n\t- tabs, "quotes", `ticks` and 🙂\n'
    await claudeMemoryTool(locket).run({ command: 'create', path: '/memories/notes/ä b.md', file_text: text })
    await locket.close()
    locket = await open()
    const answer = await claudeMemoryTool(locket).run({ command: 'view', path: '/memories/notes/ä b.md' })
    expect(answer.split('\n').slice(1)).toEqual(['     1\t# Notes', '     2\t', '     3\t\t- tabs, "quotes", `ticks` and 🙂', '     4\t'])
    expect(await claudeMemoryTool(locket).run({ command: 'delete', path: '/memories/notes' })).toBe('Successfully deleted /memories/notes')
    expect((await locket.memories({ status: 'any' })).items).toEqual([])
  })

  test('tools and their errors', async () => {
    expect(await runTool(locket, 'remember', { text: 'The user lives in Lisbon.' })).toMatchObject({ op: 'add' })
    expect(await runTool(locket, 'recall', { query: 'Lisbon' })).toMatchObject({ memories: [{ text: 'The user lives in Lisbon.' }] })
    await expect(runTool(locket, 'recall', { query: 'Lisbon', at: 'soon' })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
  })

  test('Mem0 opens a locket a user by itself', async () => {
    const memory = new Memory()
    await memory.add('I live in Lisbon.', { userId: user, infer: false })
    expect((await memory.search('Lisbon', { filters: { user_id: user } })).results).toMatchObject([{ memory: 'I live in Lisbon.', user_id: user }])
    expect((await locket.memories()).items.length).toBe(1)
    await memory.close()
  })

  test('this browser has no WebMCP, and nothing is registered', async () => {
    expect((await registerWebMcp(locket)).registered).toBe('modelContext' in document || 'modelContext' in navigator)
  })
})
