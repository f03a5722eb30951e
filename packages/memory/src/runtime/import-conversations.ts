import { invalid } from '../core/check.ts'
import type { ExportedConversations, ExportedTurn } from '../core/export-conversations.ts'
import { tellsOf } from '../core/forget.ts'
import type { Memory } from '../core/memory.ts'
import { stripBlocks } from '../core/prompt-block.ts'
import type { StoredDocument, StoredTurn } from '../core/records.ts'
import { toMs } from '../core/time.ts'
import type { Context } from './context.ts'
import { hiddenOf } from './leaving.ts'
import { placeOf } from './observe.ts'
import { fromStateText, MAX_STATE } from './state-text.ts'

export interface ImportChoice {
  readonly onConflict: 'keep' | 'replace'
  /** Brings back what was forgotten here. */
  readonly restore: boolean
  /** Memories whose words stay out, whoever tells them. */
  readonly gone: readonly Memory[]
}

/** What a file brings of conversations. */
export interface BroughtIn {
  readonly turns: readonly StoredTurn[]
  readonly documents: readonly StoredDocument[]
  readonly bodies: ReadonlyMap<string, string>
  readonly removeDocuments: readonly string[]
}

/** A state that cannot be read back must not come in. @throws MemoryError `INVALID_ARGUMENT` */
export function checkStates({ checkpoints }: ExportedConversations): void {
  for (const [i, { state }] of checkpoints.entries()) {
    const field = `file.checkpoints[${i}].state`
    if (state.length > MAX_STATE) throw invalid(field, `must come to at most ${MAX_STATE} characters`)
    try {
      fromStateText(state)
    } catch {
      throw invalid(field, 'is no state')
    }
  }
}

/**
 * A turn that is held changes nothing, as always. Those that are not known come after those that are, in the order of the file; they are not learned from: what was learned
 * comes as memories. What was forgotten here stays out: turns and whole conversations by themselves, and whatever tells of a
 * forgotten memory.
 */
export function bringIn(context: Context, content: ExportedConversations, { onConflict, restore, gone }: ImportChoice): BroughtIn {
  const { view } = context
  const hidden = hiddenOf(context)
  const tells = restore ? () => false : tellsOf(gone)
  const isOut = isForgotten(context, restore)
  const redact = (text: string): string => context.ports.redact(text, null).text
  const turns: StoredTurn[] = []
  const documents: StoredDocument[] = []
  const bodies = new Map<string, string>()
  const removeDocuments: string[] = []
  /** Places of the file's turns that are here then. */
  const orderById = new Map<string, number>()

  function takeTurn(turn: ExportedTurn, i: number): void {
    const held = view.turns.get(turn.id)
    const isHeld = held !== undefined && held.text !== null
    if (hidden.turns.has(turn.id) || tells(turn.text)) return
    if (!restore && !isHeld && (held !== undefined || view.isForgottenMessage(turn.id) !== undefined || isOut(turn.thread, turn.at))) return
    const order = held?.order ?? placeOf(context, i, content.turns.length)
    orderById.set(turn.id, order)
    if (!isHeld) turns.push({ ...turn, text: redact(stripBlocks(turn.text)), order, state: 'done' })
  }

  function addDocument(document: StoredDocument, body?: string): void {
    documents.push(document)
    if (body !== undefined) bodies.set(document.id, body)
  }

  content.turns.forEach(takeTurn)
  for (const { thread, title, at } of content.titles) {
    const held = [...view.documents.values()].find((each) => each.kind === 'title' && each.thread === thread)
    const label = redact(title)
    if (tells(title) || (held === undefined ? isOut(thread, at) : onConflict === 'keep' || hidden.documents.has(held.id) || held.label === label)) continue
    if (held !== undefined) removeDocuments.push(held.id)
    addDocument({ id: context.newId(), kind: 'title', thread, at, label, order: 0 })
  }
  for (const { id, thread, at, label, upTo, state } of content.checkpoints) {
    if (view.documents.has(id) || isOut(thread, at) || (label !== null && tells(label))) continue
    addDocument({ id, kind: 'checkpoint', thread, at, label: label === null ? null : redact(label), order: orderById.get(upTo ?? '') ?? 0 }, state)
  }
  const missing = new Set(content.turns.filter(({ id }) => !orderById.has(id)).map(({ thread }) => thread))
  for (const { thread, at, tokens, from, upTo, text } of content.summaries) {
    const isHeld = [...view.documents.values()].some((each) => each.kind === 'summary' && each.thread === thread)
    // One of a turn that stays out could tell it.
    if (isHeld || missing.has(thread) || tells(text)) continue
    const label = `${tokens}@${orderById.get(from)}`
    addDocument({ id: context.newId(), kind: 'summary', thread, at, label, order: orderById.get(upTo) ?? 0 }, redact(text))
  }
  return { turns, documents, bodies, removeDocuments }
}

/** Whether a whole conversation was forgotten here after something was said or kept in it. */
function isForgotten(context: Context, restore: boolean): (thread: string | null, at: string) => boolean {
  const found: unknown = context.view.settings.get('forgottenThreads')
  if (restore || typeof found !== 'object' || found === null) return () => false
  return (thread, at) => {
    const forgotten: unknown = thread === null ? undefined : Reflect.get(found, context.digest(thread))
    return typeof forgotten === 'string' && toMs(at) <= toMs(forgotten)
  }
}
