import { expect, test } from 'vitest'
import { sayToPerson, toSecondPerson } from './second-person.ts'
import { aMemory } from './test/a-memory.ts'

test.each([
  ['I live in Berlin.', 'You live in Berlin.'],
  ['My name is Mara', 'Your name is Mara'],
  ["I'm allergic to penicillin.", "You're allergic to penicillin."],
  ['I’ve moved to Porto.', 'You’ve moved to Porto.'],
  ['I am a nurse and I was a cook.', 'You are a nurse and you were a cook.'],
  ['I am now really tired. I was also ill.', 'You are now really tired. You were also ill.'],
  ['I also am a cook.', 'You also are a cook.'],
  ['Yesterday I gave a talk in Leipzig.', 'Yesterday you gave a talk in Leipzig.'],
  ['My sister Ada cooks for me and my dog.', 'Your sister Ada cooks for you and your dog.'],
  ['I taught myself to sew.', 'You taught yourself to sew.'],
  ["I wasn't told.", "You weren't told."],
])('%s → %s', (said, told) => {
  expect(toSecondPerson(said)).toBe(told)
})

test.each([
  'We deploy to eu-central-1.',
  'The bakery closes on Mondays.',
  'I want you to write to my sister.',
  'I studied World War I.',
  'My favourite film is “My Left Foot”.',
  'I sang in My Fair Lady.',
  'The coal mine shut when I was six.',
  'My I/O board is a Pi.',
])('left alone: %s', (said) => {
  expect(toSecondPerson(said)).toBe(said)
})

test('only what the person said of themselves, and only in English', () => {
  const text = 'I live in Berlin.'
  expect(sayToPerson(aMemory({ text }))).toBe('You live in Berlin.')
  expect(sayToPerson(aMemory({ text, source: { origin: 'assistant' } }))).toBe(text)
  expect(sayToPerson(aMemory({ text, kind: 'rule' }))).toBe(text)
  expect(sayToPerson(aMemory({ text, language: 'de' }))).toBe(text)
})
