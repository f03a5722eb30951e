import { html, nothing, type TemplateResult } from 'lit'
import type { View } from './view.ts'

/** A button for the rest of a list, where there is one. */
export function moreView(view: View, group: string, length: number): TemplateResult | typeof nothing {
  const { words, formats } = view
  const left = length - view.shown(group)
  if (left <= 0) return nothing
  return html`<button type="button" class="more" data-focus=${`more:${group}`} @click=${() => view.showMore(group)}>${words.more(formats.number(Math.min(MORE, left)), formats.number(left))}</button>`
}

/** How many lines a group shows at first, and with each further step. */
export const MORE = 50
