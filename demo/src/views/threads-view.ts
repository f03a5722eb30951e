import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { askForgetThread, beginRename, forgetThread, newThread, openThread, rename, showThreads, toName, undoForgetThread } from '../actions/threads.ts'
import type { ListedThread, PageState, PageStore } from '../page-state.ts'
import { words } from '../words.ts'

/** Which conversation is shown, and all that are kept. */
export function threadsView(store: PageStore): TemplateResult {
  const state = store.get()
  const { locket, threads, threadsOpen, play, leaving } = state
  const closed = locket === null || play !== null
  return html`
    <nav class="threads" aria-label=${words.threads.label} @keydown=${(event: KeyboardEvent) => closeOnEscape(event, store)}>
      <div class="bar">
        <button type="button" class="shown" aria-expanded=${threadsOpen} aria-controls="threads" ?disabled=${closed} @click=${() => showThreads(store, !threadsOpen)}>
          <span class="name" dir="auto">${shownName(state)}</span>
          <span class="quiet count">${words.threads.count(threads.length)}</span>
        </button>
        ${state.entries.length === 0 ? nothing : html`<button type="button" ?disabled=${closed} @click=${() => begin(store)}>${words.threads.begin}</button>`}
      </div>
      <div id="threads" ?hidden=${!threadsOpen}>${threadsOpen ? listView(store) : nothing}</div>
      ${
        leaving === null
          ? nothing
          : html`
              <p class="leaving">
                <span>${words.threads.forgotten(leaving.seconds)}</span>
                <button type="button" @click=${() => undoForgetThread(store)}>${words.threads.undo}</button>
              </p>
            `
      }
    </nav>
  `
}

function listView(store: PageStore): TemplateResult {
  const { threads, thread } = store.get()
  if (threads.length === 0) return html`<p class="quiet hint">${words.threads.none}</p>`
  return html`
    <ul class="list">
      ${repeat(
        threads,
        ({ id }) => id,
        (each) => html`<li data-thread=${each.id}>${rowView(store, each, each.id === thread)}</li>`,
      )}
    </ul>
    <p class="quiet hint">${words.threads.kept}</p>
  `
}

function rowView(store: PageStore, thread: ListedThread, isShown: boolean): TemplateResult {
  const { threadAct } = store.get()
  const name = nameOf(thread)
  if (threadAct?.id === thread.id && threadAct.type === 'rename') return renameView(store, threadAct.title)
  if (threadAct?.id === thread.id && threadAct.type === 'forget') {
    return html`
      <div class="ask" role="group" aria-label=${words.threads.forgetLabel(name)}>
        <p>${words.threads.ask(thread.turns, threadAct.memories)}</p>
        <button type="button" class="main" @click=${() => forgetThread(store)}>${words.threads.yes}</button>
        <button type="button" @click=${() => store.set({ threadAct: null })}>${words.threads.no}</button>
      </div>
    `
  }
  return html`
    <button type="button" class="go" aria-current=${isShown ? 'true' : 'false'} @click=${() => openThread(store, thread.id)}>
      <span class="name" dir="auto">${name}</span>
      <span class="quiet">${[dayOf(thread.lastAt), words.threads.messages(thread.turns), ...(isShown ? [words.threads.current] : [])].join(' · ')}</span>
    </button>
    <button type="button" class="act" aria-label=${words.threads.renameLabel(name)} @click=${() => edit(store, thread)}>${words.threads.rename}</button>
    <button type="button" class="act" aria-label=${words.threads.forgetLabel(name)} @click=${() => askForgetThread(store, thread.id)}>${words.threads.forget}</button>
  `
}

function renameView(store: PageStore, title: string): TemplateResult {
  return html`
    <form class="ask" @submit=${(event: SubmitEvent) => save(event, store)}>
      <input name="title" class="field" aria-label=${words.threads.newName} maxlength="256" dir="auto" autocomplete="off" .value=${title} />
      <button type="submit" class="main">${words.threads.save}</button>
      <button type="button" @click=${() => store.set({ threadAct: null })}>${words.threads.cancel}</button>
    </form>
  `
}

function edit(store: PageStore, thread: ListedThread): void {
  beginRename(store, thread)
  // The field is there once the page is drawn.
  requestAnimationFrame(() => document.querySelector<HTMLInputElement>('.threads input[name=title]')?.select())
}

function save(event: SubmitEvent, store: PageStore): void {
  event.preventDefault()
  const field = event.target instanceof HTMLFormElement ? new FormData(event.target).get('title') : null
  if (typeof field === 'string') void rename(store, field)
}

function begin(store: PageStore): void {
  newThread(store)
  document.querySelector<HTMLTextAreaElement>('#message')?.focus()
}

/** First out of what is being done to one, then out of the list. */
function closeOnEscape(event: KeyboardEvent, store: PageStore): void {
  const { threadAct, threadsOpen } = store.get()
  if (event.key !== 'Escape' || event.isComposing || !threadsOpen) return
  event.preventDefault()
  if (threadAct !== null) {
    store.set({ threadAct: null })
    return
  }
  showThreads(store, false)
  document.querySelector<HTMLButtonElement>('.threads .shown')?.focus()
}

function shownName({ threads, thread, entries, mixed }: PageState): string {
  if (mixed) return words.threads.mixed
  const listed = threads.find(({ id }) => id === thread)
  const first = entries.find(({ role, text }) => role === 'user' && text !== null)?.text
  if (listed === undefined) return words.threads.fresh
  return listed.title ?? (typeof first === 'string' ? toName(first) : nameOf(listed))
}

function nameOf({ name, startedAt }: ListedThread): string {
  return name ?? words.threads.unnamed(dayOf(startedAt))
}

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })

function dayOf(at: string): string {
  return DAY.format(new Date(at))
}
