import { expect, test } from 'vitest'
import * as server from './server.ts'

test('a server can import the package: nothing happens, and making an element says why not', () => {
  expect(typeof globalThis.HTMLElement).toBe('undefined')
  expect(() => new server.LocketPanel()).toThrow('lives in a browser')
  expect(server.defaultWords.title).toBe('What I remember about you')
})
