import { html, nothing, type TemplateResult } from 'lit'
import type { View } from './view.ts'

/** Nothing is held: what will appear here, and a way to try it. */
export function emptyView(view: View): TemplateResult {
  const { words, model } = view
  const { control } = model

  async function tell(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    if (!(form instanceof HTMLFormElement)) return
    const field = form.querySelector('input')
    if (field === null || field.value.trim() === '') return field?.focus()
    if (await control.tell(field.value.trim())) field.value = ''
  }

  return html`<section class="empty" part="empty">
    <p class="lead">${words.empty}</p>
    <p class="muted">${words.emptyHint}</p>
    ${
      control.status?.mode === 'read-only'
        ? nothing
        : html`<form @submit=${tell}>
      <label for="tell">${words.tellField}</label>
      <div class="tell">
        <input id="tell" type="text" part="field" dir="auto" data-focus="tell" autocomplete="off" aria-describedby="tell-hint" />
        <button type="submit" class="primary">${words.tell}</button>
      </div>
      <p class="hint" id="tell-hint">${control.notTold ?? words.tellExample}</p>
    </form>`
    }
  </section>`
}
