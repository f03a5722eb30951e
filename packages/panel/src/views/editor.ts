import { html, nothing, type TemplateResult } from 'lit'
import type { Row } from '../grouping.ts'
import { sayToPerson } from '../second-person.ts'
import { problemView, type View } from './view.ts'

/** The field in place of the sentence. Enter saves, Escape leaves. */
export function editorView(view: View, row: Row): TemplateResult {
  const { words, model } = view
  const edited = model.editing.current
  const base = edited?.base ?? row.memory
  const changed = base.id !== row.memory.id
  const fieldId = `field-${row.key}`
  const pending = row.memory.status === 'pending'

  function save(event: Event): void {
    event.preventDefault()
    const form = event.currentTarget
    const field = form instanceof HTMLElement ? form.closest('form')?.querySelector('textarea') : null
    if (field) void model.editing.save(field.value, row.memory)
  }

  function press(event: KeyboardEvent): void {
    // While a word is being composed (Japanese, Chinese, …), Enter and Escape belong to the composition.
    if (event.isComposing) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      model.editing.leave()
    } else if (event.key === 'Enter' && !event.shiftKey) save(event)
  }

  return html`<form class="editor" @submit=${save}>
    <label for=${fieldId}>${words.editField}</label>
    <textarea id=${fieldId} part="field" data-focus=${`field:${row.key}`} rows="2" dir="auto" aria-describedby=${`hint-${row.key}`} .defaultValue=${base.text} ?readonly=${edited?.busy ?? false} @keydown=${press}></textarea>
    <p class="hint" id=${`hint-${row.key}`}>${words.editHint}</p>
    ${changed ? html`<p class="state" role="status">${words.changedMeanwhile(sayToPerson(row.memory))}</p>` : nothing}
    ${problemView(words, edited?.problem)}
    <div class="buttons">
      <button type="submit" class="primary">${pending ? words.saveApprove : words.save}</button>
      <button type="button" class="quiet" @click=${model.editing.leave}>${words.cancel}</button>
    </div>
  </form>`
}
