import type { Report } from '@locket/bench'
import { html, nothing, type TemplateResult } from 'lit'
import type { Runner } from '../runner.ts'
import type { BenchStore } from '../state.ts'
import { words } from '../words.ts'

const { probe: text } = words

/** Any question, and what each design would have put before the model. */
export function probeView(store: BenchStore, runner: Runner, report: Report): TemplateResult {
  const { section, form, probe: chosen, injected } = store.get()
  const shown = (report[section]?.probes ?? []).filter((probe) => form === 'both' || probe.form === form)
  const probe = shown.find((each) => each.id === chosen)
  const choose = (event: Event): void => {
    if (event.target instanceof HTMLSelectElement) runner.showProbe(event.target.value)
  }
  const days = [...new Set(shown.map((each) => each.day))]
  return html`
    <section ?hidden=${report[section] === null}>
      <h2>${text.title}</h2>
      <p class="quiet">${text.about}</p>
      <label class="pick">
        <span>${text.label}</span>
        <select @change=${choose}>
          <option value="" disabled .selected=${probe === undefined}>…</option>
          ${days.map(
            (day) => html`
              <optgroup label=${text.day(day)}>
                ${shown.filter((each) => each.day === day).map((each) => html`<option value=${each.id} .selected=${each.id === chosen}>${each.question}</option>`)}
              </optgroup>
            `,
          )}
        </select>
      </label>
      ${probe === undefined ? nothing : html`<p>${text.expected(probe.current)}</p>`}
      <ul class="side-by-side">
        ${injected.map(
          (each) => html`
            <li>
              <h3>${each.title}</h3>
              <p class="quiet"><span class="outcome-name" data-outcome=${each.outcome}>${words.outcomes.names[each.outcome]}</span> · ${text.tokens(each.tokens)}</p>
              <pre tabindex="0" aria-label=${each.title}>${each.text === '' ? text.nothing : each.text}</pre>
            </li>
          `,
        )}
      </ul>
    </section>
  `
}
