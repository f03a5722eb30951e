import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { FOUND } from '../state/forgetting.ts'
import { confirmationView } from './confirmation.ts'
import { rowsView } from './groups.ts'
import { undoView } from './undo.ts'
import { problemView, type View } from './view.ts'

export function searchFieldView(view: View): TemplateResult {
  const { words, model } = view
  const { search } = model
  const type = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) search.type(event.target.value)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || search.query === '') return
    event.stopPropagation()
    event.preventDefault()
    search.clear()
  }
  return html`<form class="find" role="search" @submit=${(event: Event) => event.preventDefault()}>
    <input type="search" part="search" data-focus="find" aria-label=${words.find} placeholder=${words.findHint} autocomplete="off" spellcheck="false" dir="auto" .value=${live(search.query)} @input=${type} @keydown=${press} />
  </form>`
}

/** What was found, best first, in place of the groups. */
export function foundView(view: View): TemplateResult {
  const { words, formats, model } = view
  const { query, found } = model.search
  const { asking, gone } = model.forgetting
  const { items, state } = found
  const lost = gone.get(FOUND)
  const byMeaning = model.control.status?.embedder.state
  const rows = items.map((memory) => model.rowOf(memory))
  return html`<section part="group" aria-labelledby="found" aria-busy=${state === 'loading'}>
    <div class="line">
      <h3 id="found">${state === 'loading' && items.length === 0 ? words.loading : items.length === 0 ? words.foundNothing(query.trim()) : words.found(items.length, formats.number(items.length), found.hasMore)}</h3>
      <div class="actions">
        ${items.length > 1 && asking?.key !== FOUND ? html`<button type="button" class="quiet" data-focus=${`forget:${FOUND}`} @click=${() => model.forgetting.askFound(query.trim())}>${words.forgetFoundOpen}</button>` : nothing}
        <button type="button" class="quiet" @click=${clear}>${words.clear}</button>
      </div>
    </div>
    ${byMeaning === 'loading' || byMeaning === 'failed' ? html`<p class="muted">${words.findWordsOnly}</p>` : nothing}
    ${problemView(words, found.problem)}
    ${asking?.key === FOUND ? html`<div class="asking">${confirmationView(view, asking)}</div>` : nothing}
    ${lost === undefined ? nothing : undoView(view, lost)}
    ${rowsView(view, rows)}
    ${found.hasMore ? html`<button type="button" class="more" @click=${found.more}>${words.moreUncounted}</button>` : nothing}
  </section>`

  function clear(): void {
    model.search.clear()
    view.focus('find')
  }
}
