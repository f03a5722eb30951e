// A graph whose store and checkpoints are in a locket.
import { LocketSaver, LocketStore } from '@locket/adapters/langgraph'
import { Annotation, START, StateGraph } from '@langchain/langgraph'

export default async function example(locket, print) {
  const State = Annotation.Root({ said: Annotation(), known: Annotation() })
  const graph = new StateGraph(State)
    .addNode('learn', async ({ said }, { store }) => {
      await store.put(['u-17', 'said'], said, { text: said })
      const found = await store.search(['u-17'], { query: said })
      return { known: found.map(({ value }) => value.text) }
    })
    .addEdge(START, 'learn')
    .compile({ checkpointer: new LocketSaver(locket), store: new LocketStore(locket) })
  const config = { configurable: { thread_id: 't-3' } }
  await graph.invoke({ said: 'The office is in Lisbon.' }, config)
  const { known } = await graph.invoke({ said: 'The Lisbon office has a dog.' }, config)
  print(known.join('\n'))
  let states = 0
  for await (const _ of graph.getStateHistory(config)) states++
  print(`${states} states to go back to`)
}
