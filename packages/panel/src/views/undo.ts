import { html, type TemplateResult } from 'lit'
import type { Gone } from '../state/forgetting.ts'
import { problemView, type View } from './view.ts'

/** The line in place of what was forgotten. It says so only when the page may be closed at once without losing that. */
export function undoView(view: View, gone: Gone): TemplateResult {
  const { words, formats, model } = view
  return html`<div class="gone" part="undo" tabindex="-1" data-focus=${`gone:${gone.key}`}>
    ${
      gone.forget === null
        ? html`<p class="muted">${words.forgetting}</p>`
        : html`<p>${words.forgotten(gone.count, formats.number(gone.count))}<span class="muted" aria-hidden="true"> · ${words.goneIn(gone.secondsLeft)}</span></p>
            <button type="button" class="quiet" data-focus=${`undo:${gone.key}`} @click=${() => model.forgetting.undo(gone.key)}>${words.undo}</button>`
    }
    ${problemView(words, gone.problem)}
  </div>`
}
