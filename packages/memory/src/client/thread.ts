import type { Thread } from '../locket.ts'
import type { Conversations } from '../worker/protocol.ts'

/** One conversation over the calls of all. Its name is checked by each call, as every method of a locket rejects rather than throws. */
export function toThread(calls: Conversations, id: string): Thread {
  return {
    id,
    append: (turns) => calls.threadAppend(id, turns),
    turns: (options) => calls.threadTurns(id, options),
    summary: (options) => calls.threadSummary(id, options),
    save: (state, options) => calls.threadSave(id, state, options),
    load: (checkpointId) => calls.threadLoad(id, checkpointId),
    checkpoints: () => calls.threadCheckpoints(id),
    async branch(checkpointId, newThreadId) {
      await calls.threadBranch(id, checkpointId, newThreadId)
      return toThread(calls, newThreadId)
    },
    rename: (title) => calls.threadRename(id, title),
    forget: () => calls.threadForget(id),
  }
}
