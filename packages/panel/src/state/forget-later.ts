import type { ForgetTarget, Locket, Receipt } from '@locket/memory'

/** A forget that can be taken back for a moment. */
export interface UndoableForget {
  readonly receipt: Receipt
  /** Brings back what went. Resolves to `false` when there is nothing to bring back: the copy is gone, or everything was forgotten since. */
  undo(): Promise<boolean>
  /** Throws the copy away: from now on it is gone for good. */
  drop(): void
}

/**
 * Forgets at once and durably, in every tab; only this page's working memory holds a copy for the undo.
 * Forgetting later instead would be a promise that a closed page breaks: a write that starts while a page goes away may never be made.
 */
export async function forgetUndoably(locket: Locket, target: ForgetTarget, ids: readonly string[]): Promise<UndoableForget> {
  // Read into a string: a Blob may be put on the disk by the browser.
  let copy: string | null = ids.length === 0 ? null : await (await locket.export({ ids })).text()
  const receipt = await locket.forget(target)

  function drop(): void {
    copy = null
  }

  return {
    receipt,
    drop,
    async undo() {
      const file = copy
      if (file === null || (await everythingForgottenSince(locket, receipt))) return false
      await locket.import(new Blob([file], { type: 'application/json' }), { restoreForgotten: true })
      drop()
      return true
    },
  }
}

async function everythingForgottenSince(locket: Locket, receipt: Receipt): Promise<boolean> {
  const receipts = await locket.receipts()
  return receipts.some((one) => one.target === 'everything' && one.at >= receipt.at && one.id !== receipt.id)
}
