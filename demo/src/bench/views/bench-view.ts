import { html, nothing, type TemplateResult } from 'lit'
import type { Runner } from '../runner.ts'
import type { BenchStore } from '../state.ts'
import { words } from '../words.ts'
import { dataSetView } from './data-set-view.ts'
import { picturesView } from './pictures-view.ts'
import { probeView } from './probe-view.ts'
import { setupView } from './setup-view.ts'
import { tableView } from './table-view.ts'

/** The whole page: what to measure, then the pictures, the table, and any question side by side. */
export function benchView(store: BenchStore, runner: Runner): TemplateResult {
  const state = store.get()
  const { report } = state
  return html`
    <a class="skip" href="#results">${words.skip}</a>
    <header class="top">
      <img class="mark" src="./icon.svg" alt="" width="36" height="36" />
      <div class="names"><h1>${words.title}</h1></div>
      <a class="bench" href="./index.html">${words.back}</a>
    </header>
    <main class="bench-page">
      <p class="intro">${words.intro}</p>
      ${setupView(store, runner)}
      <div id="results" tabindex="-1">${report === null ? nothing : html`${picturesView(store, report)} ${tableView(store, report)} ${probeView(store, runner, report)}`}</div>
      ${dataSetView(store, runner)}
    </main>
    <p class="unseen" role="status">${state.said}</p>
  `
}
