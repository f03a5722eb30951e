/** Words that follow "the password is" where no password is told. */
const NO_SECRET: ReadonlySet<string> = new Set(
  'a an the too not no wrong right correct expired invalid missing gone safe secure strong weak long short stored saved kept hidden lost reset changed required needed set in on at my your his her our their this that what why how where when easy hard falsch richtig weg nicht zu sehr der die das ein eine abgelaufen lang kurz sicher nötig un una la el los muy no mal correcta incorrecta important private secret being always never only also just now asked same different like stronger weaker longer broken working rejected accepted hashed encrypted all any some none nothing something anything everything one two both four mine hers theirs known unknown protected managed generated written stuck mandatory optional more less very pretty quite rather really so as from with without for of to by via about over under up down out off ok okay fine good bad great terrible weird annoying compromised leaked forgotten shared synced sent found made based called changing getting case-sensitive unique random randomly handled checked old new if because since until again still already currently usually im in bei beim auf auch nur immer noch wieder nirgends irgendwo überall unbekannt geheim notiert gespeichert vergessen geändert en de del por para con sin que mi su muy siempre nunca también solo sólo otra otro distinta diferente segura débil larga corta guardada secreta obligatoria difícil fácil imposible complicada compleja anotada escrita olvidada bloqueada caducada buena mala nueva vieja igual misma mismo única seguridad precaución error eso read passed loaded returned issued cached revoked validated signed injected rotated attached refreshed renewed entered displayed typed printed taped documented deprecated limited provided configured provisioned embedded transmitted verified accepted supplied fetched derived appended prefixed parsed redacted masked obfuscated between empty minimum maximum older newer per free numeric alphanumeric visible readable plaintext overdue due three five six seven eight nine ten twelve demasiado demasiada see siehe ver voir veja idem ditto tbd n/a'.split(
    ' ',
  ),
)

/** What closes a sentence or a quotation is not part of a secret. */
function bareOf(found: string): string {
  return found.replace(/^["'“”„«‘`([]+/, '').replace(/["'“”„»’`.,;:!?)\]]+$/, '')
}

/** Whatever follows "the password is", unless it speaks about the password. */
export function isToldSecret(found: string): boolean {
  const bare = bareOf(found.split(/\s/, 1)[0] ?? '')
  return (
    bare.length >= 3 && !isPlaceholder(found) && !isLink(found) && !/^\p{sc=Han}+的/u.test(bare) && !NO_SECRET.has(bare.toLowerCase().replace(/['’].*$/, ''))
  )
}

/** "Change your password here: https://…": a link that leads there. */
function isLink(found: string): boolean {
  return /^(?:[a-z][a-z\d+.-]{1,15}:)?\/\/[^@]*$/i.test(found)
}

/** Without a joining word only what looks chosen is taken: letters with digits or signs inside. */
export function looksChosen(found: string): boolean {
  const bare = bareOf(found)
  return (
    bare.length >= 5 &&
    !/^\$[({]/.test(found) &&
    /\p{L}/u.test(bare) &&
    (/\d/.test(bare) || /[#!$%&*@^~+]/.test(bare)) &&
    !/^\d+(?:st|nd|rd|th|x|px|ms|s|secs?|mins?|h|hrs?|d|days?|weeks?|months?|years?|kb|mb|gb|tb|kib|mib)$/i.test(bare)
  )
}

/** Behind a name and a slash: letters beside digits or signs, or written in parts: "Gr4nny-smith". */
export function looksTyped(found: string): boolean {
  return (looksChosen(found) && !/^[A-Z]{2,6}\d$/.test(bareOf(found)) && !isName(bareOf(found))) || /\p{L}[-_]\p{Lu}/u.test(found)
}

/**
 * Looks like a password wherever it stands: a word of four letters or more with two digits or more, or with a
 * digit or a sign inside. Not an
 * address, a path, a file, a handle, a ticket, a measure, or a name that has its number.
 */
export function looksLikePassword(found: string): boolean {
  const bare = bareOf(found)
  if (bare.length < 6 || bare.length > 64 || /[/\\<>{}()[\]]|^[@#]|@\S*\.|\.\p{L}{1,5}$/u.test(bare) || isName(bare)) return false
  const letters = bare.match(/\p{L}/gu)?.length ?? 0
  const digits = bare.match(/\d/g)?.length ?? 0
  return (
    (letters >= 4 && digits >= 2) ||
    /\p{L}{3}\d+\p{L}{2}/u.test(bare) ||
    (letters >= 3 && digits > 0 && /[!$%&*^~?§#@]/.test(bare)) ||
    (letters >= 4 && /\p{L}[!$%*^~§#@]\p{L}/u.test(bare))
  )
}

/** "base64", "Windows11", "24hours", "v2.10.31": names and measures that have letters and digits in them. */
const NAMES =
  /^(?:(?:base|sha|utf|ansi|iso|rfc|ieee|unicode|latin|argon|bcrypt|ed|es|http|oauth|ipv|log|python|java|node|ruby|swift|kotlin|vue|react|angular|postgres|mysql|redis|windows|win|office|outlook|excel|word|photoshop|ubuntu|debian|fedora|macos|android|ios|iphone|ipad|galaxy|pixel|thinkpad|macbook|playstation|xbox|covid|airpods|firefox|chrome|thunderbird|1password|bitwarden|keepass\w*|lastpass|dashlane)[\w.-]{0,6}\d[\d.]{0,6}\p{L}{0,4}|v?\d+(?:[.-]\d+)+\S{0,12}|\p{L}{2,20}-?v?\d+(?:\.\d+)+(?:-\d{1,4}[bmk])?|\d+(?:\.\d+)?(?:-?(?:hours?|hrs?|min(?:ute)?s?|secs?|seconds?|days?|weeks?|months?|years?|euros?|dollars?|miles?|percent|people|times|bits?|bytes?|pixels?|watts?|volts?|grams?|metres?|meters?|jahre|stunden|wochen|tage|minuten)))$/iu

/** "PROJ-4711", "AES-256-GCM". */
const CAPITALS = /^[A-Z\d]+(?:-[A-Z\d]+)+$/

function isName(bare: string): boolean {
  return NAMES.test(bare) || CAPITALS.test(bare)
}

/** What stands where a secret will be: "$TOKEN", "<your key>", "process.env.KEY", "********", "string". */
export function isPlaceholder(found: string): boolean {
  return (
    /^(?:[$%<{[(]|["'`]?[*•.x_-]+$|…|(?:process|import|os|env|config|settings|secrets|self|this|args|opts|options|response|res|req|request|user|data|body|params|props|state|result|row|form|session|account|ctx|cfg)\.[a-z_]|=|your[_-])/iu.test(
      found,
    ) ||
    /^-[^\s}]{0,64}\}|^\p{Lu}\w{1,40}\[|^[\p{L}_.]{2,64}\(|^(?:string|str|number|int|boolean|bool|null|nil|none|undefined|any|unknown|true|false|required|optional|changeme|redacted|hidden|text|varchar)\b/iu.test(
      found,
    )
  )
}

/**
 * Random enough to be a key: upper and lower case and digits, well mixed. Hex hashes, UUIDs, paths and long identifiers are
 * everyday words among developers and are let through.
 */
export function looksRandom(found: string): boolean {
  if (/^[0-9a-f-]+$/i.test(found) || KNOWN_PUBLIC.test(found)) return false
  if (!/[a-z]/.test(found) || !/[A-Z]/.test(found) || (found.match(/\d/g)?.length ?? 0) < 3) return false
  if (/(?:^|[/_-])[A-Za-z]{4,}(?:[/_-]|$)/.test(found) && found.split(/[/_-]/).length > 3) return false
  return entropy(found) >= 3.8
}

/** Checksums of files, public keys of SSH, addresses of IPFS. */
const KNOWN_PUBLIC = /^(?:sha(?:256|384|512)-|AAAA[BCE][\w]Nza|Qm[1-9A-HJ-NP-Za-km-z]{44}$)/

/** Shannon entropy in bits a character. */
function entropy(text: string): number {
  const counts = new Map<string, number>()
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length)
  return bits
}
