import { isChatGpt, readChatGpt } from './chatgpt.ts'
import { isClaude, readClaude } from './claude.ts'
import type { HistoryConversation } from './conversation.ts'
import { isFields } from './fields.ts'
import { type FilePart, openParts } from './file-parts.ts'
import { type HistoryPlace, historyError, throwIfAborted } from './history-error.ts'
import { createJsonSplitter, type RawValue } from './json-splitter.ts'
import { createPlainTurns, isPlainTurn } from './plain-turns.ts'
import { createBreather } from './breather.ts'

/** How far reading is. */
export interface HistoryProgress {
  /** Bytes read, unpacked. */
  readonly bytes: number
  /** Bytes in all, unpacked. */
  readonly totalBytes: number
  /** Conversations so far. */
  readonly conversations: number
  /** Entries that are no conversation of a known format. */
  readonly skipped: number
}

export interface ReadHistoryOptions {
  /** Stops with `ABORTED`. */
  readonly signal?: AbortSignal | undefined
  /** Called after each piece of the file, of some 64 kB. */
  readonly onProgress?: ((progress: HistoryProgress) => void) | undefined
}

/**
 * Reads a person's own history, a conversation at a time: ChatGPT's `conversations.json` or the archive that holds it, Claude's
 * export, or an array of turns (`{ role, text, at?, thread?, id? }`). The format is told from the content.
 *
 * Turns have ids that are the same each time, so that importing twice is once; their times keep the file's offset. Only texts
 * are read; of a conversation with branches, the one that was seen last. A text over 32 KiB is cut.
 *
 * Cost: holds one conversation at a time (64 MiB at most), and lets the page go on every few milliseconds.
 *
 * @throws MemoryError `INVALID_ARGUMENT` (details.field `file`; `reason`: `empty`, `foreign`, `cut-off`, `not-json`, `too-large`,
 * `zip`, `encrypted`; the place: `part`, `at`, `item`), `ABORTED`
 */
export async function* readHistory(file: Blob, { signal, onProgress }: ReadHistoryOptions = {}): AsyncGenerator<HistoryConversation, void, undefined> {
  throwIfAborted(signal)
  const parts = await openParts(file)
  const totalBytes = parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  const breathe = createBreather()
  let [bytes, conversations, skipped, items] = [0, 0, 0, 0]
  for (const part of parts) {
    const turns = createPlainTurns()
    const splitter = createJsonSplitter(part.name)
    for await (const piece of part.read(signal)) {
      for (const raw of splitter.push(piece)) {
        const found = toConversations(parseValue(raw, part), turns)
        if (found === null && items === 0) throw historyError('foreign', placeOf(raw, part))
        items++
        if (found === null) skipped++
        for (const conversation of found ?? []) {
          if (conversation.turns.length === 0) continue
          conversations++
          yield conversation
          throwIfAborted(signal)
        }
        await breathe()
      }
      bytes += piece.length
      onProgress?.({ bytes, totalBytes, conversations, skipped })
      await breathe()
      throwIfAborted(signal)
    }
    splitter.end()
    const rest = turns.end()
    if (rest === null) continue
    conversations++
    yield rest
  }
  if (items === 0) throw historyError('empty', lastPlace(parts))
  onProgress?.({ bytes, totalBytes, conversations, skipped })
}

/** What an object of the file is; `null` when it is nothing that is known. */
function toConversations(value: unknown, turns: ReturnType<typeof createPlainTurns>): readonly HistoryConversation[] | null {
  if (!isFields(value)) return null
  if (isChatGpt(value)) return [readChatGpt(value)]
  if (isClaude(value)) return [readClaude(value)]
  if (isPlainTurn(value)) {
    const complete = turns.add(value)
    return complete === null ? [] : [complete]
  }
  // Some tools put the list below a name.
  if (!Array.isArray(value.conversations)) return null
  return value.conversations.flatMap((inner: unknown) => (isFields(inner) && !Array.isArray(inner.conversations) ? (toConversations(inner, turns) ?? []) : []))
}

function parseValue(raw: RawValue, part: FilePart): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw.bytes))
  } catch {
    // The parser's own error would hold words of the person's.
    throw historyError('not-json', placeOf(raw, part))
  }
}

function placeOf({ at, item }: RawValue, { name }: FilePart): HistoryPlace {
  return { part: name, at, item }
}

function lastPlace(parts: readonly FilePart[]): HistoryPlace {
  return { part: parts.at(-1)?.name ?? null, at: parts.at(-1)?.sizeBytes ?? 0 }
}
