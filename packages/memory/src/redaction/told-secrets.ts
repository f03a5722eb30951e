import { GAP, JOIN, NO_MEASURE, NOT_ABOUT, NOT_BEHIND, QUOTE, SPOKEN } from './joins.ts'
import { isToldSecret, looksChosen } from './looks.ts'
import type { Finding } from './redactor.ts'
import { type Shape, scan } from './scan.ts'

/** Words that announce a password, in the languages that Locket reads best and a few more. */
const PASSWORD = `${NOT_BEHIND}(?:p[a@4][s$5]{1,3} ?w(?:[o0]r?|r)ds?(?!\\p{L})(?!(?<=s) (?:to|into|over) )|passwd|pa?sswort(?!\\p{L})|passwörter|kennwort(?!\\p{L})|passphrase|passcode|contraseñas?|clave (?:secreta|de acceso|de api|personal|(?:del?|para) (?:la |el |mi )?(?:wi-?fi|router|red|correo|cuenta|banco|tarjeta|cajero|ordenador|móvil|portátil|alarma|netflix|instagram|facebook|escritorio))|(?:wlan|netzwerk|wi-?fi|wpa2?|api)-?schlüssel|(?:wi-?fi|wpa2?|network) key|(?<![\\p{L}\\d])(?:psw|pwd|pw(?= ?[:=]|['’]s))(?![\\p{L}\\d])|wachtwoord|(?:secret|safe|code)[ -]?words?|lösenord|hasło|пароль|şifre|密码|密碼|api[ -]?key|(?:secret|access|private) key|licen[cs]e key|(?:access|auth|refresh|session|bearer|api|secret) token|client secret|(?:2fa|mfa|totp|two-factor) (?:secret|seed|key)|schlüsselcode|master key)${NOT_ABOUT}`
/** What may also be another thing: "my token is …" is taken where the value looks like one. */
const TOKEN = `(?<![\\p{L}\\d])(?:token|(?:session|login|auth) cookies?|contra|clave|pass)(?![\\p{L}\\d])${NOT_ABOUT}`
const NUMBER =
  '(?:PIN(?:[ -]?(?:code|number|nummer))?|pin (?:code|number)|(?:bank(?:ing)?|card|debit|sim|phone|karten|my|mein|meine|mi) pin|Geheimzahl|CVC2?|CVV2?|CVN|TAN|OTP|PUK|(?:[Ss]im|SIM) puk|one-time code|[Ss]ecurity code|[Vv]erification code|(?:ATM|atm|bank card|cash card) (?:pin|code)|PIN-Code|door code|alarm code|safe code|lock code|(?:luggage|suitcase|gate|garage|entry|padlock|locker) (?:code|combination|combo)|Sicherheitscode|Prüfziffer|código de seguridad|code secret)'
const PHRASE =
  '(?:(?:recovery|seed|backup|mnemonic|secret) (?:phrase|words?)|wiederherstellungs(?:phrase|wörter)|seed-?(?:phrase|wörter)|palabras de recuperación|frase (?:de recuperación|de recuperação|semilla|semente|secreta|mnemónica)|phrase (?:de récupération|secrète|mnémonique|de départ))'
const WORD = `${QUOTE}([^\\s"“”„«»‘\`]{3,128})`
/** What closes the sentence is left where the value alone says that it is a secret. */
const VALUE = `${QUOTE}([^\\s"“”„«»‘\`]{4,255}[^\\s"“”„«»‘\`'.,;:!?)])`
const FEW = '(?: [\\p{L}-]{1,20}){0,4}?'

const password = (pattern: string, accept?: Shape['accept']): Shape => ({ kind: 'password', level: 'secret', pattern: new RegExp(pattern, 'dgiu'), accept })

const SHAPES: readonly Shape[] = [
  password(`${PASSWORD}${GAP}${JOIN}${QUOTE}([^\\s"“”„«»‘\`]{3,128}(?:(?<![.,;:!?])(?: \\p{L}{3,12}){2,7}(?=[.,;!?\\n"”“»]|$))?)`, isToldSecret),
  password(`${PASSWORD}${GAP}${JOIN}["“„«‘\`](?=\\S)([^"”“»\`\\n]{3,128})["”“»’\`]`),
  password(`${PASSWORD}\\s{1,3}${QUOTE}([^\\s"“”„«»‘\`]{5,128})`, looksChosen),
  password(`${TOKEN}${GAP}${JOIN}${VALUE}`, looksChosen),
  password(`(?<![\\p{L}\\d])(?:my|mein|mi) pass(?: is|['’]s| ist| es|:) ${WORD}`, isToldSecret),
  // "My password for the bank? It's tulip."
  password(`${PASSWORD}${FEW}\\? (?:it['’]s|it is|es ist|c['’]est) ${WORD}`, isToldSecret),
  // "Ich habe mein Passwort auf Birnbaum geändert", "cambié la contraseña por girasol".
  password(`${PASSWORD}${FEW} (?:auf|in|zu) ${WORD}["”“»]? (?:geändert|gesetzt|umgestellt|gewechselt|ändern|setzen)`, isToldSecret),
  password(`(?<!\\p{L})(?:camb|actualic|pus|pon)\\p{L}{1,4}(?: (?:la|mi|el|de))? ${PASSWORD}${FEW} (?:a|por|como) ${WORD}`, isToldSecret),
  {
    kind: 'pin',
    level: 'secret',
    pattern: new RegExp(
      `\\b${NUMBER}${GAP}(?:${JOIN}|\\s{1,3})${QUOTE}(?<!\\b(?:in|since|from|until|by|before|after|seit|bis|vor|nach|desde|en|hasta|at|line|page)\\s)((?:\\d[\\d -]{2,10}\\d|\\d{3,12}|${SPOKEN})\\b(?:[-_]\\w{1,12}){0,3})`,
      'dgu',
    ),
  },
  // "My PIN, 4711, …", "the PIN (4711)".
  { kind: 'pin', level: 'secret', pattern: /\bPIN(?:,| ?\() ?(\d{4,8})(?=[,)])/dgu },
  // "The bike lock opens with 7-3-9-2".
  {
    kind: 'pin',
    level: 'secret',
    pattern: new RegExp(
      `\\b(?:opens?|unlocks?|disarms?) (?:with|by|on|using)(?: the)?(?: code| number| combination)? (\\d[\\d -]{2,14}\\d)\\b${NO_MEASURE}(?! \\p{Ll}{2,20}s\\b)`,
      'dgiu',
    ),
  },
  // "Seed words, first four: ribbon cactus anvil drizzle".
  {
    kind: 'recovery-phrase',
    level: 'secret',
    pattern: new RegExp(`${PHRASE}[^.?!\\n:]{0,24}:\\s{0,3}((?:\\p{L}{3,10}[ ,]{1,3}){2,23}\\p{L}{3,10})`, 'dgiu'),
    accept: startsPhrase,
  },
  { kind: 'recovery-phrase', level: 'secret', pattern: new RegExp(`${PHRASE}${GAP}(?:${JOIN}|\\s{0,3})["“„«]([^"”“»]{8,400})`, 'dgiu') },
  {
    kind: 'recovery-phrase',
    level: 'secret',
    pattern: new RegExp(`${PHRASE}${GAP}${JOIN}((?:\\p{L}{3,10}[ ,]{1,3}){2,23}\\p{L}{3,10})`, 'dgiu'),
    accept: startsPhrase,
  },
]

/** Secrets that are told in a sentence: "the wifi password is …", "mein Passwort lautet …", "PIN 1234". */
export function detectToldSecrets(text: string): readonly Finding[] {
  return scan(text, SHAPES)
}

/** "Stored somewhere safe" speaks about the phrase, and "please and thank you" is none. */
function startsPhrase(found: string): boolean {
  return found.split(/[ ,]+/, 3).every((word) => isToldSecret(word) && !/^(?:and|und|y|or|oder|thank|please|for)$/i.test(word))
}
