import type { Locket } from '@locket/memory'
import { blockedBy, type Files, forgetPath, moveFiles, readFiles, writeFile } from './files.ts'
import { listDirectory, numberLines } from './listing.ts'
import { isBelow, resolvePath, ROOT, showPath } from './paths.ts'

/** What the model sent, field by field still unchecked. */
export type Input = Readonly<Record<string, unknown>>
type Command = (locket: Locket, input: Input) => Promise<string>

/** Lines that are shown before and after a change. */
const AROUND = 2

/** The commands of `memory_20250818`. Each answers with the text that goes back to the model, also when it could not be done. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['view', view],
  ['create', create],
  ['str_replace', replace],
  ['insert', insert],
  ['delete', remove],
  ['rename', rename],
])

export function failure(problem: string): string {
  return `Error: ${problem}`
}

async function view(locket: Locket, input: Input): Promise<string> {
  const target = resolvePath(input.path, 'path')
  if (!target.ok) return failure(target.problem)
  const shown = showPath(String(input.path))
  const files = await readFiles(locket)
  if (files.isDirectory(target.path)) return listDirectory(shown, target.path, files.below(target.path))
  const file = files.get(target.path)
  if (file === undefined) return missing(shown)
  const lines = file.text.split('\n')
  const range = parseRange(input.view_range, lines.length)
  if (typeof range === 'string') return failure(range)
  return `Here's the content of ${shown} with line numbers:\n${numberLines(lines.slice(range.start - 1, range.end), range.start)}`
}

async function create(locket: Locket, input: Input): Promise<string> {
  const target = resolvePath(input.path, 'path')
  if (!target.ok) return failure(target.problem)
  const text = input.file_text
  if (typeof text !== 'string') return failure('file_text must be a text')
  const shown = showPath(String(input.path))
  const files = await readFiles(locket)
  if (files.get(target.path) !== undefined) return failure(`File ${shown} already exists`)
  const blocked = blockedBy(files, target.path)
  if (blocked !== undefined) return failure(blocked)
  const written = await writeFile(locket, target.path, text)
  return written.ok ? `File created successfully at: ${shown}${written.note}` : failure(written.problem)
}

async function replace(locket: Locket, input: Input): Promise<string> {
  const found = await findFile(locket, input)
  if (!found.ok) return failure(found.problem ?? missing(found.shown))
  const { shown, path, text } = found
  const { old_str: before, new_str: after = '' } = input
  if (typeof before !== 'string' || typeof after !== 'string') return failure('old_str and new_str must be texts')
  const places = placesOf(before, text)
  const [place] = places
  if (place === undefined) return `No replacement was performed, old_str \`${before}\` did not appear verbatim in ${shown}.`
  const lineOf = (at: number) => text.slice(0, at).split('\n').length
  if (places.length > 1) {
    const lines = [...new Set(places.map(lineOf))].join(', ')
    return `No replacement was performed. Multiple occurrences of old_str \`${before}\` in lines: ${lines}. Please ensure it is unique`
  }
  const written = await writeFile(locket, path, text.slice(0, place) + after + text.slice(place + before.length))
  if (!written.ok) return failure(written.problem)
  const line = lineOf(place)
  const start = Math.max(1, line - AROUND)
  const snippet = written.text.split('\n').slice(start - 1, line + after.split('\n').length - 1 + AROUND)
  return `The memory file has been edited. Here is the snippet showing the change (with line numbers):\n${numberLines(snippet, start)}${written.note}`
}

async function insert(locket: Locket, input: Input): Promise<string> {
  const found = await findFile(locket, input)
  if (!found.ok) return failure(found.problem ?? `The path ${found.shown} does not exist`)
  const { shown, path, text } = found
  const { insert_line: at, insert_text: added } = input
  if (typeof added !== 'string') return failure('insert_text must be a text')
  const lines = text.split('\n')
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || at > lines.length) {
    return failure(`Invalid \`insert_line\` parameter: ${showValue(at)}. It should be within the range of lines of the file: [0, ${lines.length}]`)
  }
  lines.splice(at, 0, added.replace(/\n$/, ''))
  const written = await writeFile(locket, path, lines.join('\n'))
  return written.ok ? `The file ${shown} has been edited.${written.note}` : failure(written.problem)
}

async function remove(locket: Locket, input: Input): Promise<string> {
  const target = resolvePath(input.path, 'path')
  if (!target.ok) return failure(target.problem)
  if (target.path === ROOT) return failure(`Cannot delete the ${ROOT} directory itself`)
  const shown = showPath(String(input.path))
  if (!isThere(await readFiles(locket), target.path)) return failure(`The path ${shown} does not exist`)
  await forgetPath(locket, target.path)
  return `Successfully deleted ${shown}`
}

async function rename(locket: Locket, input: Input): Promise<string> {
  const from = resolvePath(input.old_path, 'old_path')
  if (!from.ok) return failure(from.problem)
  const to = resolvePath(input.new_path, 'new_path')
  if (!to.ok) return failure(to.problem)
  if (from.path === ROOT) return failure(`Cannot rename the ${ROOT} directory itself`)
  const files = await readFiles(locket)
  const [shownFrom, shownTo] = [showPath(String(input.old_path)), showPath(String(input.new_path))]
  if (!isThere(files, from.path)) return failure(`The path ${shownFrom} does not exist`)
  if (isThere(files, to.path)) return failure(`The destination ${shownTo} already exists`)
  if (isBelow(to.path, from.path)) return failure(`The destination ${shownTo} is inside of ${shownFrom}`)
  const blocked = blockedBy(files, to.path)
  if (blocked !== undefined) return failure(blocked)
  const file = files.get(from.path)
  const problem = await moveFiles(locket, file === undefined ? files.below(from.path) : [file], from.path, to.path)
  return problem === undefined ? `Successfully renamed ${shownFrom} to ${shownTo}` : failure(problem)
}

type Found =
  | { readonly ok: true; readonly shown: string; readonly path: string; readonly text: string }
  | { readonly ok: false; readonly shown: string; readonly problem?: string | undefined }

/** The file at `path`; a directory is none. */
async function findFile(locket: Locket, input: Input): Promise<Found> {
  const shown = showPath(String(input.path))
  const target = resolvePath(input.path, 'path')
  if (!target.ok) return { ok: false, shown, problem: target.problem }
  const file = (await readFiles(locket)).get(target.path)
  return file === undefined ? { ok: false, shown } : { ok: true, shown, path: target.path, text: file.text }
}

function missing(shown: string): string {
  return `The path ${shown} does not exist. Please provide a valid path.`
}

function isThere(files: Files, path: string): boolean {
  return files.get(path) !== undefined || files.isDirectory(path)
}

function parseRange(value: unknown, lines: number): string | { readonly start: number; readonly end: number } {
  if (value === undefined || value === null) return { start: 1, end: lines }
  const [start, end]: readonly unknown[] = Array.isArray(value) && value.length === 2 ? value : []
  const problem = `Invalid \`view_range\` parameter: ${showValue(value)}. It should be two line numbers within the range of lines of the file: [1, ${lines}]; -1 as the second means the end`
  if (typeof start !== 'number' || typeof end !== 'number' || !Number.isInteger(start) || !Number.isInteger(end)) return problem
  if (start < 1 || start > lines || (end !== -1 && end < start)) return problem
  return { start, end: end === -1 ? lines : Math.min(end, lines) }
}

/** Where `part` stands in `text`. An empty part stands nowhere. */
function placesOf(part: string, text: string): readonly number[] {
  const places: number[] = []
  if (part === '') return places
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) places.push(at)
  return places
}

/** A value as it goes into an answer. */
export function showValue(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none')).slice(0, 100)
}
