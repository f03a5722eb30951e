import { NOT_ABOUT, NOT_BEHIND, QUOTE, whole } from './joins.ts'
import { looksChosen, looksLikePassword, looksTyped } from './looks.ts'
import type { Finding } from './redactor.ts'
import { type Shape, scan } from './scan.ts'

const WORD = `${QUOTE}([^\\s"“”„«»\`,;]{6,64})`
const NETWORK = 'wi-?fi|wlan|router|hotspot|network|netzwerk|ssid|fritz!?box|guest network|gastnetz|red'
const LOGIN =
  'log(?:ged|ging)?[ -]?(?:in|on)(?:s|to)?|sign(?:ed|ing)?[ -]?(?:in|on)(?:to)?|credentials?|user ?names?|user(?= ?[:=])|anmeld\\p{L}{0,6}|einlogg\\p{L}{0,4}|logg?e mich|zugangsdaten|inici\\p{L}{1,3} sesión|usuario|entrar|acced\\p{L}{1,4}'
const EVERYWHERE =
  "(?:(?:for|on|in|at|with) (?:(?:absolutely |almost |nearly |basically )?(?:everything|everywhere|all|every|each|most|any|both)\\b|(?:my |the |our |his |her )?(?:[\\p{L}'’-]{2,16} ){0,2}(?:accounts?|log-?ins?|sites?|websites?|e-?mails?|banking|router|wi-?fi|wlan|netflix|paypal|facebook|instagram|icloud|vault|safe|forums?)(?!\\p{L}))|everywhere|as (?:my |the |a )?(?:[\\p{L}-]{2,16} )?(?:password|pass ?phrase|pin|login))"
const EVERYWHERE_DE =
  '(?:(?:für|bei|auf|in) (?:so gut wie |fast )?(?:alles|allem|alle|allen|jede[ns]?|mein(?:e|en)? (?:konten|konto|mails?|e-?mails?|logins?))(?!\\p{L})|überall|als (?:mein )?(?:passwort|kennwort))'
const EVERYWHERE_ES = '(?:(?:para|en) (?:casi )?(?:tod[oa]s?|cada|mis cuentas|mi correo|mi cuenta)(?!\\p{L})|como (?:mi )?(?:contraseña|clave))'
const ALWAYS = '(?:just |only |always |still |the same |immer |nur |überall |siempre |für alles |para todo )?'

const shape = (pattern: string, accept: (found: string) => boolean): Shape => ({
  kind: 'password',
  level: 'secret',
  pattern: new RegExp(pattern, 'dgiu'),
  accept,
})

const SHAPES: readonly Shape[] = [
  // "I use hunter22 for everything".
  shape(`\\b(?:re-?)?(?:us(?:e|es|ed|ing)|type|enter|put|have|chose|picked) ${ALWAYS}${WORD}["'”“»\`]?,? ${EVERYWHERE}`, looksLikePassword),
  // "For all my accounts I use hunter22", "para todo uso hunter22".
  shape(`${EVERYWHERE},? (?:i|we|he|she|they) (?:just |only |always |still )?uses? ${WORD}`, looksLikePassword),
  shape(`${whole('para todo|en todas partes|para todas mis cuentas')},? ${whole('uso|utilizo|pongo')} ${WORD}`, looksLikePassword),
  // "You'll need hunter22 to get into the wifi".
  shape(
    `${whole('needs?|types?|enters?|uses?|put')} ${WORD}["'”“»\`]?(?: in)? to (?:open|unlock|get (?:in|on)(?:to)?|disarm|log (?:in|on)(?:to)?|sign in(?:to)?|access|join|connect)(?!\\p{L})`,
    looksLikePassword,
  ),
  // "Mi clave es Luna1988".
  shape(`${whole('claves?|contra|nip')}(?: [\\p{L}'’-]{1,16}){0,4} ?(?:es|era|sigue siendo|:|=) ?${WORD}`, looksLikePassword),
  shape(`${whole('benutze|nutze|nehme|verwende|benutz|nehm|hab|habe')} (?:ich )?${ALWAYS}${WORD}["'”“»\`]? ${EVERYWHERE_DE}`, looksLikePassword),
  shape(`${whole('benutze|nutze|nehme|verwende|benutz|nehm')} (?:ich )?${whole('überall|für alles|bei allem')} (?:das |den )?${WORD}`, looksLikePassword),
  shape(`${whole('überall|für alles')} ${whole('benutze|nutze|nehme|verwende|benutz|nehm|hab|habe')} (?:ich )?${ALWAYS}${WORD}`, looksLikePassword),
  shape(`${whole('uso|utilizo|pongo|tengo|usamos')} ${ALWAYS}${WORD}["'”“»\`]? ${EVERYWHERE_ES}`, looksLikePassword),
  // "Log in with tom / hunter22", "sign in as tom with hunter22".
  shape(`${whole(LOGIN)}[^.?!\\n]{0,40}?(?<=[\\s:"'“„(])[\\w.@+-]{2,30} ?[/|] ?([^\\s,;/]{4,64})(?![^\\s,;])`, looksTyped),
  shape(`${whole(LOGIN)}[^.?!\\n]{0,24}? \\S{2,30}?,? (?:and|with|und|mit|y|con) (?:the )?${WORD}`, looksLikePassword),
  shape(`${whole(LOGIN)}[^.?!\\n]{0,16}? (?:with|using|mit|con) ${WORD}`, looksLikePassword),
  // "User: tom, pass: hunter22".
  shape(`${whole('pass')} ?(?:[:=]|is) {0,2}${QUOTE}([^\\s"“”„«»\`,;]{5,64})`, looksTyped),
  // "tom@example.com / hunter22".
  shape(`[\\w.+-]{1,64}@[\\w-]{1,63}\\.[\\w.-]{2,63}(?: ?[,:/|]| and| with| und| mit| y| con) ?${WORD}`, looksLikePassword),
  shape(`${whole('wpa[23]?|psk')}(?:[ -](?:key|schlüssel))? ?(?:[:=]|is|ist|es)? {0,2}${WORD}`, looksTyped),
  // "The wifi is Fritz!Box 7590, the key is hunter22!".
  shape(
    `${whole(NETWORK)}[^?\\n]{0,60}?${whole('key|code|pass|pw|pwd|schlüssel|clave|contra')}\\s{0,2}(?:is|ist|lautet|es|['’]s|[:=])?\\s{0,2}${QUOTE}([^\\s"“”„«»\`]{6,64})`,
    looksChosen,
  ),
]

/** Words that are a password's and nothing else, however they are written. */
const PASSWORD = new RegExp(
  `${NOT_BEHIND}${whole(
    'p[a@4][s$5]{1,3} ?w(?:[o0]r?|r)[dt]s?|passwörter|kennw[oö]rt(?:er)?|pass ?phrases?|passcode|passwd|pwd?|contraseñas?|mot de passe|mdp|senha|wachtwoord',
  )}${NOT_ABOUT}`,
  'giu',
)
/** What every shape here asks for: a digit or a sign inside a word, or what stands behind a slash. */
const MAY_HOLD = /[\d#$%*@^~+/|]|[!&?§]\S/
/** How far what looks like a password is looked for behind and before the word. */
const BEHIND = 80
const BEFORE = 60
const REVERSED = /(?<!\S)(\S{4,64})["'”“»`]? (?:is|was|ist|war|es|era|as|als|como|=)(?: (?!not\b|nicht\b|no\b)[\p{L}'’-]{1,16}){0,4} $/du

/** Secrets that are told by what is done with them, and every word beside "password" that looks like one: "from hunter22 to hunter23". */
export function detectUsedSecrets(text: string): readonly Finding[] {
  if (!MAY_HOLD.test(text)) return []
  const findings = scan(text, SHAPES)
  for (const { 0: word, index } of text.matchAll(PASSWORD)) {
    const end = index + word.length
    const behind = /^[^\n.?!]*(?:[.?!](?!\s|$)[^\n.?!]*)*/.exec(text.slice(end, end + BEHIND + 64))?.[0] ?? ''
    for (const { 0: token, index: at } of behind.matchAll(/[^\s"“”„«»`]{6,64}/g)) {
      if (at >= BEHIND || !looksLikePassword(token)) continue
      const start = end + at
      // A "!" behind it may well be part of it.
      const sign = /^[!?$#*]+/.exec(text.slice(start + token.length, start + token.length + 8))?.[0].length ?? 0
      findings.push({ kind: 'password', level: 'secret', start, end: start + token.length + sign })
    }
    const from = Math.max(0, index - BEFORE)
    const [start, stop] = REVERSED.exec(text.slice(from, index))?.indices?.[1] ?? [0, 0]
    if (stop > start && looksChosen(text.slice(from + start, from + stop)))
      findings.push({ kind: 'password', level: 'secret', start: from + start, end: from + stop })
  }
  return findings
}
