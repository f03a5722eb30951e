import { expect, it } from 'vitest'
import { aspects, embedText, keyName } from './embed-text.ts'
import { memoryOf } from './test-data.ts'

it('embeds what a memory says and the question that its key answers', () => {
  const memory = memoryOf('a', 'I moved to Berlin.', { key: 'home.city' })
  expect(embedText(memory)).toBe('I moved to Berlin. Which home city?')
  expect(aspects(memory)).toEqual(['I moved to Berlin.', 'I moved to Berlin. Which home city?'])
})

it('says a long text only once', () => {
  const [whole = '', headed = ''] = aspects(memoryOf('a', 'harbour '.repeat(2000), { key: 'home.city' }))
  expect(whole).toHaveLength(16_000)
  expect(headed.length).toBeLessThan(630)
  expect(headed.endsWith('harbour Which home city?')).toBe(true)
})

it('embeds the text alone without a key', () => {
  expect(aspects(memoryOf('a', 'I moved to Berlin.'))).toEqual(['I moved to Berlin.'])
})

it.each([
  ['home.city', 'home city'],
  ['rule_code_lang', 'rule code lang'],
  ['checkoutFlag', 'checkout flag'],
  ['deploy/region-eu', 'deploy region eu'],
  [null, ''],
])('names %s in words', (key, name) => {
  expect(keyName(key)).toBe(name)
})
