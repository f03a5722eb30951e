import type { Locket } from '@locket/memory'
import { LocketPanel as PanelElement } from './locket-panel.ts'
import type { Words } from './words.ts'

export { defaultWords } from './default-words.ts'
export type { GroupId } from './grouping.ts'
export type { AlertWords, ErrorWords, Words } from './words.ts'

/**
 * `<locket-panel>`: everything that a locket holds about a person, to be seen, corrected and forgotten.
 *
 * Set `locket` to an open one; the panel neither opens nor closes it. Several panels may show the same one.
 * Attribute `theme`: `light` or `dark`; without it, as the system says. `lang` and `dir` are the element's own or those around it.
 */
export interface LocketPanel extends HTMLElement {
  /** What is shown. `null` (default) while the app opens it. */
  locket: Locket | null
  /** What opening failed with, to be explained to the person. Default `null`. */
  failure: unknown
  /** Words that replace the English ones. Default: none. */
  words: Partial<Words>
  /** Resolves when what was set is drawn. */
  readonly updateComplete: Promise<boolean>
}

/** The element's class, declared without Lit: an app needs none of its types. */
export const LocketPanel: new () => LocketPanel = PanelElement

// On a server there is no registry, and a page may load two copies of this module.
if (typeof customElements !== 'undefined' && customElements.get('locket-panel') === undefined) customElements.define('locket-panel', LocketPanel)

declare global {
  interface HTMLElementTagNameMap {
    'locket-panel': LocketPanel
  }
}
