import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from './test-support.ts'

const current = (...said: string[]): readonly string[] => converse(said).current

describe('what nobody would want kept', () => {
  it.each([
    // Secrets that are told without a verb, and which one it is.
    ["Why won't this log in? sshpass -p 'Heron!Mast4' ssh deploy@example.org"],
    ['Is Plover!Gate8 strong enough? It is my password for the bank.'],
    ['Ist Ginster+Moos12 sicher? Das ist mein Kennwort fürs Postfach.'],
    ['パスワードを kuma-Yuki-4471 に変えましたが、ログインできません。'],
    // Titles, guesses from appearances, irony with what is remarked on it.
    ["In this flat I'm known as the Minister for Cold Tea."],
    ['Judging by the pile of shoes I have six hundred teenagers.'],
    ['Wonderful, the lift is stuck again. Carrying prams, my one true calling.'],
    ['If the landlord asks, I am a fern.'],
    ['Gestatten: Kaiserin der kalten Kaffees.'],
    ['Super, schon wieder Stau. Das ist ja auch mein Hobby.'],
    // Nothing chosen, nothing but talk.
    ['The calf will be called either Nell or Dot.'],
    ["Otto or Emil, we can't agree."],
    ['The job in Oslo is only gossip so far.'],
    // One piece, one answer, and back.
    ['Just for this invoice call me Dr Plume.'],
    ['Average these columns but skip the last one because that is the total.'],
    ['Answer this one like a pirate. After that, back to normal.'],
    ['Cool, ta.'],
    ['Okay, Monday then.'],
    // Supposed, and played.
    ["For argument's sake I'm a widow living in Monaco. How much tax is that?"],
    ['Carry on: My name is Ash and I was raised by the sea.'],
  ])('%s', (text) => {
    expect(current(text)).toEqual([])
  })

  it.each([
    ['I changed my bank, I use Monzo now.', 'Monzo'],
    ['I unlock the school at six every morning, I am the caretaker.', 'caretaker'],
    ['My title is Head of Lost Property at Waterloo station.', 'Waterloo'],
    ["I'm the mayor of a small town near Ghent.", 'mayor'],
    ['Fantastic, I got the job at Brickwell!', 'Brickwell'],
    ['Toll, wir haben wieder einen Hund, er heißt Bruno.', 'Bruno'],
    ['Darf ich mich vorstellen: Ich heiße Rieke und wohne in Görlitz.', 'Görlitz'],
    ['The calf is called Nell.', 'Nell'],
    ['For the record, I am vegan.', 'vegan'],
    ['From now on skip the last row of my tables, it is the total.', 'last row'],
  ])('keeps: %s', (text, value) => {
    expect(current(text).join(' ')).toContain(value)
  })

  it.each([
    ['preference.units', 'Celsius', 'Use Celsius', 'How cold is the Baltic? In Celsius, as always.'],
    ['person.name', 'Oona', 'Is called Oona', "Put Oona at the bottom, that's still my name."],
    ['home.city', 'Valletta', 'Lives in Valletta', "Valletta is hot as ever and we still wouldn't live anywhere else. What grows on a balcony like ours?"],
  ])('takes %s told again for nothing new', (key, value, text, said) => {
    expect(converse([said], [heldMemory(key, value, text)]).current).toEqual([text])
  })
})
