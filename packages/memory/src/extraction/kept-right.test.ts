import { describe, expect, it } from 'vitest'
import { converse } from './test-support.ts'

const added = (...said: readonly string[]) =>
  converse(said).proposals.flatMap((proposal) => (proposal.op === 'remember' ? [{ key: proposal.key, value: proposal.value, text: proposal.text }] : []))
const [keys, values] = [
  (...said: readonly string[]) => added(...said).map(({ key }) => key),
  (...said: readonly string[]) => added(...said).map(({ value }) => value),
]
const texts = (...said: readonly string[]) =>
  added(...said)
    .map(({ text }) => text)
    .join(' | ')

describe('a value is the thing itself, or none', () => {
  it.each([
    ['i live in leeds btw', 'leeds'],
    ["I've lived in Bergen since 2011.", 'Bergen'],
    ['We live in a terrace in Mumbles.', 'Mumbles'],
    ['I joined Halvorsen Marine in 2019.', 'Halvorsen Marine'],
    ["We're watching Slow Horses after supper.", 'Slow Horses'],
    ['Gegen Haselnüsse bin ich leider allergisch.', 'Haselnüsse'],
    ['Auf Erdnüsse reagiere ich mit Ausschlag.', 'Erdnüsse'],
    ["My cat's vet is Dr Amari.", 'Dr Amari'],
    ['Breakfast is porridge.', 'porridge'],
    ['I play the oboe.', 'oboe'],
  ])('%s', (said, value) => {
    expect(values(said)).toEqual([value])
  })

  it.each([
    ['My supervisor Dr Achterberg had hidden a cake under her desk.'],
    ['The van was broken into last Tuesday, tools and all.'],
    ['My ears are fine'],
    ['Our babysitter, Cosima, can’t do weekdays.'],
    ['The bike I ride is a steel Pelligrin that’s older than my marriage.'],
  ])('none: %s', (said) => {
    expect(values(said)).toEqual([null])
  })
})

describe('a key is one that the words bear', () => {
  it.each([
    ['I weigh 82 kilos.', 'person.weight'],
    ["I'm a nurse and a mum of two.", 'work.role'],
    ["Ostrava's been home since 2017.", 'home.city'],
    ['I drive my kids to school in a Berlingo.', 'transport.car'],
    ['They want me in for the MRI at 07:50.', 'health.tests.mri'],
    ['My mother is called Ingrid.', 'people.mother.person-name'],
    ["I'm Noor, I teach chemistry and my son is six.", 'person.name'],
    ['Rieke mein Name, ich lebe in Görlitz.', 'person.name'],
    ['いとこの健太は仙台に住んでいます。', 'people.cousin.home-city'],
  ])('%s', (said, key) => {
    expect(keys(said)[0]).toBe(key)
  })

  it.each([
    ['The suitcase weighs 23 kilos.'],
    ['The lad who mows for us is called Jarek, he has a key.'],
    ['The woman who walks our dogs is called Bettina.'],
    ['bashir, the guy i climb with every week, is a type 1 diabetic'],
    ['A kilo of pasta is a starter with my four teenagers at the table.'],
    ['I run a print stall in Leith with a mate.'],
  ])('none: %s', (said) => {
    expect(keys(said)).toEqual([null])
  })
})

describe('one turn', () => {
  it('tells a thing once', () => {
    expect(added('My brother Anselm. He runs a falconry school in Inverness.')).toHaveLength(1)
  })

  it('closes nothing of its own', () => {
    const { current } = converse(["My dad's a baker. My dad loves opera."])
    expect(current).toHaveLength(2)
  })

  it('leaves who is meant by a pronoun to its own sentence', () => {
    expect(texts("Mum made a cake. I work at Corran Shipyard, so they'll pay me more.")).toContain('I work at Corran Shipyard')
    expect(keys("Mum made a cake. I work at Corran Shipyard, so they'll pay me more.")).not.toContain('people.mother.work-employer')
  })
})

describe('what is told beside something else', () => {
  it.each([
    ['Is the pool on Marlow Lane open at Easter? I do my lengths there before work.', 'Marlow Lane'],
    ['someone on the bus fed my guide dog again, how do i say no', 'guide dog'],
    ['a stranger moved my wheelchair without asking today, what do i say next time', 'wheelchair'],
    ['Fennel makes me gag. And I skip lunch on Mondays.', 'Fennel'],
    ['Should I ask my landlady in Bristol about the gutter?', 'Bristol'],
    ['¿Qué preparo para mis primos de Badajoz, que llegan el sábado?', 'Badajoz'],
    ['Was soll ich meinen Tanten aus Kiel mitbringen?', 'Kiel'],
    ['Quando eu colar código, os comentários têm de ser em inglês.', 'inglês'],
    ['New here: Odile, vet nurse, and I’ve called Lyon home since 2012.', 'Odile'],
    ['Für deine Unterlagen: Rieke mein Name, ich lebe in Görlitz.', 'Rieke'],
    ['Wie bekomme ich Farbe aus dem Kittel? Im Atelier tropft ständig alles auf mich.', 'Atelier'],
    ['Did it, I passed the welding exam last week! Mum made a cake.', 'welding exam'],
  ])('%s', (said, value) => {
    expect(texts(said)).toContain(value)
  })

  it.each([
    ['somebody ate my sandwich at work, how do i bring it up'],
    ['a kid at the shop petted her guide dog, should she have said something'],
    ['How do I change my flight from Denver?'],
    ['Quando é que abre a loja?'],
    ['Did it rain yesterday in Leeds?'],
    ['Is it going to rain? I did check but forgot.'],
    ['New here: is there a free plan?'],
  ])('not: %s', (said) => {
    expect(texts(said)).toBe('')
  })

  it('an answer before what only follows from it', () => {
    expect(texts('A: I see drops for cats and for dogs. Which pet do you have?', "It's a ferret, so probably another shop.")).toContain('ferret')
    expect(texts('A: I see drops for cats and for dogs. Which pet do you have?', "It's probably a ferret, so maybe none.")).toBe('')
  })
})
