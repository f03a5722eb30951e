import type { Turn, TurnRole } from '../core/memory.ts'
import type { HistoryConversation } from './conversation.ts'
import { type Fields, fieldsOf, fitTurn, isFields, textOf, timeOf } from './fields.ts'
import { hash, stableId } from './stable-id.ts'

const ROLES: readonly TurnRole[] = ['user', 'assistant', 'tool', 'system']

/** ChatGPT keeps a tree of messages, as answers can be asked for again and questions changed. */
export function isChatGpt(value: Fields): boolean {
  return isFields(value.mapping)
}

export function readChatGpt(value: Fields): HistoryConversation {
  const started = timeOf(value.create_time)
  const nodes = fieldsOf(value.mapping)
  const id = textOf(value.conversation_id) ?? textOf(value.id) ?? hash(`${started ?? ''} ${Object.keys(nodes).join(' ')}`)
  const thread = stableId('chatgpt', id)
  const turns = pathTo(nodes, leafOf(nodes, value.current_node)).flatMap((nodeId) => {
    const turn = toTurn(fieldsOf(fieldsOf(nodes[nodeId]).message), { nodeId, thread, started })
    return turn === null ? [] : [turn]
  })
  return { thread, title: textOf(value.title), turns }
}

/** Where the conversation stands: as the file says, or the end of the newest branch. */
function leafOf(nodes: Fields, current: unknown): string | null {
  if (typeof current === 'string' && isFields(nodes[current])) return current
  let newest: string | null = null
  let latest = Number.NEGATIVE_INFINITY
  for (const [id, node] of Object.entries(nodes)) {
    const { children, message } = fieldsOf(node)
    const at = fieldsOf(message).create_time
    const time = typeof at === 'number' ? at : 0
    if ((Array.isArray(children) && children.length > 0) || time < latest) continue
    newest = id
    latest = time
  }
  return newest
}

/** From the root to the leaf: only what the person saw last, not what was asked anew. */
function pathTo(nodes: Fields, leaf: string | null): readonly string[] {
  const path = new Set<string>()
  for (let id = leaf; id !== null && !path.has(id) && isFields(nodes[id]); ) {
    path.add(id)
    const parent: unknown = fieldsOf(nodes[id]).parent
    id = typeof parent === 'string' ? parent : null
  }
  return [...path].reverse()
}

interface Place {
  readonly nodeId: string
  readonly thread: string
  readonly started: string | undefined
}

function toTurn(message: Fields, { nodeId, thread, started }: Place): Turn | null {
  const role = ROLES.find((name) => name === fieldsOf(message.author).role)
  const hidden = message.weight === 0 || fieldsOf(message.metadata).is_visually_hidden_from_conversation === true
  // An assistant also writes to its tools.
  const toTool = typeof message.recipient === 'string' && message.recipient !== 'all'
  if (role === undefined || hidden || toTool) return null
  const text = toText(fieldsOf(message.content))
  if (text === null) return null
  return { role, text: fitTurn(text), id: stableId('chatgpt', textOf(message.id) ?? nodeId), thread, at: timeOf(message.create_time) ?? started }
}

/** What was written or spoken; pictures, files, code that ran and thoughts are left out. */
function toText({ content_type: type, parts }: Fields): string | null {
  if ((type !== 'text' && type !== 'multimodal_text') || !Array.isArray(parts)) return null
  const texts = parts.flatMap((part: unknown) => {
    const text = typeof part === 'string' ? part : fieldsOf(part).content_type === 'audio_transcription' ? fieldsOf(part).text : null
    return textOf(text) ?? []
  })
  return textOf(texts.join('\n'))
}
