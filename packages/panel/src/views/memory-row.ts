import { html, nothing, type TemplateResult } from 'lit'
import { describeMemory, labelOf, shortestOf } from '../describe.ts'
import type { Row } from '../grouping.ts'
import { confirmationView } from './confirmation.ts'
import { editorView } from './editor.ts'
import { historyView } from './history.ts'
import { textView } from './text.ts'
import { undoView } from './undo.ts'
import { problemView, type View } from './view.ts'
import { whyView } from './why.ts'

/** One memory: its sentence, where it comes from, and what can be done about it, all in place. */
export function memoryRow(view: View, row: Row): TemplateResult {
  const { model } = view
  const { key } = row
  const gone = model.forgetting.gone.get(key)
  if (gone !== undefined) return html`<li data-row=${key}>${undoView(view, gone)}</li>`
  const editing = model.editing.current?.key === key
  const asking = model.forgetting.asking?.key === key ? model.forgetting.asking : null
  return html`<li data-row=${key} part="memory" class=${asking === null ? '' : 'asking'}>
    ${editing ? editorView(view, row) : readingView(view, row, asking === null)}
    ${asking === null ? nothing : confirmationView(view, asking)}
  </li>`
}

function readingView(view: View, row: Row, withActions: boolean): TemplateResult {
  const { model, words, formats } = view
  const { key, memory } = row
  const { looking, suggesting } = model
  const revealed = looking.isRevealed(memory.id)
  const label = labelOf(memory, revealed, words)
  const current = memory.status === 'active'
  const previous = current ? looking.previous(memory) : null
  const whyOpen = looking.isOpen(key, 'why')
  const historyOpen = looking.isOpen(key, 'history')
  return html`<div class="line">
      <div class="said">
        ${current ? nothing : html`<span class="tag">${words.noLonger}</span>`}${textView(view, memory)}
        <div class="about"><ul class="meta" role="list">${describeMemory(memory, words, formats).map((part) => html`<li>${part}</li>`)}</ul>
        <ul class="asks" role="list">
          ${
            previous === null
              ? nothing
              : html`<li>${disclosure(`history:${key}`, words.before(shortestOf(previous, looking.isRevealed(previous.id), words)), words.historyLabel(label), historyOpen, () => looking.toggle(key, memory, 'history'), 'arrow')}</li>`
          }
          <li>${disclosure(`why:${key}`, words.why, words.whyLabel(label), whyOpen, () => looking.toggle(key, memory, 'why'))}</li>
        </ul></div>
      </div>
      ${withActions ? actionsView(view, row, label) : nothing}
    </div>
    ${historyOpen ? historyView(view, row) : nothing}
    ${whyOpen ? whyView(view, memory) : nothing}
    ${problemView(words, suggesting.problems.get(memory.id))}`
}

function actionsView({ model, words }: View, row: Row, label: string): TemplateResult {
  const { key, memory } = row
  return html`<div class="actions" part="actions">
    ${
      memory.status === 'active'
        ? html`<button type="button" class="quiet" data-focus=${`edit:${key}`} aria-label=${words.editLabel(label)} @click=${() => model.editing.start(row)}>${words.edit}</button>`
        : html`<button type="button" class="quiet" aria-label=${words.restoreLabel(label)} @click=${() => model.suggesting.restore(memory.id)}>${words.restore}</button>`
    }
    <button type="button" class="quiet" data-focus=${`forget:${key}`} aria-label=${words.forgetLabel(label)} @click=${() => model.forgetting.ask(row)}>${words.forget}</button>
  </div>`
}

function disclosure(name: string, text: string, label: string, open: boolean, toggle: () => void, look = ''): TemplateResult {
  return html`<button type="button" class="inline disclosure ${look}" data-focus=${name} aria-label=${label.startsWith(text) ? label : `${text} (${label})`} aria-expanded=${open} @click=${toggle}>${text}</button>`
}
