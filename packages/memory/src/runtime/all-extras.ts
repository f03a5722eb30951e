import { alertsOf } from './alerts.ts'
import { createConversations } from './conversations.ts'
import { approve, edit, reject, restore } from './edit.ts'
import { keepEpisodes } from './episodes.ts'
import { dropExpired } from './expired-documents.ts'
import { audit, history, receipts, traces } from './logs.ts'
import { makeRoom, withRoom } from './make-room.ts'
import { passphrase } from './passphrase.ts'
import { settleProposals } from './propose.ts'
import { exportFile, importFile } from './transfer.ts'
import { undoLeaving } from './undo.ts'
import type { Extras } from './extras.ts'

/** The extras where nothing is loaded late: in memory, and in tests. */
export const ALL_EXTRAS: Extras = {
  createConversations,
  approve,
  edit,
  reject,
  restore,
  keepEpisodes,
  dropExpired,
  audit,
  history,
  receipts,
  traces,
  settleProposals,
  makeRoom,
  withRoom,
  alertsOf,
  passphrase,
  exportFile,
  importFile,
  undoLeaving,
}
