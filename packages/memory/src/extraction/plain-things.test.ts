import { describe, expect, it } from 'vitest'
import { openLocket } from '../testing.ts'

/** What is current after messages, one after another, as key and value. */
async function after(...messages: readonly string[]): Promise<readonly (readonly [string | null, string | null])[]> {
  const locket = await openLocket({ user: 'u' })
  try {
    for (const [i, text] of messages.entries()) {
      await locket.observe({ role: 'user', text, id: `t-${i}` })
      await locket.settled()
    }
    return (await locket.memories()).items.map(({ key, value }) => [key, value] as const)
  } finally {
    await locket.close()
  }
}

describe('a telephone number is one value, however it is written', () => {
  it.each([
    ['555-0142', '555-0199'],
    ['0171 2345678', '0171 9999999'],
    ['(020) 7946 0958', '(020) 7946 0123'],
    ['+351 912 345 678', '+351 912 345 000'],
  ])('%s', async (old, next) => {
    expect(await after(`My phone number is ${old}`, `My phone number is ${next}`)).toEqual([['contact.phone', next]])
  })

  it('amounts and ranges are none', async () => {
    expect((await after('Our budget is 120-1400 euros')).map(([key]) => key)).not.toContain('contact.phone')
  })
})

describe('an English request after another language', () => {
  it.each(['Ich wohne in Graz.', 'Vivo en Madrid.'])('%s', async (told) => {
    expect(await after(told)).toHaveLength(1)
    expect(await after(told, 'Forget where I live')).toEqual([])
  })
})

describe('orders about answers stand beside each other', () => {
  it.each([
    ['Always answer in German.', 'Always answer in short sentences.'],
    ['Please answer in German from now on.', 'Keep your answers short.'],
    ['Always answer in bullet points.', 'Always answer in German.'],
  ])('%s %s', async (first, second) => {
    expect(await after(first, second)).toHaveLength(2)
  })

  it('and each is changed by its own', async () => {
    expect(await after('Always answer in German.', 'Always answer in French.')).toEqual([['preference.language', 'French']])
  })
})

describe('what sounds like the end or the place of something else', () => {
  it.each([
    ['I live in Berlin.', 'I moved the meeting to Munich.', 'Berlin'],
    ['I live in Berlin.', 'We moved our servers to Frankfurt.', 'Berlin'],
    ['I live in Berlin.', 'I moved here from Lisbon.', 'Berlin'],
    ['My wife is Anna.', "My wife's phone died.", 'Anna'],
    ['My wife is Anna.', 'My wife left for work.', 'Anna'],
    ["I'm allergic to peanuts.", "I've become allergic to shellfish.", 'peanuts'],
    ["I'm allergic to penicillin.", "Now I'm allergic to latex too.", 'penicillin'],
    ['I take insulin.', 'I also started metformin.', 'insulin'],
  ])('%s %s', async (held, said, value) => {
    expect((await after(held, said)).map(([, each]) => each)).toContain(value)
  })

  it('and a move is one', async () => {
    expect(await after('I live in Berlin.', 'I moved to Porto last week.')).toEqual([['home.city', 'Porto']])
  })
})

describe('everything but one thing', () => {
  it('leaves that one, though it was said just before', async () => {
    expect(await after('I live in Berlin.', "I'm allergic to peanuts.", 'Forget everything except my allergy.')).toEqual([
      ['health.allergy.peanuts', 'peanuts'],
    ])
  })

  it('of everything, a message takes nothing by itself', async () => {
    expect(await after('I live in Berlin.', "I'm a nurse.", 'Forget everything you know about me.')).toHaveLength(2)
  })
})

describe('an illness is meant, with a laugh too', () => {
  it.each(["lol I'm allergic to penicillin", "Not sure if it matters, but I'm allergic to penicillin."])('%s', async (said) => {
    expect((await after(said)).map(([, value]) => value)).toEqual(['penicillin'])
  })
})

describe('what keeps passwords is a program, with no secret in it', () => {
  it.each([
    ['My password manager is LastPass.', 'My password manager is Bitwarden now.', 'Bitwarden'],
    ['Mein Passwortmanager ist KeePassXC.', 'Mein Passwortmanager ist jetzt Bitwarden.', 'Bitwarden'],
    ['Mi gestor de contraseñas es LastPass.', 'Ahora mi gestor de contraseñas es Bitwarden.', 'Bitwarden'],
    ['I use LastPass.', 'I switched from LastPass to 1Password.', '1Password'],
  ])('%s %s', async (old, next, value) => {
    expect(await after('My manager is called Petra.', old, next)).toEqual(
      expect.arrayContaining([
        ['work.manager', 'Petra'],
        ['tools.password-manager', value],
      ]),
    )
  })

  it.each(['The PIN tumbler lock is my hobby.', 'I moved all my passwords to KeePassXC.', 'I work on password security at Siemens.'])('%s', async (text) => {
    expect(await after(text)).toHaveLength(1)
  })

  it('what is said beside a secret is kept', async () => {
    for (const text of [
      'My password is swordfish. I live in Lisbon.',
      'Minha senha é espadarte. Moro em Lisbon.',
      'I live in Lisbon. curl -u tom:swordfish https://example.com',
    ])
      expect(await after(text)).toEqual([['home.city', 'Lisbon']])
  })
})
