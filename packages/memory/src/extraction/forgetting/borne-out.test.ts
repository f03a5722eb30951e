import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from '../test-support.ts'

type Held = readonly [key: string, value: string, text: string]

function gone(said: string, held: readonly Held[]): readonly string[] {
  const memories = held.map(([key, value, text]) => heldMemory(key, value, text))
  const { current } = converse([said], memories)
  return memories.map(({ text }) => text).filter((text) => !current.includes(text))
}

const CITY: Held = ['home.city', 'Porto', 'I live in Porto.']
const PHONE: Held = ['contact.phone', '0170 555 123', 'My phone number is 0170 555 123.']
const DOG: Held = ['pets.pet.dog', 'Gumbo', 'I have a dog called Gumbo.']
const SALARY: Held = ['work.salary', '3,200', 'I earn 3,200 a month.']
const CAR: Held = ['transport.car', 'Polo', 'I drive a Polo.']
const ALLERGY: Held = ['health.allergy.kiwis', 'kiwis', "I'm allergic to kiwis."]
const EDITOR: Held = ['tools.editor', 'Emacs', 'I use Emacs.']
const CELLO: Held = ['hobby.instrument', 'cello', 'I play the cello.']
const EMPLOYER: Held = ['work.employer', 'Bosch', 'I work at Bosch.']
const ALL = [CITY, PHONE, DOG, SALARY, CAR, ALLERGY, EDITOR, CELLO, EMPLOYER]

describe("somebody else's thing is not one's own", () => {
  it.each([
    ["Forget my brother's phone number.", PHONE],
    ['Delete the phone number of my brother.', PHONE],
    ["Forget my neighbour's dog.", DOG],
    ["Forget my wife's salary.", SALARY],
    ['Forget the car my uncle drives.', CAR],
    ['Forget where my parents live.', CITY],
    ['Vergiss den Hund meiner Nachbarin.', ['pets.pet.dog', 'Gumbo', 'Ich habe einen Hund namens Gumbo.']],
    ['Olvida el teléfono de mi hermano.', ['contact.phone', '0170', 'Mi teléfono es el 0170.']],
  ] as const)('%s', (said, held) => {
    expect(gone(said, [held])).toEqual([])
    expect(gone(said, ALL)).toEqual([])
  })

  it('goes where it is held', () => {
    const theirs: Held = ['people.brother.phone', '0171 999', "My brother's phone number is 0171 999."]
    expect(gone("Forget my brother's phone number.", [...ALL, theirs])).toEqual([theirs[2]])
    expect(gone('Forget my phone number.', [...ALL, theirs])).toEqual([PHONE[2]])
    expect(gone('Forget my phone number.', [theirs])).toEqual([])
  })

  it('is found by the name that another memory gives', () => {
    const tom: Held = ['people.brother', 'Tom', 'My brother is called Tom.']
    const birthday: Held = ['birthday', '3 May', "Tom's birthday is 3 May."]
    expect(gone("Forget my brother's birthday.", [...ALL, tom, birthday])).toEqual([birthday[2]])
  })
})

describe('another value, kind or thing than the one that is named', () => {
  it.each([
    ['Forget that I live in Madrid.', CITY],
    ['Forget my address.', CITY],
    ['Delete my email address.', CITY],
    ['Forget my allergy to nuts.', ALLERGY],
    ['Forget my nut allergy.', ALLERGY],
    ['Forget my cat.', DOG],
    ['Forget my account number.', PHONE],
    ['Forget Vim.', EDITOR],
    ['Forget that I play the guitar.', CELLO],
    ['Forget that I drive a Clio.', CAR],
    ['Forget my job at Siemens.', EMPLOYER],
    ['Forget my Bosch account.', EMPLOYER],
    ['Forget my old job.', EMPLOYER],
    ['Vergiss, dass ich in Wien wohne.', ['home.city', 'Graz', 'Ich wohne in Graz.']],
    ['Vergiss meine Pollenallergie.', ['health.allergy.kiwis', 'Kiwis', 'Ich bin gegen Kiwis allergisch.']],
    ['Olvida que vivo en Madrid.', ['home.city', 'Sevilla', 'Vivo en Sevilla.']],
    ['Olvida a mi gato.', ['pets.pet.dog', 'Luna', 'Tengo un perro que se llama Luna.']],
  ] as const)('%s', (said, held) => {
    expect(gone(said, [held])).toEqual([])
    expect(gone(said, ALL)).toEqual([])
  })
})

describe('what is meant goes, however much is held', () => {
  it.each([
    ['Forget that I live in Porto.', CITY],
    ['Forget where I live.', CITY],
    ['Forget my kiwi allergy.', ALLERGY],
    ['Forget my allergies.', ALLERGY],
    ['Forget my dog.', DOG],
    ["Forget my dog's name.", DOG],
    ['Forget Gumbo.', DOG],
    ['Delete my number.', PHONE],
    ['Forget my editor.', EDITOR],
    ['Forget my instrument.', CELLO],
    ['Forget my job.', EMPLOYER],
    ['Forget how much I earn.', SALARY],
  ] as const)('%s', (said, goes) => {
    expect(gone(said, [goes])).toEqual([goes[2]])
    expect(gone(said, ALL)).toEqual([goes[2]])
  })

  it('means town and street by where one lives', () => {
    const address: Held = ['home.address', '4 Mill Lane', 'My address is 4 Mill Lane.']
    expect(gone('Forget where I live.', [CITY, address])).toEqual([CITY[2], address[2]])
    expect(gone('Forget my address.', [CITY, address])).toEqual([address[2]])
  })

  it('keeps what may be known beside what is private', () => {
    const club: Held = ['hobby.club', 'Rowers', 'I am in the Rowers club.']
    expect(gone('You may know about the club. The gym is private, though.', [club])).toEqual([])
  })

  it('keeps the program that keeps a password, where the password is to go', () => {
    const manager: Held = ['tools.password-manager', 'Bitwarden', 'My password manager is Bitwarden.']
    for (const said of ['Forget my password.', 'Forget the password I just told you, keep the rest.', 'Vergiss mein Passwort.'])
      expect(gone(said, [manager, CITY])).toEqual([])
    expect(gone('Forget my password manager.', [manager, CITY])).toEqual([manager[2]])
  })
})
