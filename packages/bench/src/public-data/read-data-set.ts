import { BenchError } from '../bench-error.ts'
import type { DataSet } from './data-set.ts'
import { isLocomo, parseLocomo } from './locomo.ts'
import { isLongMemEval, parseLongMemEval } from './long-mem-eval.ts'

/**
 * Reads `locomo10.json` or a `longmemeval_*.json`.
 * @throws BenchError `empty`, `cut-off` (the place is line and column) or `other-format` (the place is a path such as `[3].qa[0].answer`)
 */
export function readDataSet(text: string): DataSet {
  if (text.trim() === '') throw new BenchError('empty', 'The file is empty.', 'line 1')
  const data = parseJson(text)
  if (!Array.isArray(data)) throw new BenchError('other-format', 'The file is JSON, but not a list of conversations or questions.', 'top of the file')
  if (data.length === 0) throw new BenchError('empty', 'The file holds an empty list.', 'top of the file')
  const [first]: unknown[] = data
  if (isLocomo(first)) return parseLocomo(data)
  if (isLongMemEval(first)) return parseLongMemEval(data)
  throw new BenchError(
    'other-format',
    'The file is neither LoCoMo (entries with "conversation" and "qa") nor LongMemEval (entries with "haystack_sessions").',
    '[0]',
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const place = placeOf(text, error instanceof Error ? error.message : '')
    const cut = !/[\]}]\s*$/.test(text)
    throw new BenchError(cut ? 'cut-off' : 'other-format', cut ? 'The file ends in the middle: it was cut off.' : 'The file is not JSON.', place)
  }
}

/** Line and column of a parse error; engines tell the position in different words, or not at all when the text just ends. */
function placeOf(text: string, message: string): string {
  const told = /position (\d+)/.exec(message)?.[1]
  const end = told === undefined ? text.length : Number(told)
  const before = text.slice(0, end)
  const line = before.split('\n').length
  return `line ${line}, column ${end - before.lastIndexOf('\n')}`
}
