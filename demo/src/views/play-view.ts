import { html, nothing, type TemplateResult } from 'lit'
import { stopPlaying } from '../actions/talk.ts'
import type { PageStore } from '../page-state.ts'
import { words } from '../words.ts'

/** How far playing is, with a way to stop it. */
export function playView(store: PageStore): TemplateResult | typeof nothing {
  const { play } = store.get()
  if (play === null) return nothing
  const label = (play.unit === 'days' ? words.play.progress : words.play.fileProgress)(Math.min(play.done + 1, play.total), play.total)
  return html`
    <div class="play">
      <label><span>${label}</span><progress max=${play.total} .value=${play.done}></progress></label>
      <button type="button" @click=${() => stopPlaying(store)}>${words.play.cancel}</button>
    </div>
  `
}
