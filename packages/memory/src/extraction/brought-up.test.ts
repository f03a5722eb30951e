import { describe, expect, it } from 'vitest'
import { converse } from './test-support.ts'

const kept = (text: string): string => converse([text]).current.join(' | ')
/** What is kept, and under what. */
const under = (text: string): string =>
  converse([text])
    .proposals.flatMap((proposal) => (proposal.op === 'remember' ? [`${proposal.key ?? '-'} ${proposal.value ?? '-'}`] : []))
    .join(' | ')

describe('what a question brings up', () => {
  it.each([
    ['Did I ever mention I have a twin?', 'twin'],
    ["Did you know I'm colour-blind?", 'colour-blind'],
    ['Wusstest du, dass ich eine Zwillingsschwester habe?', 'Zwillingsschwester'],
    ['¿Te he contado que tengo una gemela?', 'gemela'],
    ['Have they mended the lift at Ostkreuz yet? I change trains there twice a day.', 'Ostkreuz'],
    ["It's minus ten up in my crane cab. Which thermals last a whole shift?", 'crane'],
    ['¿Qué le hago de cena a mi hija, que con la ortodoncia no puede morder nada duro?', 'ortodoncia'],
    ["What do I give my dad, who's blind and has everything?", 'blind'],
    ['Was koche ich meinem Vater, der keine Milch verträgt?', 'Milch'],
    ['Should the boiler die, ring me on +44 1632 960201.', '960201'],
  ])('%s', (text, value) => {
    expect(kept(text)).toContain(value)
  })

  it.each([
    ["Have I said I'm allergic to anything?"],
    ['Did I tell you I was moving?'],
    ['Did I ever tell you about my twin?'],
    ['Did you know octopuses have three hearts?'],
    ['What would you say to my neighbour, who keeps singing?'],
    ['Was mache ich mit meinem Drucker, der nicht druckt?'],
    ['Stuck in my lift again? Any podcasts?'],
  ])('and what it only asks: %s', (text) => {
    expect(kept(text)).toBe('')
  })
})

describe('keys that what is told does not fit', () => {
  it.each([
    ['Mustard brings me out in hives.', 'health.allergy.mustard Mustard'],
    ['Our eldest starts her apprenticeship as a baker on 3 August.', 'baker'],
    ['my sister in law Bea is a nurse', 'people.sister-in-law'],
    ['I play the piano.', 'hobby.instrument'],
    ['I eat halal.', 'food.diet halal'],
  ])('%s is %s', (text, expected) => {
    expect(under(text)).toContain(expected)
  })

  it.each([
    ['Soy afinador de pianos y viajo mucho.', 'hobby.instrument'],
    ['Mi cuñado Eneko tiene un taller de bicis.', 'clothing-size'],
    ['Slipped on the ferry ramp last Sunday and cracked my wrist.', 'transport.commute'],
    ['Our quiz team loses on geography every second Wednesday.', 'work.unit'],
    ['My coach Evaristo fell off his chair.', 'fell off'],
    ['We bought a pianola four days ago.', 'four days'],
    ['Our eldest starts her apprenticeship as a baker on 3 August.', 'work.role baker'],
    ['Our window cleaner, Ignacy, only comes in the rain.', 'tools.os'],
    ["On Mondays we don't eat meat.", 'meat'],
    ['Me gano la vida como soldadora en Gijón.', 'work.salary'],
  ])('%s is nothing of %s', (text, wrong) => {
    expect(under(text).startsWith(wrong) || (!wrong.includes('.') && under(text).includes(wrong)) || under(text).includes(`.${wrong}`)).toBe(false)
  })
})
