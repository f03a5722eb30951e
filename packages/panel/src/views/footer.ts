import { html, nothing, type TemplateResult } from 'lit'
import { moreView } from './more.ts'
import type { View } from './view.ts'

/** What was forgotten lately, and the state of the store. */
export function footerView(view: View): TemplateResult {
  return html`<footer part="footer">${receiptsView(view)}${storageView(view)}</footer>`
}

function receiptsView(view: View): TemplateResult | typeof nothing {
  const { words, formats, model } = view
  const { receipts } = model.control
  if (receipts.length === 0) return nothing
  return html`<details class="fold">
    <summary><h3>${words.receipts} <span class="muted">${formats.number(receipts.length)}</span></h3></summary>
    <ul class="receipts" role="list">
      ${receipts.slice(0, view.shown('receipts')).map((receipt) => html`<li>${(receipt.target === 'room' ? words.receiptRoom : words.receipt)(receipt.count, formats.number(receipt.count), formats.moment(receipt.at))} <span class="muted">${words.erasure[receipt.erasure]}</span></li>`)}
    </ul>
    ${moreView(view, 'receipts', receipts.length)}
  </details>`
}

function storageView(view: View): TemplateResult | typeof nothing {
  const { words, formats, model } = view
  const { status, persistRefused, persist } = model.control
  if (status === null) return nothing
  const { state, progress } = status.embedder
  const working = state === 'loading' || state === 'indexing'
  const meaning = state === 'loading' || state === 'indexing' ? words.meaning[state](formats.percent(progress)) : words.meaning[state]
  return html`<ul class="storage" part="storage" role="list">
      ${status.usage.bytes === null ? nothing : html`<li>${words.usage(formats.bytes(status.usage.bytes))}</li>`}
      ${
        status.mode === 'memory'
          ? nothing
          : status.durability === 'persisted'
            ? html`<li>${words.persisted}</li>`
            : html`<li>${words.bestEffort} <button type="button" class="inline" data-focus="persist" @click=${persist}>${words.persist}</button></li>`
      }
      <li>${meaning}${working ? html` <progress max="1" .value=${progress} aria-label=${meaning}></progress>` : nothing}</li>
      ${status.queue === 0 ? nothing : html`<li>${words.queue(status.queue, formats.number(status.queue))}</li>`}
    </ul>
    ${persistRefused && status.durability !== 'persisted' ? html`<p class="muted">${words.persistRefused}</p>` : nothing}`
}
