import { LocketPanel } from './locket-panel.ts'

export { defaultWords } from './default-words.ts'
export type { GroupId } from './grouping.ts'
export type { ErrorWords, Words } from './words.ts'
export { LocketPanel }

// On a server there is no registry, and a page may load two copies of this module.
if (typeof customElements !== 'undefined' && customElements.get('locket-panel') === undefined) customElements.define('locket-panel', LocketPanel)

declare global {
  interface HTMLElementTagNameMap {
    'locket-panel': LocketPanel
  }
}
