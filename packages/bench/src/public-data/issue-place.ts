import type { BaseIssue } from 'valibot'
import { BenchError } from '../bench-error.ts'

/** The first thing that is wrong, with its path; what stands there is not repeated. */
export function formatError(name: string, issues: readonly BaseIssue<unknown>[]): BenchError {
  const [issue] = issues
  const path = (issue?.path ?? []).map((item) => (typeof item.key === 'number' ? `[${item.key}]` : `.${String(item.key)}`)).join('')
  const wanted = issue?.expected ?? 'another value'
  return new BenchError(
    'other-format',
    `This is not ${name}: ${path.replace(/^\./, '') || 'the file'} should be ${wanted}.`,
    path.replace(/^\./, '') || 'top of the file',
  )
}
