import { expect, it } from 'vitest'
import { readChange, readOver } from './change.ts'

const CHANGES: readonly (readonly [clause: string, old: string | null, next: string])[] = [
  // One thing for another.
  ['We swapped the Polo for a cargo bike', 'Polo', 'cargo bike'],
  ['I ditched Trello in favour of Plane', 'Trello', 'Plane'],
  ['The club traded me from flute to oboe', 'flute', 'oboe'],
  ["They've handed me over from Dr. Weir to Dr. Osman", 'Dr. Weir', 'Dr. Osman'],
  ['My doctor took me off ramipril and put me on losartan', 'ramipril', 'losartan'],
  ['We took the boys out of Ashgrove and enrolled them at Millbank', 'Ashgrove', 'Millbank'],
  ['We moved the blog off Medium and onto Ghost', 'Medium', 'Ghost'],
  ['Out with the spreadsheet, in with a proper ledger', 'spreadsheet', 'proper ledger'],
  ['We had the bath ripped out and a walk-in shower put in', 'bath', 'walk-in shower'],
  ['bank news: Northgate out, Fairwater in', 'Northgate', 'Fairwater'],
  ['The old sofa made way for a daybed', 'old sofa', 'daybed'],
  ['Priya took over from Ewan as chair', 'Ewan', 'Priya'],
  ['nano → helix', 'nano', 'helix'],
  // What was let go, and what came.
  ['Gave up on karate, it is climbing for me now', 'karate', 'climbing'],
  ['I packed in the choir and joined a samba band', 'choir', 'samba band'],
  ["We've had it with Slack, Zulip it is", 'Slack', 'Zulip'],
  ['No more decaf for me, I drink rooibos', 'decaf', 'rooibos'],
  ["I don't do weekends any longer, they've put me on mornings", 'weekends', 'mornings'],
  ["We don't bank with Harbour any more, we're with Fairwater", 'Harbour', 'Fairwater'],
  ['The tandem is history, we ride e-bikes', 'tandem', 'e-bikes'],
  ['Jenkins is dead, Woodpecker runs the builds', 'Jenkins', 'Woodpecker'],
  ['I play the viola, the fiddle is gone', 'fiddle', 'viola'],
  ['I see Dr Osman since Dr Weir retired', 'Dr Weir', 'Dr Osman'],
  ['It used to be a Fiat, now a Dacia', 'Fiat', 'Dacia'],
  ['I am no longer a student but a trainee', 'student', 'trainee'],
  // What was wrong, and what is right.
  ['I said Tuesday but it is Thursday', 'Tuesday', 'Thursday'],
  ['The gate code name is Heron, you saved Egret', 'Egret', 'Heron'],
  ['No, not Leeds. York', 'Leeds', 'York'],
  ['My rehearsal is on Thursdays, actually, not Mondays', 'Mondays', 'Thursdays'],
  ['She is a vet rather than a groomer', 'groomer', 'vet'],
  ['My name is spelled Siobhan', null, 'Siobhan'],
  // Only the new one.
  ["Our hearing's been pushed back to 4 June", null, '4 June'],
  ['The launch was brought forward to 12 May', null, '12 May'],
  ['They made me shift lead', null, 'shift lead'],
  ['My physio has put me on walking laps', null, 'walking laps'],
  ["I'm back on the early train", null, 'early train'],
  ["We've gone home to Galway", null, 'Galway'],
  ["Danish is what I'm learning instead", null, 'Danish'],
  ['Make it 12,500 euros', null, '12,500 euros'],
  ["It's O positive", null, 'O positive'],
]

it.each(CHANGES)('reads what has changed: %s', (clause, old, next) => {
  expect(readChange(clause, 'en')).toEqual({ old, next })
})

it.each([
  'My sister lives in Oslo',
  'I left my keys on the bus',
  'I sold my bike',
  'Gave it up',
  'I am not a fan of cruises',
  "We're locked out of the meeting room",
  'I gave up coffee for good',
  'The server is not responding',
  'I had three brothers and a dog called Rex when we were small',
])('reads no change: %s', (clause) => {
  expect(readChange(clause, 'en')?.old ?? null).toBeNull()
})

it('reads what is over where nothing has come in its place', () => {
  expect(readOver('The Nokia went to the tip')).toBe('Nokia')
  expect(readOver('we binned jenkins at easter')).toBe('jenkins')
  expect(readOver("We don't work in Excel any longer")).toBe('Excel')
  expect(readOver('I quit smoking')).toBeNull()
  expect(readOver('We closed the door')).toBeNull()
})
