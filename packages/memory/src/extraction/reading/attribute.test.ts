import { expect, test } from 'vitest'
import { attributeIn, attributeNamed, sameAttribute } from './attribute.ts'
import { converse, heldMemory } from '../test-support.ts'

test.each([
  ['The alert channel of the mooring app is Sirrak.', { thing: 'mooring-app', name: 'alert-channel', value: 'Sirrak' }],
  ["The ferry desk's extension is 4471.", { thing: 'ferry-desk', name: 'extension', value: '4471' }],
  ['For the print shop, the courier is Velmar now.', { thing: 'print-shop', name: 'courier', value: 'Velmar' }],
  ['FYI: the owner of our tide gauge is Ines Palomo', { thing: 'tide-gauge', name: 'owner', value: 'Ines Palomo' }],
])('%s states an attribute of a thing', (text, expected) => {
  expect(attributeIn(text, 'en')).toEqual(expected)
})

test.each([
  'The problem with the ferry desk is Monday.',
  'The capital of the island is Port Hale.',
  'The soup of the day is too salty.',
  "The dog's vet is Dr Ames.",
  'What is the port of the mooring app?',
])('%s does not', (text) => {
  expect(attributeIn(text, 'en')).toBeNull()
})

test('one value an attribute of a thing: a new one takes the place of the old, and of nothing else', () => {
  const { current } = converse([
    'The owner of the mooring app is Sirrak.',
    'The owner of the tide gauge is Bellamo.',
    "The mooring app's tester is Quillon.",
    "The mooring app's owner is Dorvain now.",
  ])
  expect(current).toEqual(['The owner of the tide gauge is Bellamo.', "The mooring app's tester is Quillon.", expect.stringContaining('Dorvain')])
  expect(current.join()).not.toContain('Sirrak')
})

test('a request to forget an attribute means that of the thing it names', () => {
  const held = [
    heldMemory('mooring-app.cache', 'Sirrak', 'The cache of the mooring app is Sirrak.'),
    heldMemory('tide-gauge.cache', 'Bellamo', 'The cache of the tide gauge is Bellamo.'),
    heldMemory('mooring-app.owner', 'Ines', 'The owner of the mooring app is Ines.'),
  ]
  expect(converse(["Please forget the mooring app's cache."], held).current).toEqual(held.slice(1).map(({ text }) => text))
})

test('an attribute keeps its name in every wording of it', () => {
  const named = attributeNamed('Please forget the owner of the mooring service.')
  expect(named).toEqual({ thing: 'mooring-service', name: 'owner' })
  expect(named !== null && sameAttribute(named, { thing: 'mooring', name: 'owners' })).toBe(true)
})
