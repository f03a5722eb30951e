import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { readHistory } from './read-history.ts'
import { chatGptConversation } from './test-files.ts'

const MEGABYTE = 1_048_576

/** A file of about 30 MB that is made while it is read, so that only what reading holds is measured. */
function bigFile(): { readonly file: Blob; readonly conversations: number } {
  const words = 'The quick otter keeps its boat in a dry shed by the lake. '.repeat(200)
  const messages = Array.from({ length: 10 }, (_, i) => ({ role: i % 2 === 0 ? 'user' : 'assistant', text: `${i} ${words}` }))
  const conversation = new TextEncoder().encode(JSON.stringify(chatGptConversation('c', messages)))
  const conversations = Math.ceil((30 * MEGABYTE) / conversation.length)
  let left = conversations
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(left === conversations ? '[' : ','))
        controller.enqueue(conversation.slice())
        left--
        if (left > 0) return
        controller.enqueue(new TextEncoder().encode(']'))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const file = new Blob(['[{"'])
  Object.defineProperties(file, { size: { value: conversations * conversation.length }, stream: { value: () => stream } })
  return { file, conversations }
}

/** Node gives the collector only when it is asked for. */
function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const gc: unknown = runInNewContext('gc')
  if (typeof gc !== 'function') throw new Error('Node gives no garbage collector.')
  return () => void gc()
}

it('holds a small part of a large file at a time', async () => {
  const { file, conversations } = bigFile()
  const collect = collector()
  const used = () => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers
  collect()
  const before = used()
  let most = 0
  let count = 0
  for await (const conversation of readHistory(file)) {
    count++
    expect(conversation.turns).toHaveLength(10)
    if (count % 10 !== 0) continue
    collect()
    most = Math.max(most, used() - before)
  }
  expect(count).toBe(conversations)
  // Node frees buffers late: some 5 MB, whatever the size of the file. Held whole, it would be more than the file.
  expect(most / file.size).toBeLessThan(0.25)
})
