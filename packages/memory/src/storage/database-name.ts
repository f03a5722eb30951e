import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { MemoryError } from '../core/errors.ts'
import { canonicalJson } from '../core/canonical.ts'

const MAX_CHARACTERS = 256

/**
 * Name of the database of one user: `locket-` and 64 hex digits.
 *
 * Two pairs share a name only when both texts are the same code unit by code unit: nothing is trimmed, lower-cased or
 * normalised, and the pair is hashed as a JSON array, so that no separator can be part of a name. A digest keeps the
 * names of users out of the list of databases that every script of the origin can read.
 *
 * @throws MemoryError `INVALID_NAMESPACE` (details.field) for text that is empty, longer than 256 characters or holds a lone surrogate
 */
export function databaseName(tenant: string, user: string): string {
  check('tenant', tenant)
  check('user', user)
  return `locket-${bytesToHex(sha256(utf8ToBytes(canonicalJson([tenant, user]))))}`
}

function check(field: 'tenant' | 'user', text: string): void {
  if (typeof text !== 'string') throw invalid(field, 'must be text')
  const length = [...text].length
  if (length < 1 || length > MAX_CHARACTERS) throw invalid(field, `must have 1 to ${MAX_CHARACTERS} characters`)
  if (/\p{Surrogate}/u.test(text)) throw invalid(field, 'must not hold half a character (a lone surrogate)')
}

function invalid(field: string, problem: string): MemoryError {
  return new MemoryError('INVALID_NAMESPACE', `The name of the ${field} ${problem}.`, { details: { field, limit: MAX_CHARACTERS } })
}
