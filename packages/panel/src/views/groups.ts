import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import type { Group, Row } from '../grouping.ts'
import { memoryRow } from './memory-row.ts'
import { moreView } from './more.ts'
import { problemView, type View } from './view.ts'

/** All that is held, in groups, and what is no longer true. */
export function groupsView(view: View): TemplateResult {
  const groups = view.model.held.groups()
  return html`${repeat(
    groups,
    (group) => group.id,
    (group) => groupView(view, group),
  )}${olderView(view)}`
}

function groupView(view: View, group: Group): TemplateResult {
  const { words, formats } = view
  return html`<section part="group" aria-labelledby=${`group-${group.id}`}>
    <h3 id=${`group-${group.id}`}>${words.groups[group.id]} <span class="muted">${formats.number(group.rows.length)}</span></h3>
    ${rowsView(view, group.rows.slice(0, view.shown(group.id)))}
    ${moreView(view, group.id, group.rows.length)}
  </section>`
}

/** Lines keep their elements as long as their keys stay, and with them focus and scroll position. */
export function rowsView(view: View, rows: readonly Row[]): TemplateResult {
  return html`<ul class="rows" role="list">${repeat(
    rows,
    (row) => row.key,
    (row) => memoryRow(view, row),
  )}</ul>`
}

function olderView(view: View): TemplateResult | typeof nothing {
  const { words, formats, model } = view
  const { older, control } = model
  const count = control.status?.counts.superseded ?? 0
  if (count === 0 && older.items.length === 0) return nothing
  const open = (event: Event): void => {
    const details = event.currentTarget
    if (details instanceof HTMLDetailsElement && details.open && older.state === 'idle') {
      model.openOlder()
    }
  }
  return html`<details part="group" class="fold" @toggle=${open}>
    <summary><h3>${words.older} <span class="muted">${formats.number(count)}</span></h3></summary>
    ${older.state === 'loading' ? html`<p class="muted">${words.loading}</p>` : nothing}
    ${problemView(words, older.problem)}
    ${older.state === 'ready' && older.items.length === 0 ? html`<p class="muted">${words.olderEmpty}</p>` : nothing}
    ${rowsView(
      view,
      older.items.map((memory) => model.rowOf(memory)),
    )}
    ${older.hasMore ? html`<button type="button" class="more" @click=${older.more}>${words.moreUncounted}</button>` : nothing}
  </details>`
}
