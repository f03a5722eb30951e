import { html, type TemplateResult } from 'lit'
import { addressFor, USERS } from '../address.ts'
import type { PageState, PageStore } from '../page-state.ts'
import { words } from '../words.ts'
import { composerView } from './composer-view.ts'
import { conversationView } from './conversation-view.ts'
import { fileView } from './file-view.ts'
import { givenView } from './given-view.ts'
import { modelView, setupView } from './model-view.ts'
import { noticesView } from './notices-view.ts'
import { playView } from './play-view.ts'
import { statusView } from './status-view.ts'
import { threadsView } from './threads-view.ts'

/** The whole page: the conversation, and beside or below it the panel. */
export function pageView(store: PageStore): TemplateResult {
  const state = store.get()
  return html`
    <a class="skip" href="#panel">${words.skipToPanel}</a>
    <header class="top">
      <img class="mark" src="./icon.svg" alt="" width="36" height="36" />
      <div class="names">
        <h1>${words.title}</h1>
        <p>${taglineOf(state)}</p>
      </div>
      <nav class="people" aria-label=${words.people}>
        ${USERS.map((user) => html`<a href=${addressFor(user, state.address)} aria-current=${user.id === state.address.user.id ? 'page' : 'false'}>${user.name}</a>`)}
      </nav>
      <a class="bench" href="./bench.html">${words.bench}</a>
    </header>
    <main class="columns">
      <section class="talk" aria-label=${words.conversation}>
        ${threadsView(store)} ${noticesView(state)} ${conversationView(store)} ${playView(store)} ${fileView(store)} ${givenView(store)} ${setupView(store)}
        ${modelView(store)} ${composerView(store)}
      </section>
      <section class="held" id="panel" tabindex="-1" aria-label=${words.panel}>
        ${state.locket === null ? html`<p class="quiet">${state.problem === null ? words.status.opening : ''}</p>` : html`<locket-panel .locket=${state.locket}></locket-panel>`}
      </section>
    </main>
    ${statusView(state)}
    <p class="unseen" role="status">${state.said}</p>
    ${state.dropping ? html`<div class="drop" aria-hidden="true"><p>${words.composer.dropHere}</p></div>` : ''}
  `
}

/** What the page promises is true of who answers. */
function taglineOf({ model }: PageState): string {
  const kind = model?.destination.kind ?? 'built-in'
  if (kind === 'built-in') return words.tagline
  return kind === 'this-device' ? words.taglineHere : words.taglineElsewhere(model?.destination.host ?? '')
}
