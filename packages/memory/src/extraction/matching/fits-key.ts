import { canonicalKey } from '../../core/keys.ts'
import { nounPhrase } from '../language/phrase.ts'
import type { Statement } from '../reading/statements.ts'

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty(?:-\p{L}+)?|hundred|metres?)\b|(?<!\p{L})(?:eins?|zwei|drei|\p{L}+zehn|\p{L}+zig|\p{L}+ßig|dos|tres|\p{L}+ta)(?!\p{L})/iu
/** Who speaks says what they are called; of anybody else it is no name of theirs. */
const OWN_NAME =
  /(?:^|[^\p{L}])(?:i['’]?m|i am|my name|name['’]?s|name is|names?:|ich bin|ich heiße|ich heisse|mein name|me llamo|mi nombre|soy|i['’]?m called|i am called|call me|this is|here)(?!\p{L})|^(?:full |first )?(?:name|nombre)\b/iu
const OTHER_NAMED = /^(?:and |but |so )?(?:the|an?|our|my) (?:\p{Ll}+ ){1,2}?(?:who|that|which)\b/iu
/** "Bashir, the guy I climb with, …": what follows is theirs. */
const APPOSED =
  /^\p{L}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+)?, (?:the|an?|this|one of the) (?:\p{L}+ )?(?:guy|girl|man|woman|lad|lady|boy|bloke|chap|kid|one|person|friend|fellow)\b/iu

const PLACE_KEY = /^(?:home\.(?:city|country)|person\.birthplace|travel\.airport)$/
const HOME =
  /(?<!\p{L})call(?:ed|s|ing)? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*) home(?!\p{L})|(\p{Lu}[\p{L}'’-]*\p{L}(?: \p{Lu}[\p{L}'’-]+)*)(?:['’]s| has| is)(?: been| now| still)* (?:my |our )?home(?! (?:game|office|page|run|made|grown|to))(?!\p{L})|^(?:City|Town|Base|Home|Lives|Based(?: in)?): (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)/u
const PLACE =
  /(?<!\p{L})(?:in|from|en|de|aus|nach|near|around) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Jan|Feb|March|April|May(?!\p{L})|June|July|August|Sept|Okt|Oct|Nov|De[cz]|März|Mai(?!\p{L})|Juni|Juli)(\p{Lu}[\p{L}'’-]+(?: (?:de |del |la |am |upon )?\p{Lu}[\p{L}'’-]+)*)/u

export function isPlaceKey(key: string | null): boolean {
  return key !== null && PLACE_KEY.test(key)
}

/** The place that a clause names behind a preposition. */
export function placeIn(text: string): string | null {
  const home = HOME.exec(text)
  return home?.[1] ?? home?.[2] ?? home?.[3] ?? PLACE.exec(text)?.[1] ?? null
}

/** Keys that would tell something wrong of the speaker where the value is not of their sort. */
const TESTS: readonly (readonly [key: RegExp, fits: (statement: Statement, value: string | null) => boolean])[] = [
  [
    /^person\.(?:age|height|weight|shoe-size)$/,
    ({ text, features, subject }, value) =>
      value !== null && NUMBER.test(value) && !isOfSort(features, value, 'date') && (subject !== null || OWN_MEASURE.test(text)),
  ],
  [/^person\.age$/, ({ text, subject }) => subject !== null || AGED.test(text)],
  [/^person\.name$/, ({ text, subject }, value) => value !== null && (subject !== null || OWN_NAME.test(text))],
  [/^work\.salary$/, ({ text }) => !/\b(?:i|we)(?: \p{L}+)? pay(?! me)\b|(?<!\p{L})gan\p{L}+ la vida/iu.test(text)],
  [/^person\.birthday$/, ({ text, features }, value) => (value !== null && isOfSort(features, value, 'date')) || BORN.test(text)],
  [PLACE_KEY, ({ text }, value) => value !== null && isPlace(value, text)],
  [/^work\.employer$/, ({ text, features }, value) => (value === null ? WORKS.test(text) : !isOfSort(features, value, 'date', 'time') && isFirm(value, text))],
  [
    /^person\.nickname$/,
    ({ text, kind, subject }) => kind === 'rule' || subject !== null || /(?<!\p{L})(?:i|i['’]m|me|my|mich|mir|ich|me)(?!\p{L})/iu.test(text),
  ],
  [/^work\.role$/, ({ kind }, value) => value !== null && kind !== 'rule'],
  [/^work\.unit$/, ({ text }, value) => !FLOOR.test(text) || (value !== null && !/floors?$/i.test(value))],
  [/^family\.children$/, (_, value) => value === null || !TWIN.test(value)],
  [/^preference\.clock$/, ({ kind }, value) => kind === 'rule' || value === null || !/\d/.test(value)],
  [/^finance\.debt$/, ({ text }) => !/\b(?:do|would|will|should) (?:i|we) (?:still )?owe\b/iu.test(text)],
  [/^health\.(?:condition|hearing)/, ({ text }) => !/\bdeaf (?:school|club|community|theatre|church|choir|caf\p{L})/iu.test(text)],
  [/^tools\.os$/, ({ text }) => !/\bwindow (?:cleaner|cleaning|box|seat|sill|frame|ledge|shop)/iu.test(text)],
  [/^health\.medication$/, ({ text }) => !/\b(?:can['’]t|cannot|mustn['’]t|may not|not allowed to) (?:have|take|be given|tolerate)\b/iu.test(text)],
  [/^people\.childcare$/, ({ features }, value) => value === null || !isOfSort(features, value, 'date')],
  [/^family\.pregnancy$/, ({ text }) => !/(?<!\p{L})a partir d/iu.test(text) || /embara|gr[aá]vid|beb[eé]|parto/iu.test(text)],
  [/^hobby\.sport$/, ({ text, language }, value) => value !== null || language !== 'es' || !/(?<!\p{L})nada(?!\p{L})/iu.test(text)],
  [/^preference\.feedback$/, ({ text }) => !/\b(?:i|we) open with\b/iu.test(text)],
  [/^work\.unit$/, ({ text }) => !SPORTING.test(text)],
  [/^hobby\.club/, ({ text }) => !/\b[Mm]y coach \p{Lu}/u.test(text)],
  [/^work\.location$/, (_, value) => value === null || !/^(?:the )?(?:office|work) \p{L}+/iu.test(value)],
  [/^transport\.commute$/, ({ text }) => !MISHAP.test(text)],
  [/^(?:person|people)\..*clothing-size$|^person\.clothing-size$/, ({ text, language }) => language !== 'es' || !/(?<!\p{L})taller/iu.test(text)],
  [/^hobby\.instrument$/, ({ text }) => !TRADE.test(text)],
  [/^tools\.editor$/, ({ text }) => !/\b[Mm]y editor(?: \p{Lu}\p{Ll}+| at the \p{Ll}+| from)/u.test(text)],
  [/^contact\.phone$/, (_, value) => value === null || !/^\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?$/.test(value)],
  [/^contact\.email$/, (_, value) => value === null || /@|\d/.test(value) || !/^(?:first|last|one|two|the|any|every|subject|own) /iu.test(value)],
  [/^education\.place$/, ({ text }) => !/\b(?:driver|librarian|work\p{L}*|assistant|mobile librar\p{L}+)\b/iu.test(text)],
  [/^people\.childcare$/, ({ text, subject }, value) => value !== null || subject !== null || CHILD.test(text)],
]
/** The speaker is one: no child of theirs. */
const TWIN = /^(?:(?:an? )?(?:identical |fraternal )?twin(?: (?:brother|sister))?|gemel[oa]|melliz[oa]|zwilling(?:sbruder|sschwester)?)$/iu
const SPORTING = /\b(?:quiz|football|pub|netball|relay|chess|darts|rugby|hockey|cricket|bowls|basketball|volleyball|rowing|debat(?:e|ing)|trivia) team\b/i
/** What happened on a bus is no way to work. */
const MISHAP =
  /\b(?:slipped|fell|tripped|stumbled|lost|left|forgot|met|saw|got stuck|broke|cracked|threw up)\b[^.;?!]{0,30}\b(?:bus|train|tram|ferry|bike|metro|subway)\b/i
/** Plays none, but mends or sells it. */
const TRADE =
  /(?<!\p{L})(?:afinador\p{L}*|lutier|luthier|(?:piano|organ|harp|violin|guitar)[ -]?(?:tun|mak|build|repair|restor)\p{L}*|tunes? (?:(?:our|my|the|his|her) )?(?:pianos?|harps?|organs?)|\p{L}{2,12}(?:bauer|stimmer)(?:in)?|constructor\p{L}* de|reparo|restaur\p{L}+|vendo)(?!\p{L})/iu
const OWN_MEASURE =
  /(?<!\p{L})(?:i|i['’]m|i['’]ve|my|me|ich|mein\p{L}*|mir|peso|mido|calzo|mi)(?!\p{L})|^(?:age|height|weight|shoe size|size|größe|gewicht)(?!\p{L})/iu
const WORKS =
  /(?<!\p{L})(?:i|we|ich|wir)(?:['’](?:m|ve|re))?(?: \p{L}+){0,2} (?:work|working|worked|employed|joined|started)(?!\p{L})|(?<!\p{L})(?:arbeite|trabajo|trabajamos)(?!\p{L})|\bmy (?:company|employer|firm|workplace|new job)\b/iu
const FIRM = /(?<!\p{L})(?:joined|(?:work(?:s|ed|ing)?|started|employed|hired) (?:\p{Ll}+ )?(?:at|for|in|by)) (.{2,50})/iu

/** Whom a clause names as the one that somebody works for. */
export function firmIn(text: string): string | null {
  const found = nounPhrase(FIRM.exec(text)?.[1] ?? '')
  return found === null || /^(?:\d|shifts?|nights?|me|us|myself|years?|general)/i.test(found) ? null : found
}

const AGED = /(?<!\p{L})(?:i['’]?m|i am|i['’]ll be|i turn\p{L}*|age|ich|bin|tengo|cumpl\p{L}+)(?!\p{L})/iu
const CHILD =
  /child|kid|daughter|(?<!\p{L})(?:wee|little) one|(?<!\p{L})sons?(?!\p{L})|twin|triplet|baby|toddler|(?<!\p{L})(?:boys?|girls?)(?!\p{L})|school|nurser|daycare|nanny|sitter|au pair|kita|kind|hort(?!\p{L})|niñ|hij|guarder/iu
const FLOOR =
  /\b(?:top|ground|first|second|third|fourth|fifth|upper|which|same|\d+(?:st|nd|rd|th)|two|three|four|five|six|seven|eight|nine|ten|twelve|kitchen|the) floors?\b/i
const BORN = /\b(?:birthday|bday|born|geburtstag|geboren|cumpleaños|cumplo|nací|nacido)\b|\bturn(?:s|ed|ing)? (?:\d|\p{L}+t(?:y|een)\b)/iu

/** Whether the value is of the sort that its key needs. */
export function fitsKey(statement: Statement, key: string, value: string | null): boolean {
  if (/^(?:person|health|food|home|pets|work)\./.test(key) && statement.subject === null && APPOSED.test(statement.text)) return false
  if (/^(?:person|pets|home|people)\./.test(key) && isNameOf(statement, value) && OTHER_NAMED.test(statement.text)) return false
  // "Now I fix clocks" is no wish for how times are written.
  if (value === null && statement.kind !== 'rule' && key.startsWith('preference.') && canonicalKey(key)?.kind === 'rule') return false
  return TESTS.every(([of, fits]) => !of.test(key) || fits(statement, value))
}

/** "The lad who walks our dogs is called Idris": neither a dog nor the speaker. */
function isNameOf({ text }: Statement, value: string | null): boolean {
  return value !== null && /\b(?:called|named|name is) $/iu.test(text.slice(0, Math.max(0, text.indexOf(value))))
}

function isOfSort({ typed }: Statement['features'], value: string, ...sorts: readonly string[]): boolean {
  return typed.some((found) => sorts.includes(found.sort) && (found.text === value || found.text.includes(value)))
}

function isPlace(value: string, text: string): boolean {
  return (/^\p{Lu}/u.test(value) || (!/\p{Lu}/u.test(text) && value.split(' ').length < 4)) && !/\b(?:branch|team|office|department)\b/i.test(value)
}

function isFirm(value: string, text: string): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(value)))
  return /^(?:\p{Lu}|\d)/u.test(value)
    ? !/^(?:Arbeit|Dienst|Schicht|Trabajo)$/u.test(value)
    : /\b(?:at|for|with|by|joined|bei|beim|für|en|para|con) (?:(?:an?|the|my|our|une?|ein\p{L}*|de[rmn]) )?(?:\p{Ll}+ )?$/iu.test(before) ||
        !/\p{Lu}\p{Ll}/u.test(text.slice(1))
}
