import { describe, expect, it } from 'vitest'
import { addressFor, parseAddress, USERS } from './address.ts'

describe("the page's address", () => {
  it('names a person and an embedder; what it does not name or misspells has a default', () => {
    expect(parseAddress('')).toEqual({ user: USERS[0], embedder: 'minilm' })
    expect(parseAddress('?user=jonas&embedder=static')).toEqual({ user: USERS[1], embedder: 'static' })
    expect(parseAddress('?user=%20&embedder=huge')).toEqual({ user: USERS[0], embedder: 'minilm' })
    expect(parseAddress(`?user=${'x'.repeat(300)}`).user).toEqual(USERS[0])
  })

  it('takes any other name as a person of its own', () => {
    expect(parseAddress('?user=Zo%C3%AB').user).toEqual({ id: 'Zoë', name: 'Zoë' })
  })

  it('leads to another person with the same embedder', () => {
    for (const search of ['', '?embedder=none', '?user=a%26b&embedder=static']) {
      const address = parseAddress(search)
      expect(parseAddress(addressFor(USERS[1], address))).toEqual({ ...address, user: USERS[1] })
    }
  })
})
