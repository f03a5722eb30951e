import type { Prompt, PromptPart } from '@locket/memory'
import type { ChatMessage } from './chat-model.ts'

/**
 * The parts of a prompt as messages. A tool's result goes as the person's message, marked: without the call that it answers,
 * models take no message of a tool. @returns `null` when the question itself did not fit
 */
export function toMessages({ parts }: Pick<Prompt, 'parts'>, toolResult: (text: string) => string): readonly ChatMessage[] | null {
  const last = parts.at(-1)
  if (last?.kind !== 'turn' || last.role !== 'user') return null
  return parts.map((part): ChatMessage => toMessage(part, toolResult))
}

function toMessage({ role, text }: PromptPart, toolResult: (text: string) => string): ChatMessage {
  return role === 'tool' ? { role: 'user', content: toolResult(text) } : { role, content: text }
}
