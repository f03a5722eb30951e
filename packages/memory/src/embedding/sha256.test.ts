import { afterEach, expect, test, vi } from 'vitest'
import { sha256Hex } from './sha256.ts'

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

afterEach(() => vi.unstubAllGlobals())

test('gives the standard value for "abc", with and without crypto.subtle', async () => {
  const bytes = new TextEncoder().encode('abc')
  expect(await sha256Hex(bytes)).toBe(ABC)
  vi.stubGlobal('crypto', {})
  expect(await sha256Hex(bytes)).toBe(ABC)
})
