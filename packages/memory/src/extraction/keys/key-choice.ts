import { canonicalKey } from '../../core/keys.ts'
import type { MemoryKind } from '../../core/memory.ts'
import type { Features } from './features.ts'
import { PLACES } from './gazetteer.ts'
import type { KeyHit } from './lexicon.ts'
import { OF_PROGRAMS, type Subject } from '../language/subjects.ts'
import { fold, slug } from '../language/words.ts'
import { takesPartIn } from './takes-part.ts'

/** Keys whose value is a person: "my cousin Joanie collects her from daycare" is about childcare, not about the cousin. */
export const ROLE_KEYS: ReadonlySet<string> = new Set([
  'people.childcare',
  'work.manager',
  'work.colleague',
  'home.flatmate',
  'home.help',
  'health.doctor',
  'health.dentist',
  'health.therapist',
  'pets.vet',
  'finance.tax',
  'education.thesis',
  'people.expert',
  'project.oncall',
])

const INTRODUCES =
  /^(?:(?:and|so|hi|hey|hello|hallo|hola)[, ]+)*(?:i['’]?m|i am|ich bin|soy|je suis|moi,? c['’]est|eu sou|sono) (\p{Lu}\p{Ll}+)(?: \p{Lu}\p{Ll}+)?(?:[,.!]|$)/iu
const AS_ROLE =
  /(?:\b(?:i'm|i am|i was|as|work(?:ing)? as|job|be|became|become|is|was|are|ich bin|bin|als|ist|war|soy|como|es|era|trabaja|trabajo|de|suis|est|sou)\b[^,.;]{0,30}|^)$/iu
/** Frames whose shape tells the key better than single words do. */
const FRAMES: readonly (readonly [pattern: RegExp, key: string, weight: number])[] = [
  [/\b(?:day|week|month|morning|night|year|weekend)s? (?:living |waking up )?in \p{Lu}/u, 'home.city', 1.6],
  [/\b(?:day|week|month|shift|morning)s? (?:at|with) (?:the )?\p{Lu}/u, 'work.employer', 1.9],
  [/\b(?:moved|moving|relocated|relocating) (?:back|home|over|out|up|down) to \p{Lu}/u, 'home.city', 1.4],
  [/\b(?:i['’]?m|i am|we['’]re|we are) (?:based |living |now |back |still )*in \p{Lu}/iu, 'home.city', 1.1],
  [/\b(?:in|into|started|starting|starte) (?:my |the )?[\p{L}\d]+ (?:year|grade|form|semester)\b/iu, 'education.subject', 1.7],
  [
    /\b(?:answer|reply|respond|write)\b[^.!?]{0,24} in (?:short|long|full|complete|brief|one|two|three|a few|at most)\b[^.!?]{0,16}(?:sentences?|words?|paragraphs?|lines?)\b|\b(?:keep|make) (?:your |the |all (?:your )?)?(?:answers?|replies|responses) (?:very |really )?(?:short|brief|concise|long)/iu,
    'preference.length',
    3,
  ],
  [
    /\b(?:answer|reply|respond)\b[^.!?]{0,24} in (?:bullet points|bullets|an? (?:table|list)|tables|lists|markdown|plain text|prose)\b/iu,
    'preference.format',
    3,
  ],
  [/(?<!\p{L})(?:(?:ganze|vollständige|komplette)n? sätzen?|frases (?:completas|enteras))(?!\p{L})/iu, 'preference.format', 3],
  [
    /\b(?:mother tongue|native language|first language) (?:is|was)\b|\b(?:i|we) (?:also |can |now |only )*speak (?:fluent |some |a bit of )?\p{Lu}/iu,
    'person.language',
    1.7,
  ],
  [/\p{Lu}\p{Ll}+(?:,| ist|['’]s| is)? (?:mein Name|my name)(?!\p{L})/u, 'person.name', 1.6],
  [
    /(?<!\p{L})call(?:ed|s|ing)? \p{Lu}[\p{L}'’-]+ home(?!\p{L})|\p{Lu}[\p{L}'’-]*\p{L}(?:['’]s| has| is)(?: been| now| still)* (?:my |our )?home(?! (?:game|office|page|run|made|grown|to))(?!\p{L})|^(?:City|Town|Base|Home): \p{Lu}/u,
    'home.city',
    1.6,
  ],
  [/^(?:[^:.]{0,30}(?:me|mine|myself|my profile)[^:.]{0,10}: )?(?:Full |First )?Name: \p{Lu}/u, 'person.name', 1.6],
  [/\bbe (?:more |less |a bit )?[\p{L}]+ (?:with|to) me\b/iu, 'preference.tone', 1.8],
  [/\b(?:calls? me|go(?:es)? by|go with)\b/iu, 'person.nickname', 1.3],
  [/\b(?:named (?:her|him|them)|was born (?:today|on|at|this|last)|born (?:today|yesterday|on)|arrived)\b/iu, 'family.children', 1],
  [/\b(?:wg|wohnung|haus) (?:liegt|ist|befindet)\b/iu, 'home.city', 1.8],
  [
    /(?:^|[^\p{L}])(?:desde|ahora) que (?:soy|me hicieron|me nombraron|trabajo de)(?! (?:m[aá](?:dre|má|yor)|pa(?:dre|pá)|abuel|ti[oa] |veg|celíac|diabét|alérg|pequeñ|jov|feliz|solter|casad|viud|ric[oa]|pobre|así|yo))(?![\p{L}])/iu,
    'work.role',
    1.4,
  ],
  [
    /\b(?:i['’]?m|i am|as) (?:the |an? )?(?:new |now |acting )?(?:head|director|chief|vice|deputy|lead|senior|junior|chair|captain) (?:of |at |in )?[a-z]/iu,
    'work.role',
    1.5,
  ],
  [
    /\b(?:i['’]?m|i am|i turned|i just turned|ich bin|tengo) (?:now |jetzt |ya )?(?:\d{2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b(?! (?:minutes|people|km|miles|euros?|%|pounds))/iu,
    'person.age',
    1.6,
  ],
  [/\bnach \p{Lu}[\p{L}-]+ (?:um)?gezogen\b/u, 'home.city', 1.8],
  [
    /(?<!\p{L})(?:(?:travaille|bosse)(?: \p{L}+)? (?:chez|à|pour)|(?:rejoint|intégré)|(?:commencé|embauchée?)(?: \p{L}+)? (?:chez|à)) \p{Lu}/u,
    'work.employer',
    1.9,
  ],
  [/(?<!\p{L})(?:[Cc]omecei|[Ee]ntrei|[Tt]rabalh[oa]|[Ff]ui contratad[oa])(?: \p{L}+)? (?:n[oa]|em|pel[oa]) \p{Lu}/u, 'work.employer', 1.9],
  [/(?<!\p{L})(?:nommée?|promue?|devenue?) (?!à )\p{Ll}/u, 'work.role', 1.4],
  [
    /(?<!\p{L})(?:suis|en tant que|comme|est) (?:une? )?(?:chef|cheffe|médecin|docteur|directeur|directrice|responsable|manager|patron)(?!\p{L})/iu,
    'work.role',
    1.5,
  ],
  [/(?<!\p{L})(?:sou|trabalho como|é) (?:chefe|médic[oa]|gerente|diretora?)(?!\p{L})/iu, 'work.role', 1.5],
  [/(?:に|で)(?:は)?(?:住[んみ]|暮ら)(?!.{0,3}い(?:ました|た))/u, 'home.city', 1.4],
  [/(?:で働|に勤め|に転職|に入社|に就職)/u, 'work.employer', 1.4],
  [/(?<!كنت |كنا |كان |كانت )[أاينت](?:سكن|عيش|قيم)[\p{L}\p{M}]{0,2}(?: الآن)? في /u, 'home.city', 1.2],
  [/(?:أنا|انا) (?:مدير|طبيب|رئيس)/u, 'work.role', 1.5],
  [/(?:أصبحت|اصبحت|صرت|ترقيت إلى) (?!في|إلى|أ)\p{L}{3,}/u, 'work.role', 1.05],
  [/(?<!\p{L})(?:promovid[oa] a|fui nomead[oa]) \p{Ll}/u, 'work.role', 1.4],
  [/(?<!\p{L})(?:habite|vi[st]|emménagé|déménagé|installée?s?)(?: \p{L}+)? (?:à|au|en) \p{Lu}/u, 'home.city', 1.6],
  [/(?<!\p{L})(?:[Mm]or[oa]|[Vv]iv[oe]|[Mm]udei-me|[Mm]ud[áa]mo-nos|[Mm]e mudei|foi (?:viver|morar))(?: \p{L}+)? (?:em|n[oa]|para) \p{Lu}/u, 'home.city', 1.6],
  [/\b(?:divorce (?:came|is|was)|got (?:married|engaged|divorced)|we['’]re (?:married|engaged|divorced))\b/iu, 'family.status', 1.6],
  [
    /(?:^|[^\p{L}])(?:(?:erste[rn]?|zweite[rn]?) (?:arbeits|schul|dienst)?(?:tage?n?|wochen?|monate?n?|schicht)|probezeit) (?:bei|beim|im|in der|an der|am)(?![\p{L}])/iu,
    'work.employer',
    1.9,
  ],
  [
    /(?:^|[^\p{L}])(?:\d{1,3}|\p{L}*(?:zig|ßig|zehn)|zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf) (?:jahre )?(?:geworden|jahre alt)(?![\p{L}])|(?:^|[^\p{L}])cumpl(?:í|ió|imos)(?![\p{L}])/iu,
    'person.age',
    1.6,
  ],
  [
    /(?:^|[^\p{L}])(?:(?:primer[oa]?s?|segund[oa]) (?:días?|mes(?:es)?|semanas?|turno|guardia|jornada) (?:de trabajo )?|period?o de prueba )(?:en|con) (?!casa)/iu,
    'work.employer',
    1.9,
  ],
  [/(?:^|[^\p{L}])(?:tage?n?|wochen?|monate?n?|schicht) als |(?:días?|semanas?|mes|meses|turno) (?:de trabajo )?como (?![\p{L}]+ que)/iu, 'work.role', 1.9],
  [/(?:^|[^\p{L}])(?:seit|nachdem) (?:ich|wir) .{0,20}in \p{Lu}[\p{L}-]+ (?:wohn|leb|bin|sind)/u, 'home.city', 1.6],
  [/(?:^|[^\p{L}])(?:schlafe?n?|wohne?n?|lebe?n?) (?:(?:ich|wir) )?(?:jetzt |nun |wieder |inzwischen )?in \p{Lu}/u, 'home.city', 1.6],
  [
    /(?:^|[^\p{L}])(?:zurück|gezogen|umgezogen,?) nach \p{Lu}|(?:^|[^\p{L}])in \p{Lu}[\p{L}-]+ (?:daheim|zuhause|zu hause|gelandet)|hier in \p{Lu}/u,
    'home.city',
    1.4,
  ],
  [
    /(?:^|[^\p{L}])(?:regresamos|volvimos|regresé|recién llegad[oa]s?|mudad[oa]s?|mudao|mudamos|mudé) a \p{Lu}|desde que vivo en|aquí en \p{Lu}/u,
    'home.city',
    1.4,
  ],
  [/(?:^|[^\p{L}])(?:mit \p{Lu}[\p{L}-]+ zusammen|(?:salgo|ando|estoy saliendo|vuelto|volví|regresé) con \p{Lu})/u, 'people.partner', 1.6],
  [
    /(?:^|[^\p{L}])(?:ess|esse|essen) (?:ich |wir )?(?:ab (?:heute|jetzt|sofort) |jetzt |wieder |nun |kein |keine |nur noch )+(?:fleisch|fisch|tier|vegan|vegetarisch)|(?:vuelto|volví|volvimos) a comer|ya no como (?:carne|pescado)/iu,
    'food.diet',
    1.6,
  ],
  [
    /(?:^|[^\p{L}])(?:ich bin|bin ich|bin) (?:ja |jetzt |eigentlich |nun |gelernte |inzwischen |von beruf )*(?!(?:Links|Rechts)händer|Vegetarier|Veganer|Allergiker|Diabetiker|Brillenträger|Nichtraucher|Frühaufsteher)\p{Lu}\p{L}{3,}(?:erin|istin|eurin|ärztin|ogin|antin|entin|orin|frau|mann|kraft|meister|pfleger|lehrer|techniker|berater|arbeiter|ingenieur|eur|ologe)(?![\p{L}])/u,
    'work.role',
    1.5,
  ],
  [
    /(?:^|[^\p{L}])(?:antworte?|schreib|sprich|red)(?![\p{L}]).{0,40}?(?:auf|in) \p{L}*(?:isch|deutsch)(?![\p{L}])|(?:respond|contest|escríb|habl|háblame)\p{L}* .{0,25}?en (?:español|castellano|inglés|francés|catalán|gallego|euskera|portugués|italiano|alemán)/iu,
    'preference.language',
    1.8,
  ],
]
/** German has capitals for what one is, as well: "Ich bin Steuerberaterin" is no name. */
const GERMAN_ROLE =
  /^\p{L}{3,}(?:erin|istin|eurin|ärztin|ogin|antin|entin|orin|frau|mann|kraft|meister|pfleger|lehrer|techniker|berater|arbeiter|ingenieur|ologe|ler|iker)$/iu
/** Something else has moved, somebody came from there, or stays for a while: nobody lives there. */
export const STAYS_AT_HOME: RegExp =
  /\b(?:move[ds]?|moving|shift(?:ed)?|push(?:ed)?) (?:the|our|my|all|a|an) (?!(?:family|kids|children|whole family|lot|stuff|things|belongings)\b)\p{L}+|\b(?:moved|came|relocated) (?:here |over )?from \p{Lu}[\p{L}-]+(?! (?:to|into)\b)(?:[.!,]|$)|\b(?:rent(?:ing|ed)?|looking for|booked|staying in) .{0,30}\bfor (?:our |a |the |my |one |two |three |\d+ )(?:\p{L}+ )?(?:holidays?|vacation|honeymoon|week(?:end)?s?|days?|nights?)\b|(?<!\p{L})(?:treffen|termin|meeting|sitzung)\b.{0,20}\bnach \p{Lu}\p{L}+ verlegt/iu
/** Words that only lead to a place when a place follows. */
const PLACE_VERBS = /^(?:move[ds]? to|moved|live in|living in|based in|stay in|flat in|house in|settled in)/

/** What a company may be to somebody, besides holding a webinar. */
const HOSTS = ['contact.website', 'preference.format', 'work.employer', 'home.energy', 'home.internet', 'finance.bank', 'transport.car']

export interface Choice {
  readonly key: string | null
  readonly weight: number
}

/** The canonical key with the most weight; people come second, since they are mostly whom it is about, not what. */
export function chooseKey(text: string, features: Features, subject: Subject | null, rule: boolean, next: string | null): Choice {
  if (!rule && introducesSpeaker(text)) return { key: 'person.name', weight: 1.5 }
  const weights = new Map<string, number>()
  for (const [pattern, key, weight] of FRAMES) if (pattern.test(text)) weights.set(key, weight)
  const spots = new Set<string>()
  for (const hit of features.hits) {
    const weight = weightOf(hit, text, features, subject, rule, next)
    const spot = `${hit.key}@${hit.start}`
    weights.set(hit.key, Math.max(weights.get(hit.key) ?? 0, weight) + (weights.has(hit.key) && !spots.has(spot) ? 0.25 : 0))
    spots.add(spot)
  }
  if (STAYS_AT_HOME.test(text)) weights.delete('home.city')
  if (HOSTS.some((key) => weights.has(key)) && takesPartIn(text)) for (const key of HOSTS) weights.delete(key)
  let best: string | null = null
  let most = 0.45
  for (const [key, weight] of weights) {
    if (weight > most) {
      most = weight
      best = key
    }
  }
  return { key: best, weight: best === null ? 0 : most }
}

/** "I'm Noor, …": tells the speaker's name, whoever is spoken of after it. */
export function introducesSpeaker(text: string): boolean {
  const named = INTRODUCES.exec(text)?.[1]
  return named !== undefined && /^\p{Lu}/u.test(named) && !(/^.{0,12}ich bin/i.test(text) && GERMAN_ROLE.test(named))
}

function weightOf(hit: KeyHit, text: string, features: Features, subject: Subject | null, rule: boolean, next: string | null): number {
  const entry = canonicalKey(hit.key)
  if (entry === undefined) return 0
  const found = text.slice(hit.start, hit.end)
  if (isOther(found, text.slice(Math.max(0, hit.start - 16), hit.start), text.slice(hit.end, hit.end + 8))) return 0
  let weight = hit.weight
  if (hit.key.startsWith('people.') && !ROLE_KEYS.has(hit.key)) weight *= 0.55
  if (subject !== null && hit.key === 'pets.pet') weight *= 0.55
  if (hit.key === 'work.manager' && OF_PROGRAM.test(text.slice(Math.max(0, hit.start - 20), hit.start))) return 0
  // "My brother's a vet": what he is, and not whose.
  if (ROLE_KEYS.has(hit.key) && IS_A.test(text.slice(Math.max(0, hit.start - 30), hit.start))) weight *= 0.3
  if (hit.key === 'work.role' && hit.value && !AS_ROLE.test(text.slice(Math.max(0, hit.start - 45), hit.start))) weight *= 0.3
  if (hit.key === 'home.city' && PLACE_VERBS.test(fold(found)) && !placeFollows(text.slice(hit.end), features)) weight *= 0.3
  if (rule) weight *= entry.kind === 'rule' ? 1.4 : 0.7
  else if (entry.kind === 'rule') weight *= 0.6
  // What the change ends in says best what has changed.
  if (hit.value && next !== null && fold(next).includes(fold(found))) weight += 0.9
  return weight
}

/** "My file manager is Thunar". */
const OF_PROGRAM = new RegExp(`(?<!\\p{L})${OF_PROGRAMS} $`, 'iu')
const IS_A = /(?:\b(?:is|are|was|am|as|be|become|became)|['’](?:s|m|re)) (?:an?|one of \p{Ll}+|the only) (?:[\p{Ll}-]+ )?$/iu

/** "I train for a triathlon", "with a mate", "eleven hives": the same word for something else. */
function isOther(found: string, before: string, after: string): boolean {
  if (/^parental$/i.test(found)) return true
  if (found === 'train') return /\b(?:i|we|to|you|they|who) (?:also |still |only )?$/i.test(before) || /^ (?:for|with|at|as|in the)\b/.test(after)
  if (found === 'mate') return /\b(?:an?|my|best|old|good|our|the|school|team) $/i.test(before)
  return (
    found === 'hives' && /(?:\d|\b(?:bee|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|my|our|the|these)) $/iu.test(before)
  )
}

function placeFollows(rest: string, features: Features): boolean {
  return (
    /^\s+(?:the |a |our )?\p{Lu}/u.test(rest) ||
    features.words.some((word) => PLACES.has(word.lower)) ||
    /^\s+(?:the |a |our |my )?(?:coast|country|city|village|flat|house|countryside)/u.test(rest)
  )
}

/**
 * The key under which it is kept. Someone else's attribute goes below their relation; a key of many values carries its value,
 * so that two allergies do not replace each other; what happened has none.
 */
export function keyFor(canonical: string | null, subject: Subject | null, value: string | null, kind: MemoryKind, text: string): string | null {
  const entry = canonical === null ? undefined : canonicalKey(canonical)
  if (kind === 'event' && (entry === undefined || entry.values === 'many')) return null
  if (subject !== null && canonical !== `people.${subject.relation}` && (canonical === null || !ROLE_KEYS.has(canonical))) {
    const who = subject.name === null ? subject.relation : `${subject.relation}.${slug(subject.name)}`
    const attribute = canonical === null || canonical.startsWith('people.') ? (value === null ? null : slug(value)) : canonical.replace('.', '-')
    return attribute === null || attribute === '' ? null : `people.${who}.${attribute}`
  }
  if (entry === undefined) return openKey(text)
  // How to speak of a thing is no value of the thing.
  if (kind === 'rule' && entry.kind !== 'rule') return `rule.${entry.key}`
  if (entry.values === 'one') return entry.key
  const part = slug(value ?? '')
  return part === '' ? null : `${entry.key}.${part}`
}

const SCOPE = /\b[Tt]he ([\p{L}\d-]+ (?:service|app|site|api|server|module|website))\b/u

/** The thing whose attribute it is: "The feature flag of the print service" → `print-service`. */
export function scopeOf(text: string): string | null {
  const found = SCOPE.exec(text)?.[1]
  return found === undefined ? null : slug(found)
}

/** "My favourite tea is …" → `favourite-tea`. */
function openKey(text: string): string | null {
  const match =
    /^(?:and |so |but )?(?:my|our|the|mein|meine|unser|unsere|mi|nuestro|nuestra|el|la) ([\p{L}\d' -]{3,40}?) (?:is|are|ist|sind|es|son|heißt|se llama|will be|runs on|lives in|meets?)\b/iu.exec(
      text,
    )
  const name = slug(match?.[1] ?? '')
  return name === '' || name.split('-').length > 4 ? null : name
}
