// A graph whose store is a locket.
import { LocketStore } from '@locket/adapters/langgraph'
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
    .compile({ store: new LocketStore(locket) })
  await graph.invoke({ said: 'The office is in Lisbon.' })
  const { known } = await graph.invoke({ said: 'The Lisbon office has a dog.' })
  print(known.join('\n'))
}
