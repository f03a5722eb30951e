import { describe, expect, it } from 'vitest'
import { DEFAULT_DETECTORS } from './default-detectors.ts'
import { plainText } from './plain-text.ts'
import { redact } from './redact.ts'

const clean = (text: string): string => redact(text, DEFAULT_DETECTORS).text

describe('secrets in disguise', () => {
  it.each([
    ['a space without width in the word', 'My pass\u200Bword is tulip-77', 'My pass\u200Bword is [secret]'],
    ['one before the secret, a soft hyphen in it', 'My password is\u200B tu\u00ADlip77.', 'My password is\u200B [secret].'],
    ['signs of direction', '\u202BMy password is tulip\u202C, ok', '\u202BMy password is [secret]\u202C, ok'],
    ['full width', 'ＰＩＮ：４７１１', 'ＰＩＮ：[secret]'],
    ['full width beside Japanese', 'パスワードは ｙｕｋｉ２２０１ です', 'パスワードは [secret] です'],
    ['a card in full width', '４１１１ １１１１ １１１１ １１１１', '[secret]'],
    ['marks apart from their letters', 'La contrasen\u0303a es lluvia99', 'La contrasen\u0303a es [secret]'],
    ['vowel signs', 'كَلِمَة السِّر هي tulip99', 'كَلِمَة السِّر هي [secret]'],
    ['emoji around it', '👩‍👩‍👧‍👦 password is tulip 👩‍👩‍👧‍👦', '👩‍👩‍👧‍👦 password is [secret] 👩‍👩‍👧‍👦'],
  ])('are found: %s', (_, text, without) => {
    expect(clean(text)).toBe(without)
  })

  it('leave what is harmless as it was written', () => {
    for (const text of ['The family 👩‍👩‍👧‍👦 loves cafe\u0301s', 'ｆｕｌｌ width, soft\u00ADly', '\u202Bשלום\u202C', '❤️ 1️⃣', 'a\uD800b\u200B'])
      expect(clean(text)).toBe(text)
  })

  it('are told by where they stand in the text as it is', () => {
    expect(plainText('plain text, with naïve words')).toBeNull()
    const plain = plainText('a\u200Be\u0301Ｂ')
    expect(plain?.text).toBe('aéB')
    expect([plain?.at(0, 1), plain?.at(1, 2), plain?.at(2, 3), plain?.at(0, 3)]).toEqual([
      [0, 1],
      [2, 4],
      [4, 5],
      [0, 5],
    ])
  })

  it('go whole, however long', () => {
    const long = 'aB3x'.repeat(300)
    for (const before of ['my api key is ', 'API_TOKEN=', 'password: ', '?key=', 'Bearer ', 'sk-', 'hf_', '--password '])
      expect(clean(`${before}${long} ok`)).toMatch(/\[secret\] ok$/)
    expect(clean(`my api key is ${long} ok`)).toBe('my api key is [secret] ok')
    expect(clean(`https://bot:${long}@example.org`)).toBe('https://[secret]@example.org')
  })
})
