import type { ImportResult } from '@locket/memory'
import { html, nothing, type TemplateResult } from 'lit'
import { importedText } from '../imported-text.ts'
import type { Importing } from '../state/transfer.ts'
import { problemView, type View } from './view.ts'

/** Bringing in a file: choose or drop it, see what it would change, then decide. */
export function importView(view: View, importing: Importing): TemplateResult {
  const { words, model } = view
  const { transfer } = model
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    transfer.leave()
  }
  return html`<section class="box" part="import" aria-labelledby="import" @keydown=${press}>
    <h3 id="import">${words.importFile}</h3>
    ${problemView(words, importing.problem)}
    ${importing.done !== null ? doneView(view, importing.done) : importing.preview === null ? chooseView(view, importing) : previewView(view, importing, importing.preview)}
  </section>`
}

function chooseView(view: View, importing: Importing): TemplateResult {
  const { words, model } = view
  const take = (file: File | undefined | null): void => {
    if (file) void model.transfer.choose(file)
  }
  const over = (event: DragEvent): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  const drop = (event: DragEvent): void => {
    over(event)
    take(event.dataTransfer?.files[0])
  }
  const pick = (event: Event): void => {
    if (event.target instanceof HTMLInputElement) take(event.target.files?.[0])
  }
  if (importing.busy) return html`<p>${words.importReading}</p><progress aria-label=${words.importReading}></progress>`
  return html`<p class="muted">${words.importHint}</p>
    <div class="drop" part="drop" @dragover=${over} @drop=${drop}>
      <span>${words.importDrop}</span>
      <label class="choose">${words.importChoose}<input type="file" class="unseen" accept="application/json,.json" data-focus="import-file" @change=${pick} /></label>
    </div>
    <div class="buttons"><button type="button" class="quiet" @click=${model.transfer.leave}>${words.cancel}</button></div>`
}

function previewView(view: View, importing: Importing, preview: ImportResult): TemplateResult {
  const { words, formats, model } = view
  const { number } = formats
  const { transfer } = model
  const counts = { added: number(preview.added), replaced: number(preview.replaced), kept: number(preview.kept), forgotten: number(preview.forgotten) }
  const { conversations = 0 } = preview
  const nothingNew = preview.added + preview.replaced + conversations === 0
  const lines = [...words.importCounts(counts), ...(conversations === 0 ? [] : [words.importConversations(conversations, number(conversations))])]
  return html`<p>${words.importPreview(importing.file?.name ?? '')}</p>
    <ul class="counts">${lines.map((line) => html`<li>${line}</li>`)}</ul>
    <fieldset>
      <legend>${words.importConflict}</legend>
      ${(['keep', 'replace'] as const).map(
        (choice) =>
          html`<label class="choice"><input type="radio" name="conflict" .checked=${importing.onConflict === choice} @change=${() => transfer.option({ onConflict: choice })} /> ${choice === 'keep' ? words.importKeep : words.importReplace}</label>`,
      )}
    </fieldset>
    ${
      importing.forgotten === 0
        ? nothing
        : html`<label class="choice"><input type="checkbox" .checked=${importing.restoreForgotten} @change=${() => transfer.option({ restoreForgotten: !importing.restoreForgotten })} /> ${words.importRestoreForgotten(importing.forgotten, number(importing.forgotten))}</label>`
    }
    ${nothingNew ? html`<p>${words.importNothing}</p>` : nothing}
    <div class="buttons">
      <button type="button" class="primary" data-focus="import-yes" ?disabled=${nothingNew} @click=${transfer.confirm}>${words.importYes}</button>
      <button type="button" class="quiet" @click=${transfer.leave}>${words.cancel}</button>
    </div>`
}

function doneView(view: View, done: ImportResult): TemplateResult {
  const { words, formats, model } = view
  return html`<p>${importedText(done, words, formats)}</p>
    <div class="buttons"><button type="button" class="quiet" data-focus="import-close" @click=${model.transfer.leave}>${words.close}</button></div>`
}
