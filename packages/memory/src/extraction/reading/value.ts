import type { KeyHit } from '../keys/lexicon.ts'
import { nounPhrase } from '../language/phrase.ts'
import type { TypedValue, ValueSort } from '../language/values.ts'

/** Sorts of values that a key has, best first. */
const SORTS_OF_KEY: readonly (readonly [prefix: string, sorts: readonly ValueSort[]])[] = [
  ['contact.email', ['email']],
  ['contact.phone', ['phone', 'amount']],
  ['contact.website', ['url']],
  ['work.salary', ['money', 'amount']],
  ['work.rate', ['money', 'amount']],
  ['finance.', ['money']],
  ['project.standup', ['time']],
  ['work.schedule', ['time']],
  ['project.deadline', ['date']],
  ['education.exam', ['date']],
  ['family.anniversary', ['date']],
  ['person.birthday', ['date']],
  ['preference.reminder', ['time']],
  ['person.weight', ['amount']],
  ['person.height', ['amount']],
  ['person.shoe-size', ['amount']],
]

/** "Ana is my boss": the name is the value. */
const NAME_IS_MINE =
  /(?:^|[,;:] |\bthat |\bdass |\bque )((?!I\b|It\b|He\b|She\b|That\b|This\b|Es\b|Das\b)\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*) (?:is|ist|es) (?:now |jetzt |ahora )?(?:my|our|mein|meine|unser|unsere|mi|nuestr[oa])(?![\p{L}])/u
/** "Rieke mein Name", "Marek's my name". */
const OWN_NAME =
  /(?:^|: )(?:Full |First )?Name: (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)|(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)(?:,| ist|['’]s| is)? (?:mein Name|my name)(?!\p{L})/u
const TONGUE = /(?:^|[,;:] |el )(\p{L}{4,}) es (?:mi|nuestra) lengua materna/iu
/** "La flor me la trae Viveros Anleo": who does it. */
const BROUGHT =
  /(?<!\p{L})[Mm]e l[ao]s? (?:trae|lleva|vende|hace|sirve|arregla|corta|cuida|suministra)n? (?:ahora |ya )?(\p{Lu}[\p{L}'’-]+(?: (?:de |del )?\p{Lu}[\p{L}'’-]+){0,2})/u
const NAMED =
  /(?:\b(?:called(?! (?:it|off|in|out|back|for|on|me|him|her|them|us|round|time)\b)|named|name is|name's|names are|goes by|call me|address me as|heißt|heisst|heiße|heisse|heißen|heissen|hört auf(?: den Namen)?|namens|genannt|se llama|me llamo|se llaman|llamad[oa]|llámame|s'appelle|m'appelle|chama-se|me chamo|nenn mich)|名前は)\s+(.{1,60})/iu
/** What an allergy is to, where it stands before the word for it. */
const REACTS_TO: readonly RegExp[] = [
  // "Mustard brings me out in hives", "I come up in a rash from wool".
  /(?:^|[,;:] |\b(?:and|but|so|because) )(\p{L}[\p{L}'’ -]{2,30}?) (?:(?:always|still|can|will) )?(?:brings?|bring|makes?|gives?|sends?|leaves?) (?:me|him|her|us|them) (?:(?:break|come|out|up|into|in|with|an?|all|bad|nasty|terrible|itchy) )*(?:hives|rash(?:es)?|itch|swell|wheeze|blotch(?:es|y)?|anaphyla)/iu,
  /\b(?:hives|rash(?:es)?|swells?|swell up|swells up|itch|itchy|blotch(?:es|y)|react(?:s|ion)?(?: badly)?) (?:all over )?(?:from|off|to|(?:after|when(?:ever)?|if|every time) (?:i|he|she|they|we)? ?(?:eat|eating|touch|touching|have|drink|wear|smell)s?) ([\p{L} -]{3,30})/iu,
  /(?<!\p{L})auf (\p{Lu}[\p{L}-]+(?: und \p{Lu}[\p{L}-]+)?) reagier/iu,
  /(?<!\p{L})gegen (.{2,40}?) (?:bin|ist|sind|reagier\p{L}+) (?:\p{Ll}+ ){0,4}allergisch/iu,
  /^(?:y |pero )?a(?:l| la| las| los| el)? ([\p{L} ]{3,30}?) (?:le |les )?(?:soy|es|son|tengo|tiene) (?:muy )?al[eé]rgi/iu,
]
const FIXED: readonly RegExp[] = [
  /\b(?:report to|reports to|answer to|under|seeing|dating|married to|engaged to)\s+(?:a (?:guy|girl|man|woman|lady|therapist|chap) (?:called|named) )?(.{1,60})/iu,
  /\b(?:live|lived|living|lives|based|settled|moved|moving|relocated|waking up|rent(?: a \w+)?|flat|house|desk|grew up|born|raised|wohne|wohnen|wohnt|lebe|leben|lebt|liegt|aufgewachsen bin ich|aufgewachsen|geboren|vivo|vivimos|vive|viven|nací|crecí|habite|vis|moro|vivo sola|vive sola)\s+(?:back |over |now |here |again |jetzt |nun |ab sofort |sola |solo )?(?:in|at|to|on|near|from|im|bei|en|à|em)\s+(.{1,60})/iu,
  /\b(?:work|works|working|job|employed|payroll|started|day one|gig|position|engineer|developer|nurse|paralegal|teacher|interviewed|arbeite|arbeitet|trabajo|trabaja|travaille|trabalho)\s+(?:\w+ ){0,3}?(?:at|for|with|bei|für|en|para|chez)\s+(.{1,60})/iu,
  /\bgegen\s+(.{1,50}?)\s+allergisch(?!\p{L})/iu,
  /\b(?:allergic|allergisch|alérgic[oa]|allergique)\s+(?:to|gegen|auf|a|à)\s+(.{1,60})/iu,
  /\b(?:work as|works as|arbeite als|trabajo (?:como|de)|working as|job as)\s+(.{1,60})/iu,
  /\b(?:is with|are with|bank with|with|runs on|run on|sits on|lives in|goes to|deploys? to|bei|mit)\s+(.{1,60})/iu,
]
const COPULA =
  /(?:\b(?:is|are|was|were|am|be|means|ist|sind|war|(?<!(?:\b(?:the|our|my|your|an?|[\p{L}]+ing)) )bin(?! \p{L}+ (?:is|are|was) )|es|son|soy|est|suis|são|sou|é|becomes?)|\b(?:i|it|he|she|that|who|there|name|\p{L}+)['’](?:s|m|re)|\b(?:we|they)['’]re)\s+(?:all |now |always |still |just |also |mostly |only |at |on |in |jetzt |immer |ahora )?(.{1,80})/iu
const OBJECT =
  /\b(?:use|uses|using|drive|drives|drink|drinks|eat|eats|eating|play|plays|speak|speaks|own|have|has|got|keep|wear|wears|study|studied|studies|teach|teaches|run|runs|coach|take|takes|collect|fly|ride|riding|learn|learning|reading|read|love|loves|like|likes|hate|hates|prefer|do|practise|adopted|bought|booked|broke|won|ran|hiked|passed|owe|charge|earn|make|ship|nehme|trinke|esse|spiele|fahre|lerne|studiere|mag|habe|hab|nutze|benutze|trage|segle|schulde|bekomme|vertrage|lese|tengo|uso|toco|juego|como|bebo|tomo|estudio|estudia|aprendo|conduzco|gano|debo|canto|tiene|prends|bois|mange|joue)\s+(?:a |an |the |my |our |only |just |meinen |meine |mein )?(.{1,80})/iu

/** The shortest stretch of a clause that is its value; `null` when only the clause tells. */
export function findValue(clause: string, key: string | null, hits: readonly KeyHit[], typed: readonly TypedValue[], offset: number): string | null {
  const sorts = SORTS_OF_KEY.find(([prefix]) => key?.startsWith(prefix) === true)?.[1] ?? []
  for (const sort of sorts) {
    const found = typed.find((value) => value.sort === sort)
    if (found !== undefined) return found.text
  }
  const mine = NAME_IS_MINE.exec(clause)?.[1]
  if (mine !== undefined) return mine
  const introduced = key === 'person.name' ? OWN_NAME.exec(clause) : null
  const own = introduced?.[1] ?? introduced?.[2]
  if (own !== undefined) return own
  const tongue = key === 'person.language' ? TONGUE.exec(clause)?.[1] : undefined
  if (tongue !== undefined) return tongue
  const brought = BROUGHT.exec(clause)?.[1]
  if (brought !== undefined) return brought
  const stretch = NAMED.exec(clause)?.[1] ?? ''
  const named = /^(?:\p{Lu}[\p{L}'’.-]*(?: (?=\p{Lu}))?)+(?=[\s,.;:!?]|$)/u.exec(stretch)?.[0].trim().replace(/[.]$/, '') ?? nounPhrase(stretch)
  if (named !== null && named !== '') return named
  if (key === 'health.allergy') {
    const found = REACTS_TO.map((pattern) => nounPhrase(pattern.exec(clause)?.[1] ?? '')).find((phrase) => phrase !== null)
    if (found !== undefined && found !== null) return found
  }
  const hit = hits.filter((candidate) => candidate.value && candidate.key === key).at(-1)
  if (hit !== undefined) return (key === 'work.role' ? kindOfRole(clause, hit.start - offset) : '') + widen(clause, hit.start - offset, hit.end - offset)
  const other = typed.find((value) => ['email', 'url', 'phone', 'time', 'money'].includes(value.sort))
  if (other !== undefined) return other.text
  for (const pattern of FIXED) {
    const found = nounPhrase(pattern.exec(clause)?.[1] ?? '')
    if (found !== null) return found
  }
  const date = typed.find((value) => value.sort === 'date')
  if (date !== undefined && /\b(?:is|on|am|ist|el|es|due|by)\b/i.test(clause)) return date.text
  return nounPhrase(COPULA.exec(clause)?.[1] ?? '') ?? nounPhrase(OBJECT.exec(clause)?.[1] ?? '')
}

/** "A trainee solicitor", "as head chef": the word before tells which. */
function kindOfRole(clause: string, start: number): string {
  const found = /(?:\b(?:an?|the|as|is|am|are|be|became|to|me|him|her)|['’]m|['’]s|[,:]) (\p{Ll}{3,} )$/u.exec(clause.slice(0, start))?.[1] ?? ''
  return /^(?:now|just|also|still|really|very|actually|only|not|new|old|own|great|good|former|\w+ly|called) $/.test(found) ? '' : found
}

/** Takes capitalised words and numbers beside a known value with it: `iPhone 15`, `MacBook Pro`, `Citroën Berlingo`. */
function widen(clause: string, start: number, end: number): string {
  const after = /^(?:[ ](?!I(?![\p{L}\d]))(?:\p{Lu}[\p{L}\d]*|\d(?:[\w.]*\w)?(?![\d:]* ?(?:am|pm|uhr))))+/u.exec(clause.slice(end))?.[0] ?? ''
  const before = /(?:\p{Lu}[\p{L}\d]+ )+$/u.exec(clause.slice(0, start))?.[0] ?? ''
  const lead = start - before.length === 0 || /[.!?]\s*$/.test(clause.slice(0, start - before.length)) ? '' : before
  return clause.slice(start - lead.length, end + after.length)
}
