import type { ExportedCheckpoint, ExportedConversations, ExportedSummary, ExportedTitle } from '../core/export-conversations.ts'
import type { StoredDocument, StoredTurn } from '../core/records.ts'
import type { Context } from './context.ts'
import { hiddenOf } from './leaving.ts'

type KeptTurn = StoredTurn & { readonly text: string }

/** What is kept of conversations, as it goes into a file. Places are told by turns: their numbers mean nothing elsewhere. */
export async function exportedConversations(context: Context): Promise<ExportedConversations> {
  const hidden = hiddenOf(context)
  const turns = [...context.view.turns.values()]
    .filter(isKept)
    .filter(({ id }) => !hidden.turns.has(id))
    .sort((a, b) => a.order - b.order)
  const byThread = new Map<string | null, KeptTurn[]>()
  for (const turn of turns) {
    const same = byThread.get(turn.thread)
    if (same === undefined) byThread.set(turn.thread, [turn])
    else same.push(turn)
  }
  const titles: ExportedTitle[] = []
  const checkpoints: ExportedCheckpoint[] = []
  const summaries: ExportedSummary[] = []
  for (const document of context.view.documents.values()) {
    if (hidden.documents.has(document.id)) continue
    const { id, kind, thread, at, label } = document
    const own = byThread.get(thread) ?? []
    if (kind === 'title' && label !== null) titles.push({ thread, title: label, at })
    if (kind === 'title') continue
    const body = await context.ports.store.body(id)
    // It went while the file was written.
    if (body === null) continue
    if (kind === 'summary') summaries.push(...toSummary(document, own, body))
    else checkpoints.push({ id, thread, at, label, upTo: own.findLast(({ order }) => order <= document.order)?.id ?? null, state: body })
  }
  return { turns: turns.map(({ id, thread, role, origin, text, at }) => ({ id, thread, role, origin, text, at })), titles, checkpoints, summaries }
}

/** None for one whose turns are not all there any more: it is made anew. */
function toSummary({ thread, at, label, order }: StoredDocument, turns: readonly KeptTurn[], text: string): readonly ExportedSummary[] {
  const [tokens, first] = (label ?? '').split('@').map(Number)
  const from = turns.find((turn) => turn.order === first)?.id
  const upTo = turns.find((turn) => turn.order === order)?.id
  return tokens === undefined || from === undefined || upTo === undefined ? [] : [{ thread, at, tokens, from, upTo, text }]
}

function isKept(turn: StoredTurn): turn is KeptTurn {
  return turn.text !== null
}
