import { describe, expect, it } from 'vitest'
import { isOfTheMoment } from './reading/chat.ts'
import { gate, goesOnPlaying, isFiction, tellsSecret } from './reading/gate.ts'
import { isOnTextHere } from './reading/passing.ts'
import { blankQuotes } from './language/quotes.ts'
import { asksWhatIf } from './language/sentences.ts'

function sureReason(text: string): string | null {
  const decided = gate({ text, start: 0, end: text.length }, 'en')
  return decided.pass === 'no' && decided.sure === true ? decided.reason : null
}

describe('forms that leave nothing', () => {
  it.each([
    ['joke', 'my inbox and I are seeing a counsellor'],
    ['joke', 'I survive on caffeine and regret'],
    ['joke', 'I have a black belt in napping'],
    ['joke', 'Our new manager is the parrot.'],
    ['uncertain', 'Possibly I will sell the van, still mulling it over.'],
    ['uncertain', "We haven't decided on a school yet."],
    ['uncertain', 'I might take up the harp.'],
    ['uncertain', 'My rival swears I am moving to Peru.'],
    ['hypothetical', "In another life I'd be a baker in Lyon."],
    ['quote', 'my aunt sent me that'],
    ['quote', 'A patient of mine drives a hearse.'],
    ['question', 'What did I say my dentist was called, it has slipped my mind'],
    ['task', 'Writing an article on old tractors.'],
    ['task', 'count the words in my abstract'],
    ['small-talk', 'I like your second version better.'],
    ['small-talk', "I'm so bored."],
  ])('is %s: %s', (reason, text) => {
    expect(sureReason(text)).toBe(reason)
  })

  it.each([
    'My brother and I are on speaking terms again.',
    'The shop runs on Postgres.',
    'I have a black belt in judo.',
    'Our new manager is Farida.',
    'We decided on the school in Ely.',
    'My sister is moving to Peru.',
    'My dentist is called Osei.',
    'Writing articles on tractors is my job.',
    'I like rowing better than cycling.',
    "I'm bored, I've been off work since my operation in May.",
    'Our colleague at the bank is Imre.',
  ])('is not: %s', (text) => {
    expect(sureReason(text)).toBeNull()
  })

  it('knows secrets told in words from talk about them', () => {
    for (const text of [
      'The code for the shed door is 5521.',
      'router login is root / Plum-Heron-4',
      'The bike lock opens with 4-4-1-9.',
      "the wifi password's gull-Harbour-3",
    ])
      expect(tellsSecret(text)).toBe(true)
    for (const text of ['My phone number is 555 0199.', 'They put a pin in my wrist.', 'We use a password manager.', 'My passport expires in 2031.'])
      expect(tellsSecret(text)).toBe(false)
  })

  it('knows a game with parts, and that it goes on until it is left', () => {
    const opening = "Let's rehearse: you're the judge, I'm a fisherman of eighty."
    expect(isFiction(opening, 'en')).toBe(true)
    expect(isFiction("You're the expert, I'm new to this.", 'en')).toBe(false)
    expect(goesOnPlaying('the nets were empty, your honour', [opening], 'en')).toBe(true)
    expect(goesOnPlaying('Anyway, I live in Hull.', [opening], 'en')).toBe(false)
    expect(goesOnPlaying('the nets were empty', ['I live in Hull.'], 'en')).toBe(false)
  })

  it('knows a question that supposes, without its mark', () => {
    expect(asksWhatIf('if my bank closed the branch, would they tell us', 'en')).toBe(true)
    expect(asksWhatIf('if I write in French, answer in French', 'en')).toBe(false)
  })

  it('knows an order about a text at hand', () => {
    expect(isOnTextHere('Drop the part about geese from this poem.', 'en')).toBe(true)
    expect(isOnTextHere('Drop the part about geese from your memory.', 'en')).toBe(false)
  })

  it('knows talk of the moment by all of its parts', () => {
    expect(isOfTheMoment("My screen's frozen and I'm so cross.", 'en')).toBe(true)
    expect(isOfTheMoment("My screen's frozen and I teach at nine every day.", 'en')).toBe(false)
  })

  it('blanks out a quote of several paragraphs', () => {
    const text = 'Shorten this: "I was born in Cork.\n\nI never left."'
    expect(blankQuotes(text)).not.toContain('Cork')
    expect(blankQuotes(text)).toHaveLength(text.length)
  })
})
