import { html, nothing, type TemplateResult } from 'lit'
import { saveFile } from './save-file.ts'
import type { View } from './view.ts'

/** The less frequent things: export, import, keeping all as it is, forgetting all. */
export function menuView(view: View): TemplateResult {
  const { words, model, menuOpen } = view
  const close = (): void => view.toggleMenu(false)
  return html`<div class="menu" @keydown=${(event: KeyboardEvent) => leaveByEscape(event, view)}>
    <button type="button" class="icon" part="menu-button" data-focus="menu" aria-label=${words.menu} aria-expanded=${menuOpen} aria-controls="menu" @click=${() => view.toggleMenu(!menuOpen)}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="4" cy="10" r="1.7" /><circle cx="10" cy="10" r="1.7" /><circle cx="16" cy="10" r="1.7" /></svg>
    </button>
    <div id="menu" class="sheet" part="menu" ?hidden=${!menuOpen}>
      ${entry('export', words.exportAll, () => model.transfer.export(saveFile))}
      ${model.control.status?.mode === 'read-only' ? nothing : entry('import', words.importFile, model.transfer.open)}
      ${
        model.control.status === null || model.control.status.mode === 'read-only'
          ? nothing
          : entry('read-only', words.readOnly, () => model.control.readOnly(true))
      }
      ${entry('forget-all', words.forgetAll, () => model.control.askForgetAll(true))}
    </div>
  </div>`

  function entry(name: string, text: string, act: () => unknown): TemplateResult {
    const choose = (): void => {
      close()
      view.focus('menu')
      act()
    }
    return html`<button type="button" class="entry" data-focus=${`menu-${name}`} @click=${choose}>${text}</button>`
  }
}

function leaveByEscape(event: KeyboardEvent, view: View): void {
  if (event.key !== 'Escape' || !view.menuOpen) return
  event.stopPropagation()
  view.toggleMenu(false)
  view.focus('menu')
}
