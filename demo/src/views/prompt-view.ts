import type { Prompt, PromptPart } from '@locket/memory'
import { html, nothing, type TemplateResult } from 'lit'
import { words } from '../words.ts'

const KINDS: readonly PromptPart['kind'][] = ['system', 'memory', 'summary', 'turn']

/** A prompt by its parts, in their order, with the tokens of each. `missing` says why a part is not there. */
export function promptView({ parts }: Prompt, missing: Partial<Readonly<Record<PromptPart['kind'], string>>> = {}): TemplateResult {
  return html`
    <ol class="parts" aria-label=${words.given.parts}>
      ${KINDS.map((kind) => {
        const own = parts.filter((part) => part.kind === kind)
        return own.length === 0 ? missingView(kind, missing[kind]) : partView(kind, own)
      })}
    </ol>
  `
}

/** One thin bar: how much of the room each kind takes. The numbers are in the list. */
export function sharesView({ parts }: Prompt, room: number): TemplateResult {
  const share = (kind: PromptPart['kind']): number => (tokensOf(parts.filter((part) => part.kind === kind)) / room) * 100
  return html`<div class="shares" aria-hidden="true">${KINDS.map((kind) => html`<span data-kind=${kind} style="inline-size: ${share(kind).toFixed(2)}%"></span>`)}</div>`
}

function partView(kind: PromptPart['kind'], parts: readonly PromptPart[]): TemplateResult {
  const counted = countOf(kind, parts)
  return html`
    <li data-kind=${kind}>
      <details ?open=${kind === 'memory'}>
        <summary>
          <span class="kind">${words.given.kinds[kind]}</span>
          <span class="quiet">${counted}</span>
          <span class="tokens">${words.given.tokens(tokensOf(parts))}</span>
        </summary>
        ${parts.map(
          ({ role, text, tokens }) => html`
            ${kind === 'turn' ? html`<p class="quiet">${words.roles[role]} · ${words.given.tokens(tokens)}</p>` : nothing}
            <pre dir="auto">${text}</pre>
          `,
        )}
      </details>
    </li>
  `
}

function missingView(kind: PromptPart['kind'], why: string | undefined): TemplateResult | typeof nothing {
  if (why === undefined) return nothing
  return html`
    <li data-kind=${kind} class="missing"><span class="kind">${words.given.kinds[kind]}</span> <span class="quiet">${why}</span></li>
  `
}

function countOf(kind: PromptPart['kind'], parts: readonly PromptPart[]): string {
  if (kind === 'turn') return words.given.messages(parts.length)
  return kind === 'memory' ? words.given.memories(parts.reduce((sum, { text }) => sum + linesIn(text), 0)) : ''
}

/** Lines of the block that are memories: day, short id, text. */
function linesIn(block: string): number {
  return block.split('\n').filter((line) => /^\d\d [a-z]\d/.test(line)).length
}

function tokensOf(parts: readonly PromptPart[]): number {
  return parts.reduce((sum, { tokens }) => sum + tokens, 0)
}
