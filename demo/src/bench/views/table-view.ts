import type { EarlierReport, EarlierRow, Report, ReportRow, Section } from '@locket/bench'
import { html, nothing, type TemplateResult } from 'lit'
import { isLocket } from '../charts.ts'
import { compareWith, downloadCsv, downloadJson, downloadText } from '../files.ts'
import type { BenchState, BenchStore, FormChoice } from '../state.ts'
import { words } from '../words.ts'
import { rowsShown, summaryFor } from './pictures-view.ts'

const { table } = words

/** Every number of the pictures; under ours the published ones and those of an earlier run. */
export function tableView(store: BenchStore, report: Report): TemplateResult {
  const state = store.get()
  const rows = rowsShown(state, report)
  return html`
    <section>
      <h2 id="figures">${table.title}</h2>
      <p class="quiet">${table.about}</p>
      <div class="wide" role="region" aria-labelledby="figures" tabindex="0">
        <table>
          <thead>
            <tr>
              ${[
                table.row,
                table.policy,
                table.current,
                table.conflict,
                table.staleOrMissing,
                table.leaked,
                table.tokens,
                table.recall,
                table.precision,
                table.freshness,
                table.boundary,
              ].map((name) => html`<th scope="col">${name}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map((row) => rowView(state, row))}
          </tbody>
        </table>
      </div>
      <p class="quiet">${table.axes}</p>
      ${notesView(rows)} ${filesView(store, report)}
    </section>
    ${mistakesView(state.section === 'grown' ? report.grown : report.thirtyDays, rows)}
  `
}

function rowView(state: BenchState, row: ReportRow): TemplateResult {
  const { counts, meanTokens, axes } = summaryFor(state.form)(row)
  const published = state.form === 'both' ? row.published : null
  const earlier = earlierRow(state.earlier?.report, state, row)
  const count = (ours: number, theirs: number | undefined, before: number | undefined): TemplateResult => html`
    <td>
      ${ours.toLocaleString('en')}${theirs === undefined ? nothing : html`<span class="published"><span class="unseen">${table.published} </span>${theirs.toLocaleString('en')}</span>`}${
        before === undefined || before === ours ? nothing : html`<span class="earlier">${table.earlier} ${before}</span>`
      }
    </td>
  `
  return html`
    <tr class=${isLocket(row) ? 'ours' : nothing}>
      <td>${row.row}</td>
      <th scope="row">${row.title}</th>
      ${count(counts.current, published?.current, earlier?.counts.current)} ${count(counts.conflict, published?.conflict, earlier?.counts.conflict)}
      ${count(counts.stale + counts.missing, published?.staleOrMissing, earlier === undefined ? undefined : earlier.counts.stale + earlier.counts.missing)}
      ${count(counts.leaked, published?.leaked, earlier?.counts.leaked)}
      ${count(Math.round(meanTokens), published === null ? undefined : Math.round((published.tokens[0] + published.tokens[1]) / 2), earlier === undefined ? undefined : Math.round(earlier.meanTokens))}
      <td>${share(axes.recall)}</td>
      <td>${share(axes.precision)}</td>
      <td>${share(axes.freshness)}</td>
      <td>${axes.boundary.leaks}, ${axes.boundary.stranger}, ${axes.boundary.instructions}</td>
    </tr>
  `
}

function earlierRow(earlier: EarlierReport | undefined, state: BenchState, row: ReportRow): EarlierRow['both'] | undefined {
  const found = (state.section === 'grown' ? earlier?.grown : earlier?.thirtyDays)?.rows.find((each) => each.id === row.id)
  if (found === undefined) return undefined
  return formOf(found, state.form)
}

function formOf(row: EarlierRow, form: FormChoice): EarlierRow['both'] {
  return form === 'both' ? row.both : row.forms[form]
}

function share(value: number | null): string {
  return value === null ? table.none : value.toFixed(2)
}

function notesView(rows: readonly ReportRow[]): TemplateResult | typeof nothing {
  const noted = rows.flatMap(({ row, published }) => (published === null || published.fixed ? [] : [{ row, note: published.note }]))
  if (noted.length === 0) return nothing
  return html`
    <h3>${words.notes.title}</h3>
    <ul class="notes">
      ${noted.map(({ row, note }) => html`<li>${words.notes.row(row)}${note}</li>`)}
    </ul>
  `
}

function filesView(store: BenchStore, report: Report): TemplateResult {
  const { earlier } = store.get()
  const compare = (event: Event): void => {
    if (!(event.target instanceof HTMLInputElement)) return
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file !== undefined) void compareWith(store, file)
  }
  return html`
    <h3>${words.files.title}</h3>
    <div class="more">
      <button @click=${() => downloadJson(report)}>${words.files.json}</button>
      <button @click=${() => downloadCsv(report)}>${words.files.csv}</button>
      <button @click=${() => downloadText(report)}>${words.files.text}</button>
      <label class="file"><input class="unseen" type="file" accept=".json,application/json" @change=${compare} /><span class="button">${words.files.compare}</span></label>
      ${earlier === null ? nothing : html`<span class="quiet">${words.files.compared(earlier.name)}</span>`}
    </div>
  `
}

function mistakesView(section: Section | null, rows: readonly ReportRow[]): TemplateResult | typeof nothing {
  const measured = rows.filter(isLocket)
  if (section === null || measured.length === 0) return nothing
  const titles = new Map(measured.map((row) => [row.id, row.title]))
  return html`
    <section>
      <h2>${words.mistakes.title}</h2>
      <p class="quiet">${section.mistakes.length === 0 ? words.mistakes.none : words.mistakes.count(section.mistakes.length)}</p>
      <ul class="mistakes">
        ${section.mistakes.map(
          ({ policy, probe, question, outcome, expected, injected }) => html`
            <li>
              <details>
                <summary>${question} <span class="quiet">${probe.split('/').slice(0, 2).join(', ')} · ${titles.get(policy) ?? policy} · ${outcome}, ${words.mistakes.expected(expected)}</span></summary>
                <h3>${words.mistakes.injected}</h3>
                <pre tabindex="0">${injected === '' ? words.mistakes.nothing : injected}</pre>
              </details>
            </li>
          `,
        )}
      </ul>
    </section>
  `
}
