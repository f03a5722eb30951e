import type { ForgetTarget, Locket, Receipt } from '@locket/memory'

/** A forget that can be taken back for a moment. */
export interface UndoableForget {
  readonly receipt: Receipt
  /** When the moment is over: milliseconds since 1970. */
  readonly until: number
  /** Resolves to `false` when it is too late. */
  undo(): Promise<boolean>
}

export const UNDO_SECONDS = 8

/**
 * Hides what is forgotten from every call and tab at once, durably. It goes for good when the time is over, and a closed page
 * does not stop that: the locket keeps the promise, not this page.
 */
export async function forgetUndoably(locket: Locket, target: ForgetTarget): Promise<UndoableForget> {
  // Counted from before the call, so that the button is never there for longer than it works.
  const until = Date.now() + UNDO_SECONDS * 1000
  const receipt = await locket.forget(target, { undoMs: UNDO_SECONDS * 1000 })
  return { receipt, until, undo: async () => (await locket.undo(receipt.id)) > 0 }
}
