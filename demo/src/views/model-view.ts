import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { beginSetup, changeSetup, finishSetup, leaveSetup, stopModel } from '../actions/choose-model.ts'
import { completionsUrl, hostOf, parseEndpoint } from '../model/endpoint.ts'
import type { PageStore, Setup } from '../page-state.ts'
import { words } from '../words.ts'

/** The line that says who answers and where messages go. While that is being chosen, the form says it. */
export function modelView(store: PageStore): TemplateResult | typeof nothing {
  const { model, setup } = store.get()
  if (setup !== null) return nothing
  const text = model === null ? words.model.nobody : words.model.sends(model.destination)
  return html`
    <div class="answerer" data-kind=${model?.destination.kind ?? 'nobody'}>
      <p>${text}</p>
      <button type="button" @click=${() => open(store)}>${model === null ? words.model.choose : words.model.change}</button>
      ${model === null ? nothing : html`<button type="button" @click=${() => stopModel(store)}>${words.model.stopSending}</button>`}
    </div>
  `
}

/** Where it is chosen who answers; nothing is sent before that. */
export function setupView(store: PageStore): TemplateResult | typeof nothing {
  const { setup } = store.get()
  if (setup === null) return nothing
  const text = words.model.setup
  return html`
    <form
      class="card setup"
      aria-label=${text.title}
      novalidate
      @submit=${(event: SubmitEvent) => submit(event, store)}
      @keydown=${(event: KeyboardEvent) => (event.key === 'Escape' && !event.isComposing ? leave(store) : undefined)}
    >
      <fieldset>
        <legend>${text.title}</legend>
        ${choiceView(store, setup, 'nobody', text.about.nobody)} ${choiceView(store, setup, 'built-in', text.builtIn[setup.builtIn])}
        ${choiceView(store, setup, 'endpoint', text.about.endpoint)}
      </fieldset>
      ${setup.who === 'endpoint' ? endpointView(store, setup) : nothing}
      ${
        setup.loading === null
          ? nothing
          : html`<label class="loading"><span>${text.loading(Math.round(setup.loading * 100))}</span><progress max="1" .value=${setup.loading}></progress></label>`
      }
      <div class="end">
        ${setup.who === 'endpoint' ? sendsView(setup) : nothing} ${setup.problem === null ? nothing : html`<p class="problem" role="alert">${text.problems[setup.problem]}</p>`}
        <div class="row">
          <button type="button" @click=${() => leave(store)}>${text.cancel}</button>
          <button type="submit" class="main" ?disabled=${setup.loading !== null}>${text.use}</button>
        </div>
      </div>
    </form>
  `
}

function choiceView(store: PageStore, setup: Setup, who: Setup['who'], about: string): TemplateResult {
  const isMissing = who === 'built-in' && (setup.builtIn === 'none' || setup.builtIn === 'unavailable')
  return html`
    <label class="choice">
      <input
        type="radio"
        name="who"
        value=${who}
        ?disabled=${isMissing}
        .checked=${live(setup.who === who)}
        @change=${() => changeSetup(store, { who, problem: null })}
      />
      <span><span>${words.model.setup.who[who]}</span> <span class="quiet">${about}</span></span>
    </label>
  `
}

function endpointView(store: PageStore, setup: Setup): TemplateResult {
  const text = words.model.setup
  return html`
    <div class="fields">
      ${fieldView(store, 'url', { label: text.url, value: setup.url, placeholder: text.urlPlaceholder, type: 'url' })}
      ${fieldView(store, 'model', { label: text.model, value: setup.model, placeholder: text.modelPlaceholder, type: 'text' })}
      ${fieldView(store, 'key', { label: text.key, value: setup.key, placeholder: '', type: 'password' })}
      <label class="choice">
        <input type="checkbox" .checked=${live(setup.keep)} @change=${(event: Event) => changeSetup(store, { keep: isOn(event) })} />
        <span><span>${text.keep}</span> ${setup.keep ? nothing : html`<span class="quiet">${text.notKept}</span>`}</span>
      </label>
    </div>
  `
}

/** Says where it will go before anything goes there. */
function sendsView({ url, model, key }: Setup): TemplateResult | typeof nothing {
  const parsed = parseEndpoint({ url, key, model: model === '' ? 'any' : model })
  if (!parsed.ok) return nothing
  const { base } = parsed.endpoint
  const text = words.model.setup
  return html`
    <p class="sends">${text.sends(completionsUrl(base))} ${hostOf(base).isThisDevice ? nothing : html`<strong>${text.elsewhere}</strong>`} ${text.forgetting}</p>
  `
}

interface Field {
  readonly label: string
  readonly value: string
  readonly placeholder: string
  readonly type: 'url' | 'text' | 'password'
}

function fieldView(store: PageStore, name: 'url' | 'model' | 'key', { label, value, placeholder, type }: Field): TemplateResult {
  return html`
    <label>
      <span>${label}</span>
      <input
        class="field"
        name=${name}
        type=${type}
        placeholder=${placeholder}
        dir="ltr"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        .value=${live(value)}
        @input=${(event: InputEvent) => changeSetup(store, { [name]: typedIn(event), problem: null })}
      />
    </label>
  `
}

function open(store: PageStore): void {
  void beginSetup(store)
  // The form is there once the page is drawn.
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('.setup input:checked')?.focus())
}

function submit(event: SubmitEvent, store: PageStore): void {
  event.preventDefault()
  void finishSetup(store).then(() => focusAfter(store))
}

function leave(store: PageStore): void {
  leaveSetup(store)
  focusAfter(store)
}

/** The form is gone once the page is drawn: what opened it has the focus again. */
function focusAfter(store: PageStore): void {
  if (store.get().setup === null) requestAnimationFrame(() => document.querySelector<HTMLButtonElement>('.answerer button')?.focus())
}

function typedIn(event: Event): string {
  return event.target instanceof HTMLInputElement ? event.target.value : ''
}

function isOn(event: Event): boolean {
  return event.target instanceof HTMLInputElement && event.target.checked
}
