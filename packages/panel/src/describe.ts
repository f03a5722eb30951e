import type { Memory } from '@locket/memory'
import type { Formats } from './formats.ts'
import { sayToPerson } from './second-person.ts'
import type { Words } from './words.ts'

/** The facts under a memory, in order, each to be set off from the next. What it replaced is a button of its own. */
export function describeMemory(memory: Memory, words: Words, formats: Formats): readonly string[] {
  const actor = memory.source.actor === undefined || memory.source.actor === '' ? '' : ` ${words.by(memory.source.actor)}`
  const said = `${words.origins[memory.source.origin](formats.day(memory.recordedAt))}${actor}`
  const used =
    memory.useCount === 0 || memory.lastUsedAt === null
      ? words.unused
      : words.used(memory.useCount, formats.number(memory.useCount), formats.ago(memory.lastUsedAt))
  const parts = [said, ...describeValidity(memory, words, formats)]
  if (memory.status === 'active') parts.push(used)
  if (memory.expiresAt !== null) parts.push(words.forgottenOn(formats.day(memory.expiresAt)))
  return parts
}

/** When it is or was true, where that says more than when it was learned. */
export function describeValidity(memory: Memory, words: Words, formats: Formats): readonly string[] {
  const from = formats.day(memory.validFrom)
  const fromTold = from !== formats.day(memory.recordedAt)
  if (memory.kind === 'event') return fromTold ? [words.happened(from)] : []
  if (memory.validTo === null) return fromTold ? [words.trueSince(from)] : []
  const to = formats.day(memory.validTo)
  return [fromTold || memory.status !== 'active' ? words.trueFromTo(from, to) : words.trueUntil(to)]
}

/** The memory in one line, for labels and announcements. A sensitive one is covered there too until it was asked for. */
export function labelOf(memory: Memory, revealed: boolean, words: Words): string {
  if (memory.classification === 'sensitive' && !revealed) return words.covered
  const line = sayToPerson(memory).replaceAll(/\s+/g, ' ').trim()
  return shorten(line, 80)
}

/** The shortest way to say what it was. */
export function shortestOf(memory: Memory, revealed: boolean, words: Words): string {
  if (memory.classification === 'sensitive' && !revealed) return words.covered
  return memory.value ?? labelOf(memory, revealed, words)
}

/** At most `most` UTF-16 units; never half a character. */
export function shorten(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
