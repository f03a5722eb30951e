import { html, nothing, type TemplateResult } from 'lit'
import { setRoom } from '../actions/given.ts'
import type { Given, PageState, PageStore } from '../page-state.ts'
import { words } from '../words.ts'
import { promptView, sharesView } from './prompt-view.ts'

const ROOMS = [1_000, 4_000, 16_000, 64_000] as const

/** What a model would be given for the message that is being typed. */
export function givenView(store: PageStore): TemplateResult | typeof nothing {
  const state = store.get()
  if (!state.showGiven) return nothing
  return html`
    <section class="given" data-query=${state.given?.query ?? ''} tabindex="0" role="region" aria-label=${words.given.title}>
      <div class="head">
        <h2>${words.given.title}</h2>
        <label class="as">
          <span>${words.given.room}</span>
          <select @change=${(event: Event) => setRoom(store, roomIn(event))}>
            ${ROOMS.map((room) => html`<option value=${room} ?selected=${room === state.room}>${words.given.roomOption(room)}</option>`)}
          </select>
        </label>
      </div>
      ${state.given === null ? html`<p class="quiet">${words.given.prompt}</p>` : partsView(state.given, state)}
    </section>
  `
}

function partsView({ prompt, trace, memories }: Given, { room, status }: PageState): TemplateResult {
  const { missing } = words.given
  const hits = (trace?.uses ?? []).filter(({ why }) => why.some((leg) => leg !== 'profile'))
  const legs = (trace?.legs ?? []).map((leg) => words.given.legs[leg]).join(', ')
  return html`
    <p class="quiet" role="status">
      <span class="tokens">${words.given.total(prompt.tokens, room)}</span>${legs === '' ? nothing : html` · ${words.given.legsLabel}: ${legs}`}
    </p>
    ${sharesView(prompt, room)} ${promptView(prompt, missing)}
    <p class="quiet">${words.given.typed}</p>
    ${status?.embedder.state === 'loading' ? html`<p class="quiet">${words.given.wordsOnly}</p>` : nothing}
    ${
      hits.length === 0
        ? nothing
        : html`
            <h3>${words.given.hits}</h3>
            <ol>
              ${hits.map(({ id, score, why }) => {
                const found = why.map((leg) => (isLeg(leg) ? words.given.legs[leg] : leg))
                return html`<li><span dir="auto">${memories.get(id)?.text ?? ''}</span> <span class="quiet">${[words.given.score(score), ...found].join(' · ')}</span></li>`
              })}
            </ol>
          `
    }
  `
}

function isLeg(why: string): why is keyof typeof words.given.legs {
  return why in words.given.legs
}

function roomIn(event: Event): number {
  return event.target instanceof HTMLSelectElement ? Number(event.target.value) : ROOMS[1]
}
