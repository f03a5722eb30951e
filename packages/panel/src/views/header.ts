import { html, nothing, type TemplateResult } from 'lit'
import { menuView } from './menu.ts'
import type { View } from './view.ts'

/** Title, how much is held, pausing, and the menu. */
export function headerView(view: View): TemplateResult {
  const { words, formats } = view
  const { status, pause } = view.model.control
  const count = status?.counts.active
  return html`<header part="header">
    <div class="title">
      <h2 id="title">${words.title}</h2>
      ${menuView(view)}
    </div>
    <div class="summary">
      <p>${count === undefined || status === null ? words.loading : words.count(count, formats.number(count), words.where[status.mode])}</p>
      ${
        status === null || status.mode === 'read-only'
          ? nothing
          : html`<button type="button" class="quiet" data-focus="pause" @click=${() => pause(!status.paused)}>${status.paused ? words.resume : words.pause}</button>`
      }
    </div>
    ${status?.paused ? html`<p class="state" part="notice">${words.paused}</p>` : nothing}
    ${
      status?.mode === 'read-only'
        ? html`<p class="state" part="notice">
            ${words.readOnlyOn}
            <button type="button" class="quiet" @click=${() => view.model.control.readOnly(false)}>${words.writable}</button>
          </p>`
        : nothing
    }
  </header>`
}
