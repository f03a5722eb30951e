import { html, type TemplateResult } from 'lit'
import type { View } from './view.ts'

/** Forgetting everything wants a typed word. */
export function forgetAllView(view: View): TemplateResult {
  const { words, formats, model } = view
  const { control } = model
  const counts = control.status?.counts
  const count = counts === undefined ? 0 : counts.active + counts.pending + counts.superseded
  const wanted = words.forgetAllWord

  function typed(event: Event): void {
    const field = event.target
    if (field instanceof HTMLInputElement) field.setCustomValidity(isWord(field.value) ? '' : words.forgetAllTyped(wanted))
  }

  function confirm(event: SubmitEvent): void {
    event.preventDefault()
    const form = event.currentTarget
    const field = form instanceof HTMLFormElement ? form.querySelector('input') : null
    if (field !== null && isWord(field.value)) void control.forgetAll()
    else field?.reportValidity()
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    control.askForgetAll(false)
  }

  function isWord(text: string): boolean {
    return text.trim().toLocaleLowerCase() === wanted.toLocaleLowerCase()
  }

  return html`<form class="box" part="forget-all" aria-labelledby="forget-all" novalidate @submit=${confirm} @keydown=${press}>
    <h3 id="forget-all">${words.forgetAll}</h3>
    <p>${words.forgetAllGoes(count, formats.number(count))}</p>
    <label for="forget-all-word">${words.forgetAllTyped(wanted)}</label>
    <input id="forget-all-word" type="text" part="field" data-focus="forget-all-word" autocomplete="off" autocapitalize="none" spellcheck="false" @input=${typed} />
    <div class="buttons">
      <button type="submit" class="primary">${words.forgetAllYes}</button>
      <button type="button" class="quiet" @click=${() => control.askForgetAll(false)}>${words.cancel}</button>
    </div>
  </form>`
}
