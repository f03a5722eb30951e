import { html, nothing, type TemplateResult } from 'lit'
import type { Runner } from '../runner.ts'
import type { BenchState, BenchStore, Setup } from '../state.ts'
import { words } from '../words.ts'

const { setup } = words

/** What to measure, the button, and while it runs how far it is. */
export function setupView(store: BenchStore, runner: Runner): TemplateResult {
  const { progress, failure } = store.get()
  return html`
    <section class="setup">
      <fieldset ?disabled=${progress !== null}>
        <legend>${setup.legend}</legend>
        <label class="tick"><input type="checkbox" checked disabled />${setup.published}</label>
        ${tick(store, 'static', setup.static, setup.staticHint)} ${tick(store, 'minilm', setup.minilm, setup.minilmHint)} ${tick(store, 'locket', setup.locket)} ${tick(store, 'grown', setup.grown)}
      </fieldset>
      ${
        progress === null
          ? html`<button class="main" @click=${() => runner.run()}>${setup.run}</button>`
          : html`
              <div class="going">
                <label>
                  <span class="quiet">${progress.what}</span>
                  <progress max="1" .value=${progress.share} aria-label=${words.progress}></progress>
                </label>
                <button @click=${() => runner.cancel()}>${setup.cancel}</button>
              </div>
            `
      }
      ${failure === null ? nothing : failureView(failure)}
    </section>
  `
}

function tick(store: BenchStore, name: keyof Setup, label: string, hint = ''): TemplateResult {
  const change = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) store.set({ setup: { ...store.get().setup, [name]: event.target.checked } })
  }
  return html`
    <label class="tick"><input type="checkbox" name=${name} .checked=${store.get().setup[name]} @change=${change} /><span>${label}${hint === '' ? nothing : html` <span class="quiet">${hint}</span>`}</span></label>
  `
}

function failureView(failure: NonNullable<BenchState['failure']>): TemplateResult {
  if (failure.code === 'cancelled') return html`<p class="quiet">${words.cancelled}</p>`
  return html`
    <div class="notice">
      <p>${words.failed} ${failure.message} ${failure.place === null ? nothing : words.inFile(failure.place)}</p>
    </div>
  `
}
