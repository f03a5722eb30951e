import type { Finding } from './redactor.ts'
import { type Shape, scan } from './scan.ts'

/** Words that announce a password, in the languages that Locket reads best and a few more. */
const PASSWORD =
  '(?:pass ?words?(?! (?:managers?|policy|reset|field|generator|strength|hash))|passwd|passwort|passwörter|kennwort|passphrase|passcode|contraseñas?|clave(?: secreta| de acceso| del wi-?fi)?|mot de passe|senha|palavra-passe|wachtwoord|lösenord|hasło|пароль|şifre|パスワード|密码|密碼|비밀번호|كلمة (?:المرور|السر)|api[ -]?key|secret key|access key|license key|(?:access|auth|refresh|session|bearer|api|secret) token|client secret|schlüsselcode|master key)'
const NUMBER =
  '(?:PIN(?:[ -]?(?:code|number|nummer))?|pin (?:code|number)|(?:bank(?:ing)?|card|debit|sim|phone|karten|my|mein|meine|mi) pin|Geheimzahl|CVC2?|CVV2?|CVN|TAN|OTP|one-time code|security code|verification code|door code|alarm code|safe code|lock code|(?:luggage|suitcase|gate|garage|entry|padlock|locker) (?:code|combination|combo)|Sicherheitscode|Prüfziffer|código de seguridad|code secret)'
const PHRASE =
  '(?:(?:recovery|seed|backup|mnemonic|secret) (?:phrase|words?)|wiederherstellungsphrase|frase (?:de recuperación|semilla|secreta)|phrase de récupération)'
/** What may stand between the word and the secret: a few words, then what joins them. */
const GAP = "(?:\\s{1,3}(?!(?:is|was|ist|es|est|lautet|starts)\\b)[\\p{L}\\p{N}'’().-]{1,24}){0,7}"
const JOIN =
  "\\s{0,3}(?:\\b(?:is|was|are|ist|war|lautet|es|era|est|é|being|called|equals|starts with|begins with|beginnt mit|empieza (?:por|con)|will be|to)\\b|['’]s\\b|[:=]|は|が|是)\\s{0,3}(?:now |still |jetzt |ahora |currently )?"
const QUOTE = '["\'“”„«‘`]?'

const SHAPES: readonly Shape[] = [
  { kind: 'password', level: 'secret', pattern: new RegExp(`${PASSWORD}${GAP}${JOIN}${QUOTE}([^\\s"“”„«»‘\`]{3,128})`, 'dgiu'), accept: isToldSecret },
  { kind: 'password', level: 'secret', pattern: new RegExp(`${PASSWORD}\\s{1,3}${QUOTE}([^\\s"“”„«»‘\`]{5,128})`, 'dgiu'), accept: looksChosen },
  { kind: 'pin', level: 'secret', pattern: new RegExp(`\\b${NUMBER}${GAP}(?:${JOIN}|\\s{1,3})${QUOTE}(\\d[\\d -]{2,10}\\d|\\d{3,12})\\b`, 'dgu') },
  // "Router login is admin / …", "log in as mk with pass …".
  {
    kind: 'password',
    level: 'secret',
    pattern: /\b(?:log-?ins?|credentials?|user ?names?|sign-?in)\b[^.?!\n]{0,40}?\S{2,30} ?\/ ?([^\s,;]{4,64})/dgiu,
    accept: looksTyped,
  },
  // "The bike lock opens with 7-3-9-2".
  {
    kind: 'pin',
    level: 'secret',
    pattern: /\b(?:opens?|unlocks?|disarms?) (?:with|by|on|using)(?: the)?(?: code| number| combination)? (\d[\d -]{2,14}\d)\b/dgiu,
  },
  { kind: 'recovery-phrase', level: 'secret', pattern: new RegExp(`${PHRASE}${GAP}(?:${JOIN}|\\s{0,3})["“„«]([^"”“»]{8,400})`, 'dgiu') },
  { kind: 'recovery-phrase', level: 'secret', pattern: new RegExp(`${PHRASE}${GAP}${JOIN}((?:\\p{L}{3,10}[ ,]{1,3}){2,23}\\p{L}{3,10})`, 'dgiu') },
]

/** Secrets that are told in a sentence: "the wifi password is …", "mein Passwort lautet …", "PIN 1234". */
export function detectToldSecrets(text: string): readonly Finding[] {
  return scan(text, SHAPES)
}

const NO_SECRET: ReadonlySet<string> = new Set(
  'a an the too not no wrong right correct expired invalid missing gone safe secure strong weak long short stored saved kept hidden lost reset changed required needed set in on at my your his her our their this that what why how where when easy hard falsch richtig weg nicht zu sehr der die das ein eine abgelaufen lang kurz sicher un una la el los muy no mal correcta incorrecta important private secret being always never only also just now asked same different like stronger weaker longer broken working rejected accepted hashed encrypted'.split(
    ' ',
  ),
)

function isToldSecret(found: string): boolean {
  const bare = found.replace(/[.,;:!?)]+$/, '')
  return bare.length >= 3 && !NO_SECRET.has(bare.toLowerCase()) && !/^(?:sicher|falsch|nötig)$/i.test(bare)
}

/** Behind a name and a slash: letters beside digits or signs, or written in parts: "Gr4nny-smith". */
function looksTyped(found: string): boolean {
  return looksChosen(found) || /\p{L}[-_]\p{Lu}/u.test(found)
}

/** Without a joining word only what looks chosen is taken: letters with digits or signs inside. */
function looksChosen(found: string): boolean {
  const bare = found.replace(/[.,;:!?)]+$/, '')
  return bare.length >= 5 && /\p{L}/u.test(bare) && (/\d/.test(bare) || /[#!$%&*@^~+]/.test(bare)) && !/^\d+(?:st|nd|rd|th|x|px|ms|s|kb|mb)$/i.test(bare)
}
