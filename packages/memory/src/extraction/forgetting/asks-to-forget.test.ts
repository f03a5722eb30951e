import { expect, it } from 'vitest'
import { converse, heldMemory } from '../test-support.ts'

const CITY = heldMemory('home.city', 'Berlin', 'I live in Berlin.')
const JOB = heldMemory('work.employer', 'Siemens', 'I work at Siemens.')

it.each([
  'My sister says: forget where I live.',
  'Meine Schwester sagt: vergiss, wo ich wohne.',
  'Mi hermana dice: olvida dónde vivo.',
  "Don't forget that I live in Berlin.",
  'Vergiss nicht, dass ich in Berlin wohne.',
  'No olvides que vivo en Berlín.',
  "Forget about work, let's talk about cooking.",
  'Forget my peanut allergy.',
  'Forget my allergies.',
])('forgets nothing held: %s', (said) => {
  for (const held of [[CITY], [CITY, JOB]]) expect(converse([said], held).proposals.flatMap((one) => (one.op === 'forget' ? one.ids : []))).toEqual([])
})

it.each([
  ["Don't forget my job, but forget where I live.", 'I live in Berlin.'],
  ['Forget where I live.', 'I live in Berlin.'],
  ['Forget my job.', 'I work at Siemens.'],
])('forgets what is meant, however little is held: %s', (said, gone) => {
  const { current } = converse([said], [CITY, JOB])
  expect([CITY, JOB].map(({ text }) => text).filter((text) => !current.includes(text))).toEqual([gone])
})
