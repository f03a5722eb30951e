import type { Decision } from '@locket/memory'
import { html, nothing, type TemplateResult } from 'lit'
import { leaveFile } from '../actions/file.ts'
import { keepFile } from '../actions/talk.ts'
import { outcomeOfDecisions } from '../outcome.ts'
import type { PageStore } from '../page-state.ts'
import type { ShownTurn } from '../turns-file.ts'
import { words } from '../words.ts'

const ROWS_SHOWN = 200

/** A dropped file: what keeping it would do, or why it could not be read. */
export function fileView(store: PageStore): TemplateResult | typeof nothing {
  const { file } = store.get()
  if (file === null) return nothing
  const leave = (): void => leaveFile(store)
  if (file.type === 'reading') return html`<section class="card"><p class="quiet">${words.file.reading}</p></section>`
  if (file.type === 'broken') {
    return html`
      <section class="card" role="alert" data-tone="failed">
        <p><strong>${words.file.broken}</strong> ${file.problem}</p>
        <div class="row"><button type="button" @click=${leave}>${words.file.dismiss}</button></div>
      </section>
    `
  }
  const count = (op: Decision['op']): number => file.decisions.filter((decision) => decision.op === op).length
  const rows = rowsOf(file.turns, file.decisions)
  return html`
    <section class="card" aria-label=${words.file.title(file.name)} @keydown=${(event: KeyboardEvent) => (event.key === 'Escape' ? leave() : undefined)}>
      <h2 dir="auto">${words.file.title(file.name)}</h2>
      <p class="quiet">${words.file.summary(file.turns.length, count('add') + count('pend'), count('update'), count('delete'))}</p>
      ${
        rows.length === 0
          ? html`<p>${words.file.nothing}</p>`
          : html`
              <ul class="rows" tabindex="0" role="region" aria-label=${words.file.title(file.name)}>
                ${rows.slice(0, ROWS_SHOWN).map((line) => html`<li dir="auto">${line}</li>`)}
                ${rows.length > ROWS_SHOWN ? html`<li class="quiet">${words.outcome.more(rows.length - ROWS_SHOWN)}</li>` : nothing}
              </ul>
            `
      }
      <div class="row">
        <p class="quiet">${words.file.note}</p>
        <button type="button" @click=${leave}>${words.file.leave}</button>
        <button class="main" type="button" @click=${() => keepFile(store)}>${words.file.keep}</button>
      </div>
    </section>
  `
}

/** One line for each turn that would change something. */
function rowsOf(turns: readonly ShownTurn[], decisions: readonly Decision[]): readonly string[] {
  const byTurn = new Map<string, Decision[]>()
  for (const decision of decisions) {
    if (decision.message === undefined) continue
    const own = byTurn.get(decision.message)
    if (own === undefined) byTurn.set(decision.message, [decision])
    else own.push(decision)
  }
  return turns.flatMap((turn) => {
    const outcome = outcomeOfDecisions(byTurn.get(turn.id) ?? [], { planned: true })
    return outcome.tone === 'nothing' ? [] : [outcome.line]
  })
}
