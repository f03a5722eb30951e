import { html, nothing, type TemplateResult } from 'lit'
import type { PolicyAlert } from '@locket/memory'
import type { ErrorWords } from '../words.ts'
import { noticeView, problemView, type View } from './view.ts'

/** What the person must know before the rest: losses, failures, what was just done with a file. */
export function noticesView(view: View): TemplateResult {
  const { words, model } = view
  const { control, transfer } = model
  const status = control.status
  const ok = (name: string, act?: () => void): TemplateResult =>
    html`<button type="button" class="quiet" @click=${() => (act ?? (() => view.dismiss(name)))()}>${words.understood}</button>`
  const reload = html`<button type="button" class="quiet" @click=${() => location.reload()}>${words.reload}</button>`
  return html`
    ${model.ended === 'upgrade-required' ? noticeView(words, words.upgrade, { action: reload }) : nothing}
    ${problemView(words, control.problem, ok('problem', control.dismiss))}
    ${problemView(words, transfer.problem, ok('file', transfer.dismiss))}
    ${status?.dataLoss && !view.isDismissed('loss') ? noticeView(words, words.dataLoss, { action: ok('loss') }) : nothing}
    ${status?.mode === 'memory' && !view.isDismissed('memory') ? noticeView(words, words.memoryOnly, { action: ok('memory') }) : nothing}
    ${status?.alerts.map((alert) => alertView(view, alert, ok))}
    ${
      status?.embedder.state === 'failed' && !view.isDismissed('meaning')
        ? noticeView(words, words.meaningFailed, { address: status.embedder.error?.url, action: ok('meaning') })
        : nothing
    }
    ${transfer.exported === null ? nothing : html`<div class="notice" part="notice"><p>${words.exported(transfer.exported)}</p>${ok('exported', transfer.dismiss)}</div>`}`
}

/** Each level is told once: who has read that a limit comes near is told again when it is reached. */
function alertView(view: View, alert: PolicyAlert, ok: (name: string) => TemplateResult): TemplateResult | typeof nothing {
  const name = `${alert.limit} ${alert.level}`
  return view.isDismissed(name) ? nothing : noticeView(view.words, alertWords(view, alert), { action: ok(name) })
}

function alertWords({ words, formats }: View, { limit, level, used, most, until }: PolicyAlert): ErrorWords {
  const { alerts } = words
  const [now, all] = [formats.number(used), formats.number(most)]
  if (limit === 'budgets.writesPerHour')
    return level === 'near' ? alerts.budgetNear(now, all) : alerts.budgetReached(all, until === null ? null : formats.moment(until))
  if (level === 'near') return alerts.capNear(now, all)
  return level === 'reached' ? alerts.capReached(all) : alerts.capFull(all)
}
