import type { Report, ReportRow, Summary } from '@locket/bench'
import { html, nothing, type TemplateResult } from 'lit'
import { costChart, liveOf, outcomesChart } from '../charts.ts'
import type { BenchState, BenchStore, FormChoice } from '../state.ts'
import { words } from '../words.ts'

const FORMS: readonly FormChoice[] = ['both', 'literal', 'paraphrase', 'far']

/** The bars and the cost plot, with the choice of scenario and of the form of the questions above. */
export function picturesView(store: BenchStore, report: Report): TemplateResult {
  const state = store.get()
  const rows = rowsShown(state, report)
  const of = summaryFor(state.form)
  const [first] = rows
  const live = first === undefined ? 0 : liveOf(of(first))
  const forgotten = first === undefined ? 0 : of(first).counts.leaked + of(first).counts.clean
  return html`
    <div class="choices">
      ${
        report.grown === null
          ? nothing
          : choice(words.scenario.legend, ['thirtyDays', 'grown'] as const, words.scenario, state.section, (section) =>
              store.set({ section, probe: null, injected: [] }),
            )
      }
      ${choice(words.forms.legend, FORMS, words.forms, state.form, (form) => store.set({ form }))}
    </div>
    <section>
      <h2>${words.outcomes.title}</h2>
      <p class="quiet">${words.outcomes.about(live, forgotten)}</p>
      <ul class="legend">
        ${legend('current', words.outcomes.names.current)} ${legend('conflict', words.outcomes.names.conflict)} ${legend('missing', words.outcomes.staleOrMissing)}
        ${legend('leaked', words.outcomes.names.leaked)} ${legend(null, words.outcomes.empty)}
      </ul>
      <chart-box class="bars" .draw=${drawing(outcomesChart, rows, of)}></chart-box>
    </section>
    <section>
      <h2>${words.cost.title}</h2>
      <p class="quiet">${words.cost.about}</p>
      <chart-box class="cost" .draw=${drawing(costChart, rows, of)}></chart-box>
    </section>
  `
}

export function rowsShown(state: BenchState, report: Report): readonly ReportRow[] {
  return (state.section === 'grown' ? report.grown : report.thirtyDays)?.rows ?? []
}

export function summaryFor(form: FormChoice): (row: ReportRow) => Summary {
  return (row) => (form === 'both' ? row.both : row.forms[form])
}

type Chart = (rows: readonly ReportRow[], of: (row: ReportRow) => Summary, width: number) => Element

/** A new function is a new picture, so the same one is given while nothing it shows has changed. */
const drawings = new Map<Chart, { readonly rows: readonly ReportRow[]; readonly sample: Summary | undefined; readonly draw: (width: number) => Element }>()

function drawing(chart: Chart, rows: readonly ReportRow[], of: (row: ReportRow) => Summary): (width: number) => Element {
  const [first] = rows
  const sample = first === undefined ? undefined : of(first)
  const known = drawings.get(chart)
  if (known !== undefined && known.rows === rows && known.sample === sample) return known.draw
  const draw = (width: number): Element => chart(rows, of, width)
  drawings.set(chart, { rows, sample, draw })
  return draw
}

function choice<T extends string>(
  legendText: string,
  values: readonly T[],
  names: Readonly<Record<T, string>>,
  chosen: T,
  choose: (value: T) => void,
): TemplateResult {
  return html`
    <fieldset class="choice">
      <legend>${legendText}</legend>
      ${values.map((value) => html`<label><input type="radio" name=${legendText} .checked=${value === chosen} @change=${() => choose(value)} /><span>${names[value]}</span></label>`)}
    </fieldset>
  `
}

function legend(name: string | null, text: string): TemplateResult {
  return html`<li><svg width="18" height="14" aria-hidden="true"><rect width="18" height="14" fill=${name === null ? 'none' : `url(#fill-${name})`} stroke="currentColor" /></svg>${text}</li>`
}
