import { openIdbStore } from './idb-store.ts'
import { TEST_TIME, testMemory, testTurn } from './store-test-data.ts'

/** For tests, unsealed since a page reads it: writes as an app's worker would, and is ended by the test at a moment of its choice. */
self.addEventListener('message', async (event: MessageEvent<{ readonly name: string; readonly count: number; readonly wait: boolean }>) => {
  const { name, count, wait } = event.data
  const store = await openIdbStore({ name, now: () => TEST_TIME, keyFolder: null })
  const numbers = Array.from({ length: count }, (_, n) => n)
  const written = store.commit({ put: numbers.map((n) => testMemory(n)), turns: numbers.map((n) => testTurn(n)) }, { revision: 0 })
  if (wait) await written
  self.postMessage('done')
})
