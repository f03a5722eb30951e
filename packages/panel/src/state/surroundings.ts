import type { Locket, MemoryErrorCode } from '@locket/memory'
import type { Formats } from '../formats.ts'
import type { Words } from '../words.ts'

/** What every part of the panel's state needs from the element around it. */
export interface Surroundings {
  readonly locket: Locket
  words(): Words
  formats(): Formats
  /** Something that is shown has changed. */
  changed(): void
  /** Tells it to those who listen rather than look. */
  say(text: string): void
  /** Moves the focus to the control of that name, once it is there. */
  focus(name: string): void
  /** Marks what comes of `work` as done here, so that it is not told a second time as a change from elsewhere. */
  own<T>(work: Promise<T>): Promise<T>
}

/** The code of whatever was thrown. What has no code of Locket's is a fault inside. */
export function codeOf(error: unknown, words: Words): MemoryErrorCode {
  if (typeof error === 'object' && error !== null && 'code' in error && isCode(error.code, words)) return error.code
  return 'INTERNAL'
}

function isCode(code: unknown, words: Words): code is MemoryErrorCode {
  return typeof code === 'string' && Object.hasOwn(words.errors, code)
}
