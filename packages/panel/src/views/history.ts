import { html, nothing, type TemplateResult } from 'lit'
import { describeValidity, labelOf } from '../describe.ts'
import type { Row } from '../grouping.ts'
import { textView } from './text.ts'
import { problemView, type View } from './view.ts'

/** All versions of a memory, newest first. */
export function historyView(view: View, { memory }: Row): TemplateResult {
  const { words, formats, model } = view
  const versions = model.looking.history(memory.id)
  if (versions === null) return html`<p class="detail muted">${words.loading}</p>`
  return html`<ol class="detail versions" role="list" aria-label=${words.history}>
    ${[...versions].reverse().map((version) => {
      const current = version.id === memory.id
      const label = labelOf(version, model.looking.isRevealed(version.id), words)
      return html`<li>
        <div class="line"><div class="said">${textView(view, version)}</div>
        ${
          current || version.status === 'active'
            ? nothing
            : html`<div class="actions"><button type="button" class="quiet" aria-label=${words.restoreLabel(label)} @click=${() => model.suggesting.restore(version.id)}>${words.restore}</button></div>`
        }</div>
        <p class="muted">${[current ? words.current : null, words.origins[version.source.origin](formats.day(version.recordedAt)), ...describeValidity(version, words, formats)].filter((part) => part !== null).join(' · ')}</p>
        ${problemView(words, model.suggesting.problems.get(version.id))}
      </li>`
    })}
  </ol>`
}
