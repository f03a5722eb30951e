import { html, nothing, type TemplateResult } from 'lit'
import type { OfflineState } from '../offline.ts'
import type { PageState } from '../page-state.ts'
import { words } from '../words.ts'

/** The quiet line at the foot: the model, use offline, the network. */
export function statusView({ status, offline, online }: PageState): TemplateResult {
  return html`
    <footer class="foot">
      ${status === null ? nothing : modelView(status.embedder)} ${offlineView(offline)} ${online ? nothing : html`<span>${words.status.noNetwork}</span>`}
    </footer>
  `
}

function modelView({ state, progress }: NonNullable<PageState['status']>['embedder']): TemplateResult {
  const { model } = words.status
  const percent = Math.round(progress * 100)
  const text = state === 'loading' || state === 'indexing' ? model[state](percent) : model[state]
  return html`<span data-model=${state}>${text} ${state === 'loading' || state === 'indexing' ? html`<progress max="1" .value=${progress} aria-hidden="true"></progress>` : nothing}</span>`
}

function offlineView(offline: OfflineState): TemplateResult | typeof nothing {
  if (offline.type === 'off') return nothing
  const text = offline.type === 'saving' ? words.status.offline.saving(megabytes(offline.bytes), megabytes(offline.total)) : words.status.offline[offline.type]
  return html`<span data-offline=${offline.type}>${text}</span>`
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0)
}
