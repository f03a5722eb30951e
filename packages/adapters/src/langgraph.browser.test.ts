import { Annotation, START, StateGraph } from '@langchain/langgraph/web'
import { type Locket, openLocket } from '@locket/memory'
import { expect, test } from 'vitest'
import { LocketSaver, LocketStore } from './langgraph.ts'

const State = Annotation.Root({ steps: Annotation<string[]>({ reducer: (a, b) => [...a, ...b], default: () => [] }) })

const build = (locket: Locket) =>
  new StateGraph(State)
    .addNode('learn', async (_, { store }) => {
      await store?.put(['facts'], 'city', { text: 'The office is in Lisbon.' })
      return { steps: ['learnt'] }
    })
    .addNode('ask', () => ({ steps: ['asked'] }))
    .addNode('recall', async (_, { store }) => ({
      steps: [((await store?.search(['facts'], { query: 'Where is the office?' })) ?? [])[0]?.value.text ?? 'nothing'],
    }))
    .addEdge(START, 'learn')
    .addEdge('learn', 'ask')
    .addEdge('ask', 'recall')
    // `interrupt()` needs what only servers have; stopping before a node works everywhere.
    .compile({ interruptBefore: ['ask'], checkpointer: new LocketSaver(locket), store: new LocketStore(locket) })

test('a graph goes on where it stopped when the page comes back', async () => {
  const open = () => openLocket({ user: `graph-${id}`, embedder: 'none', extractor: 'none' })
  const id = Math.random()
  const config = { configurable: { thread_id: 't-1' } }
  const before = await open()
  await build(before).invoke({ steps: ['start'] }, config)
  await before.close()

  const after = await open()
  const graph = build(after)
  expect((await graph.getState(config)).next).toEqual(['ask'])
  expect(await graph.invoke(null, config)).toEqual({ steps: ['start', 'learnt', 'asked', 'The office is in Lisbon.'] })
  await after.erase()
})
