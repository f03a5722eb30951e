import { html, type TemplateResult } from 'lit'
import type { Gone } from '../state/forgetting.ts'
import { problemView, type View } from './view.ts'

/** The line in place of what was forgotten. */
export function undoView(view: View, gone: Gone): TemplateResult {
  const { words, formats, model } = view
  return html`<div class="gone" part="undo" tabindex="-1" data-focus=${`gone:${gone.key}`}>
    <p>${words.forgotten(gone.count, formats.number(gone.count))}<span class="muted" aria-hidden="true"> · ${words.goneIn(gone.secondsLeft)}</span></p>
    <button type="button" class="quiet" data-focus=${`undo:${gone.key}`} ?disabled=${gone.forget === null} @click=${() => model.forgetting.undo(gone.key)}>${words.undo}</button>
    ${problemView(words, gone.problem)}
  </div>`
}
