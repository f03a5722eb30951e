import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { salientIn } from './salient.ts'
import { splitSentences } from './split-sentences.ts'
import { summarise } from './summarise.ts'
import { turnTokens } from './thread-window.ts'
import { estimateTokens } from './tokens.ts'

interface DevUser {
  readonly language: string
  readonly facts: readonly { readonly versions: readonly { readonly text: string }[] }[]
  readonly messages: readonly { readonly text: string }[]
}

/** Messages of the development set, strung together by sixty; they are short, and nearly each holds something. */
function threads(language: string): readonly string[][] {
  const file = new URL('../../../bench/data/dev/recall.json', import.meta.url)
  const { users }: { readonly users: readonly DevUser[] } = JSON.parse(readFileSync(file, 'utf8'))
  return users
    .filter((user) => user.language === language)
    .flatMap(({ facts, messages }) => {
      const texts = [...facts.flatMap(({ versions }) => versions.map(({ text }) => text)), ...messages.map(({ text }) => text)]
      return [0, 60, 120].map((at) => texts.slice(at, at + 60)).filter((each) => each.length === 60)
    })
}

it.each([
  ['en', 0.95],
  ['es', 0.95],
  ['de', 0.95],
] as const)('sixty turns of the development set in %s keep their names, numbers, dates and decisions in a quarter of the tokens', (language, least) => {
  const shares = threads(language).map((texts) => {
    const turns = texts.map((text, i) => ({ role: i % 2 === 0 ? ('user' as const) : ('assistant' as const), text }))
    const budget = Math.floor(turns.reduce((sum, turn) => sum + turnTokens(turn), 0) / 4)
    const summary = summarise(turns, budget)
    expect(estimateTokens(summary)).toBeLessThanOrEqual(budget)
    const items = new Set(
      texts.flatMap(splitSentences).flatMap((text) => salientIn(text).flatMap(({ kind, text: item }) => (kind === 'question' ? [] : [item]))),
    )
    return [...items].filter((item) => summary.includes(item)).length / items.size
  })
  expect(shares.length).toBeGreaterThanOrEqual(3)
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThanOrEqual(least)
})
