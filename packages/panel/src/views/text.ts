import type { Memory } from '@locket/memory'
import { html, type TemplateResult } from 'lit'
import { sayToPerson } from '../second-person.ts'
import type { View } from './view.ts'

/** The words of a memory, covered while it is sensitive and nobody asked. */
export function textView(view: View, memory: Memory): TemplateResult {
  const { words, model } = view
  if (memory.classification !== 'sensitive') return html`<p class="text" dir="auto">${sayToPerson(memory)}</p>`
  const revealed = model.looking.isRevealed(memory.id)
  const toggle = html`<button type="button" class="inline" data-focus=${`reveal:${memory.id}`} aria-label=${revealed ? words.conceal : words.revealLabel} @click=${() => model.looking.reveal(memory.id, !revealed)}>${revealed ? words.conceal : words.reveal}</button>`
  return revealed
    ? html`<p class="text" dir="auto">${sayToPerson(memory)}</p>${toggle}`
    : html`<p class="text covered"><span class="cover" aria-hidden="true"></span><span class="muted">${words.covered}</span></p>${toggle}`
}
