import type { ImportResult } from '@locket/memory'
import type { Formats } from './formats.ts'
import type { Words } from './words.ts'

/** What came in, as one or two sentences. */
export function importedText({ added, replaced, conversations = 0 }: ImportResult, words: Words, formats: Formats): string {
  const brought = added + replaced
  if (brought + conversations === 0) return words.importNothing
  const memories = words.imported(brought, formats.number(brought))
  return conversations === 0 ? memories : `${memories} ${words.importConversations(conversations, formats.number(conversations))}.`
}
