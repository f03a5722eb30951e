import { describe, expect, it } from 'vitest'
import { converse } from '../test-support.ts'

const current = (text: string): readonly string[] => converse([text]).current

describe('what nobody is, and glee at a mishap', () => {
  it.each([
    'In our kitchen I answer to the Minister for Soggy Biscuits.',
    "I'm the Viscountess of Unmatched Lids.",
    'At this point I am legally an armchair.',
    'my spirit vegetable is a tired leek',
    'Going by the racket I have about seven hundred nephews. Any earplugs?',
    'Lovely, the boiler died again. Shivering in gloves, truly my sport.',
    'lol sure and my dentist is the biscuit tin',
    'My queue took eleven centuries. Who do I write to?',
    'Gestatten, Kaiserin der Warteschlange.',
    'Claro que sí, y los martes soy astronauta.',
  ])('%s', (text) => {
    expect(current(text)).toEqual([])
  })

  it.each([
    "I'm the secretary of the rowing club.",
    'My star sign is Aquarius.',
    "I'm officially retired.",
    'I own a taxi.',
    'Our school has nine hundred children.',
    'Wonderful, my sister is pregnant again!',
    'My commute takes about an hour each way.',
    'Ich bin jetzt Schreiner.',
    'Vivo de la pintura, soy artista.',
  ])('kept: %s', (text) => {
    expect(current(text)).not.toEqual([])
  })
})

describe('details of the work at hand', () => {
  it.each([
    'Row 9 is a subtotal, so leave it out. What is the mean?',
    'Total this for me, but skip the last column because that one is notes.',
    "40 ounces in litres please, I'm mixing punch",
    "In the letter I'm a tenant and the landlord is a Mr Quill. Make it firm.",
    'The patient in this example is 52 and smokes. Which risk is highest?',
    'In dieser Rede heißt die Braut Wiebke. Mach sie lustig.',
    'Pásame 50 libras a euros, es para pagar la cena.',
  ])('%s', (text) => {
    expect(current(text)).toEqual([])
  })

  it.each([
    'I always sit in the third row at the opera.',
    'I run 12 km every morning.',
    'My essay was published in The Lantern.',
    'I need a card for my aunt Rosamund.',
  ])('kept: %s', (text) => {
    expect(current(text)).not.toEqual([])
  })
})

describe('games and what is supposed', () => {
  it.each([
    'My tiefling warlock is deaf and hates bread. Give her a secret.',
    'The rogue I rolled up comes from Norrholt and fears geese. Feats?',
    'My main character is a locksmith from Lima with a stammer. What does she want?',
    'picture us with a houseboat, what would mooring cost',
    'Would I earn more as a plumber than in my current job?',
    'Sigue el relato: Me llamo Brisa y duermo en un campanario.',
  ])('%s', (text) => {
    expect(current(text)).toEqual([])
  })

  it.each([
    "I'm from Lima and I have a stammer.",
    "I'm a novelist and I live in Trieste. How do I find an agent?",
    'I adopted triplets last year. How big a car do we need?',
  ])('kept: %s', (text) => {
    expect(current(text)).not.toEqual([])
  })
})
