import { isPlaceholder, isToldSecret, looksChosen, looksRandom } from './looks.ts'
import type { Finding } from './redactor.ts'
import { type Shape, scan } from './scan.ts'

/** What stands in quotes belongs together; without them it ends with the word. */
const VALUE = '((?<=")[^"\\n]{2,256}|(?<=\')[^\'\\n]{2,256}|[^\\s"\']{2,512})'
/** As far as one command is looked through. */
const REST = '[^\\n]{0,160}?\\s'
const PAIRS = '([\\w.-]{1,64}=[^\\s;,"\']{4,4096}(?:;\\s?[\\w.-]{1,64}=[^\\s;,"\']{1,4096}){0,30})'

const shape = (kind: string, pattern: string, accept: Shape['accept'] = isGiven): Shape => ({
  kind,
  level: 'secret',
  pattern: new RegExp(pattern, 'dgi'),
  accept,
})

/** What is handed to a program or a server: in headers, cookies, links and options of a command. */
const SHAPES: readonly Shape[] = [
  // "Authorization: Basic dXNlcjpwYXNz".
  shape('bearer-token', `\\bauthorization["']?\\s{0,3}[:=]\\s{0,3}["']?(?:bearer|basic|token|digest|api-?key)\\s{1,3}([^\\s"']{4,4096})`, isCredential),
  shape('bearer-token', '\\bbearer\\s{1,3}([\\w.~+/-]{12,4096}=*)', (found) => looksRandom(found) || (found.length > 15 && looksChosen(found))),
  shape('cookie', `\\bcookie["']?\\s{0,3}[:=]\\s{0,3}["']?${PAIRS}`, mayLogIn),
  shape('cookie', `\\bcurl\\b${REST}(?:-b ?|--cookie[ =])["']?${PAIRS}`),
  shape('cookie', `\\b(?:phpsessid|jsessionid|sessionid|session_id|connect\\.sid|asp\\.net_sessionid|csrftoken)=([^\\s;,"']{6,4096})`),
  // "curl -u tom:swordfish".
  shape(
    'option',
    `\\b(?:curl|wget|https?|xh)\\b${REST}(?:-[ua] ?|--(?:proxy-)?user[ =])(?:"[^\\s:"]{1,64}:(?=[^"]{1,128}")|'[^\\s:']{1,64}:(?=[^']{1,128}')|[^\\s:"']{1,64}:)([^\\s"']{1,128}(?: [^\\s"']{1,64}(?=[^"'\\n]{0,64}["'])){0,6})`,
  ),
  shape(
    'option',
    `\\b(?:sshpass\\s{1,2}-p ?|(?:mysql|mariadb)\\w{0,8}\\b${REST}-p(?=\\S)|(?:docker|podman|helm|oc)\\b${REST}login\\b${REST}-p |redis-cli\\b${REST}-a |openssl\\b${REST}(?:-k |-pass(?:in|out)? {1,2}pass:))["']?${VALUE}`,
  ),
  // "--password swordfish".
  shape(
    'option',
    `(?<!\\S)--?(?:[a-z]{1,16}-){0,2}(?:password|passwd|passphrase|pass|token|secret|(?:api|access|secret)-?key)(?:=| {1,2})["']?${VALUE}`,
    isOption,
  ),
  // "https://token@host", "?key=…".
  shape('url-credentials', '\\b[a-z][a-z0-9+.-]{1,20}:\\/\\/([^\\s/@:]{12,256})@', looksChosen),
  shape('url-credentials', '[?&](?:key|sig|signature|auth|code)=([^\\s&#"\']{8,512})', (found) => looksChosen(found) && !/^[A-Z]{2,12}\d{0,4}$/.test(found)),
  // "<password>tulip</password>".
  shape('assigned-secret', '<(?:[\\w:-]{0,24}[_:-])?(?:password|passwd|passphrase|secret|token|api-?key)>\\s{0,3}([^\\s<>]{3,512})\\s{0,3}</', isToldSecret),
  shape('wifi', '\\bwifi:(?:[tsh]:[^;\\n]{0,64};){0,4}p:([^;\\n]{3,64})'),
]

/**
 * A name and what it is set to: "DB_PASS=tulip", "refreshToken": "…", "password => tulip". Other names that begin so are settings:
 * "max_tokens: 4096", "password-manager: Bitwarden".
 */
const ASSIGNED =
  /(?<![\w$-]|\$\{)(?<name>[\w.-]{0,40}?(?<what>secret|token|passw(?:or)?d|passphrase|(?<=[_.-])(?:pass|pwd|key)|pgpassword|(?:api|access|account|private|encryption|master|signing)[_-]?key|key[_-]base)(?:[_-]?(?:key|value|base|prod|dev|test|staging|live|old|new|v?\d{1,2})){0,2})["']?(?<join>\s{0,3}(?::=|=>|[:=])\s{0,3}|(?<=setx .{1,60}) )["']?(?<value>[^\s"';,&]{3,512})/dgi

const PATH = /^(?:~|\.{1,2})?\/[\w.-]+(?:\/[\w.-]+)+$/
/** Keys of tables and the like. */
const NO_KEY = /(?:primary|foreign|public|sort|partition|cache|hot|group|object|unique|map|data|row|item)[_.-]?key/i

export function detectHandedOver(text: string): readonly Finding[] {
  const findings = scan(text, SHAPES)
  ASSIGNED.lastIndex = 0
  for (let match = ASSIGNED.exec(text); match !== null; match = ASSIGNED.exec(text)) {
    const { name = '', what = '', value = '' } = match.groups ?? {}
    const [start, end] = match.indices?.groups?.value ?? [0, 0]
    if (isAssigned(name, what.toLowerCase(), value)) findings.push({ kind: 'assigned-secret', level: 'secret', start, end })
    // "A secret: DB_PASS=…" names another.
    else ASSIGNED.lastIndex = match.index + Math.max(1, name.length)
  }
  return findings
}

/** The plainer the name, the more the value has to look like a secret: "the secret: patience". */
function isAssigned(name: string, what: string, value: string): boolean {
  if (!isGiven(value) || NO_KEY.test(name) || PATH.test(value)) return false
  if (what.startsWith('pass') || what === 'pwd' || what === 'pgpassword') return isToldSecret(value)
  if (what === 'key') return looksChosen(value) || value.length > 15
  const isCompound = /[_.-]|[a-z][A-Z]|^[A-Z]{5,}$/.test(name)
  return isCompound ? isToldSecret(value) : looksChosen(value) || /^\p{Lu}[\p{Lu}\d]{15,}/u.test(value)
}

/** "theme=dark; lang=de-AT" are settings. */
function mayLogIn(found: string): boolean {
  return found.split(/;\s?/).some((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return isGiven(value) && (/ses|id$|auth|tok|jwt|csrf|xsrf|key|login|remember|secret/i.test(name) || looksChosen(value) || value.length > 15)
  })
}

/** "Basic auth is used" speaks about it. */
function isCredential(found: string): boolean {
  return isGiven(found) && !/^(?:tokens?|auth(?:entication|orization)?|credentials?|schemes?|headers?|realm)\b/i.test(found)
}

function isGiven(found: string): boolean {
  return !isPlaceholder(found)
}

/** "The --password flag" speaks about it. */
function isOption(found: string): boolean {
  return (
    isGiven(found) &&
    isToldSecret(found) &&
    !/^(?:flags?|options?|arguments?|args?|parameters?|params?|switch|prompts?|and|or|then|does|did|instead)$/i.test(found)
  )
}
