import { html, nothing, type TemplateResult } from 'lit'
import { answerAgain } from '../actions/answer.ts'
import type { Entry, Reply } from '../conversation.ts'
import type { PageStore } from '../page-state.ts'
import { words } from '../words.ts'
import { promptView } from './prompt-view.ts'

const AS_TONE: Partial<Readonly<Record<Reply['state'], string>>> = { waiting: 'working', writing: 'working', failed: 'failed', 'cut-off': 'failed' }

/** A model's answer as it is written, and under it how it ended and what the model was given. */
export function replyView(store: PageStore, { text }: Entry, reply: Reply): TemplateResult {
  const { state, from, problem } = reply
  const who = from.kind === 'built-in' ? words.model.setup.who['built-in'] : `${from.model} · ${from.host}`
  return html`
    <p class="who"><span>${words.roles.assistant}</span> · <bdi>${who}</bdi></p>
    ${text === null ? html`<p class="said gone">${words.forgottenText}</p>` : text === '' ? nothing : html`<p class="said" dir="auto" aria-busy=${state === 'writing'}>${text}</p>`}
    ${
      state === 'failed'
        ? html`
            <div class="failure" role="alert">
              <p><strong>${problem?.what ?? words.model.errors.failed.what}</strong> ${problem?.next ?? ''}</p>
              <button type="button" @click=${() => answerAgain(store)}>${words.model.again}</button>
            </div>
          `
        : nothing
    }
    ${state === 'failed' ? nothing : endView(reply)}
  `
}

function endView({ state, given }: Reply): TemplateResult {
  const tone = AS_TONE[state] ?? 'nothing'
  const tokens = words.model.reply.whole(words.given.tokens(given?.tokens ?? 0))
  const line =
    state === 'failed' || state === 'whole'
      ? tokens
      : given === null || state === 'waiting' || state === 'writing'
        ? words.model.reply[state]
        : `${words.model.reply[state]} · ${tokens}`
  if (given === null) return html`<p class="outcome" data-tone=${tone}>${state === 'whole' ? words.model.reply.givenGone : line}</p>`
  return html`
    <details class="outcome" data-tone=${tone}>
      <summary>${line}</summary>
      ${promptView(given)}
    </details>
  `
}
