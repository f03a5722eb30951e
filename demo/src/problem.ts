import { MemoryError } from '@locket/memory'
import { words } from './words.ts'

/** Something that went wrong, for people: what happened, and what is safe or what to do. */
export interface Problem {
  readonly what: string
  readonly next: string
  /** Code for a developer, shown small. */
  readonly code: string
}

export function toProblem(error: unknown): Problem {
  if (!(error instanceof MemoryError)) return { ...words.problems.other, code: 'INTERNAL' }
  const known: Readonly<Record<string, Omit<Problem, 'code'>>> = words.problems.byCode
  return { ...(known[error.code] ?? words.problems.other), code: error.code }
}
