import { html, nothing, type TemplateResult } from 'lit'
import { emptyView } from './empty.ts'
import { footerView } from './footer.ts'
import { forgetAllView } from './forget-all.ts'
import { groupsView } from './groups.ts'
import { headerView } from './header.ts'
import { importView } from './import.ts'
import { noticesView } from './notices.ts'
import { foundView, searchFieldView } from './search.ts'
import { suggestionsView } from './suggestions.ts'
import { noticeView, problemView, type View } from './view.ts'

/** The whole page of one open locket. */
export function panelView(view: View): TemplateResult {
  const { words, model } = view
  const { held, search, transfer, control, ended } = model
  if (ended === 'erased') return html`<h2>${words.title}</h2>${noticeView(words, words.erased)}`
  return html`${headerView(view)}
    ${noticesView(view)}
    ${transfer.importing === null ? nothing : importView(view, transfer.importing)}
    ${control.forgettingAll ? forgetAllView(view) : nothing}
    ${held.size > 0 || search.query !== '' ? searchFieldView(view) : nothing}
    ${suggestionsView(view)}
    ${search.query === '' ? heldView(view) : foundView(view)}
    ${footerView(view)}`
}

function heldView(view: View): TemplateResult {
  const { words, formats, model } = view
  const { held, control } = model
  if (held.state === 'failed') {
    return html`${problemView(words, held.problem, html`<button type="button" class="primary" @click=${model.load}>${words.retry}</button>`)}${groupsView(view)}`
  }
  const total = control.status?.counts.active ?? 0
  const reading = held.state === 'loading' ? readingView() : nothing
  if (held.size === 0)
    return held.state === 'loading' ? html`${reading}` : html`${held.suggestions().length === 0 ? emptyView(view) : nothing}${groupsView(view)}`
  return html`${reading}${groupsView(view)}`

  function readingView(): TemplateResult | typeof nothing {
    if (!model.slow) return nothing
    return html`<p class="reading">${words.loading} <progress max=${Math.max(total, 1)} .value=${held.size} aria-label=${words.loading}></progress> <span class="muted">${formats.percent(Math.min(1, held.size / Math.max(total, 1)))}</span></p>`
  }
}
