import { canonicalKey } from '../../core/keys.ts'
import { featuresOf } from '../keys/features.ts'
import { ROLE_KEYS } from '../keys/key-choice.ts'
import type { KeyHit } from '../keys/lexicon.ts'
import { matches } from '../language/quick.ts'
import { slug } from '../language/words.ts'
import type { Statement } from '../reading/statements.ts'
import { withOwnersKey } from './whose-key.ts'
import { firmIn, fitsKey, isPlaceKey, placeIn } from './fits-key.ts'

/** A statement as it is added: with a value only where that is a thing, and under a key only where its words bear it. */
export function asBorne(told: Statement): Statement {
  if (told.explicit || told.attribute !== null || !/^(?:en|de|es)$/.test(told.language)) return told
  const statement = withOwnersKey(told)
  const { canonical, key, value, language } = statement
  // "Am 3. Mai": no number, but a day.
  const isOrdinal = language === 'de' && value !== null && /^\d{1,2}$/.test(value) && statement.text.includes(`${value}. `)
  const thing = value === null || isOrdinal || (canonical === null && isPartOf(value, key)) ? null : thingIn(value, language)
  const place =
    canonical === 'work.employer' && !isNamed(thing) ? firmIn(statement.text) : isPlaceKey(canonical) && !isNamed(thing) ? placeIn(statement.text) : null
  const isBorne = thing !== null && (canonical === null || statement.kind === 'rule' || statement.change !== null || isValueOf(thing, statement, canonical))
  // "My cat's vet is Dr Amari": who it is, and not what.
  const isRole = canonical !== null && ROLE_KEYS.has(canonical) && language !== 'de' && thing !== null && !isNamed(thing)
  const kept = canonical === 'food.diet' && isDenied(thing, statement.text) ? null : isRole ? whoIn(statement.text) : (place ?? (isBorne ? thing : null))
  const entry = canonical === null ? undefined : canonicalKey(canonical)
  const fits = entry === undefined || fitsKey(statement, entry.key, kept)
  if (kept === value && fits) return statement
  if (!fits) return { ...statement, key: null, canonical: null, value: isNamed(kept) ? kept : null, plainValue: null }
  return { ...statement, key: statement.key === canonical ? canonical : keyWith(statement.key, value ?? '', kept), value: kept, plainValue: kept }
}

/** "On Mondays we don't eat meat": the diet is without it. */
function isDenied(thing: string | null, text: string): boolean {
  return (
    thing !== null &&
    /(?:n['’]t|\bnot|\bnever|\bno|\bwithout|(?<!\p{L})(?:kein\p{L}*|ohne|sin|no como|no comemos)) (?:eat |touch |have |any |cook |buy )*$/iu.test(
      text.slice(0, Math.max(0, text.indexOf(thing))),
    )
  )
}

const WHO = /(?:\b(?:is|are|called|named|es|llama)|['’]s) (?:now |ahora )?((?:(?:Dr|Ms|Mr|Mrs|Prof|Dra?|Sra?)\.? )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/u

function whoIn(text: string): string | null {
  return WHO.exec(text)?.[1] ?? null
}

/** The key of many values carries the value, and so does one that is nothing but whose it is and what. */
function keyWith(key: string | null, value: string, kept: string | null): string | null {
  const carried = `.${slug(value)}`
  if (key === null || carried === '.' || !key.endsWith(carried)) return key
  return kept === null ? null : `${key.slice(0, -carried.length)}.${slug(kept)}`
}

/** A word of what a fact is about is no value of it: "day" of `bin-day`. */
function isPartOf(value: string, key: string | null): boolean {
  const [last, part] = [key?.split('.').at(-1) ?? '', slug(value)]
  return part !== '' && last !== part && `-${last}-`.includes(`-${part}-`)
}

function isNamed(value: string | null): boolean {
  return value !== null && /^\p{Lu}/u.test(value)
}

/** Says how something is, whose, when, or that there is something: nothing that a key could have. */
const NO_THING =
  /^(?:fine|good|great|grim|okay|ok|bad|nice|pleased|happy|sad|glad|sorry|tired|silly|useful|known|new|old|older|younger|bigger|smaller|over|out|off|away|back|up|down|me|us|him|her|them|it|one|ones|none|nothing|anything|everything|something|someone|somebody|nobody|everyone|everybody|time|times|today|yesterday|tomorrow|problem|end|lot|bit|bit much|end of me|ex|living|same|local|told|asked|born|made|given|put|working|asking|typing|doing|thing|things|way|day|days|idea|ideas|first|last|next|own|mine|ours|person|people|installed|lived|sat|and|or|why|not|home|open|closed|shut|due|twice|once|empty|full|broken|stuck|ready|done|late|early|busy|cold|hot|warm|loud|wet|dry|sore|better|worse|alive|awake|asleep|alone|lost|ruined|mich|mir|uns|dich|ihn|ihm|nichts|alles|ahí|aquí|allí|esto|eso|nada|todo|day job|job|trade|rung|woken|boiling|freezing|leaking|soaking|waiting|there|here|weather)$|^I\s|^(?:argh|ugh|oh|hey|wow|gah|phew|omg|well|minus)\s|\s(?:rang|phoned|texted)$|(?:^|\s)(?:a|con|de|para) (?:mis?|nuestr[oa]s?)(?:\s|$)|^(?:been|being|got|gotten|told|asked|barely|hardly|already|just|so|too|very|quite|rather|really|that|this|these|those|what|which|where|who|why|when|how|whether|someone|somebody|some|nobody|everyone|everybody|and|or|of|it|him|them|there|not|through|into|across|such|more|que|donde)\s|(?:^|\s)(?:i|i'm|i've|we|we're|he|she|they|it|it's|you|me|us|him|them|is|are|was|were|am|does|did|ich|wir|mich|mir|uns|dir|bin|habe|hab)(?:\s|$)|^\p{L}+(?:ed|en|wn|ut) (?:into|off|out|up|down|over|shut|away|back|by)$|['’](?:s|re|ve|ll) (?:fine|out|off|on|up|down|back|gone|over|not|been|got|going|too|all|now)$|^\p{L}+['’]s?$/u
const AROUND =
  /^(?:(?:ich|wir|mir|dir|uns|reading|watching|learning|studying|playing|having|using) (?=\p{Lu})|been (?:an? |the )?)|(?:,? (?:fyi|btw|lol|tbh|tho|though|yesterday|today|tonight|tomorrow|ago|ever|anyway|already|delivered|I)|(?<!(?:every|each|for|in|after|last|next|within|than|under|over|about|of|least|most|once|alle)) (?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|a few|a couple of|several) (?:minute|hour|day|night|week|month|year)s?(?: ago)?)+$|(?<=^\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?) (?:fell|rang|called|came|went|laughed|cried|said|says|thinks|told|wants|hates|loves|likes|sews|works|lives|teaches|runs|has|had|is|was|can|will)(?: .*)?$/u

/** The thing in what was taken for a value; `null` where there is none. */
function thingIn(value: string, language: string): string | null {
  const bare = value.replace(AROUND, '').trim()
  if (bare === '') return null
  // Names and titles may have such words in them: "Leave Me Alone".
  const tested = /^\p{Lu}/u.test(bare) && language !== 'de' ? bare : bare.charAt(0).toLowerCase() + bare.slice(1)
  return matches(NO_THING, tested) ? null : bare
}

/** Words that may stand between what is named and its value. */
const LINK =
  /^(?:[\s,:=–—-]|['’](?:s|re)|\b(?:is|are|was|be|now|to|of|on|with|for|from|about|the|a|an|my|our|its|in|at|as|by|only|mostly|just|always|still|called|named|namens|like|any|no|most|really|ist|sind|war|sein|jetzt|auf|gegen|mit|bei|von|für|die|der|das|den|dem|ein|eine|einen|mein|meine|meinen|heißt|es|son|con|al|de|del|la|el|los|las|mi|un|una|se|llama|como|por|para|ahora|he|she|they|i|have|has|got|do|does))*$/iu

/** "The topic of my thesis is …", "breakfast in our house is …". */
const STATES =
  /^(?:,? [\p{L}'’-]+){0,4} (?:is|are|ist|sind|es|son)(?: (?:now|still|always|the|an?|my|our|jetzt|immer|die|der|das|ein|eine|el|la|los|las|un|una))* $/iu

/** What is done with a thing of its sort: "toco la dulzaina". */
const DONE_WITH =
  /(?<!\p{L})(?:plays?|drives?|rides?|takes?|eats?|drinks?|speaks?|wears?|uses?|owns?|keeps?|toc[oa]|tom[oa]|com[eo]|beb[eo]|habl[oa]|us[oa]|conduzco|juego|spiel(?:e|t)|nehme|nimmt|esse|trink(?:e|t)|spreche|fahre|nutze|trage)(?: (?:an?|the|my|el|la|los|las|un|una|ein|eine|einen))* $/iu

/** Whether the words say that it is a value of the key: it is one, it names the key itself, or it stands beside what names it. */
function isValueOf(value: string, statement: Statement, canonical: string): boolean {
  const { text, language } = statement
  if (/^[\p{Lu}\d£$€]/u.test(value) && (language !== 'de' || !value.includes(' '))) return true
  const features = featuresOf(text, language)
  if (features.typed.some((typed) => typed.text === value)) return true
  const at = text.indexOf(value)
  if (at < 0) return true
  const end = at + value.length
  const hits = features.hits.filter((hit) => hit.key === canonical)
  return hits.length === 0 || DONE_WITH.test(text.slice(0, at)) || hits.some((hit) => isBeside(hit, text, at, end))
}

function isBeside(hit: KeyHit, text: string, at: number, end: number): boolean {
  if (hit.start < end && at < hit.end) return true
  const between = hit.end <= at ? text.slice(hit.end, at) : text.slice(end, hit.start)
  return between.length < 40 && (LINK.test(between) || (hit.end <= at && STATES.test(between)))
}
