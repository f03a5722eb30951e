import { canonicalKey } from '../../core/keys.ts'
import type { Memory } from '../../core/memory.ts'
import { type Attribute, attributeIn } from '../reading/attribute.ts'
import { type Features, featuresOf } from '../keys/features.ts'
import { detectLanguage } from '../language/language.ts'
import { onceByLanguage } from '../once.ts'
import { fold, forgetWords } from '../language/words.ts'
import { HeldIndex } from './held-index.ts'

/** A held memory with what its key, value and text are about. */
export interface HeldView {
  readonly memory: Memory
  readonly text: string
  readonly folded: string
  readonly language: string
  readonly features: Features
  /** The canonical key that fits best, also for keys that an app made up (`home city`, `main_db`, `Wohnort`). */
  readonly canonical: string | null
  /** How clearly its words name that key. */
  readonly weight: number
  /** The attribute of a thing that its text states. */
  readonly attribute: Attribute | null
}

/** Views are kept as long as text and key stay, so that a turn does not read every memory anew; those of what is held no more are not. */
export class HeldViews {
  /** By id, by language. */
  readonly #views = new Map<string, Map<string, HeldView>>()
  readonly #seen = new WeakMap<Memory, { readonly fallback: string; readonly view: HeldView }>()
  readonly #index = new HeldIndex()
  #held: readonly Memory[] = []
  #fallback = ''
  #last: readonly HeldView[] = []

  /**
   * `fallback`: the language of what is being read, for memories whose own is not known. The same list as the last time where
   * nothing has changed, so that what was worked out about all of them still stands.
   */
  of(held: readonly Memory[], fallback: string): readonly HeldView[] {
    const before = this.#held
    const isSame = fallback === this.#fallback
    const views = held.map((memory, i) => {
      const last = isSame && memory === before[i] ? this.#last[i] : undefined
      return last ?? this.#viewOf(memory, fallback)
    })
    this.#held = [...held]
    this.#fallback = fallback
    if (views.length === this.#last.length && views.every((view, i) => view === this.#last[i])) return this.#last
    this.#last = views
    const { gone, come } = this.#index.change(views)
    const ids = new Set(come.map(({ memory }) => memory.id))
    const over = gone.filter(({ memory }) => !ids.has(memory.id))
    for (const { memory } of over) this.#views.delete(memory.id)
    if (over.length > 0) forgetWords()
    return views
  }

  #viewOf(memory: Memory, fallback: string): HeldView {
    const seen = this.#seen.get(memory)
    if (seen?.fallback === fallback) return seen.view
    const view = this.#find(memory, fallback)
    this.#seen.set(memory, { fallback, view })
    return view
  }

  #find(memory: Memory, fallback: string): HeldView {
    const language = languageOf(memory, fallback)
    const views = this.#views.get(memory.id) ?? new Map<string, HeldView>()
    const known = views.get(language)
    if (known?.memory === memory) return known
    const text = describe(memory)
    const view = known?.text === text ? { ...known, memory } : viewOf(memory, text, language)
    // What it said before goes in every language.
    for (const [each, { text: said }] of views) if (said !== text) views.delete(each)
    this.#views.set(memory.id, views.set(language, view))
    return view
  }
}

const KNOWN: ReadonlySet<string> = new Set(['en', 'de', 'es', 'fr', 'pt', 'ja', 'ar'])

/** Most texts tell their language whatever is being read, and have one view. */
const languageOf = onceByLanguage((memory: Memory, fallback): string =>
  KNOWN.has(memory.language) ? memory.language : detectLanguage(describe(memory), fallback),
)

function describe(memory: Memory): string {
  return `${(memory.key ?? '').replace(/[._-]+/g, ' ')}. ${memory.text}`
}

function viewOf(memory: Memory, text: string, language: string): HeldView {
  const features = featuresOf(text, language)
  return { memory, text, folded: fold(text), language, features, ...canonicalOf(memory, features), attribute: attributeIn(memory.text, language) }
}

function canonicalOf(memory: Memory, features: Features): { readonly canonical: string | null; readonly weight: number } {
  const parts = memory.key?.split('.') ?? []
  for (let end = parts.length; end > 0; end -= 1) {
    const key = parts.slice(0, end).join('.')
    if (canonicalKey(key) !== undefined) return { canonical: key, weight: 1.5 }
  }
  const keyLength = memory.key?.length ?? 0
  // A key of its own that names nothing canonical says more than a word in the text.
  const keyed = keyLength > 0
  let best: string | null = null
  let most = 0.45
  for (const hit of features.hits) {
    // What the key itself names counts twice; people only when nothing else is there.
    let weight = hit.weight * (hit.end <= keyLength ? 2 : keyed ? 0.6 : 1)
    if (keyed && hit.end > keyLength) weight = Math.min(weight, 0.8)
    if (hit.key.startsWith('people.')) weight *= 0.55
    if (weight > most) {
      most = weight
      best = hit.key
    }
  }
  return { canonical: best, weight: best === null ? 0 : most }
}
