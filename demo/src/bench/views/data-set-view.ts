import type { DataSetReport, RankMetrics } from '@locket/bench'
import { html, nothing, type TemplateResult } from 'lit'
import { downloadDataSetJson, downloadDataSetText } from '../files.ts'
import type { Runner } from '../runner.ts'
import type { BenchStore } from '../state.ts'
import { words } from '../words.ts'

const { dataSet: text } = words
const LIMITS: readonly (number | null)[] = [20, 100, 500, null]

/** A public data set that the reader has: read, measured, and shown as one table. */
export function dataSetView(store: BenchStore, runner: Runner): TemplateResult {
  const { dataSet, progress, questions } = store.get()
  const open = (event: Event): void => {
    if (!(event.target instanceof HTMLInputElement)) return
    const [file] = event.target.files ?? []
    event.target.value = ''
    if (file !== undefined) runner.runFile(file)
  }
  const limit = (event: Event): void => {
    if (event.target instanceof HTMLSelectElement) store.set({ questions: event.target.value === '' ? null : Number(event.target.value) })
  }
  return html`
    <section>
      <h2 id="data-set">${text.title}</h2>
      <p class="quiet">${text.about}</p>
      <div class="more" ?data-disabled=${progress !== null}>
        <label class="pick">
          <span>${text.questions}</span>
          <select @change=${limit}>
            ${LIMITS.map((each) => html`<option value=${each ?? ''} .selected=${each === questions}>${each ?? text.all}</option>`)}
          </select>
        </label>
        <label class="file">
          <input class="unseen" type="file" accept=".json,application/json" ?disabled=${progress !== null} @change=${open} /><span class="button">${text.open}</span>
        </label>
      </div>
      ${dataSet === null ? nothing : resultView(dataSet)}
    </section>
  `
}

function resultView(report: DataSetReport): TemplateResult {
  const leftOut = Object.entries(report.leftOut).map(([reason, count]) => text.leftOut(count, reason))
  return html`
    <p>${[text.summary(report.dataSet, report.conversations, report.questions, report.depth), ...leftOut].join(' ')}</p>
    <div class="wide" role="region" aria-labelledby="data-set" tabindex="0">
      <table>
        <thead>
          <tr>
            ${[words.table.policy, text.level, text.pool, ...report.ks.map(text.hit), ...report.ks.map(text.recall), text.mrr].map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${report.rows.map((row) => html`${rowView(row.title, text.turns, row.turns, report.ks)} ${rowView(row.title, text.sessions, row.sessions, report.ks)}`)}
        </tbody>
      </table>
    </div>
    <div class="more">
      <button @click=${() => downloadDataSetJson(report)}>${words.files.json}</button>
      <button @click=${() => downloadDataSetText(report)}>${words.files.text}</button>
    </div>
  `
}

function rowView(title: string, level: string, metrics: RankMetrics, ks: readonly number[]): TemplateResult {
  const shares = [...ks.map((k) => metrics.hitAtK[k] ?? 0), ...ks.map((k) => metrics.recallAtK[k] ?? 0), metrics.mrr]
  return html`
    <tr>
      <th scope="row">${title}</th>
      <td>${level}</td>
      <td>${Math.round(metrics.poolSize)}</td>
      ${shares.map((share) => html`<td>${share.toFixed(3)}</td>`)}
    </tr>
  `
}
