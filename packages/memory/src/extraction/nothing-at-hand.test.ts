import { describe, expect, it } from 'vitest'
import { gate } from './reading/gate.ts'
import { converse, heldMemory } from './test-support.ts'

function sureReason(text: string, language: string): string | null {
  const decided = gate({ text, start: 0, end: text.length }, language)
  return decided.pass === 'no' && decided.sure === true ? decided.reason : null
}

const HELD = [
  heldMemory('home.city', 'York', 'Lives in York'),
  heldMemory('work.role', 'optician', 'Works as an optician'),
  heldMemory('transport.car', 'Panda', 'Drives a Panda'),
  heldMemory('hobby.sport', 'rowing', 'Goes rowing'),
]

describe('what leaves nothing by its form', () => {
  it.each([
    ['task', 'en', 'My second stanza limps, it is too long.'],
    ['task', 'en', 'Our leaflet has nine headings and no picture.'],
    ['task', 'en', 'The ending of my essay needs a hook'],
    ['task', 'en', 'Tell Mira that I can only do Friday at 11:30.'],
    ['task', 'en', 'Put our slogan at the bottom of the banner'],
    ['task', 'de', 'Unser Flyer klingt zu steif.'],
    ['task', 'es', 'Mi discurso dura veinte minutos.'],
    ['joke', 'en', 'Our rabbit runs this household and pays no rent.'],
    ['joke', 'en', 'I pretty much live at the launderette.'],
    ['joke', 'en', 'I have a diploma in forgetting names.'],
    ['joke', 'en', 'My freezer and I are no longer on speaking terms, but my fridge and I need counselling.'],
    ['joke', 'en', 'This bike is held together by rust and hope.'],
    ['joke', 'de', 'Mein Kater ist hier der Chef.'],
    ['joke', 'es', 'Vivo prácticamente en el autobús.'],
    ['uncertain', 'en', "There's a slim chance that we'll move to Kiel."],
    ['uncertain', 'en', "I can't tell yet whether I'll take it."],
    ['uncertain', 'en', "I wouldn't call myself a runner."],
    ['uncertain', 'en', 'It is a toss-up between Lyon and Nice.'],
    ['uncertain', 'de', 'Gut möglich, dass wir nach Ulm ziehen.'],
    ['uncertain', 'es', 'Puede que me mude a Lugo.'],
    ['quote', 'en', 'The website has me down as a widower.'],
    ['quote', 'en', 'According to the log, our deploy went to Oregon.'],
    ['quote', 'en', 'My sat nav thinks I live in a quarry.'],
    ['quote', 'de', 'Laut Formular wohne ich in Fulda.'],
    ['quote', 'es', 'Según la página, vivo en Burgos.'],
  ])('is %s (%s): %s', (reason, language, text) => {
    expect(sureReason(text, language)).toBe(reason)
  })

  it.each([
    ['en', 'My thesis is about peat and due in May.'],
    ['en', 'My essays are always too long, so keep me to 500 words.'],
    ['en', 'Our app is written in Elixir.'],
    ['en', 'Tell Mira that I live in Ulm now.'],
    ['en', "Proofread my letter, I'm dyslexic."],
    ['en', 'My brother runs the household.'],
    ['en', 'My cat is called Tiger and is diabetic.'],
    ['en', 'I live near the airport.'],
    ['en', 'I have a black belt in aikido.'],
    ['en', 'There is no chance that we move.'],
    ['en', 'We decided on Lyon.'],
    ['en', 'The form has my old address, it is 4 Oak Road now.'],
    ['en', 'The website says York but I moved to Leeds in May.'],
    ['en', 'The system we use is Odoo.'],
    ['de', 'Meine Katze heißt Mimi.'],
    ['de', 'Die App haben wir in Flutter geschrieben.'],
    ['es', 'Mi tesis trata de líquenes.'],
  ])('is not (%s): %s', (language, text) => {
    expect(sureReason(text, language)).toBeNull()
  })
})

describe('what is at hand for something asked', () => {
  it.each([
    "I'm frying onions right now and they stick. What next?",
    "I've got two eggs and a leek. Dinner?",
    'Our ferry leaves at 7:15, when should we get up?',
    "We're nine for lunch on Sunday. How much rice?",
    'Proofread my complaint to the bus company. Seat 14C, no heating, two hours late.',
    'The cat has hired a lawyer. I am moving out.',
    "I've half a mind to swap rowing for boxing. Is boxing hard on the wrists?",
    'The website has me down as living in Dublin, how do I fix that?',
    'Ich backe gerade Brot und der Teig klebt. Mehr Mehl?',
    'Mein Aufsatz ist 200 Wörter zu lang. Was kann weg?',
    'Estoy cocinando para ocho y tengo un kilo de arroz. ¿Basta?',
  ])('leaves nothing: %s', (text) => {
    expect(converse([text], HELD).current).toEqual(HELD.map((memory) => memory.text))
  })

  it.each([
    ['We have two sons and a lodger. Dinner?', 'two sons'],
    ['My train to work leaves at 7:15 every morning. Which café is open then?', '7:15'],
    ["I'm frying fish for a living, I own a chip shop. How do I get the smell out?", 'chip shop'],
    ['Proofread my complaint, please. My surname is Varga.', 'Varga'],
    ['Draft a note to the landlord. I live at 5 Elm Street, by the way.', '5 Elm Street'],
  ])('keeps: %s', (text, value) => {
    expect(converse([text], HELD).current.join(' | ')).toContain(value)
  })
})

describe('how somebody is for an hour', () => {
  it.each([
    ['en', 'Rex is asleep now.'],
    ['en', "I'm so tired today."],
    ['en', 'We are back already.'],
    ['de', 'Rex ist jetzt endlich müde.'],
    ['es', 'Mi perro está dormido ya.'],
  ])('%s: %s', (language, text) => {
    expect(sureReason(text, language)).toBe('small-talk')
  })
  it.each(["I'm back in Berlin.", 'My sister is deaf.', 'Rex is blind.'])('is not how they are for good: %s', (text) => {
    expect(sureReason(text, 'en')).toBeNull()
  })
})
