import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from './test-support.ts'

const after = (said: string, ...held: ReturnType<typeof heldMemory>[]): readonly string[] => converse([said], held).current

const EMPLOYER = heldMemory('work.employer', 'Siemens', 'Works at Siemens')
const WIFE = heldMemory('people.partner', 'Anna', 'My wife is called Anna')
const MARRIED = heldMemory('family.status', 'married', 'Is married')
const LISBON = heldMemory('home.city', 'Lisbon', 'Lives in Lisbon')

describe('an event, a course or a list of a company is no employer', () => {
  it.each([
    'I joined the Bosch webinar',
    'I joined the Spotify waiting list.',
    "I joined Nestlé's mailing list.",
    'I started a training course at Bosch.',
    'Ich bin jetzt bei Bosch im Webinar.',
    'Ich habe gestern bei Bosch einen Kurs angefangen.',
    'Me apunté al seminario web de Iberdrola.',
  ])('%s', (said) => expect(after(said, EMPLOYER)).toContain(EMPLOYER.text))
  it.each(['I joined Bosch last week.', "I've joined the Bosch team in Stuttgart.", 'I started at Bosch on Monday.'])('but: %s', (said) =>
    expect(after(said, EMPLOYER)).not.toContain(EMPLOYER.text),
  )
})

describe('a parting ends who the partner is', () => {
  it.each([
    'My wife left me.',
    'My wife left me in May.',
    'My wife left me on the 3rd of June.',
    'We got divorced last month.',
    'I split up with Anna.',
    'Anna and I broke up.',
    'My divorce came through on Tuesday.',
    'Meine Frau hat mich verlassen.',
    'Wir haben uns scheiden lassen.',
    'Meine Frau und ich haben uns getrennt.',
    'Mi mujer me dejó.',
    'Nos divorciamos en mayo.',
  ])('%s', (said) => {
    const current = after(said, WIFE, MARRIED)
    expect(current).toHaveLength(1)
    expect(current).not.toContain(WIFE.text)
  })
  it.each([
    'My wife left me a note on the fridge.',
    'My wife left me in the car.',
    'My wife left me on the platform and drove off.',
    'My wife left for Rome this morning.',
    'My wife left me in charge of the twins.',
    'My parents got divorced last month.',
    'We split up into two groups at the museum.',
    'I broke up with Tamsin before I met Anna.',
    'If my wife left me I would be lost.',
    'Meine Frau hat mich am Bahnhof abgeholt.',
    'Mi mujer me dejó las llaves en la mesa.',
  ])('but not: %s', (said) => expect(after(said, WIFE)).toContain(WIFE.text))
})

describe('what lasts is kept, whatever day it began on', () => {
  it.each([
    ['I quit smoking today.', 'I quit smoking today.'],
    ["Today I found out that I'm allergic to walnuts.", "I'm allergic to walnuts."],
    ['Ich habe heute erfahren, dass ich gegen Soja allergisch bin.', 'ich bin gegen Soja allergisch.'],
    ['Hoy me enteré de que soy alérgica a las nueces.', 'soy alérgica a las nueces.'],
    ['Heute Morgen wurde bei mir Zöliakie festgestellt.', 'Heute Morgen wurde bei mir Zöliakie festgestellt.'],
    ['Hoy dejé de fumar.', 'Hoy dejé de fumar.'],
  ])('%s', (said, kept) => expect(after(said)).toEqual([kept]))
  it.each(['I quit the app today.', 'Today I found out the bus is late.', "I found out today that I'm out of milk.", 'Hoy descubrí que la tienda cierra.'])(
    'but not: %s',
    (said) => expect(after(said)).toEqual([]),
  )
  it('under no key of what one has', () => {
    const [proposal] = converse(['I gave up coffee last week.']).proposals
    expect(proposal).toMatchObject({ op: 'remember', key: null, value: null })
  })
})

describe('what a wish has to fit is kept, the wish is not', () => {
  it.each([
    ["I'd like a dessert but I'm diabetic.", "I'm diabetic."],
    ["Give me a pasta recipe, I'm vegan.", "I'm vegan."],
    ['I want to go running but I have a bad knee.', 'I have a bad knee.'],
    ['Ich hätte gern einen Nachtisch, aber ich bin Diabetiker.', 'ich bin Diabetiker.'],
    ['Quisiera un postre, pero soy diabética.', 'soy diabética.'],
  ])('%s', (said, kept) => expect(after(said)).toEqual([kept]))
  it.each(["I'd like a dessert but I'm full.", 'Ich hätte gern einen Nachtisch, aber ich bin satt.', "I'd love to come but I'm busy."])('but not: %s', (said) =>
    expect(after(said)).toEqual([]),
  )
})

describe('a mother tongue is a language, and who moves back lives there', () => {
  it.each(['My mother tongue is Dutch.', 'Dutch is my mother tongue.'])('%s', (said) => {
    const [proposal] = converse([said], [heldMemory('people.mother', 'Greet', 'My mother is called Greet')]).proposals
    expect(proposal).toMatchObject({ op: 'remember', key: 'person.language.dutch', value: 'Dutch', replaces: [] })
  })
  it('El gallego es mi lengua materna', () => {
    expect(converse(['El gallego es mi lengua materna.']).proposals[0]).toMatchObject({ key: 'person.language.gallego', value: 'gallego' })
  })
  it.each(['I moved back to Lisbon', "I've moved back to Lisbon, finally."])('%s', (said) => expect(after(said, LISBON)).toEqual([LISBON.text]))
  it('but: I moved back to Porto.', () => expect(after('I moved back to Porto.', LISBON)).toEqual(['I moved back to Porto.']))
})
