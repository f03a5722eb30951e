/** The language of an element: its own `lang`, else the nearest one around it, out of every shadow root, else the page's. */
export function languageOf(element: Element): string | undefined {
  let at: Element | null = element
  while (at !== null) {
    const near: Element | null = at.closest('[lang]')
    if (near !== null) return near.getAttribute('lang') || undefined
    const root: Node = at.getRootNode()
    at = root instanceof ShadowRoot ? root.host : null
  }
  return undefined
}
