import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJsonSplitter } from './json-splitter.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()
const items = fc.array(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), { minLength: 1, maxLength: 8 })

/** Feeds the text in pieces of the given sizes. */
function split(text: string, sizes: readonly number[]): readonly string[] {
  const bytes = encoder.encode(text)
  const splitter = createJsonSplitter(null)
  const found: string[] = []
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? 1
    for (const value of splitter.push(bytes.slice(at, at + size))) found.push(decoder.decode(value.bytes))
    at += size
  }
  splitter.end()
  return found
}

describe('the splitter', () => {
  it('gives the objects of an array, however it comes in pieces', () => {
    fc.assert(
      fc.property(items, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), fc.constantFrom(0, 2), (values, sizes, indent) => {
        expect(split(JSON.stringify(values, null, indent), sizes).map((text) => JSON.parse(text))).toEqual(
          values.map((value) => JSON.parse(JSON.stringify(value))),
        )
      }),
      { seed: 41, numRuns: 200 },
    )
  })

  it('gives the objects of lines, however they come in pieces', () => {
    fc.assert(
      fc.property(items, fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (values, sizes) => {
        expect(split(values.map((value) => JSON.stringify(value)).join('\n'), sizes)).toEqual(values.map((value) => JSON.stringify(value)))
      }),
      { seed: 42, numRuns: 100 },
    )
  })

  it('takes no beginning of an array for the whole', () => {
    fc.assert(
      fc.property(items, fc.nat(), (values, cut) => {
        const text = JSON.stringify(values)
        const bytes = encoder.encode(text)
        const splitter = createJsonSplitter(null)
        expect(() => {
          Array.from(splitter.push(bytes.slice(0, cut % bytes.length)))
          splitter.end()
        }).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }))
      }),
      { seed: 43, numRuns: 200 },
    )
  })
})
