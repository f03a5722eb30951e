import { html, nothing, type TemplateResult } from 'lit'
import type { PageState } from '../page-state.ts'
import { words } from '../words.ts'

/** What has to be said before anything else: loss, errors, a tab that cannot go on. */
export function noticesView({ status, problem, ended }: PageState): TemplateResult | typeof nothing {
  const endings = { upgrade: words.upgrade, erased: words.erased }
  if (ended !== null) return notice(endings[ended].what, endings[ended].next, { reload: endings[ended].reload })
  return html`
    ${status?.dataLoss === true ? notice(words.dataLoss.what, words.dataLoss.next) : nothing}
    ${problem === null ? nothing : notice(problem.what, problem.next, { code: problem.code })}
  `
}

function notice(what: string, next: string, more: { readonly reload?: string; readonly code?: string } = {}): TemplateResult {
  return html`
    <div class="notice" role="alert">
      <p>
        <strong>${what}</strong> ${next} ${more.code === undefined ? nothing : html`<code>${more.code}</code>`}
      </p>
      ${more.reload === undefined ? nothing : html`<button type="button" @click=${() => location.reload()}>${more.reload}</button>`}
    </div>
  `
}
