/** The directory that holds every file of the tool. */
export const ROOT = '/memories'
/** A path is the key of a memory, and a key is this long at most. */
const MAX_PATH = 256

export type ResolvedPath = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly problem: string }

/**
 * Resolves a path that a model sent: `.`, `..` and doubled slashes are worked out, and whatever leaves `/memories`, or would
 * leave it once it is decoded, is refused. There is no disk behind it, so there are no links to follow.
 */
export function resolvePath(given: unknown, name: string): ResolvedPath {
  if (typeof given !== 'string') return refused(`${name} must be a text`)
  const shown = showPath(given)
  if (/[\p{Cc}\p{Zl}\p{Zp}\uD800-\uDFFF]|(?![\u200c\u200d])\p{Cf}/u.test(given)) return refused(`Path ${shown} holds a character that no path may have`)
  if (given.includes('\\')) return refused(`Path ${shown} must be written with /, not with \\`)
  if (given !== ROOT && !given.startsWith(`${ROOT}/`)) return refused(`Path must start with ${ROOT}, got: ${shown}`)
  if (changesWhenDecoded(given)) return refused(`Path ${shown} would escape ${ROOT} directory`)
  const parts: string[] = []
  for (const part of given.slice(ROOT.length).split('/')) {
    if (part === '' || part === '.') continue
    if (part !== '..') parts.push(part)
    else if (parts.pop() === undefined) return refused(`Path ${shown} would escape ${ROOT} directory`)
  }
  const path = [ROOT, ...parts].join('/').normalize('NFC')
  if (path.length > MAX_PATH) return refused(`Path ${shown} is too long: ${path.length} characters, at most ${MAX_PATH}`)
  return { ok: true, path }
}

/** A path as it goes into an answer: on one line and not endless. */
export function showPath(path: string): string {
  const line = path.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\uD800-\uDFFF]/gu, '\uFFFD')
  return line.length > MAX_PATH ? `${line.slice(0, MAX_PATH)}…` : line
}

/** Whether `path` lies in the directory. */
export function isBelow(path: string, directory: string): boolean {
  return path.startsWith(`${directory}/`)
}

/** Every directory above the path, without `/memories` itself. */
export function parentsOf(path: string): readonly string[] {
  const parts = path.split('/').slice(2, -1)
  return parts.map((_, i) => `${ROOT}/${parts.slice(0, i + 1).join('/')}`)
}

/** Whether some reader would take it for another path: percent signs (also doubled or overlong ones) and wide forms of dots and slashes. */
function changesWhenDecoded(path: string): boolean {
  let form = path.normalize('NFKC')
  for (let round = 0; round < 5; round++) {
    const moves = count(form) !== count(path) || /[\p{Cc}\\]/u.test(form) || form.split('/').some((part) => part === '.' || part === '..')
    if (form !== path && moves) return true
    if (/%(?:c[01]|e0%[89]|f0%8)/i.test(form)) return true
    const next = form.replace(/%u([0-9a-f]{4})|%([0-9a-f]{2})/gi, (_, wide?: string, byte?: string) =>
      String.fromCharCode(Number.parseInt(wide ?? byte ?? '', 16)),
    )
    if (next === form) return false
    form = next
  }
  return true
}

function count(path: string): number {
  return path.split('/').length
}

function refused(problem: string): ResolvedPath {
  return { ok: false, problem }
}
