import type { Locket, Memory } from '@locket/memory'
import { isBelow, parentsOf, ROOT, showPath } from './paths.ts'

/** A file as it is held: the active memory whose key is its path. */
export interface File {
  readonly path: string
  readonly text: string
  readonly sizeBytes: number
  readonly memory: Memory
}

/** What is held under `/memories` at one moment, in the order of the paths. Directories are there as long as a file is in them. */
export interface Files {
  get(path: string): File | undefined
  isDirectory(path: string): boolean
  below(directory: string): readonly File[]
}

/** What became of a write: the text as it is kept, or the sentence that says why it is not. */
export type Written = { readonly ok: true; readonly text: string; readonly note: string } | { readonly ok: false; readonly problem: string }

/** Most UTF-8 bytes of a memory's text. */
const MAX_BYTES = 32_768
/** A memory has words: an empty file is held as these. */
const EMPTY = '(empty file)'
const SECRET = '[secret]'

export async function readFiles(locket: Locket): Promise<Files> {
  const byPath = new Map<string, File>()
  for (const memory of await locket.profile()) {
    if (memory.key === null || !isBelow(memory.key, ROOT)) continue
    const text = memory.text === EMPTY ? '' : memory.text
    byPath.set(memory.key, { path: memory.key, text, sizeBytes: utf8Length(text), memory })
  }
  const sorted = [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
  return {
    get: (path) => byPath.get(path),
    isDirectory: (path) => path === ROOT || sorted.some((file) => isBelow(file.path, path)),
    below: (directory) => sorted.filter((file) => isBelow(file.path, directory)),
  }
}

/** Why no file can come to stand at this path, or `undefined` when one can. */
export function blockedBy(files: Files, path: string): string | undefined {
  if (files.isDirectory(path)) return `The path ${showPath(path)} is a directory`
  const parent = parentsOf(path).find((directory) => files.get(directory) !== undefined)
  return parent === undefined ? undefined : `The path ${showPath(parent)} is a file, not a directory`
}

/** Writes a whole file: a new one adds a memory, a changed one supersedes the one before. */
export async function writeFile(locket: Locket, path: string, content: string): Promise<Written> {
  if (content.length > MAX_BYTES || utf8Length(content) > MAX_BYTES) {
    return { ok: false, problem: `A file holds at most ${MAX_BYTES} bytes (32 KiB) and this would be more. Nothing was changed: split it into several files` }
  }
  const text = content.trim() === '' ? EMPTY : content
  const [decision] = await locket.remember({ key: path, text, actor: 'claude' })
  if (decision?.op === 'reject') return { ok: false, problem: `${decision.explanation} Nothing was changed` }
  let kept = decision?.memory
  // To a locket, a change of case or punctuation says nothing new; to a file it is a change.
  if (decision?.op === 'noop' && kept !== undefined && kept.text !== text) kept = (await locket.edit(kept.id, { text })).memory
  if (kept === undefined) return { ok: false, problem: 'Nothing was changed' }
  const stored = kept.text === EMPTY ? '' : kept.text
  return { ok: true, text: stored, note: noteOf(content, stored, kept) }
}

/** Forgets every version that was ever held at, or below, the path. */
export async function forgetPath(locket: Locket, path: string): Promise<void> {
  const ids: string[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<Locket['memories']>> = await locket.memories({ status: 'any', limit: 1_000, cursor })
    for (const { id, key } of page.items) if (key !== null && (key === path || isBelow(key, path))) ids.push(id)
    cursor = page.cursor
  } while (cursor !== null)
  if (ids.length > 0) await locket.forget({ ids })
}

/** Gives files other paths, all in one transaction, and only then forgets the old ones: what fails half-way loses nothing. */
export async function moveFiles(locket: Locket, files: readonly File[], from: string, to: string): Promise<string | undefined> {
  const inputs = files.map(({ path, memory }) => ({
    key: `${to}${path.slice(from.length)}`,
    text: memory.text,
    kind: memory.kind,
    classification: memory.classification,
    origin: memory.source.origin === 'user' ? ('user' as const) : ('app' as const),
    actor: memory.source.actor,
  }))
  if (inputs.some(({ key }) => key.length > 256)) return 'A path in the renamed directory would be longer than 256 characters'
  const decisions = await locket.remember(inputs)
  const refused = decisions.find(({ op }) => op === 'reject' || op === 'pend')
  if (refused !== undefined) return refused.explanation
  await forgetPath(locket, from)
  return undefined
}

function noteOf(content: string, stored: string, memory: Memory): string {
  if (memory.status === 'pending') return '\nNote: this is only a suggestion until the user approves it.'
  if (stored === content || stored.split(SECRET).length <= content.split(SECRET).length) return ''
  return `\nNote: what looks like a password, key or card number was not kept; the file says ${SECRET} in its place.`
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length
}
