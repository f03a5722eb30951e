import { describe, expect, it } from 'vitest'
import { redactText } from '../redaction/redact-text.ts'
import { type Worded, withoutSecrets } from './without-secrets.ts'

const clean = (words: Partial<Worded>) => withoutSecrets(redactText, { text: 'A note', key: null, value: null, ...words })

describe('what one part shows to be a secret', () => {
  it.each([
    ['in three digits', { text: 'My cvc is 931', value: '931' }],
    ['in three letters', { text: 'Our password is cat', value: 'cat' }],
    ['in another case', { text: 'My password is Tulip', value: 'tulip' }],
    ['in the case of an address', { text: 'MY PASSWORD IS TULIP-LANE', value: 'the one with tulip-lane' }],
    ['without its dashes', { text: 'My bike lock combination is 4-7-1-1.', value: '4711' }],
    ['put together of other characters', { text: 'My password is tu\u0301lip', value: 't\u00falip' }],
  ])('is no value either, %s', (_, words) => {
    const { text, value } = clean(words)
    expect(text).toContain('[secret]')
    expect(value).toBeNull()
  })

  it('is no part of a key, whose letters are small', () => {
    expect(clean({ text: 'The wifi password is Otter-Lamp-9', key: 'home.wifi.otter-lamp-9' }).key).toBeNull()
  })

  it('leaves longer words alone where it is a short one', () => {
    expect(clean({ text: 'My password is test, which is the latest', quote: 'the latest' })).toMatchObject({
      text: 'My password is [secret], which is the latest',
      quote: 'the latest',
    })
    expect(clean({ text: 'My password is pass' }).text).toBe('My password is [secret]')
  })

  it('does nothing to what was cleaned before', () => {
    const once = clean({ text: 'My password is tulip, the tulip one', value: 'tulip', quote: 'password is tulip' })
    expect(clean(once)).toEqual(once)
  })

  it('costs what its length costs, however many there are', () => {
    const text = Array.from({ length: 2_000 }, (_, i) => `PIN: ${100_000 + i}`).join('\n')
    expect(clean({ text, quote: 'abc '.repeat(8_000) }).text).not.toMatch(/\d/)
  })
})

describe('a key that names a secret', () => {
  it.each([
    ['home.wifi-password', 'tulip'],
    ['wifi.pw', 'tulip'],
    ['phone.pin', '4711'],
    ['card.cvv', '931'],
  ])('says that the one word of the text is it: %s', (key, secret) => {
    expect(clean({ key, text: secret }).text).toBe('[secret]')
    expect(clean({ key, value: secret }).value).toBeNull()
    expect(clean({ key, text: secret, value: secret })).toMatchObject({ text: '[secret]', value: null })
  })

  it.each([
    ['music.favourite-key', 'C-major'],
    ['home.postcode', '90210'],
    ['phone.area-code', '415'],
    ['tools.password-manager', 'Bitwarden'],
    ['travel.pass', 'Interrail'],
    ['work.dress-code', 'casual'],
    ['tools.tokenizer', 'tiktoken'],
    ['hobby.spinning', 'Tuesdays'],
    ['garden.seeds', 'tomato'],
    ['llm.max-tokens', '4096'],
    ['tools.video-codec', 'h264'],
    ['home.city', 'Graz'],
  ])('is not every key: %s', (key, word) => {
    expect(clean({ key, text: word, value: word })).toMatchObject({ key, text: word, value: word })
  })
})
