import { fields, invalid, optional } from '../core/check.ts'
import type { Context } from './context.ts'

const LENGTH = { least: 8, most: 1_024 }

export async function passphrase(context: Context, value: unknown): Promise<void> {
  const given = fields(value, 'change', ['current', 'next'])
  const current = optional(given.current, 'change.current', checkString)
  const next = given.next === null ? null : checkString(given.next, 'change.next')
  const { least, most } = LENGTH
  if (next !== null && (next.length < least || next.length > most)) throw invalid('change.next', `must have ${least} to ${most} characters`)
  await context.catchUp()
  await context.inLine(() => context.ports.store.setPassphrase(current, next))
}

function checkString(value: unknown, field: string): string {
  if (typeof value !== 'string') throw invalid(field, 'must be a text')
  return value
}
