import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from './test-support.ts'

const kept = (...said: readonly string[]) => converse(said).current.join(' | ')

describe('a form that is filled in with the user', () => {
  it.each([
    ['Help me with the hospital registration.', 'A: Gladly. The first box is religion. What shall I put?', 'Methodist', 'Methodist'],
    ['Walk me through the visa form.', 'A: Next up, occupation. What goes there?', 'glazier', 'glazier'],
    ['I have this passport form to do.', 'A: Field three: place of birth. What do I write?', 'Tartu', 'Tartu'],
    ['Hilf mir mit dem Anmeldeformular.', 'A: Gern. Das erste Feld ist Religion. Was soll ich eintragen?', 'Quäker', 'Quäker'],
    ['Ayúdame con el formulario.', 'A: La primera casilla es religión. ¿Qué pongo?', 'cuáquero', 'cuáquero'],
  ])('%s %s', (said, asked, answer, value) => {
    expect(kept(said, asked, answer)).toContain(value)
  })

  it.each([
    ['Help me register my mum at the surgery.', 'A: The first box is religion. What shall I put?', 'Methodist'],
    ['Fill in this form for my son.', 'A: Next is blood type. What should I enter?', 'A positive'],
    ['Help me with my character sheet.', 'A: First field: religion. What shall I put?', 'Druid'],
    ["Let's make a table.", 'A: The first column is age. What shall I put?', '12'],
    ['Fill in the hospital form.', 'A: The first box is the PIN. What shall I put?', '4821'],
    ['Fill in the hospital form.', 'A: The first box is religion. What shall I put?', 'skip that'],
  ])('not what is somebody else’s, made up, secret or no answer: %s %s', (said, asked, answer) => {
    expect(kept(said, asked, answer)).toBe('')
  })
})

describe('what is told in passing', () => {
  it.each([
    ["Life with a pacemaker is quieter than people think, I just keep clear of my dad's welder.", 'pacemaker'],
    ['Living with one lung is easier than it sounds, I just have to go slow on the stairs.', 'one lung'],
    ['¿Qué crema uso? Treinta años de albañil y tengo las manos destrozadas.', 'albañil'],
    ['Welche Creme hilft? Dreißig Jahre Maurer und meine Hände sind hin.', 'Maurer'],
    ['The postman looks right into our lounge. What blinds suit a houseboat porthole?', 'houseboat'],
    ['Which walks suit me? Ought to say I use a wheelchair.', 'wheelchair'],
  ])('%s', (said, value) => {
    expect(kept(said)).toContain(value)
  })

  it.each([
    'Living without a car is possible, right?',
    'Veinte años de guerra y no hay paz. ¿Por qué?',
    'Zwanzig Jahre Regen und keiner tut etwas. Warum?',
    'People stare. What would be a polite sign for a houseboat porthole?',
    'Should I mention that I eat halal?',
  ])('not: %s', (said) => {
    expect(kept(said)).toBe('')
  })

  it('having to go somewhere asks for nothing to be forgotten', () => {
    const { current, proposals } = converse(['She has to go to the clinic on her own now.'], [heldMemory('job', 'florist', 'Is a florist')])
    expect(current).toContain('Is a florist')
    expect(proposals.some(({ op }) => op === 'forget')).toBe(false)
  })
})

describe('rules', () => {
  it('is one memory with the sentence that says how far it reaches', () => {
    const { current } = converse(['Leave comments out of any code you show me. That goes for every language.'])
    expect(current).toHaveLength(1)
  })

  it('what may be brought and what may not is a rule beside what is held', () => {
    const held = [heldMemory('film taste', 'thrillers', 'Mostly watches thrillers')]
    const { current } = converse(['Film ideas are always welcome, but anything with spiders is out.'], held)
    expect(current).toEqual(['Mostly watches thrillers', expect.stringContaining('spiders')])
  })

  it.each(['Shorten further: your replies should always fit in three lines.', 'Acorta más: los mensajes a clientes tienen que caber en una línea.'])(
    'an order to do more of it names nothing to work on: %s',
    (said) => {
      expect(converse([said]).proposals).toMatchObject([{ op: 'remember', kind: 'rule' }])
    },
  )

  it.each(['Shorten: I live in Lund and have two dogs.', 'Acorta: vivo en Cádiz y tengo dos perros.'])('but this does: %s', (said) => {
    expect(kept(said)).toBe('')
  })
})

describe('an address for one thing', () => {
  it.each([
    ['My billing email is bills@example.com.', 'Email is kim@example.org'],
    ['Mi correo de facturas es facturas@example.com.', 'Mi correo personal es kim@example.org'],
  ])('stands beside the other: %s', (said, held) => {
    expect(converse([said], [heldMemory('contact.email', 'kim@example.org', held)]).current).toEqual([held, said])
  })

  it.each([
    ['My email is bills@example.com.', 'Email is kim@example.org'],
    ['My billing email is now bills@example.com.', 'Billing email is kim@example.org'],
  ])('and takes the place of the same one: %s', (said, held) => {
    expect(converse([said], [heldMemory('contact.email', 'kim@example.org', held)]).current).toHaveLength(1)
  })
})
