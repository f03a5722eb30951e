import { describe, expect, it } from 'vitest'
import { classify } from './classify.ts'
import { DEFAULT_DETECTORS } from './default-detectors.ts'
import { redact } from './redact.ts'
import { SECRET_MARK } from './redactor.ts'

const SECRETS: readonly (readonly [sentence: string, secret: string])[] = [
  ['My key is sk-live-Zr81kdPq02mXv7Bn3, it stopped working', 'sk-live-Zr81kdPq02mXv7Bn3'],
  ['use AKIAQ7EXAMPLE3FAKE9Z for the bucket', 'AKIAQ7EXAMPLE3FAKE9Z'],
  ['git clone https://bot:ghp_abcdEFGH0123456789ijklMNOP@git.example.org/a/b.git', 'ghp_abcdEFGH0123456789ijklMNOP'],
  ['slack says xoxb-123456789012-abcDEFghi is revoked', 'xoxb-123456789012-abcDEFghi'],
  ['Authorization: Bearer aB3dE5fG7hJ9kL1mN3pQ5rS7', 'aB3dE5fG7hJ9kL1mN3pQ5rS7'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl is the token', 'eyJzdWIiOiIxIn0'],
  ['DATABASE_URL=postgres://app:tulip-9-river@db.example.com/main', 'tulip-9-river'],
  ['the wifi password at home is Otter-Lamp-9', 'Otter-Lamp-9'],
  ['our staging password: moss!Kettle22', 'moss!Kettle22'],
  ['Mein Passwort für das Forum ist Birnbaum#7', 'Birnbaum#7'],
  ['Das Kennwort lautet winterschlaf', 'winterschlaf'],
  ['La contraseña del router es lluvia-1880', 'lluvia-1880'],
  ['mon mot de passe est Cerise42', 'Cerise42'],
  ['パスワードは yuki-2201 です', 'yuki-2201'],
  ['My PIN is 4711.', '4711'],
  ['card 4111 1111 1111 1111, CVC 931', '4111 1111 1111 1111'],
  ['card 4111-1111-1111-1111, CVC 931', '931'],
  ['the seed phrase is "copper violin meadow ladder frost"', 'copper violin meadow'],
  ['my recovery phrase is copper violin meadow ladder', 'copper violin meadow ladder'],
  ['AWS_SECRET_ACCESS_KEY=aKz/83hdPL+qwEr77tyUIOpas2dfGH4jklZXcv0b', 'aKz/83hdPL+qwEr77tyUIOpas2dfGH4jklZXcv0b'],
  ['-----BEGIN RSA PRIVATE KEY-----\nMIIEow+abc/def\n-----END RSA PRIVATE KEY-----', 'MIIEow+abc/def'],
  ['{"api_key": "f81d4fae7dec11d0"}', 'f81d4fae7dec11d0'],
]

const HARMLESS: readonly string[] = [
  'The fix is in 3f2a9c1b77de4410aa52bb6c90ef12ab34cd56ef on main',
  'the password is too long, what is the limit',
  'How do I reset my password?',
  'id 123e4567-e89b-12d3-a456-426614174000 is not found',
  'see packages/memory/src/extraction/rulesExtractorFactoryV2.ts',
  'My flight is on 2026-03-04 at 10:30 and costs 1,250 euros',
  'order 1234567890123456 has not arrived',
]

describe('redact', () => {
  it.each(SECRETS)('takes the secret out of: %s', (sentence, secret) => {
    const { text, findings } = redact(sentence, DEFAULT_DETECTORS)
    expect(text).not.toContain(secret)
    expect(text).toContain(SECRET_MARK)
    expect(findings.some((finding) => finding.level === 'secret')).toBe(true)
  })

  it.each(HARMLESS)('leaves alone: %s', (sentence) => {
    expect(redact(sentence, DEFAULT_DETECTORS).text).toBe(sentence)
  })

  it('gives no hint of the length of a secret', () => {
    const short = redact('password: a1b2c3d4', DEFAULT_DETECTORS).text
    expect(redact('password: a1b2c3d4e5f6a1b2c3d4e5f6a1b2', DEFAULT_DETECTORS).text).toBe(short)
  })

  it('keeps personal data and says where it stands', () => {
    const sentence = 'Write to ana.p@example.com or call +44 20 7946 0123, 12 Mill Lane'
    const { text, findings } = redact(sentence, DEFAULT_DETECTORS)
    expect(text).toBe(sentence)
    expect(findings.map((finding) => [finding.kind, sentence.slice(finding.start, finding.end)])).toEqual([
      ['email', 'ana.p@example.com'],
      ['phone', '+44 20 7946 0123'],
      ['street-address', '12 Mill Lane'],
    ])
  })

  it('cuts findings of an app that overlap or leave the text', () => {
    const { text } = redact('abcdef', [
      () => [
        { kind: 'x', start: 1, end: 3, level: 'secret' },
        { kind: 'x', start: 2, end: 99, level: 'secret' },
      ],
    ])
    expect(text).toBe(`a${SECRET_MARK}`)
  })

  it('takes time in proportion to the length of hostile text', () => {
    const hostile = [
      'password password ',
      'a@a.a@',
      '1 2 3 4 5 ',
      'sk-',
      'AAAA ',
      '-----BEGIN PRIVATE KEY-----',
      'recovery phrase is a b c ',
      'x:'.repeat(8),
      'PIN a b c d e f g ',
      '+1 (',
      'Aa1',
      'code for the my my my door ',
      'gate code ',
      '4711 opens the my my ',
      'use hunter22 for my my ',
      'log in a a/a ',
      'hunter22 is my my password ',
      'password.a!b ',
      'answer to my security question ',
      'security question answer ',
      'backup codes 1a2b 3c4d ',
      'copper violin ',
      'four one ',
      'wifi key ',
      'cvc 12/34 ',
      'curl curl -u ',
      'cookie: a=aaaa;',
      'mysql -p docker login ',
      'authorization: bearer a ',
      'aa.bb-token',
      'a_a_a_a.key',
      '--password ',
      'wifi:t:t;',
      'mot de passe est a a ',
      'minha senha do do ',
      'mots de passe sont a et ',
      'changé mon mot de passe en ',
      'كلمة السر من من ',
      'パスワードのパスワードは',
      'Private-Lines: 9 aaaa ',
      '<password>a',
      'cookie: a=b; c=d;',
      'password\u200B',
      'a\u0301',
      'shpat_xapp-1-',
      'password ->',
    ]
    // Eight times the length: 8 when linear, 64 when quadratic.
    for (const part of hostile) expect(cost(part, 32_768) / cost(part, 4_096), JSON.stringify(part)).toBeLessThan(32)
  })
})

/** The best of some runs in time of the processor, not of the clock: the ratio of two does not depend on what else runs. */
function cost(part: string, length: number): number {
  const text = part.repeat(Math.ceil(length / part.length)).slice(0, length)
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 4; run += 1) {
    const start = process.cpuUsage()
    redact(text, DEFAULT_DETECTORS)
    best = Math.min(best, process.cpuUsage(start).user)
  }
  return Math.max(best, 1000)
}

describe('classify', () => {
  it.each([
    [null, 'I take sertraline, a prescription since May', 'sensitive'],
    ['health.condition', 'Sciatica', 'sensitive'],
    ['finance.salary', 'On 40,000 a year', 'sensitive'],
    ['belief.religion', 'Goes to the synagogue on Friday', 'sensitive'],
    ['people.sister', 'My sister is called Ute', 'personal'],
    ['home.city', 'Lives in Graz', 'personal'],
    ['tools.editor', 'I use Helix', 'public'],
    ['rule.format', 'Always answer in bullet points', 'public'],
    [null, 'The blue one is nicest', 'personal'],
  ] as const)('%s: %s is %s', (key, text, expected) => {
    expect(classify([], key, text)).toBe(expected)
  })

  it('is at least as careful as what was found', () => {
    expect(classify([{ kind: 'iban', start: 0, end: 3, level: 'sensitive' }], 'tools.bank', 'x')).toBe('sensitive')
  })
})
