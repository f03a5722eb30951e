import { keyHits } from '../keys/lexicon.ts'
import { contentStems, fold, toWords } from '../language/words.ts'
import { hasAkin } from '../keys/features.ts'
import { once } from '../once.ts'
import type { Statement } from '../reading/statements.ts'
import { related } from './closeness.ts'
import type { HeldView } from './held.ts'

/** Which of several phones, addresses or machines is meant; those of a group are the same. */
const WHICH = [
  'work business company office professional geschäftlich dienstlich dienst arbeits büro firmen trabajo oficina empresa',
  'private personal home privat private privates persönliche personal particular casa',
  'support helpdesk hotline emergency reception service kundendienst notfall soporte emergencias',
  'second spare backup secondary other zweit ersatz zweites zweite segundo segunda repuesto',
  'test staging dev development sandbox ci testumgebung pruebas',
  'side hobby toy demo legacy',
  'guest holiday weekend summer winter ferien vacaciones',
  'billing invoice invoices orders order sales shop store booking bookings bestell rechnungs pedidos facturación facturas ventas tienda reservas',
  'school university college uni student campus schul uni universidad escuela colegio facultad',
]
const GROUP: ReadonlyMap<string, number> = new Map(WHICH.flatMap((words, group) => words.split(' ').map((word): [string, number] => [word, group])))
/** Things of which people have one for this and one for that. */
const THING =
  '(?:phone|mobile|cell|telephone|number|email|e-mail|mail|address|laptop|computer|car|line|account|handy|telefon|nummer|telefonnummer|adresse|e-mail-adresse|mailadresse|rechner|wagen|auto|konto|database|db|datenbank|server|cluster|bucket|branch|project|app|service|site|teléfono|móvil|número|correo|dirección|portátil|ordenador|coche|cuenta)'
const WHICH_EN = new RegExp(`(?<![\\p{L}-])(?<which>[\\p{L}]+)[ -](?:(?:phone|mobile|telephone|e-?mail) )?${THING}(?!\\p{L})`, 'iu')
const WHICH_DE = new RegExp(
  `(?<!\\p{L})(?<which>geschäftlich|dienstlich|privat|persönlich|dienst|arbeits|büro|firmen|notfall|zweit|ersatz|ferien|bestell|rechnungs|schul|uni)e?[nrs]?(?: |-)?${THING}(?!\\p{L})`,
  'iu',
)
const WHICH_ES = new RegExp(
  `(?<!\\p{L})${THING}(?: de tel[eé]fono| electrónico)? (?:del? |de la |de mi )?(?<which>trabajo|oficina|empresa|personal|particular|casa|soporte|emergencias|repuesto|vacaciones|pedidos|facturación|facturas|ventas|tienda|reservas|universidad|escuela|colegio|facultad)(?!\\p{L})`,
  'iu',
)
const BY_LANGUAGE: Readonly<Record<string, RegExp>> = { en: WHICH_EN, de: WHICH_DE, es: WHICH_ES }

/** Says of what the value is the value: "Redis is our cache", "our cache is Redis", "my rent went up". */
const IS_ROLE =
  /(?:^|[,;:] )(?:(?:and|so|but|actually|no|now|und|y)[, ]+)*(?!(?:my|our|the|it|this|that|he|she|mein\p{L}*|unser\p{L}*|mi|nuestr[oa]) )[^\s,;:.!?]+(?: [^\s,;:.!?]+){0,3}? (?:is|are|ist|sind|es|son) (?:now |also |jetzt |auch |ahora |también )*(?:my|our|the|mein\p{L}{0,2}|unser\p{L}{0,2}|der|die|das|mi|nuestr[oa]|el|la) (?<role>[\p{L}-]+(?: [\p{L}-]+)?)[.!]*$/iu
const ROLE_IS =
  /^(?:(?:and|so|but|also|actually|no|und|y)[, ]+)*(?:my|our|the|mein\p{L}{0,2}|unser\p{L}{0,2}|mi|nuestr[oa]) (?<role>(?:(?!(?:from|of|in|at|on|for|with|to|who|that) )[\p{L}-]+ ){0,2}?[\p{L}-]+) (?:is|are|goes|went|rose|dropped|increased|costs|starts|ends|ist|sind|liegt|kostet|steigt|stieg|es|son|subió|cuesta|sube)(?!\p{L})/iu
/** Says which of several in time. */
const WHEN = /^(?:new|current|usual|main|own|actual|latest|neue[rs]?|aktuelle[rs]?|jetzige[rs]?|nuev[oa]|actual) /

/** What a value is told to be the value of. */
interface Role {
  readonly words: string
  /** Told behind the value: "Redis is our cache". */
  readonly named: boolean
  /** Keys that the words name. */
  readonly keys: ReadonlySet<string>
}

export const roleOf: (statement: Statement) => Role | null = once(({ text, language }: Statement): Role | null => {
  const told = IS_ROLE.exec(text)?.groups?.role
  // "Our team is the Mudlarks": a name is no word for what something is.
  const after = told !== undefined && language !== 'de' && /^\p{Lu}/u.test(told) ? undefined : told
  const found = after ?? ROLE_IS.exec(text)?.groups?.role
  if (found === undefined) return null
  const words = fold(found).replace(WHEN, '')
  const keys = keyHits(toWords(words), language).filter(({ value }) => !value)
  return { words, named: after !== undefined, keys: new Set(keys.map(({ key }) => key)) }
})

const whichOf: (statement: Statement) => string | null = once(({ text, language }: Statement) => whichIn(text, language))
const heldWhich: (view: HeldView) => string | null = once((view: HeldView) => whichIn(view.memory.text, view.language))

function whichIn(text: string, language: string): string | null {
  const which = BY_LANGUAGE[language]?.exec(text)?.groups?.which
  return which !== undefined && GROUP.has(fold(which)) ? fold(which) : null
}

/** Whether the value is told to be the value of something else: a cache and no database, a rent and no salary, a phone for work. */
export function isOtherRole(statement: Statement, view: HeldView): boolean {
  if (isOtherOne(statement, view)) return true
  const role = roleOf(statement)
  if (role === null || statement.change?.old != null) return false
  const stems = contentStems(role.words, statement.language)
  if (stems.length === 0 || stems.some((stem) => hasAkin(view.features, stem))) return false
  if (HOME_WORD.test(role.words) && view.canonical?.startsWith('home.') === true) return false
  // A word that tells of no key is what the value is a value of: "my ride is a Golf".
  if (role.keys.size === 0) return statement.subject === null && (role.named || statement.canonical === null || statement.canonical !== view.canonical)
  return view.features.keys.size > 0 && ![...role.keys].some((key) => key === view.canonical || view.features.keys.has(key) || related(key, view.canonical))
}

/** "My work phone" beside a phone of which nothing is said, or that is private. */
function isOtherOne(statement: Statement, view: HeldView): boolean {
  const [mine, theirs] = [whichOf(statement), heldWhich(view)]
  if (mine === theirs || saysWent(statement.text, statement.language)) return false
  const isSpecial = (which: string | null): boolean => which !== null && GROUP.get(which) !== HOME
  if (mine !== null && theirs !== null) return GROUP.get(mine) !== GROUP.get(theirs)
  // Of one for which nothing is said, the private one is meant.
  if (mine !== null) return isSpecial(mine) && !view.features.words.some(({ lower }) => GROUP.get(lower) === GROUP.get(mine))
  return isSpecial(theirs) && !statement.corrected && !statement.changed
}

/** "They've shut down my work mailbox, so write to …": what it is said of is over, and the value is told in its place. */
const WENT: Readonly<Record<string, RegExp>> = {
  en: /\b(?:(?:shut|closed|closing|cut|switched|taken|took|deleted|disabled|blocked|hacked|locked)(?: down| off| away)?(?: my| our|\b)|(?:is|['’]s|has|been) (?:been )?(?:gone|dead|closed|shut|cut off|history|deleted)|no longer (?:works?|have|read|use|check)|can(?:['’]t|not) (?:get into|access|open|log into|reach)|locked out of|lost my|had to (?:hand|give) (?:in|back))\b[^!?]{0,60}?[,.;]? (?:so|and|please)?:? ?(?:now )?(?:write to|mail|e-?mail|use|ring|call|text|reach|send|try|it['’]s|contact)\b/iu,
  es: /(?<!\p{L})(?:cerraron|cerrado|cancelaron|cancelado|cortaron|cortado|bloquearon|bloqueado|(?:dieron|dado) de baja|ya no (?:uso|leo|tengo|miro|funciona))(?!\p{L})[^!?]{0,60}?(?:escríbe|escribid|usa|manda|llám|contáct|apunta|avísa)/iu,
  de: /(?<!\p{L})(?:gesperrt|abgeschaltet|gekündigt|gelöscht|dicht|zu|tot|weg|nicht mehr)(?!\p{L})[^!?]{0,40}?(?<!\p{L})(?:schreib|nimm|nehmt|ruf|erreich|mail|nutz)/iu,
}

export function saysWent(text: string, language: string): boolean {
  return WENT[language]?.test(text) === true
}

const HOME = 1
/** Where one lives, whatever sort of home it is. */
const HOME_WORD = /(?:^| )(?:flat|house|apartment|place|home|room|digs|wohnung|haus|zimmer|piso|casa|departamento)$/
