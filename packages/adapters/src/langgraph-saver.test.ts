import { Annotation, Command, interrupt, START, StateGraph } from '@langchain/langgraph'
import { deltaChannelHistoryTests, validate } from '@langchain/langgraph-checkpoint-validation'
import { createDevice, openLocket, type TestLocket } from '@locket/memory/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { LocketSaver } from './langgraph.ts'

const lockets = new Map<LocketSaver, TestLocket>()
const suite = {
  checkpointerName: 'LocketSaver',
  async createCheckpointer() {
    const locket = await openLocket({ user: 'u-17' })
    const saver = new LocketSaver(locket)
    lockets.set(saver, locket)
    return saver
  },
  destroyCheckpointer: (saver: LocketSaver) => lockets.get(saver)?.close(),
}

// The suite takes these for globals.
Object.assign(globalThis, { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it })
validate(suite)
deltaChannelHistoryTests(suite)

describe('LocketSaver', () => {
  const device = createDevice()
  let locket: TestLocket

  beforeEach(async () => {
    locket = await openLocket({ user: 'u-17', device })
  })

  afterEach(() => locket.close())

  const State = Annotation.Root({ steps: Annotation<string[]>({ reducer: (a, b) => [...a, ...b], default: () => [] }) })
  const build = (saver: LocketSaver) =>
    new StateGraph(State)
      .addNode('first', () => ({ steps: ['first'] }))
      .addNode('ask', () => ({ steps: [`told ${interrupt('Go on?')}`] }))
      .addEdge(START, 'first')
      .addEdge('first', 'ask')
      .compile({ checkpointer: saver })

  test('a graph that stopped to ask goes on in another locket of the same user', async () => {
    const config = { configurable: { thread_id: 't-1' } }
    await build(new LocketSaver(locket)).invoke({ steps: ['start'] }, config)
    await locket.close()
    locket = await openLocket({ user: 'u-17', device })
    const graph = build(new LocketSaver(locket))
    expect((await graph.getState(config)).next).toEqual(['ask'])
    expect(await graph.invoke(new Command({ resume: 'yes' }), config)).toEqual({ steps: ['start', 'first', 'told yes'] })
    const history = []
    for await (const state of graph.getStateHistory(config)) history.push(state.values.steps?.length ?? 0)
    expect(history).toEqual([3, 2, 1, 0])
  })

  test('deleting a thread leaves nothing of it, and nothing else goes', async () => {
    const saver = new LocketSaver(locket)
    for (const thread_id of ['t-2', 't-3']) await build(saver).invoke({ steps: [] }, { configurable: { thread_id } })
    await locket.thread('langgraph-mine').save({ mine: true })
    await saver.deleteThread('t-2')
    const ids = (await locket.threads()).items.map(({ id }) => id)
    expect(ids.some((id) => id.includes('t-2'))).toBe(false)
    expect(ids.filter((id) => id.includes('t-3')).length).toBe(2)
    expect(ids).toContain('langgraph-mine')
    await saver.deleteThread('t-2')
  })

  test.each([{ thread_id: 7 }, { thread_id: {} }, { thread_id: 't', checkpoint_ns: 1 }, { thread_id: 't'.repeat(300) }])(
    '%j is refused',
    async (configurable) => {
      const saver = new LocketSaver(locket)
      await expect(saver.getTuple({ configurable })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
      await expect(saver.putWrites({ configurable }, [], 'task')).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' })
    },
  )

  test('a config without a thread finds nothing', async () => {
    expect(await new LocketSaver(locket).getTuple({})).toBeUndefined()
  })
})
