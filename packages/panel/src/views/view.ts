import { html, nothing, type TemplateResult } from 'lit'
import type { MemoryErrorCode } from '@locket/memory'
import type { Formats } from '../formats.ts'
import type { PanelModel } from '../state/panel-model.ts'
import type { ErrorWords, Words } from '../words.ts'

/** What a part of the page is drawn from. */
export interface View {
  readonly model: PanelModel
  readonly words: Words
  readonly formats: Formats
  /** How many lines of a group are drawn; the rest follows on demand. */
  shown(group: string): number
  showMore(group: string): void
  readonly menuOpen: boolean
  toggleMenu(open: boolean): void
  focus(name: string): void
  isDismissed(notice: string): boolean
  dismiss(notice: string): void
}

/** What happened, what is safe, what to do; the code comes last and never alone. */
export function noticeView(
  words: Words,
  { what, safe, todo }: ErrorWords,
  options: { readonly code?: MemoryErrorCode | undefined; readonly address?: string | null | undefined; readonly action?: TemplateResult | undefined } = {},
): TemplateResult {
  return html`<div class="notice" part="notice">
    <p><strong>${what}</strong> ${safe} ${todo}
      ${options.address ? html`<code class="address" dir="ltr">${options.address}</code>` : nothing}
      ${options.code === undefined ? nothing : html`<small>${words.errorCode(options.code)}</small>`}</p>
    ${options.action ?? nothing}
  </div>`
}

/** The same for an error's code. */
export function problemView(words: Words, code: MemoryErrorCode | null | undefined, action?: TemplateResult): TemplateResult | typeof nothing {
  return code ? noticeView(words, words.errors[code], { code, action }) : nothing
}
