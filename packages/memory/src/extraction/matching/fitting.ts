import { deniesEnd } from '../reading/denial.ts'
import { partingOf, partsSoon } from '../reading/parted.ts'
import { fold } from '../language/words.ts'
import { asideAt, asideIn } from '../reading/aside.ts'
import type { Statement } from '../reading/statements.ts'
import type { HeldView } from './held.ts'
import type { Stretch } from './stretches.ts'

/** Held under these, a name is somebody's. */
const SOMEBODY = /^(?:people\.|pets\.|work\.(?:manager|colleague)|home\.flatmate)/

/**
 * Whether a stretch of a sentence may be another value of a held memory: told as a fact of now, and the same sort of thing,
 * as far as its form tells. A place is no person, and nothing but a number no name.
 */
export function fitsHeld(statement: Statement, stretch: Stretch, view: HeldView, value: Stretch): boolean {
  const { text, language } = statement
  if (deniesEnd(statement) || partingOf(statement) !== null || partsSoon(statement)) return false
  const aside = statement.kind === 'rule' ? null : asideAt(text, stretch.start, language)
  if (aside !== null && aside !== asideIn(view.memory.text, view.language) && !(aside === 'past' && statement.corrected)) return false
  if (isBesideValue(text.slice(0, stretch.start))) return false
  if (!value.isName || hasShape(value)) return true
  if (!/\p{L}/u.test(stretch.text) || CHANGED.test(stretch.text)) return false
  return !SOMEBODY.test(view.canonical ?? '') || value.kinds.has('k:place') || !isPlaced(text, stretch)
}

/** Says that something has changed, and not what. */
const CHANGED =
  /^(?:swapped|replaced|changed|exchanged|switched|sold|bought|moved|traded|getauscht|ersetzt|gewechselt|verkauft|cambi(?:é|ado|amos)|vend(?:í|ido))$/iu

function hasShape({ kinds }: Stretch): boolean {
  for (const kind of kinds) if (kind.startsWith('t:')) return true
  return false
}

/** Gets something, or stands beside it: "sold it to Tomas", "parked next to a Golf". */
const BESIDE =
  /\b(?:sold|gave|given|lent|passed|handed|donated|offered)\b[^.;,]{0,60} to (?:my |the |our |an? )?$|\b(?:verkauft|verschenkt|verlieh)\p{L}*\b[^.;,]{0,60} an (?:mein\p{L}{0,2} |de[nr] )?$|\b(?:vend|regal|prest)\p{L}+ [^.;,]{0,60} a (?:mi |la |un |una )?$|\b(?:next to|beside|behind|in front of|than|versus|vs\.?|compared (?:to|with)|similar to|hit by|overtaken by|neben|junto a) (?:an? |the |my |our |ein\p{L}{0,2} |un |una )?$/iu

/** Whether what follows a text gets or only stands beside what was named in it. */
export function isBesideValue(before: string): boolean {
  return BESIDE.test(before)
}

/** Stands where a place stands: "in Berlin", "moved to Berlin". */
const PLACED =
  /(?<!\p{L})(?:(?:in|at|from|near|aus|nach|en|desde)(?: the| der| dem| la| el)?|(?:moved|moves|moving|went|goes|going|flew|flies|drove|travell?ed|relocated|commutes?|sent|ran|walked|cycled|se mudó|mudé|mudó|fue) (?:back )?(?:to|a)(?: the)?) $/iu

function isPlaced(text: string, stretch: Stretch): boolean {
  return stretch.kinds.has('k:place') || PLACED.test(text.slice(0, stretch.start))
}

/** The value of a statement is a place, and what is held tells who somebody is. */
export function isPlacedBeside({ text, value }: Statement, view: HeldView): boolean {
  const held = view.memory.value ?? ''
  if (value === null || !SOMEBODY.test(view.canonical ?? '') || !/^\p{Lu}/u.test(held)) return false
  const at = text.indexOf(value)
  return at > 0 && PLACED.test(text.slice(0, at)) && !PLACED.test(view.memory.text.slice(0, Math.max(0, view.memory.text.indexOf(held))))
}

const DETERMINED = '(?:the|my|our|its|an?|both|all|some|new|der|die|das|den|dem|mein\\p{L}{0,2}|unser\\p{L}{0,2}|el|la|los|las|un|una)'
/** "the battery of the …": what stands behind it is only where the part belongs. */
const OF_WHOLE = new RegExp(
  `(?<!\\p{L})${DETERMINED} (?:(?!(?:of|on|in)\\b)[\\p{L}-]+ ){0,2}?(?!(?:rid|enough|tired|sick|bored|instead|out|lot|lots|place|favou?r|kind|front|hold|share|half)\\b)[\\p{L}-]{3,} (?:of|on|in|from|for|inside|vom|von|des|am|im|del?)(?: (?:the|my|our|this|dem|der|meine[mrs]|unsere[mrs]|la|mi|nuestr[oa]))? $`,
  'iu',
)
/** "the Fiesta's battery", "the Fiesta battery with". */
const ITS_PART =
  /^(?:['’]s (?!(?:gone|been|dead|history|had|no|not|on|in|off|out|up|too|just|now|finally|sold|over|done|being|a|an|the|my|our|at|for|dying|broken|toast|kaput|finished|scrap|leaving|moving)\b)\p{L}{3,}| (?!(?:over|away|back|off|out|and|for|with|but|now|today|yesterday|last|this|finally)\b)\p{Ll}{3,} (?:with|for|by|mit|gegen|por)\b)/u
const EXCHANGES =
  /\b(?:replac|swapp?|chang|exchang|switch|renew|upgrad|fit|put|repair|fix|mend|ersetz|(?:ge|aus|ein|um)?tausch|(?:ge)?wechsel|cambi|sustitu|reemplaz)\p{L}*/iu

/** Names the held value only as that to which the thing that was changed belongs: "replaced the battery of the Fiesta with a Bosch". */
export function changesPart(text: string, value: string): boolean {
  const at = value.length < 2 ? -1 : fold(text).indexOf(fold(value))
  if (at < 0 || !/^\p{Lu}/u.test(value) || !EXCHANGES.test(text)) return false
  return OF_WHOLE.test(text.slice(0, at)) || ITS_PART.test(text.slice(at + value.length))
}

/** "My Delmar's keyboard is stuck" beside "Uses a Delmar laptop": what was taken for the value is a part of what is held. */
export function isItsPart({ text, value }: Statement, { memory, folded }: HeldView): boolean {
  const held = memory.value ?? ''
  const at = held.length < 2 || value === null || folded.includes(fold(value)) ? -1 : fold(text).indexOf(fold(held))
  if (at < 0 || value === null) return false
  const after = text.slice(at + held.length)
  return ITS_PART.test(after) && fold(after.replace(/^['’]s /u, '')).startsWith(fold(value))
}
