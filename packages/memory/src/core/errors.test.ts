import { expect, test } from 'vitest'
import { MemoryError, toErrorData } from './errors.ts'

test('an error of another copy of the class is one, with its code on the way to the page', () => {
  class MemoryErrorOfAnotherFile extends Error {
    override readonly name = 'MemoryError'
    readonly code = 'EMBEDDING_FAILED'
    readonly details = { reason: 'no-tokens' }
    readonly retryable = false
  }
  const error: unknown = new MemoryErrorOfAnotherFile('The text has no token.')
  expect(error).toBeInstanceOf(MemoryError)
  expect(toErrorData(error)).toMatchObject({ code: 'EMBEDDING_FAILED', details: { reason: 'no-tokens' } })
})

test('other errors are none', () => {
  for (const value of [new Error('x'), Object.assign(new Error('x'), { code: 'ENOENT' }), { name: 'MemoryError', code: 'INTERNAL', details: {} }, null]) {
    expect(value instanceof MemoryError).toBe(false)
  }
})
