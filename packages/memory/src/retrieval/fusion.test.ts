import { describe, expect, it } from 'vitest'
import { DEFAULT_MIN_SCORE, fromScore, toScore } from './calibrate.ts'
import { askingShare, fuse, RECENCY_WEIGHT, recency } from './fusion.ts'

describe('fuse', () => {
  it('lets words lead where they carry the question, and meaning where they do not', () => {
    expect(fuse(1, 0, true, 0)).toBeGreaterThan(fuse(0, 0.4, true, 0))
    expect(fuse(0, 0.4, true, 0)).toBeGreaterThan(fuse(0.3, 0.3, true, 0))
  })

  it('believes an embedder less in a language that it was not made for', () => {
    expect(fuse(0, 0.5, false, 0)).toBeLessThan(fuse(0, 0.5, true, 0))
    expect(fuse(0, 0.1, false, 0) - fuse(0, 0, false, 0)).toBeLessThan(fuse(0, 0.1, true, 0) - fuse(0, 0, true, 0))
  })

  it('where only words are believed, one more of them tells more than its square', () => {
    const gain = (understood: boolean): number => fuse(0.3, 0.1, understood, 0) - fuse(0.1, 0.1, understood, 0)
    expect(gain(false)).toBeGreaterThan(gain(true))
    expect(fuse(0.5, null, false, 0)).toBe(fuse(0.5, null, true, 0))
  })

  it('needs no vector', () => {
    expect(toScore(fuse(1, null, true, 0))).toBeGreaterThan(DEFAULT_MIN_SCORE)
    expect(toScore(fuse(0.3, null, true, 0))).toBeLessThan(DEFAULT_MIN_SCORE)
  })

  it('puts what asks behind', () => {
    expect(fuse(0.5, 0.2, true, 1)).toBeLessThan(fuse(0.5, 0.2, true, 0))
  })
})

it('recency only decides between equals', () => {
  expect(recency(0)).toBe(RECENCY_WEIGHT)
  expect(recency(-3)).toBe(RECENCY_WEIGHT)
  expect(recency(90)).toBeCloseTo(RECENCY_WEIGHT / 2)
  expect(fuse(0, 0.02, true, 0) - fuse(0, 0, true, 0)).toBeGreaterThan(RECENCY_WEIGHT)
})

it.each([
  ['Where do I live?', 1],
  ['I live in Lisbon.', 0],
  ['Can an index be made without a lock? Asking for a post.', 0.5],
  ['¿Dónde vivo?', 1],
  ['我住在哪里？', 1],
  ['“Who?” she asked.', 0.5],
  ['', 0],
  ['?', 0],
  ['whats a good name for a chip', 1],
  ['which weighs more, wool or sand', 1],
  ['Translate "good evening" into Welsh.', 1],
  ['Please draft a text to the plumber.', 1],
  ['Tell me a joke about bees. My hive died.', 0.5],
  ['Nenn mir drei Wörter mit Z.', 1],
  ['Escríbeme un cuento corto.', 1],
  ['What I like is tea.', 0],
  ['Wie gesagt, ich wohne in Kiel.', 0],
  ['Whatsoever they say, I stay.', 0],
  ['Drafted my will last week.', 0],
])('of %s, the share that asks is %d', (text, share) => {
  expect(askingShare(text)).toBe(share)
})

it('scores and evidence are inverse', () => {
  for (const score of [0.01, 0.35, 0.5, 0.9]) expect(toScore(fromScore(score))).toBeCloseTo(score)
  expect(fromScore(0)).toBe(Number.NEGATIVE_INFINITY)
  expect(fromScore(1)).toBe(Number.POSITIVE_INFINITY)
})
