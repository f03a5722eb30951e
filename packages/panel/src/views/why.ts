import type { Memory, Trace } from '@locket/memory'
import { html, nothing, type TemplateResult } from 'lit'
import type { View } from './view.ts'

/** Why it is known: the words it rests on, the conversation, what it may do, and the answers it went into. */
export function whyView(view: View, memory: Memory): TemplateResult {
  const { words, formats, model } = view
  const { quote, thread, message } = memory.source
  const covered = memory.classification === 'sensitive' && !model.looking.isRevealed(memory.id)
  const uses = model.looking.uses(memory.id)
  return html`<div class="detail">
    ${
      quote === undefined || quote === ''
        ? html`<p class="muted">${words.quoteMissing}</p>`
        : html`<blockquote dir=${covered ? nothing : 'auto'}>${covered ? words.covered : quote}</blockquote>`
    }
    <dl>
      ${entry(words.learned, formats.moment(memory.recordedAt))}
      ${entry(words.conversation, thread)}
      ${entry(words.message, message)}
      ${entry(words.calledKey, memory.key)}
      ${entry(words.influence, words.influences[memory.influence])}
      <dt>${words.usedIn}</dt>
      <dd>${uses === null ? words.loading : uses.length === 0 ? words.usedInNothing : html`<ul role="list">${uses.map((trace) => useView(view, memory, trace))}</ul>`}</dd>
    </dl>
  </div>`
}

function entry(name: string, value: string | null | undefined): TemplateResult | typeof nothing {
  return value === undefined || value === null || value === '' ? nothing : html`<dt>${name}</dt><dd dir="auto">${value}</dd>`
}

function useView({ words, formats }: View, memory: Memory, trace: Trace): TemplateResult {
  const why = trace.uses.find((use) => use.id === memory.id)?.why ?? []
  return html`<li>${words.usedInOne(formats.moment(trace.at), trace.thread)}${why.length === 0 ? nothing : html` <span class="muted">(${why.join(', ')})</span>`}</li>`
}
