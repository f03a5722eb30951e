import { BlobWriter, configure, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { HistoryConversation } from './conversation.ts'

/** A ChatGPT conversation along one path, in the export's shape; all names and words are invented. */
export function chatGptConversation(
  id: string,
  messages: readonly { readonly role: string; readonly text: string; readonly at?: number }[],
  more: object = {},
): object {
  const nodes = messages.map(({ role, text, at = 1_650_000_000 }, i) => [
    `${id}-${i}`,
    {
      id: `${id}-${i}`,
      parent: i === 0 ? 'root' : `${id}-${i - 1}`,
      children: i === messages.length - 1 ? [] : [`${id}-${i + 1}`],
      message: {
        id: `${id}-${i}`,
        author: { role, name: null, metadata: {} },
        create_time: at + i * 60,
        content: { content_type: 'text', parts: [text] },
        weight: 1,
        metadata: {},
        recipient: 'all',
      },
    },
  ])
  const mapping = { root: { id: 'root', parent: null, children: [`${id}-0`], message: null }, ...Object.fromEntries(nodes) }
  return { conversation_id: id, title: `About ${id}`, create_time: 1_650_000_000, mapping, current_node: `${id}-${messages.length - 1}`, ...more }
}

export function fileOf(value: unknown): Blob {
  return new Blob([typeof value === 'string' ? value : JSON.stringify(value)])
}

export async function zipOf(files: Readonly<Record<string, string>>, password?: string): Promise<Blob> {
  configure({ useWebWorkers: false })
  const writer = new ZipWriter(new BlobWriter(), password === undefined ? {} : { password })
  for (const [name, text] of Object.entries(files)) await writer.add(name, new TextReader(text))
  return writer.close()
}

export async function all(conversations: AsyncIterable<HistoryConversation>): Promise<readonly HistoryConversation[]> {
  const found: HistoryConversation[] = []
  for await (const conversation of conversations) found.push(conversation)
  return found
}
