import { html, nothing, type TemplateResult } from 'lit'
import type { Given, PageState } from '../page-state.ts'
import { words } from '../words.ts'

/** What a model would be given for the message that is being typed. */
export function givenView(state: PageState): TemplateResult | typeof nothing {
  if (!state.showGiven) return nothing
  return html`
    <section class="given" data-query=${state.given?.query ?? ''} aria-live="polite" aria-label=${words.given.title}>
      <h2>${words.given.title}</h2>
      ${state.given === null ? html`<p class="quiet">${words.given.prompt}</p>` : recallView(state.given, state.status?.embedder.state === 'loading')}
    </section>
  `
}

function recallView({ recall }: Given, loading: boolean): TemplateResult {
  if (recall.block === '') return html`<p class="quiet">${words.given.none}</p>`
  const legs = recall.legs.map((leg) => words.given.legs[leg]).join(', ')
  return html`
    <p class="quiet"><span class="tokens">${words.given.summary(linesIn(recall.block), recall.tokens)}</span> · ${words.given.legsLabel}: ${legs}</p>
    ${loading ? html`<p class="quiet">${words.given.wordsOnly}</p>` : nothing}
    <pre tabindex="0" role="region" aria-label=${words.given.block} dir="auto">${recall.block}</pre>
    ${
      recall.memories.length === 0
        ? nothing
        : html`
            <h3>${words.given.hits}</h3>
            <ol>
              ${recall.memories.map((hit) => html`<li><span dir="auto">${hit.memory.text}</span> <span class="quiet">${[words.given.score(hit.score), ...hit.why].join(' · ')}</span></li>`)}
            </ol>
          `
    }
  `
}

/** Lines of the block that are memories: day, short id, text. */
function linesIn(block: string): number {
  return block.split('\n').filter((line) => /^\d\d [a-z]\d/.test(line)).length
}
