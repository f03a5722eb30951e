import type { Decision } from '@locket/memory'
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { setDraft } from '../actions/given.ts'
import type { Entry } from '../conversation.ts'
import { outcomeOf } from '../outcome.ts'
import { type PageStore, SHOWN_STEP } from '../page-state.ts'
import { words } from '../words.ts'
import { replyView } from './reply-view.ts'

/** What was said, and under each message what came of it. */
export function conversationView(store: PageStore): TemplateResult {
  const { entries: all, file, setup, shown } = store.get()
  if (all.length === 0) return file === null && setup === null ? emptyView(store) : html`<div class="empty"></div>`
  const entries = all.slice(-shown)
  const earlier = all.length - entries.length
  return html`
    <div class="scroll" tabindex="0" role="region" aria-label=${words.messages}>
      ${earlier === 0 ? nothing : html`<button type="button" class="earlier" @click=${() => store.set({ shown: shown + SHOWN_STEP })}>${words.earlier(earlier)}</button>`}
      <ol class="entries">
        ${repeat(
          entries,
          (entry) => entry.id,
          (entry, index) => html`
            ${isNewDay(entries[index - 1], entry) ? html`<li class="day"><time datetime=${entry.at}>${dayOf(entry.at)}</time></li>` : nothing}
            ${entryView(store, entry)}
          `,
        )}
      </ol>
    </div>
  `
}

function emptyView(store: PageStore): TemplateResult {
  const { status, locket, problem, model } = store.get()
  // Whoever lost what was here, or cannot get at it, is not greeted as somebody new.
  if (status?.dataLoss === true || (locket === null && problem !== null)) return html`<div class="empty"></div>`
  return html`
    <div class="empty">
      <h2>${words.empty.title}</h2>
      <p>${model === null ? words.empty.text : words.empty.textWithModel}</p>
      <ul class="tries" aria-label=${words.empty.tryLabel}>
        ${words.empty.tries.map((text) => html`<li><button type="button" ?disabled=${locket === null} @click=${() => tryOne(store, text)}>${text}</button></li>`)}
      </ul>
    </div>
  `
}

function tryOne(store: PageStore, text: string): void {
  setDraft(store, text)
  document.querySelector<HTMLTextAreaElement>('#message')?.focus()
}

function entryView(store: PageStore, entry: Entry): TemplateResult {
  if (entry.reply !== null)
    return html`<li class="entry" data-role=${entry.role} data-id=${entry.id} data-reply=${entry.reply.state}>${replyView(store, entry, entry.reply)}</li>`
  const outcome = outcomeOf(entry)
  const forgotten = entry.decisions.some((decision) => decision.op === 'delete') ? words.askedToForget : words.forgottenText
  return html`
    <li class="entry" data-role=${entry.role} data-id=${entry.id}>
      <p class="who">${words.roles[entry.role]}</p>
      ${entry.text === null ? html`<p class="said gone">${forgotten}</p>` : html`<p class="said" dir="auto">${entry.text}</p>`}
      ${
        entry.state === 'earlier' && entry.text !== null
          ? nothing
          : entry.decisions.length === 0
            ? html`<p class="outcome" data-tone=${outcome.tone} dir="auto">${outcome.line}</p>`
            : html`
              <details class="outcome" data-tone=${outcome.tone}>
                <summary dir="auto">${outcome.line}</summary>
                <ul>
                  ${entry.decisions.map((decision) => html`<li>${decisionView(decision)}</li>`)}
                </ul>
              </details>
            `
      }
    </li>
  `
}

function decisionView({ op, memory, replaced, explanation }: Decision): TemplateResult {
  const { detail, kinds } = words.outcome
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [detail.why, explanation],
    [detail.before, replaced?.map((before) => before.text).join(' ')],
    [detail.kind, memory === undefined ? null : kinds[memory.kind]],
    [detail.key, memory?.key],
    [detail.since, memory?.validFrom.slice(0, 10)],
  ]
  return html`
    ${memory === undefined ? nothing : html`<p dir="auto">${memory.text}</p>`}
    <dl>
      ${facts.map(([name, value]) => (value === undefined || value === null || value === '' ? nothing : html`<div><dt>${name}</dt><dd dir="auto">${value}</dd></div>`))}
    </dl>
    ${op === 'pend' ? html`<p>${detail.waits}</p>` : nothing}
  `
}

function isNewDay(before: Entry | undefined, entry: Entry): boolean {
  return before === undefined || dayOf(before.at) !== dayOf(entry.at)
}

const DAY = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' })

function dayOf(at: string): string {
  return DAY.format(new Date(at))
}
