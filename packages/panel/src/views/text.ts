import type { Memory } from '@locket/memory'
import { html, nothing, type TemplateResult } from 'lit'
import { shorten } from '../describe.ts'
import { sayToPerson } from '../second-person.ts'
import type { View } from './view.ts'

/** From here on a memory is cut off until all of it is asked for. */
const LONG = 600

/** The words of a memory, covered while it is sensitive and nobody asked. */
export function textView(view: View, memory: Memory): TemplateResult {
  const { words, model } = view
  const { looking } = model
  const { id, classification } = memory
  if (classification !== 'sensitive') return wordsView(view, memory)
  const revealed = looking.isRevealed(id)
  const toggle = html`<button type="button" class="inline" data-focus=${`reveal:${id}`} aria-label=${revealed ? words.conceal : words.revealLabel} @click=${() => looking.reveal(id, !revealed)}>${revealed ? words.conceal : words.reveal}</button>`
  return revealed
    ? html`<div class="veil">${wordsView(view, memory)}${toggle}</div>`
    : html`<div class="veil"><span class="cover" aria-hidden="true"></span><p class="text muted">${words.covered}</p>${toggle}</div>`
}

function wordsView({ words, model }: View, memory: Memory): TemplateResult {
  const said = sayToPerson(memory)
  const { looking } = model
  const { id } = memory
  const whole = looking.isWhole(id)
  return html`<p class="text" dir="auto">${whole ? said : shorten(said, LONG)}</p>
    ${said.length <= LONG ? nothing : html`<button type="button" class="inline" aria-expanded=${whole} @click=${() => looking.showWhole(id, !whole)}>${whole ? words.showLess : words.showAll}</button>`}`
}
