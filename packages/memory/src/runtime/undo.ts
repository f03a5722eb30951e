import { createDraft } from '../core/draft.ts'
import { fitKey } from '../core/fit-key.ts'
import type { StoredTurn } from '../core/records.ts'
import { toMs } from '../core/time.ts'
import { byRecording } from '../core/versions.ts'
import type { Context } from './context.ts'
import { hiddenBy, leavingOf } from './leaving.ts'

/** Takes a forget back while there is time; how many memories came back. 0 when the time is over, or they went another way. */
export async function undoLeaving(context: Context, id: string): Promise<number> {
  return context.write(
    () => {
      const all = { ...leavingOf(context) }
      const leaving = Object.hasOwn(all, id) ? all[id] : undefined
      if (leaving === undefined || toMs(leaving.due) <= context.ports.clock.now()) return { changes: null, result: 0 }
      const hidden = hiddenBy(context, leaving)
      if (hidden.length === 0 && Object.keys(leaving.before).length > 0) return { changes: null, result: 0 }
      delete all[id]
      const draft = createDraft(context.view)
      for (const memory of [...hidden].sort(byRecording)) draft.put(fitKey({ ...memory, status: leaving.before[memory.id] ?? 'superseded' }, draft))
      const turns = leaving.queued.flatMap((turnId): StoredTurn[] => {
        const turn = context.view.turns.get(turnId)
        return turn === undefined || turn.text === null ? [] : [{ ...turn, state: 'queued' }]
      })
      return { changes: { put: draft.changes(), turns, settings: { leaving: all } }, result: hidden.length }
    },
    { always: true },
  )
}
