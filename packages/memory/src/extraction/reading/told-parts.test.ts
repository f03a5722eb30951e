import { describe, expect, it } from 'vitest'
import { toSentences } from '../language/sentences.ts'
import { endsInReach, toldParts } from './told-parts.ts'

function parts(text: string, language = 'en'): readonly string[] {
  return toldParts(toSentences(text, language), text, language).map((sentence) => sentence.text)
}

describe('toldParts', () => {
  it.each([
    ['Should mention that I keep kosher.', 'en', 'I keep kosher.'],
    ['I should probably add, we have two toddlers.', 'en', 'we have two toddlers.'],
    ['Might help to know my back is fused.', 'en', 'my back is fused.'],
    ["Should've said I'm on crutches.", 'en', "I'm on crutches."],
    ['Sollte dazusagen, dass ich im Rollstuhl sitze.', 'de', 'dass ich im Rollstuhl sitze.'],
    ['Debería aclarar que soy celíaca.', 'es', 'soy celíaca.'],
  ])('leaves out what only says that something is told: %s', (text, language, expected) => {
    expect(parts(text, language)).toEqual([expected])
  })

  it.each([
    ['Should I mention that I keep kosher?', 'en'],
    ['Should mention the price in the advert.', 'en'],
    ['The advert should mention that we deliver.', 'en'],
    ['I should mention this to my boss.', 'en'],
    ['Soll ich dazusagen, dass ich komme?', 'de'],
  ])('and nothing where somebody else is to be told, or it is asked: %s', (text, language) => {
    expect(parts(text, language)).toEqual([text])
  })

  it.each([
    ['Give me distances in miles. That applies to every answer.', 'en'],
    ['Always write numbers with a comma. Same for dates.', 'en'],
    ['Keep it to two lines. No exceptions.', 'en'],
    ['Schreib mir Preise in Franken. Das gilt für alle Antworten.', 'de'],
    ['Pon los precios en pesos. Eso vale para todas las respuestas.', 'es'],
  ])('takes how far an order reaches into the order: %s', (text, language) => {
    expect(parts(text, language)).toEqual([text])
  })

  it.each([
    'My dog is called Bob. That goes for my son as well.',
    'Translate this line. Same for the next one.',
    'Is it cold there? That goes for all of Norway.',
  ])('but not into what is no order, or one for now: %s', (text) => {
    expect(parts(text)).toHaveLength(2)
  })

  it('makes a rule of what is to hold for all, not of what is to hold for one thing more', () => {
    expect(endsInReach('sign it with petra. no exceptions.', 'en')).toBe(true)
    expect(endsInReach('explain recursion. same for loops.', 'en')).toBe(false)
    expect(endsInReach('bold the totals. that applies to all rows.', 'en')).toBe(false)
    expect(parts('Explain recursion. Same for loops.')).toHaveLength(2)
  })

  it('takes what is to be borne in mind for itself', () => {
    expect(parts("Plan me a hike, and bear in mind I'm asthmatic.")).toEqual(['Plan me a hike', "I'm asthmatic."])
    expect(parts('Write a mail to Tom, and remember to thank him.')).toHaveLength(1)
  })
})
