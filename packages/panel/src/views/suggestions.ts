import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { labelOf } from '../describe.ts'
import type { Row } from '../grouping.ts'
import { editorView } from './editor.ts'
import { moreView } from './more.ts'
import { textView } from './text.ts'
import { problemView, type View } from './view.ts'

/** What was proposed and not decided, on top and never inside a list. */
export function suggestionsView(view: View): TemplateResult | typeof nothing {
  const rows = view.model.held.suggestions()
  if (rows.length === 0) return nothing
  const shown = view.shown('suggestions')
  return html`<section class="suggestions" part="suggestions" aria-labelledby="suggestions">
    <h3 id="suggestions">${view.words.suggestions(rows.length, view.formats.number(rows.length))}</h3>
    <ul class="rows" role="list">${repeat(
      rows.slice(0, shown),
      (row) => row.key,
      (row) => suggestionView(view, row),
    )}</ul>
    ${moreView(view, 'suggestions', rows.length)}
  </section>`
}

function suggestionView(view: View, row: Row): TemplateResult {
  const { words, model, formats } = view
  const { memory, key } = row
  if (model.editing.current?.key === key) return html`<li data-row=${key} part="memory">${editorView(view, row)}</li>`
  const label = labelOf(memory, model.looking.isRevealed(memory.id), words)
  const replaced = model.looking.previous(memory)
  return html`<li data-row=${key} part="memory">
    <div class="line">
      <div class="said">
        ${textView(view, memory)}
        <ul class="meta" role="list">
          <li>${words.origins[memory.source.origin](formats.day(memory.recordedAt))}</li>
          ${replaced === null ? nothing : html`<li>${words.replaces(labelOf(replaced, model.looking.isRevealed(replaced.id), words))}</li>`}
        </ul>
      </div>
      <div class="actions" part="actions">
        <button type="button" class="soft" aria-label=${words.approveLabel(label)} @click=${() => model.suggesting.approve(row)}>${words.approve}</button>
        <button type="button" class="quiet" data-focus=${`edit:${key}`} aria-label=${words.editLabel(label)} @click=${() => model.editing.start(row)}>${words.edit}</button>
        <button type="button" class="quiet" aria-label=${words.rejectLabel(label)} @click=${() => model.suggesting.reject(row)}>${words.reject}</button>
      </div>
    </div>
    ${problemView(words, model.suggesting.problems.get(memory.id))}
  </li>`
}
