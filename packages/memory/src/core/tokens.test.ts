import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, it } from 'vitest'
import { renderBlock } from './prompt-block.ts'
import { testMemory } from '../storage/store-test-data.ts'
import { estimateTokens } from './tokens.ts'

const SENTENCES = [
  'Production runs in eu-central-1.',
  'My phone number is +44 20 7946 0121, call after 17:30.',
  'We switched from Jest to Vitest last week; release/2026.4 goes out on Friday.',
  'Ich wohne seit dem ersten Januar in der Straße am Schloßgarten.',
  'Trabajo como apicultora en Manizales desde hace tres años.',
  'Je suis sage-femme à Nantes et je ne travaille jamais le vendredi.',
  '姉の美咲は札幌で獣医をしています。',
  'رُزقنا أمس بطفلة وسمّيناها ليان.',
  'Моя сестра живёт в Порту.',
  'const locket = await openLocket({ user: "u-17", tenant: "acme" })',
  '[3fa9] 2026-11-25 550e8400-e29b-41d4-a716-446655440000',
  '👩‍👩‍👧‍👦 🇩🇪 ❤️‍🔥 ok',
  'XKCDQZ qjxvkz ZZTOP',
]

describe('the estimate of tokens', () => {
  it.each(SENTENCES)('is not under the o200k_base count of %s', (sentence) => {
    expect(estimateTokens(sentence)).toBeGreaterThanOrEqual(countTokens(sentence))
  })

  it('is at most 1.6 times the count on plain English', () => {
    const text = SENTENCES.slice(0, 3).join(' ')
    expect(estimateTokens(text)).toBeLessThanOrEqual(countTokens(text) * 1.6)
  })

  it('holds for a whole block, which keeps to its budget', () => {
    const memories = SENTENCES.map((text, i) => testMemory(i, { text, key: `key.${i}` }))
    for (const budget of [0, 60, 150, 400, 2_000]) {
      const block = renderBlock(memories.slice(0, 6), memories.slice(4), budget)
      expect(block.tokens).toBeLessThanOrEqual(budget)
      expect(block.tokens).toBeGreaterThanOrEqual(countTokens(block.text))
      expect(block.used.length + block.dropped.length).toBeLessThanOrEqual(memories.length)
    }
  })
})
