import type { MemoryId } from '../core/memory.ts'
import { attributeNamed, sameAttribute } from './attribute.ts'
import { type Features, featuresOf, hasAkin } from './features.ts'
import type { HeldView } from './held.ts'
import { once } from './once.ts'
import type { Span } from './sentences.ts'
import { signalsFor } from './signals.ts'
import { fold, stemOf } from './words.ts'

/** Words of the request itself, which say nothing about what to forget. */
const COMMANDS =
  "nothing came forget delete erase wipe purge remove unremember un-remember unlearn un-learn scrub strike rub scrap bin rid lose drop take clear undo disregard gone memory memories notes records record remember hold hang keep kept store stored save saved living live computer written down including never happened concerned rather didn't shouldn't longer need needn't whatever everything anything all ever told tell said say mentioned mention gave know known about subject private nobody nobody's business shared confidence confessed confess talk talks much chapter closed done tmi good wait mind thanks please kindly would could can turning up suggestions again list safer system existence figured want wanted anywhere exist really lol actually totally completely entirely " +
  'vergiss vergessen lösch löschen lösche entfern entferne entfernen streich streichen streiche gedächtnis speicher gespeichert speichern erzählt gesagt bitte alles raus muss komplett irgendwo möchte länger deinem sollst kannst brauchst behalten wissen dir mal sache ' +
  'olvida olvidar borra borrar elimina eliminar quita quitar memoria guardes guardar palabra rastro conté contado dicho haz hubiera mejor cosa mía quiero líos favor todo nada oublie efface confié confié tout mémoire supprime ' +
  'esquece apaga memória'
const commandsByLanguage = new Map<string, ReadonlySet<string>>()

const OLD = /\b(?:old|former|previous|ex|past|earlier|alte[nrsm]?|ehemalige[nrsm]?|früher\w*|antigu[oa]|viej[oa]|anterior|used to|ancien\w*)\b/
const NEW = /\b(?:new|current|present|neue[nrsm]?|aktuelle[nrsm]?|nuev[oa]|actual|nouve\w+)\b/
const ALL = /\b(?:anything|everything|all|alles|todo|any|whatever|tout|every)\b/
const POINTING = /\b(?:that|it|this|them|those|das|es|dies|eso|esto|lo|ça|cela|isso|that rule)\b/

/**
 * Whether a sentence asks to forget something held (and not: to drop a habit, or not to forget).
 * `weak`: only when it fits a held memory well, since "lose the jacket" and "strike that" can mean much else.
 */
export function asksToForget(sentence: Span, language: string): 'no' | 'weak' | 'clear' {
  const signals = signalsFor(language)
  const text = fold(sentence.text)
  if (!signals.forget.test(text)) return 'no'
  if (
    /\b(?:we're back|i'm back|back to|instead|we are back|wieder|stattdessen)\b/.test(text) &&
    signals.first.test(text) &&
    signals.change.test(text) &&
    !signals.keep.test(text)
  )
    return 'no'
  if (OF_MEMORY.test(text)) return 'clear'
  // "How do I delete a branch?", "Can you clear the cache in this script?": work on something, not on what is remembered.
  if (ASKS_HOW.test(text)) return 'no'
  if (MATERIAL.test(text)) return signals.first.test(text) || (STRONG.test(text) && attributeNamed(sentence.text) !== null) ? 'weak' : 'no'
  return signals.first.test(text) || STRONG.test(text) || OF_SOMEONE.test(text) || language !== 'en' ? 'clear' : 'weak'
}

/** It speaks of what the assistant holds, or of all that was said about something. */
const OF_MEMORY =
  /\b(?:you (?:know|have|hold|keep|remember|hang on to|stored|saved|noted|learn(?:ed|t))|you've (?:got|stored|saved|noted|kept)|(?:your|the) (?:memory|memories|notes|records?|files?|head|mind)|remember|memor(?:y|ies)|on record|(?:i|we) (?:told|mentioned|said|shared)|(?:anything|everything|whatever|stuff|things?|bit|part|what) (?:about|on|regarding|concerning)|gedächtnis|gemerkt|merk|gespeichert|notizen|erzählt|gesagt|weißt|memoria|recuerd\p{L}*|guardad[oa]|notas|sabes|conté|dije)(?!\p{L})/u
const ASKS_HOW =
  /\b(?:how (?:do|can|could|would|should|to)|why|what happens|explain|show me how|is it (?:ok|safe|possible)|wie (?:kann|lösche|entferne)|cómo)\b/
/** What people work on in a conversation; none of it is about the person. */
const MATERIAL =
  /\b(?:duplicates?|white ?space|(?:trailing |extra )?spaces?|rows?|columns?|cells?|lines?|paragraphs?|sentences?|commas?|words?|headings?|headers?|footers?|bullets?|branch(?:es)?|commits?|files?|folders?|director(?:y|ies)|tables?|databases?|records? (?:where|with|from)|quer(?:y|ies)|cache|cookies|arrays?|strings?|lists?|elements?|keys?|scripts?|functions?|code|logs?|pixels?|background|images?|photos?|slides?|layers?|stains?|rust|glue|wax)\b/
/** "Delete the Bristol one", "lose the nut allergy": what people have, without saying whose. */
const OF_SOMEONE =
  /\b(?:the|that|those|any|old|new) (?:[\p{L}' -]{0,30} )?(?:ones?|rules?|allerg(?:y|ies)|address(?:es)?|numbers?|e-?mails?|birthdays?|names?|nicknames?|things?|stuff|jobs?|salar(?:y|ies)|illness|diagnosis|medication|appointments?|reminders?|preferences?|facts?)\b/u
const STRONG = /\b(?:forget|unlearn|un-?remember)\b(?! (?:it|that|about it|about that)[,.!]? *(?:$|let))/

/** The memories that a request to forget means; empty when that cannot be told. `before` is what was said before it, newest last. */
export function resolveForget(
  sentences: readonly Span[],
  aside: readonly Span[],
  before: readonly string[],
  held: readonly HeldView[],
  language: string,
  weak = false,
): readonly MemoryId[] {
  if (held.length === 0) return []
  const signals = signalsFor(language)
  const parts = sentences.flatMap((sentence) =>
    sentence.text.split(/(?:[,;:.!?]\s+|\s+[—–-]\s+|,?\s+(?:but|aber|pero|mais|and|und|y)\s+)/).filter((part) => part.trim() !== ''),
  )
  const keep = [...parts, ...aside.map((sentence) => sentence.text)].filter((part) => signals.keep.test(fold(part)) && !signals.forget.test(fold(part)))
  const drop = parts.filter((part) => !keep.includes(part))
  // The part with the verb says what; a reason given beside it only counts when that part points elsewhere.
  const core = drop.filter((part) => signals.forget.test(fold(part)))
  const thing = attributeNamed(core.join('. '))
  const exactly = thing === null ? [] : held.filter(({ attribute }) => attribute !== null && sameAttribute(attribute, thing))
  if (exactly.length > 0) return exactly.map((view) => view.memory.id)
  const coreStems = topicStems(featuresOf(core.join('. '), language), language)
  const whole = coreStems.length === 0 ? drop : core
  const asked = featuresOf(whole.join('. '), language)
  const stems = topicStems(asked, language)
  const folded = fold(whole.join('. '))
  const kept = keep.length === 0 ? null : featuresOf(keep.join('. '), language)
  const rarity = rarities(held)
  const keptText = fold(keep.join('. '))
  const keptStems = kept === null ? [] : topicStems(kept, language)
  const graded = held.map((view) => {
    const score = topicScore(asked, stems, folded, view, rarity)
    const stays = kept === null ? 0 : topicScore(kept, keptStems, keptText, view, rarity)
    return { view, stays, score }
  })
  const kindest = Math.max(...graded.map((entry) => entry.stays))
  const scored = graded.map(({ view, stays, score }) => ({ view, score: stays > score && stays === kindest ? -1 : score - 0.3 * stays }))
  // "Erase it": what was said just before says what; a word beside it only when that leads nowhere.
  const pointed = (): readonly MemoryId[] => {
    for (let i = before.length - 1; i >= 0 && i >= before.length - 4; i -= 1) {
      const said = before[i] ?? ''
      const earlier = featuresOf(said, language)
      const saidStems = topicStems(earlier, language)
      const found = pick(
        held.map((view) => ({ view, score: topicScore(earlier, saidStems, fold(said), view, rarity) })),
        0.999,
        weak ? 1.2 : 0.9,
      )
      if (found.length > 0) return found
    }
    return []
  }
  const named = (): readonly MemoryId[] => pick(scored, ALL.test(folded) ? 0.75 : 0.999, weak ? 1.2 : stems.length === 0 ? 0.85 : 0.7)
  if (stems.length === 0) {
    const first = pointed()
    return first.length > 0 ? first : named()
  }
  const first = named()
  return first.length > 0 || (!POINTING.test(folded) && stems.length > 1) ? first : pointed()
}

/** Words that may stand for anything. */
const GENERIC = /^(?:number|name|figur|date|detail|stori|place|peopl|time|inform|data|fact|nummer|numero|nombr)/

interface Scored {
  readonly view: HeldView
  readonly score: number
}

function pick(scored: readonly Scored[], share: number, least: number): readonly MemoryId[] {
  const most = Math.max(...scored.map((entry) => entry.score))
  if (most < least) return []
  const chosen = scored.filter((entry) => entry.score >= most * share)
  // Two that fit equally well cannot be told apart, unless all of them were meant.
  return share > 0.9 && chosen.length > 2 ? [] : chosen.map((entry) => entry.view.memory.id)
}

function topicScore(asked: Features, stems: readonly string[], folded: string, view: HeldView, rarity: Rarity): number {
  let score = 0
  for (const stem of new Set(stems)) if (hasAkin(view.features, stem)) score += (GENERIC.test(stem) ? 0.4 : 1.2) * rarity.stem(stem)
  for (const group of asked.groups) if (view.features.groups.has(group)) score += 0.9 * rarity.group(group)
  let keys = 0
  for (const [key, weight] of asked.keys) {
    if (key === 'work.role' && asked.hits.every((hit) => hit.key !== key || hit.value)) continue
    const there = view.features.keys.get(key) ?? (view.canonical === key ? 1 : 0)
    if (there > 0) keys = Math.max(keys, Math.min(weight, there, 1.2) * rarity.key(key) + (view.canonical === key ? 0.4 : 0))
  }
  score += keys
  for (const relation of asked.relations) score += view.features.relations.has(relation) ? 0.8 : -0.6
  if (OLD.test(folded)) score += OLD.test(view.folded) ? 1.2 : 0
  if (NEW.test(folded) && !OLD.test(folded)) score += NEW.test(view.folded) ? 0.8 : OLD.test(view.folded) ? -0.8 : 0
  return score
}

function topicStems(features: Features, language: string): readonly string[] {
  const commands = commandsFor(language)
  const { forget } = signalsFor(language)
  return features.stems.filter((stem) => !commands.has(stem) && !forget.test(stem))
}

function commandsFor(language: string): ReadonlySet<string> {
  const known = commandsByLanguage.get(language)
  if (known !== undefined) return known
  const made = new Set(COMMANDS.split(' ').map((word) => stemOf(fold(word), language)))
  commandsByLanguage.set(language, made)
  return made
}

interface Rarity {
  stem(stem: string): number
  group(group: string): number
  key(key: string): number
}

const rarities = once((held: readonly HeldView[]): Rarity => {
  const stems = new Map<string, number>()
  const groups = new Map<string, number>()
  const keys = new Map<string, number>()
  for (const { features } of held) {
    for (const stem of new Set(features.stems)) stems.set(stem, (stems.get(stem) ?? 0) + 1)
    for (const group of features.groups) groups.set(group, (groups.get(group) ?? 0) + 1)
    for (const key of features.keys.keys()) keys.set(key, (keys.get(key) ?? 0) + 1)
  }
  const weigh = (counts: ReadonlyMap<string, number>, id: string): number => 1 / (1 + 0.7 * Math.log(Math.max(1, counts.get(id) ?? 1)))
  return { stem: (id) => weigh(stems, id), group: (id) => weigh(groups, id), key: (id) => weigh(keys, id) }
})
