import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from './test-support.ts'

const current = (...said: string[]): readonly string[] => converse(said).current

describe('what leaves nothing', () => {
  it.each([
    // What somebody gets in with, by its looks.
    ["Into the members' area I get with Badger!7, only today it says no. Why?"],
    ['Ins Mitgliederportal komme ich mit Dachs!19 nicht mehr rein, wieso?'],
    ['Entro en la intranet con Erizo#52 y me da error, ¿por qué?'],
    ['The tablet unlocks with otter-Waffle-8 on mine but not on hers, why?'],
    // Nobody has decided.
    ["We haven't settled whether the stall will be Crumb or Thimble. Which reads better?"],
    ["Nobody's agreed on a name for the ferret yet, it's Pip or Moss. Thoughts?"],
    ["It hasn't been agreed who gets the loft, me or Lars. What is fair?"],
    ['My boss hinted at Oslo, I said nothing. Is it dark in June?'],
    ['Wir sind uns noch nicht einig, ob das Boot Möwe oder Kranich heißt. Was bringt Glück?'],
    ['Aún no hemos decidido si el perro se llamará Toffee o Lío. ¿Cuál suena mejor?'],
    // What is not the speaker's, and remarks.
    ["I don't own a loom. I just read about them. Are they loud?"],
    ["I've never had a falcon, I only draw them. What do they eat?"],
    ['They can wait till after lunch.'],
    ['Time for another coffee then.'],
    ['Vale, voy para allá.'],
    // Asked of what is held.
    ['Hast du noch im Kopf, wie mein Zahnarzt heißt?'],
    // One piece, and then as ever.
    ['Do this one label as a riddle. The others as usual.'],
    ['Schreib diese Antwort als Haiku. Die anderen wie immer.'],
    ['Get-well note for someone called Ulla who paints gates, please. Office card, different floor, never spoken.'],
    // Supposed, and joked.
    ['Treat me as asthmatic for the purposes of this drill. Which door do I take?'],
    ['what if i sold up and kept llamas in peru. go on, dream with me'],
    ['That queue has aged me so much I qualify for a stairlift. What do I read now?'],
    ['The kettle broke again, so I live in the supply cupboard now. Send tea.'],
    ['Mein Zweitwohnsitz ist ja die Warteschleife. Schönes Klima dort.'],
  ])('%s', (text) => {
    expect(current(text)).toEqual([])
  })

  it('nor does an answer that says it was somebody else', () => {
    expect(current('A: You mentioned you have a twin sister, right?', "That wasn't me. Anyway, how do I unclog a sink?")).toEqual([])
  })

  it.each([
    ['I live in a converted lift shaft in Ghent.', 'Ghent'],
    ["I've quit the mill, so I live in the Leith flat now.", 'Leith'],
    ['We settled on Pip for the ferret.', 'Pip'],
    ["I don't drive. I just cycle everywhere.", 'cycle'],
    ['Treat me as vegetarian from now on.', 'vegetarian'],
    ['We all meet at the C#7 jazz club on Fridays, I play bass there.', 'bass'],
  ])('but what is so is kept: %s', (text, value) => {
    expect(current(text).join(' ')).toContain(value)
  })
})

describe('what is held, told again', () => {
  it.each([
    ["whatever cake you choose, i'm allergic to walnuts, as you know", heldMemory('allergy', 'walnuts', 'Is allergic to walnuts')],
    ['any fruit salad will do, just keep my kiwi allergy in mind', heldMemory('allergy', 'kiwi', 'Is allergic to kiwi')],
    ["Being a night porter I've nobody to talk to, so tell me a fact about owls.", heldMemory('job', 'night porter', 'Works as a night porter')],
    ['My sister Odalys again. What rhymes with Odalys?', heldMemory('sister', 'Odalys', 'Sister is Odalys')],
  ])('changes nothing: %s', (text, held) => {
    expect(converse([text], [held]).current).toEqual([held.text])
  })

  it('takes what is new beside it', () => {
    const held = heldMemory('partner', 'Ines', 'Partner is Ines')
    expect(converse(['Ines, as you know, works at the zoo.'], [held]).current.join(' ')).toContain('zoo')
  })

  it('is over where the message says so', () => {
    const held = heldMemory('car', 'Golf', 'Drives a Golf')
    expect(converse(["As you know I drove a Golf, I've got a Polo now."], [held]).current.join(' ')).toContain('Polo')
  })
})
