import { openLocket, type TestLocket } from '@locket/memory/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ModelContext, type ModelContextTool, registerWebMcp, type WebMcpRequest } from './webmcp.ts'

let locket: TestLocket

beforeEach(async () => {
  locket = await openLocket({ user: 'u-17' })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  await locket.close()
})

/** A stand-in of the draft's shape: names are unique, and a tool goes when its signal is aborted. */
function createContext() {
  const tools = new Map<string, ModelContextTool>()
  const context: ModelContext = {
    async registerTool(tool, options) {
      if (tools.has(tool.name)) throw new DOMException('The name is taken.', 'InvalidStateError')
      tools.set(tool.name, tool)
      options?.signal.addEventListener('abort', () => tools.delete(tool.name))
    },
  }
  const call = async (name: string, input: unknown, client?: unknown) => {
    const result = await tools.get(name)?.execute(input, client)
    return { text: result?.content[0]?.text ?? '', isError: result?.isError ?? false }
  }
  return { context, tools, call }
}

describe('registerWebMcp', () => {
  test('does nothing where the browser has no WebMCP', async () => {
    const registration = await registerWebMcp(locket)
    expect(registration.registered).toBe(false)
    registration.unregister()
  })

  test.each(['document', 'navigator'])("finds the browser's own at %s", async (host) => {
    const { context, tools } = createContext()
    vi.stubGlobal(host, { modelContext: context })
    const registration = await registerWebMcp(locket)
    expect(registration.registered).toBe(true)
    expect([...tools.keys()]).toEqual(['locket_recall', 'locket_remember', 'locket_forget'])
    expect(tools.get('locket_recall')).toMatchObject({ annotations: { readOnlyHint: true }, inputSchema: { type: 'object' } })
    registration.unregister()
    registration.unregister()
    expect(tools.size).toBe(0)
  })

  test('takes its tools back from drafts that gave a handle or unregisterTool', async () => {
    const unregister = vi.fn()
    const unregisterTool = vi.fn()
    const withHandles = await registerWebMcp(locket, { modelContext: { registerTool: () => ({ unregister }) } })
    const byName = await registerWebMcp(locket, { modelContext: { registerTool: () => undefined, unregisterTool } })
    withHandles.unregister()
    byName.unregister()
    expect(unregister).toHaveBeenCalledTimes(3)
    expect(unregisterTool.mock.calls.flat()).toEqual(['locket_recall', 'locket_remember', 'locket_forget'])
  })

  test('all three or none', async () => {
    const { context, tools } = createContext()
    await registerWebMcp(locket, { modelContext: context })
    tools.delete('locket_recall')
    await expect(registerWebMcp(locket, { modelContext: context })).rejects.toThrow('The name is taken.')
    expect(tools.has('locket_recall')).toBe(false)
  })

  test('refuses every call when the app gave no confirm', async () => {
    const { context, call } = createContext()
    await registerWebMcp(locket, { modelContext: context })
    await locket.remember({ text: 'The user likes tea.' })
    expect(await call('locket_recall', { query: 'tea' })).toEqual({ text: 'The user did not agree to this call.', isError: true })
    expect(await call('locket_remember', { text: 'The user likes coffee.' })).toMatchObject({ isError: true })
    expect(await call('locket_forget', { query: 'tea' })).toMatchObject({ isError: true })
    expect((await locket.memories()).items.length).toBe(1)
  })

  test('shows the person each call, and for forget exactly what goes', async () => {
    const { context, call } = createContext()
    const seen: WebMcpRequest[] = []
    const confirm = async (request: WebMcpRequest) => {
      seen.push(request)
      if (request.tool === 'forget') await locket.remember({ text: 'Red tea is what the user likes best.' })
      return true
    }
    await registerWebMcp(locket, { modelContext: context, confirm })
    expect((await call('locket_remember', { text: 'The user likes red tea.' })).text).toContain('"op":"add"')
    expect((await call('locket_recall', { query: 'red tea' })).text).toContain('The user likes red tea.')
    expect(await call('locket_forget', { query: 'red tea' })).toEqual({ text: '{"forgotten":1}', isError: false })
    expect(seen.map(({ tool, input, affected }) => [tool, input, affected.length])).toEqual([
      ['remember', { text: 'The user likes red tea.' }, 0],
      ['recall', { query: 'red tea' }, 0],
      ['forget', { query: 'red tea' }, 1],
    ])
    expect((await locket.memories()).items.map(({ text }) => text)).toEqual(['Red tea is what the user likes best.'])
  })

  test("asks through the call's client where it has one, and takes only true for a yes", async () => {
    const { context, call } = createContext()
    let answer: unknown = true
    // What an app without types may give back.
    await registerWebMcp(locket, { modelContext: context, confirm: () => answer as boolean })
    const requestUserInteraction = vi.fn((ask: () => Promise<unknown>) => ask())
    expect(await call('locket_recall', { query: 'tea' }, { requestUserInteraction })).toMatchObject({ isError: false })
    expect(requestUserInteraction).toHaveBeenCalledTimes(1)
    for (answer of ['yes', 1, undefined, {}]) expect(await call('locket_recall', { query: 'tea' }, { requestUserInteraction })).toMatchObject({ isError: true })
  })

  test('tells what is wrong without asking anybody', async () => {
    const { context, call, tools } = createContext()
    const confirm = vi.fn(() => true)
    const registration = await registerWebMcp(locket, { modelContext: context, confirm })
    expect(await call('locket_forget', { everything: true })).toEqual({ text: 'input.everything is not known.', isError: true })
    expect(await call('locket_recall', undefined)).toMatchObject({ isError: true })
    expect(confirm).not.toHaveBeenCalled()
    const recall = tools.get('locket_recall')
    registration.unregister()
    expect(await recall?.execute({ query: 'tea' })).toMatchObject({ isError: true })
  })
})
