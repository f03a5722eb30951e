import type { Decision } from '../core/decision.ts'
import type { Draft } from '../core/draft.ts'
import type { Memory } from '../core/memory.ts'
import type { AuditEntry, Receipt, StoredTurn, Trace } from '../core/records.ts'
import type { Proposal } from '../extraction/extractor.ts'
import type { ImportResult, Page, PolicyAlert } from '../locket.ts'
import type { Context } from './context.ts'
import type { Conversations } from './conversation-calls.ts'
import type { ConversationParts } from './conversations.ts'
import type { makeRoom, withRoom } from './make-room.ts'
import type { Outcome } from './propose.ts'

/** Calls that no first answer needs; they are loaded when the first of them is made. */
export interface Extras {
  exportFile(context: Context, options: unknown): Promise<Blob>
  importFile(context: Context, file: unknown, options: unknown, signal?: AbortSignal): Promise<ImportResult>
  settleProposals(context: Context, turn: StoredTurn, proposals: readonly Proposal[], draft: Draft): Outcome
  readonly makeRoom: typeof makeRoom
  readonly withRoom: typeof withRoom
  alertsOf(context: Context): readonly PolicyAlert[]
  passphrase(context: Context, change: unknown): Promise<void>
  edit(context: Context, id: unknown, changes: unknown): Promise<Decision>
  approve(context: Context, id: unknown): Promise<Decision>
  reject(context: Context, id: unknown): Promise<Decision>
  restore(context: Context, id: unknown): Promise<Decision>
  undoLeaving(context: Context, receipt: string): Promise<number>
  history(context: Context, idOrKey: unknown): Promise<Memory[]>
  traces(context: Context, options: unknown): Promise<Page<Trace>>
  receipts(context: Context): Promise<Receipt[]>
  audit(context: Context, options: unknown): Promise<Page<AuditEntry>>
  createConversations(context: Context, parts: ConversationParts): Conversations
  keepEpisodes(context: Context): Promise<void>
  dropExpired(context: Context): Promise<void>
}
