import { html, nothing, type TemplateResult } from 'lit'
import type { Asking } from '../state/forgetting.ts'
import { textView } from './text.ts'
import { problemView, type View } from './view.ts'

/** The question before something is forgotten: in place, with exactly what goes. */
export function confirmationView(view: View, asking: Asking): TemplateResult {
  const { words, formats, model } = view
  const { going, key } = asking
  const { number } = formats
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    model.forgetting.leave()
  }
  return html`<div class="ask" part="confirmation" role="group" aria-labelledby=${`ask-${key}`} aria-describedby=${`goes-${key}`} @keydown=${press}>
    <p class="question" id=${`ask-${key}`}>${asking.query === null ? words.forgetAsk : words.forgetFound(asking.preview.length, number(asking.preview.length))}</p>
    <p id=${`goes-${key}`} aria-live="polite">${goes()}</p>
    ${listView()}
    ${problemView(words, asking.problem)}
    <div class="buttons">
      <button type="button" class="primary" data-focus=${`yes:${key}`} ?disabled=${going === null} @click=${model.forgetting.confirm}>${words.forgetYes}</button>
      <button type="button" class="quiet" data-focus=${`keep:${key}`} @click=${model.forgetting.leave}>${words.forgetNo}</button>
    </div>
  </div>`

  function goes(): string | typeof nothing {
    if (going === null) return asking.problem === null ? words.forgetLooking : nothing
    if (asking.query !== null) return words.forgetFoundGoes(going.ids.length, number(going.ids.length))
    return words.forgetGoes(going.older.length, number(going.older.length), going.others.length, number(going.others.length))
  }

  function listView(): TemplateResult | typeof nothing {
    const listed = going === null ? [] : asking.query === null ? [...going.older, ...going.others] : asking.preview
    if (listed.length === 0) return nothing
    return html`<ul class="going" role="list" tabindex=${listed.length > SCROLLS ? 0 : nothing}>
      ${listed.map((memory) => html`<li><span class="muted">${formats.day(memory.recordedAt)}</span> ${textView(view, memory)}</li>`)}
    </ul>`
  }
}

/** From this many lines the list scrolls, and takes the focus so that keys can do it. */
const SCROLLS = 5
