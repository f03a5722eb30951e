import fc from 'fast-check'
import { expect, it } from 'vitest'
import { databaseName } from './database-name.ts'

const name = fc.string({ minLength: 1, maxLength: 20, unit: 'binary' }).filter((text) => text.length > 0)

it('two pairs have one name only when they are the same', () => {
  fc.assert(
    fc.property(name, name, name, name, (tenant, user, otherTenant, otherUser) => {
      const same = tenant === otherTenant && user === otherUser
      expect(databaseName(tenant, user) === databaseName(otherTenant, otherUser)).toBe(same)
      expect(databaseName(tenant, user)).toBe(databaseName(tenant, user))
      if (tenant !== user) expect(databaseName(tenant, user)).not.toBe(databaseName(user, tenant))
    }),
    { seed: 42, numRuns: 300 },
  )
})

it('where the border between tenant and user lies counts', () => {
  fc.assert(
    fc.property(name, name, name, (a, b, c) => {
      expect(databaseName(a + b, c)).not.toBe(databaseName(a, b + c))
    }),
    { seed: 42, numRuns: 300 },
  )
})
