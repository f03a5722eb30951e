/** Where the focus was before a drawing, for when its element is not there any more afterwards. */
export interface FocusPlace {
  /** Moves the focus to the nearest thing that is still there. Does nothing when the focus was not lost. */
  keep(): void
}

/**
 * A change from elsewhere may take away the line that has the focus; the browser would then start again at the top of the page.
 * The next line gets it, else the one before, else `fallback`.
 */
export function rememberFocus(root: ShadowRoot, fallback: string): FocusPlace | null {
  const had = root.activeElement
  if (had === null) return null
  const line = had.closest('[data-row]')
  const lines = line === null ? [] : [...root.querySelectorAll('[data-row]')]
  const at = line === null ? -1 : lines.indexOf(line)
  const near = [...lines.slice(at), ...lines.slice(0, Math.max(at, 0)).reverse()]
  return {
    keep() {
      if (had.isConnected) return
      if (root.activeElement !== null) return
      const next = near.find((one) => one.isConnected)?.querySelector<HTMLElement>('button:not(:disabled)') ?? root.querySelector<HTMLElement>(fallback)
      next?.focus()
    },
  }
}
