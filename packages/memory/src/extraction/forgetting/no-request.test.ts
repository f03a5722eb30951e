import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from '../test-support.ts'

const PHONE = heldMemory('contact.phone', '0170 555 123', 'My phone number is 0170 555 123.')
const DOG = heldMemory('pets.pet.dog', 'Bran', 'I have a dog called Bran.')
const CAR = heldMemory('transport.car', 'Fiesta', 'I drive a Fiesta.')
const CITY = heldMemory('home.city', 'Porto', 'I live in Porto.')
const ALL = [PHONE, DOG, CAR, CITY]

describe('leaves everything as it is, and asks nothing', () => {
  it.each([
    // What slips the mind.
    'I forget where I put my phone number.',
    'I always forget my phone number.',
    "I've forgotten my phone number again.",
    'Did you forget my phone number?',
    "I'll never forget Porto.",
    'Meine Telefonnummer habe ich vergessen.',
    'Ich habe vergessen, wo ich wohne.',
    'Se me olvidó mi número de teléfono.',
    'Siempre me olvido de mi teléfono.',
    "J'ai oublié mon numéro de téléphone.",
    'Esqueci o meu número de telefone.',
    'لا تنس رقم هاتفي',
    // What goes from elsewhere.
    'Delete my branch develop.',
    'Clear my calendar.',
    'Forget the dog food, buy cat food.',
    'Scrap the Fiesta idea for the essay.',
    'Drop the dog subplot.',
    'Delete my tweet about Porto.',
    'Cancel my flight to Porto.',
    'Lösch den letzten Absatz.',
    // What a word means, and what others keep.
    'What does vergiss meine Telefonnummer mean?',
    'How do I make Siri forget my phone number?',
    'Can a browser forget my phone number?',
    'Should I delete my phone number from WhatsApp?',
    'Does deleting my phone number from WhatsApp help?',
    'Soll ich meine Telefonnummer bei WhatsApp löschen?',
    '¿Debería borrar mi teléfono de WhatsApp?',
    // Waved aside.
    'Never mind.',
    'Never mind that.',
    'Nevermind, ignore that.',
    'nvm, figured it out myself',
    'Schon gut.',
  ])('%s', (said) => {
    const { current, proposals } = converse([said], ALL)
    expect(current).toEqual(ALL.map(({ text }) => text))
    expect(proposals.flatMap((one) => (one.op === 'forget' ? one.ids : []))).toEqual([])
  })
})

describe('the true form beside it', () => {
  it.each([
    'I always forget my phone number, so please delete it.',
    'Can you forget my phone number?',
    'Could you please delete my phone number?',
    "Don't forget my dog! But forget my phone number.",
  ])('forgets: %s', (said) => {
    expect(converse([said], ALL).current).not.toContain(PHONE.text)
  })

  it.each(['I forgot to tell you that I moved to Ghent.', 'Never mind, I moved to Ghent.'])('reads: %s', (said) => {
    const { current } = converse([said], ALL)
    expect(current).not.toContain(CITY.text)
    expect(current.join(' ')).toContain('Ghent')
  })

  it('forgets a branch that is held', () => {
    const branch = heldMemory('branch', 'develop', 'Works on branch develop')
    expect(converse(['Forget my branch.'], [branch, CITY]).current).toEqual([CITY.text])
  })
})

describe('taken back', () => {
  it.each(['On second thoughts, unsave that.', 'Nah, leave it out of your notes.', 'I take that back.', 'Cancel that, please.'])('%s', (said) => {
    const { current } = converse(['My locker at the pool is number 212.', 'A: Noted.', said], [CITY])
    expect(current).toEqual([CITY.text])
  })
})
