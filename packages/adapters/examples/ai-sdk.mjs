// The AI SDK with memory before and after each call. The model here is the SDK's mock; an app takes one of a provider's.
import { locketMiddleware, locketTools } from '@locket/adapters/ai-sdk'
import { generateText, stepCountIs, wrapLanguageModel } from 'ai'
import { MockLanguageModelV3 } from 'ai/test'

export default async function example(locket, print) {
  await locket.remember({ key: 'deploy.region', text: 'Production runs in eu-west-2.' })
  const mock = new MockLanguageModelV3({ doGenerate: answers })
  const model = wrapLanguageModel({ model: mock, middleware: locketMiddleware(locket, { thread: 't-3' }) })
  const { text } = await generateText({
    model,
    prompt: 'My name is Ada. Where does production run?',
    tools: { ...locketTools(locket, { thread: 't-3' }) },
    stopWhen: stepCountIs(3),
  })
  print(text)
  print(mock.doGenerateCalls[0].prompt[0].content[0].text)
  // Learned from what the user said, in the background.
  await locket.settled()
  for (const { text } of (await locket.memories()).items) print(`- ${text}`)
}

const usage = { inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 }, outputTokens: { total: 1, text: 1, reasoning: 0 } }
const answers = [
  {
    content: [{ type: 'tool-call', toolCallId: 'c-1', toolName: 'recall', input: '{"query":"production region"}' }],
    finishReason: { unified: 'tool-calls', raw: undefined },
    usage,
    warnings: [],
  },
  { content: [{ type: 'text', text: 'In eu-west-2, Ada.' }], finishReason: { unified: 'stop', raw: undefined }, usage, warnings: [] },
]
