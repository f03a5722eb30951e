import { expect, it } from 'vitest'
import { converse, heldMemory } from '../test-support.ts'

it.each([
  ['My birthday is 3 March.', "My wife's birthday is 9 July."],
  ['I work at Siemens.', 'My husband works at Bosch.'],
  ['Ich arbeite bei Siemens.', 'Meine Frau arbeitet bei Bosch.'],
  ['My email is ana@example.org.', 'My work email is ana@corp.example.'],
  ['My rent is 900 euros.', 'My salary is 4200 euros.'],
  ['Our API runs in eu-west-1.', 'Our backups are in eu-central-1.'],
  ['Our project is called Heron.', 'Our main service is called Kestrel.'],
  ['My doctor is Dr. Weber.', 'My dentist is Dr. Klein.'],
  ['I wake up at 6.', 'I go to bed at 10.'],
  ['My daughter is 7.', 'My daughter loves dinosaurs.'],
  ["My wife's birthday is 9 July.", 'My wife works at Nokia.'],
  ['My dog Rufus is allergic to chicken.', 'My dog Rufus sees a vet in Bath.'],
  ['My boss is Carla.', 'My boss likes short emails.'],
  ['The production server is called Ernie.', 'The staging server is called Bert.'],
  ['I have a meeting with Ana every Monday.', 'I have a meeting with Ben every Friday.'],
  ['I speak Spanish.', "I'm learning Japanese."],
  ['Soy enfermera.', 'Soy vegana.'],
])('one does not take the place of the other: %s / %s', (one, other) => {
  for (const said of [
    [one, other],
    [other, one],
  ]) {
    const { current, proposals } = converse(said)
    expect(proposals.flatMap((proposal) => (proposal.op === 'remember' ? proposal.replaces : []))).toEqual([])
    expect(current).toEqual(said)
  }
})

it('another one of the same sort is no restatement', () => {
  const said = ["I'm a member of the chess club.", "I'm a member of the rowing club."]
  expect(converse(said).current).toEqual(said)
})

it.each([
  ['I live in Bristol.', 'I live in Leeds.'],
  ['My manager is Petra.', 'My manager is Jonas.'],
  ['My landlord is Mr Okafor.', 'Our landlord is a Mrs Whitcombe.'],
  ['My sister lives in Leeds.', 'My sister lives in York.'],
  ['My rent is 900 euros.', 'My rent is 950 euros.'],
  ['My daughter is 7.', 'My daughter is 8.'],
  ['Our standup is at 9:30.', 'Our standup is at 10:15.'],
])('a new value does: %s / %s', (one, other) => {
  expect(converse([one, other]).current).toEqual([other])
})

it.each(['Never mind.', 'Never mind!', 'nvm', 'Schon gut.', 'Da igual.'])('small talk is kept by no classifier: %s', (said) => {
  expect(converse([said]).current).toEqual([])
})

it('what is taken out of a letter or a page stays held', () => {
  const held = [heldMemory('home.address', '12 Mill Lane', 'My address is 12 Mill Lane.')]
  expect(converse(['Take my address off the invoice template.'], held).current).toEqual(['My address is 12 Mill Lane.'])
  expect(converse(['Take my address off your records.'], held).current).toEqual([])
})
