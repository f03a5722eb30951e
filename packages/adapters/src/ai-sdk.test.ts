import { openLocket, type TestLocket } from '@locket/memory/testing'
import { generateText, type LanguageModelMiddleware, simulateReadableStream, stepCountIs, streamText, wrapLanguageModel } from 'ai'
import { MockLanguageModelV3 } from 'ai/test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { locketMiddleware, locketTools } from './ai-sdk.ts'

let locket: TestLocket

beforeEach(async () => {
  locket = await openLocket({ user: 'u-17' })
})

afterEach(() => locket.close())

type Answer = Awaited<ReturnType<MockLanguageModelV3['doGenerate']>>

const usage: Answer['usage'] = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
}
const saying = (text: string): Answer => ({ content: [{ type: 'text', text }], finishReason: { unified: 'stop', raw: undefined }, usage, warnings: [] })
const calling = (toolName: string, input: unknown): Answer => ({
  content: [{ type: 'tool-call', toolCallId: `call-${toolName}`, toolName, input: JSON.stringify(input) }],
  finishReason: { unified: 'tool-calls', raw: undefined },
  usage,
  warnings: [],
})
const mock = (...answers: Answer[]) => new MockLanguageModelV3({ doGenerate: answers })
const wrapped = (model: MockLanguageModelV3, middleware: LanguageModelMiddleware = locketMiddleware(locket)) => wrapLanguageModel({ model, middleware })

describe('locketMiddleware', () => {
  test('puts the block before the words of the newest user message, never into the system prompt', async () => {
    await locket.remember({ key: 'deploy.region', text: 'Production runs in eu-west-2.' })
    const model = mock(saying('In eu-west-2.'))
    const { text } = await generateText({
      model: wrapped(model),
      system: 'Be brief.',
      messages: [
        { role: 'user', content: 'Hello' },
        { role: 'assistant', content: 'Hello.' },
        { role: 'user', content: 'Where does production run?' },
      ],
    })
    expect(text).toBe('In eu-west-2.')
    const prompt = model.doGenerateCalls[0]?.prompt
    expect(prompt?.[0]).toMatchObject({ role: 'system', content: 'Be brief.' })
    expect(prompt?.[1]?.content).toHaveLength(1)
    expect(prompt?.[3]).toMatchObject({
      role: 'user',
      content: [
        { type: 'text', text: expect.stringMatching(/^<memories[\s\S]*Production runs in eu-west-2\.[\s\S]*<\/memories>$/) },
        { type: 'text', text: 'Where does production run?' },
      ],
    })
  })

  test('changes nothing when nothing is known, or when no user message has words', async () => {
    const model = mock(saying('Hi.'), saying('Nice picture.'))
    await generateText({ model: wrapped(model), prompt: 'Where does production run?' })
    await generateText({
      model: wrapped(model),
      messages: [{ role: 'user', content: [{ type: 'file', mediaType: 'image/png', data: new Uint8Array([1, 2, 3]) }] }],
    })
    expect(model.doGenerateCalls.map(({ prompt }) => prompt[0]?.content.length)).toEqual([1, 1])
  })

  test('observes both turns after the answer, without the block, in the thread of the call', async () => {
    await locket.remember({ key: 'name', text: 'The user is called Ada.' })
    const observe = vi.spyOn(locket, 'observe')
    const model = wrapped(mock(saying('Welcome to Lisbon!'), saying('Yes.')), locketMiddleware(locket, { thread: 't-1' }))
    await generateText({ model, prompt: 'My name is Ada and I live in Lisbon.' })
    expect(observe.mock.calls[0]?.[0]).toEqual([
      { role: 'user', text: 'My name is Ada and I live in Lisbon.', thread: 't-1' },
      { role: 'assistant', text: 'Welcome to Lisbon!', thread: 't-1' },
    ])
    await locket.settled()
    expect((await locket.memories()).items.map(({ text }) => text).join(' ')).toContain('Lisbon')
    await generateText({ model, prompt: 'Do you know me?', providerOptions: { locket: { thread: 't-2' } } })
    expect(observe.mock.calls[1]?.[0]).toMatchObject([{ thread: 't-2' }, { thread: 't-2' }])
  })

  test('observes a turn once, whatever the number of steps', async () => {
    const observe = vi.spyOn(locket, 'observe')
    const model = wrapped(mock(calling('recall', { query: 'home' }), saying('I do not know.')))
    await generateText({ model, prompt: 'Where do I live?', tools: { ...locketTools(locket) }, stopWhen: stepCountIs(3) })
    expect(observe.mock.calls.flatMap(([turns]) => turns)).toEqual([
      { role: 'user', text: 'Where do I live?', thread: undefined },
      { role: 'assistant', text: 'I do not know.', thread: undefined },
    ])
  })

  test('observes nothing when the call failed, or when told not to', async () => {
    const observe = vi.spyOn(locket, 'observe')
    const failing = new MockLanguageModelV3({ doGenerate: () => Promise.reject(new Error('no connection')) })
    await expect(generateText({ model: wrapped(failing), prompt: 'I live in Lisbon.', maxRetries: 0 })).rejects.toThrow('no connection')
    await generateText({ model: wrapped(mock(saying('Hi.')), locketMiddleware(locket, { observe: false })), prompt: 'I live in Lisbon.' })
    expect(observe).not.toHaveBeenCalled()
  })

  test('streams through, and observes at the end', async () => {
    await locket.remember({ key: 'home.city', text: 'The user lives in Lisbon.' })
    const observe = vi.spyOn(locket, 'observe')
    const model = new MockLanguageModelV3({
      doStream: {
        stream: simulateReadableStream({
          chunks: [
            { type: 'text-start', id: '1' },
            { type: 'text-delta', id: '1', delta: 'In ' },
            { type: 'text-delta', id: '1', delta: 'Lisbon.' },
            { type: 'text-end', id: '1' },
            { type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage },
          ],
        }),
      },
    })
    const result = streamText({ model: wrapped(model), prompt: 'Where do I live?' })
    expect(await result.text).toBe('In Lisbon.')
    expect(model.doStreamCalls[0]?.prompt[0]?.content).toMatchObject([{ text: expect.stringContaining('Lisbon') }, { text: 'Where do I live?' }])
    expect(observe.mock.calls[0]?.[0]).toMatchObject([
      { role: 'user', text: 'Where do I live?' },
      { role: 'assistant', text: 'In Lisbon.' },
    ])
  })

  test('a failure of memory is told and does not fail the call', async () => {
    const onError = vi.fn()
    const model = wrapped(mock(saying('Hi.')), locketMiddleware(locket, { onError }))
    await locket.close()
    expect((await generateText({ model, prompt: 'Hello there' })).text).toBe('Hi.')
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['CLOSED', 'CLOSED'])
  })

  test('a message that is longer than a turn is observed in pieces, and nothing of it is lost', async () => {
    const onError = vi.fn()
    const observe = vi.spyOn(locket, 'observe')
    const long = `${'Wörter und 🙂 mehr '.repeat(4_000)}${'😀'.repeat(12_000)}`.trim()
    await generateText({ model: wrapped(mock(saying('Long.')), locketMiddleware(locket, { onError })), prompt: long })
    const turns = observe.mock.calls.flatMap(([turns]) => (Array.isArray(turns) ? turns : [turns]))
    expect(
      turns
        .filter(({ role }) => role === 'user')
        .map(({ text }) => text)
        .join(''),
    ).toBe(long)
    expect(onError).not.toHaveBeenCalled()
  })
})

describe('locketTools', () => {
  test('a model remembers, recalls and forgets', async () => {
    const model = mock(
      calling('remember', { text: 'The user lives in Lisbon.', key: 'home.city' }),
      calling('recall', { query: 'Where does the user live?' }),
      calling('forget', { key: 'home.city' }),
      saying('Done.'),
    )
    const { steps, text } = await generateText({ model, prompt: 'Try it.', tools: { ...locketTools(locket) }, stopWhen: stepCountIs(5) })
    expect(text).toBe('Done.')
    const outputs = steps.flatMap(({ toolResults }) => toolResults.map(({ output }) => output))
    expect(outputs).toMatchObject([
      { tool: 'remember', op: 'add' },
      { tool: 'recall', memories: [{ text: 'The user lives in Lisbon.' }] },
      { tool: 'forget', forgotten: 1 },
    ])
    expect(model.doGenerateCalls[0]?.tools).toMatchObject([{ name: 'recall', inputSchema: { required: ['query'] } }, { name: 'remember' }, { name: 'forget' }])
  })

  test('an input that does not fit is told to the model', async () => {
    const model = mock(calling('forget', { everything: true }), saying('Sorry.'))
    await locket.remember({ text: 'This stays.' })
    const { steps } = await generateText({ model, prompt: 'Try it.', tools: { ...locketTools(locket) }, stopWhen: stepCountIs(3) })
    expect(steps[0]?.content).toMatchObject([{ type: 'tool-call' }, { type: 'tool-error', error: { code: 'INVALID_ARGUMENT' } }])
    expect(JSON.stringify(model.doGenerateCalls[1]?.prompt)).toContain('input.everything is not known.')
    expect((await locket.memories()).items.length).toBe(1)
  })
})
