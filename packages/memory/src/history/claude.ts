import type { Turn, TurnRole } from '../core/memory.ts'
import type { HistoryConversation } from './conversation.ts'
import { type Fields, fieldsOf, fitTurn, textOf, timeOf } from './fields.ts'
import { hash, stableId } from './stable-id.ts'

const ROLES: Readonly<Record<string, TurnRole>> = { human: 'user', user: 'user', assistant: 'assistant', system: 'system' }

export function isClaude(value: Fields): boolean {
  return Array.isArray(value.chat_messages)
}

export function readClaude(value: Fields): HistoryConversation {
  const started = timeOf(value.created_at)
  const id = textOf(value.uuid) ?? hash(`${started ?? ''} ${textOf(value.name) ?? ''}`)
  const thread = stableId('claude', id)
  const messages = Array.isArray(value.chat_messages) ? value.chat_messages : []
  const turns = messages.flatMap((item: unknown, i): readonly Turn[] => {
    const message = fieldsOf(item)
    const role = typeof message.sender === 'string' && Object.hasOwn(ROLES, message.sender) ? ROLES[message.sender] : undefined
    const text = toText(message)
    if (role === undefined || text === null) return []
    const own = textOf(message.uuid)
    const turnId = own === null ? stableId('claude', id, String(i), hash(text)) : stableId('claude', own)
    return [{ role, text: fitTurn(text), id: turnId, thread, at: timeOf(message.created_at) ?? started }]
  })
  return { thread, title: textOf(value.name), turns }
}

/** Newer exports have blocks, of which only texts count; `text` then also holds stand-ins for the others. */
function toText({ content, text }: Fields): string | null {
  const blocks = Array.isArray(content) ? content.map(fieldsOf) : []
  if (blocks.length === 0) return textOf(text)
  return textOf(blocks.flatMap((block) => (block.type === 'text' ? (textOf(block.text) ?? []) : [])).join('\n'))
}
