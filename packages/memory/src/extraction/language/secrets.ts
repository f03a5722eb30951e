import type { Extent } from './blank.ts'

/** What is only kept from others, in the seven languages. A manager of passwords is a program. */
const NAMED =
  "(?:(?<![\\p{L}\\d])(?:pass(?:words?|codes?|phrases?)(?!['’]?s? manage)|pin(?! (?:collection|badge|board))|puk|(?:door|gate|alarm|entry|access|security|backup) codes?|(?:\\p{L}+-?)?(?:passw(?:ort|örter)|kennw(?:ort|örter))(?!-?manag)|geheimzahl|contraseñas?|clave|mots? de passe|mdp|senhas?|palavras?-passe)(?!\\p{L})|パスワード|暗証番号|كلمة (?:السر|المرور|سر|مرور)|الرقم السري)"
const IS_NAMED = new RegExp(NAMED, 'iu')

/** Letters, a digit and a sign in one: "Zwiebel+Turm88". A mail address is told to be known. */
const MIXED =
  /(?<![^\s"'“”„«»(:])(?=[^\s\d]{0,40}\d)(?=[^\s\p{L}]{0,40}\p{L})(?![^\s@]{1,64}@[\w-]{1,60}\.)[\p{L}\d!#$%&*+^~=_-]{1,40}[!#$%&*+^~=_][\p{L}\d!#$%&*+^~=_-]{1,40}/gu

/** The same, surer: where somebody gets in somewhere, it is what they get in with, whatever it is called. "Igelstachel!8", "mit Dachs?77", "with otter-Pancake-3". */
const KEYED =
  /(?<![^\s"'“”„«»(:])(?=\S{6})(?=[^\s\d]{1,40}\d)(?![^\s@]{1,64}@[\w-]{1,60}\.)(?:[\p{L}\d]{1,30}[!?#$%&*^][!?#$%&*^]{0,3}(?=[\p{L}\d])[\p{L}\d!#$%&*^_-]{1,30}|(?<=(?:with|using|mit|con|avec|com) )\p{L}{2,20}[-_]\p{L}{2,20}[-_]\d{1,6}(?![\p{L}\d]))/gu
const ENTERS =
  /(?<!\p{L})(?:log(?:s|ged|ging)?[ -]?(?:in|on)(?:to)?|login|sign(?:s|ed|ing)?[ -]in|(?:gets?|got|lets?|letting) (?:you|me|us|him|her|them|one) (?:back )?in(?:to)?|(?:get|got|getting) (?:back )?in(?:to)?|i get (?:back )?(?:in )?with|locked (?:me |us )?out|reject\p{L}*|accept(?:s|ed|ing)?|denie[ds]|invalid|incorrect|caps(?: lock)?|g-?mail|inbox|netflix|unlocks?|\p{L}*(?:portal|konto|intranet|zugang)s?|router|wi-?fi|wlan|account|keypad|log(?:ge|ging)?|anmeld\p{L}*|einlogg\p{L}*|(?:komme?|gebe|tippe) (?:ich|man|wir)|entsperr\p{L}*|einge(?:ge)?ben|typ(?:ed|e|ing)|enter(?:ed|ing)?|entr(?:o|ar|a|amos|ei)|sesión|cuenta|desbloque\p{L}*|connect\p{L}*|conecto|compte|conta)(?!\p{L})/iu

/** A command of a shell that logs in: "sshpass -p … ssh ops@host", "curl -u name:word https://…". */
const LOGS_IN =
  /(?<![\p{L}\d])(?:sshpass|curl|wget|mysql\w{0,6}|psql|mongo\w{0,4}|redis-cli|ssh|scp|sftp|ftp|git|docker|htpasswd|openssl|gpg|az|kubectl|helm|smbclient|mount|ldapsearch)\s(?=[^\n]{0,100}?(?:(?<=\s)-(?:p|u|a|pw|w)(?:\s?["']?\S*[\d!#$%:]|\s["'])|--(?:password|user|pass|token|secret)[ =]\S|[^\s:/@]{1,40}:[^\s@]{3,60}@))[^\n]{1,300}/gu

/** Secrets that are spoken of without "is": what somebody logs in with, and the words beside "password" that look like one. */
export function secretsIn(text: string): readonly Extent[] {
  const found = [...text.matchAll(LOGS_IN)]
  if (IS_NAMED.test(text)) found.push(...text.matchAll(MIXED))
  const keyed = [...text.matchAll(KEYED)]
  if (keyed.length > 0 && ENTERS.test(text)) found.push(...keyed)
  return found.map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
}

const POINTS =
  "(?:(?:and|but|so|because|since|und|weil|y|porque)[, ]+)?(?:(?:that|this|it|which)(?:['’]s| is| was|['’]ll be)|i(?:['’]ve)? (?:use|used|have) (?:it|that|this)|das (?:ist|war)|(?:so|es) (?:heißt|lautet|ist)|es|esa? es|era|c['’]est|é|essa é)"
const POINTING = new RegExp(`^${POINTS}(?!\\p{L})`, 'iu')
const IS_ONE = new RegExp(
  `^${POINTS} (?:(?:also|still|now|actually|just|auch|noch|nur|mein\\p{L}*|unser\\p{L}*|das|die|my|our|the|one of|as|an?|mi|la|el|nuestra|mon|ma|minha|a|for) ){0,4}${NAMED}`,
  'iu',
)

/** "That's my password for the bank", and "It's what we have at the cabin." after a question about a code: says which secret it is, and nothing else. */
export function tellsWhichSecret(text: string, before: string | undefined): boolean {
  return IS_ONE.test(text) || (before !== undefined && /\?\s*$/.test(before) && IS_NAMED.test(before) && POINTING.test(text))
}
