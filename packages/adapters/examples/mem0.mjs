// Mem0's verbs. In an app: `new Memory()`, which opens a locket a user in the browser.
import { Memory } from '@locket/adapters/mem0'

export default async function example(locket, print) {
  const memory = new Memory(locket)
  const { results } = await memory.add([{ role: 'user', content: 'I live in Lisbon.' }], { userId: locket.user, metadata: { category: 'home' } })
  print(JSON.stringify(results.map(({ memory, metadata }) => ({ memory, metadata }))))
  const found = await memory.search('Where do I live?', { filters: { user_id: locket.user } })
  print(found.results.map(({ memory }) => memory).join('\n'))
  await memory.update(results[0].id, 'The user lives in Porto.')
  for (const { action, previous_value, new_value } of await memory.history(results[0].id)) print(`${action}: ${previous_value} → ${new_value}`)
  print((await memory.deleteAll({ userId: locket.user })).message)
}
