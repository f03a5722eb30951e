import type { Turn } from '@locket/memory'
import { html, nothing, type TemplateResult } from 'lit'
import { live } from 'lit/directives/live.js'
import { previewFile } from '../actions/file.ts'
import { setDraft, showGiven } from '../actions/given.ts'
import { stopAnswer } from '../actions/answer.ts'
import { playSample, say } from '../actions/talk.ts'
import type { PageStore } from '../page-state.ts'
import { words } from '../words.ts'

type SaidBy = keyof typeof words.composer.roles
const SAID_BY: readonly SaidBy[] = ['user', 'assistant', 'tool']

/** The message box, and the ways to try more than one message. While who answers is being chosen, it makes room for that. */
export function composerView(store: PageStore): TemplateResult | typeof nothing {
  const { draft, role, locket, ended, answering, setup } = store.get()
  if (setup !== null) return nothing
  const closed = locket === null || ended !== null
  return html`
    <form class="composer" @submit=${(event: SubmitEvent) => submit(event, store)}>
      <label class="unseen" for="message">${words.composer.label}</label>
      <textarea
        id="message"
        rows="2"
        dir="auto"
        enterkeyhint="send"
        placeholder=${words.composer.placeholderAs[saidBy(role)]}
        .value=${live(draft)}
        @input=${(event: InputEvent) => setDraft(store, typedIn(event))}
        @keydown=${(event: KeyboardEvent) => sendOnEnter(event)}
      ></textarea>
      <div class="row">
        <label class="as">
          <span>${words.composer.as}</span>
          <select @change=${(event: Event) => store.set({ role: saidBy(typedIn(event)) })}>
            ${SAID_BY.map((by) => html`<option value=${by} ?selected=${by === role}>${words.composer.roles[by]}</option>`)}
          </select>
        </label>
        ${
          answering === null
            ? html`<button class="main" type="submit" ?disabled=${closed || draft.trim() === ''}>${words.composer.send}</button>`
            : html`<button type="button" @click=${() => stopAnswer(store)}>${words.model.stop}</button>`
        }
      </div>
    </form>
    ${moreView(store, closed)}
  `
}

function moreView(store: PageStore, closed: boolean): TemplateResult {
  const { showGiven: given, play, file } = store.get()
  return html`
    <div class="more">
      <label class="switch">
        <input type="checkbox" role="switch" .checked=${live(given)} @change=${(event: Event) => showGiven(store, isOn(event))} />
        <span>${words.composer.showGiven}</span>
      </label>
      <button type="button" ?disabled=${closed || play !== null} @click=${() => playSample(store)}>${words.composer.play}</button>
      <label class="file" ?data-disabled=${closed || play !== null}>
        <input class="unseen" type="file" accept=".json,application/json" ?disabled=${closed || play !== null} @change=${(event: Event) => openFile(event, store)} />
        <span class="button">${words.composer.file}</span>
      </label>
      ${file === null && !given ? html`<p class="quiet">${words.composer.dropHint}</p>` : nothing}
    </div>
  `
}

function submit(event: SubmitEvent, store: PageStore): void {
  event.preventDefault()
  void say(store)
}

/** Enter sends, Shift+Enter breaks the line; while a word is being composed, Enter belongs to the input method. */
function sendOnEnter(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit()
}

function openFile(event: Event, store: PageStore): void {
  if (!(event.target instanceof HTMLInputElement)) return
  const files = [...(event.target.files ?? [])]
  event.target.value = ''
  void previewFile(store, files)
}

function typedIn(event: Event): string {
  return event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement ? event.target.value : ''
}

function isOn(event: Event): boolean {
  return event.target instanceof HTMLInputElement && event.target.checked
}

function saidBy(role: Turn['role'] | string): SaidBy {
  return SAID_BY.find((by) => by === role) ?? 'user'
}
