import { describe, expect, it } from 'vitest'
import { converse } from './test-support.ts'

const kept = (...said: readonly string[]) => converse(said).current.join(' | ')

describe('a remark makes what was asked about their own', () => {
  it.each([
    ['Does a marimba fit in a hatchback? Mine does not fold.', 'marimba'],
    ['Can you ski with a frozen shoulder? Mine has been stuck since November.', 'frozen shoulder'],
    ["What's a kind stretch for somebody who lays tiles all day? Asking because it's me.", 'tiles'],
    ['Do chameleons get bored? I got him at Christmas and he just stares at the wall.', 'chameleons'],
    ['Is it normal for an Irish wolfhound to sleep all day? Bran does.', 'wolfhound'],
    ['is a corgi too heavy to carry up four flights? we have no lift and he is refusing', 'corgi'],
    ['Which oil for a squeaky loom? The whole street hears me weave at night.', 'loom'],
    ['Am I too old for judo at my age? (67.)', '67'],
  ])('%s', (said, value) => {
    expect(kept(said)).toContain(value)
  })

  it.each([
    'Is there a lighter crate for a borzoi?',
    'What do vicars wear?',
    'Are estate cars any good? My neighbour has one.',
    'How does one become a court interpreter? Asking for a friend.',
    "What's the capital of Peru? I always forget.",
    'Can a horse sleep standing? My daughter wants to know for her homework.',
    'What would a widow inherit under French law? It is for an essay.',
    'Why do dogs dream? I read that they do.',
  ])('not: %s', (said) => {
    expect(kept(said)).toBe('')
  })
})

describe('what is owned up to in passing', () => {
  it.each([
    ['Which counter is it when, like me, you hold a Peruvian passport?', 'Peruvian'],
    ["When you're six foot seven like me, which seats are survivable?", 'six foot seven'],
    ['As someone who sings bass in two choirs, what should I drink?', 'bass'],
    ["Would grapefruit clash with the tablets they've got me on?", 'tablets'],
    ["How do I tell them that I'm really a tenor?", 'tenor'],
    ['Fourteen years a blacksmith and I have never seen a hinge like it. Who makes these?', 'blacksmith'],
    ['Why does Brightwater keep billing me twice? Could Brightwater have charged me by the day?', 'Brightwater'],
    ['Lives: Ghent. Works: Antwerp. Which season ticket?', 'Antwerp'],
    ['Can I claim mileage as a district nurse on a moped when I own it?', 'nurse'],
    ["The vet says he's diabetic, what treats are left?", 'diabetic'],
    ['Write a card for my carer Odile, who comes on weekday mornings.', 'mornings'],
    ['At home we speak Frisian with the kids but school is in Dutch, is that a problem?', 'Frisian'],
  ])('%s', (said, value) => {
    expect(kept(said)).toContain(value)
  })

  it.each([
    'Pretend for a minute that you were a tenor. What would you sing?',
    'If I had a boat I would sail to Crete. How far is it?',
    'What does a blacksmith earn in a year?',
    'Is it like that for anyone else?',
  ])('not: %s', (said) => {
    expect(kept(said)).toBe('')
  })
})

describe('several in one sentence, and beside what is not kept', () => {
  it.each([
    ['Nine hours driving the crane and my neck has locked solid. Stretches?', 'crane'],
    ['I stutter on the phone, so I book by mail: ida@example.org.', 'stutter'],
    ['I live at 9 Quay Lane, my mobile is +44 7700 900111, portal password is heron-Quartz-58.', '9 Quay Lane'],
    ['I\'m a stage hand at the opera, so no, I cannot "just sit down for the whole show". Any insoles?', 'stage hand'],
  ])('%s', (said, value) => {
    expect(kept(said)).toContain(value)
  })

  it('never keeps the secret', () => {
    expect(kept('I live at 9 Quay Lane, portal password is heron-Quartz-58.')).not.toContain('heron')
  })

  it.each([
    [['Which shoes?', 'A: What size do you take, and any foot trouble?', 'EU 47, wide fitting. No trouble.'], 'EU 47'],
    [['Is it too late for judo?', 'A: Hardly! How old are you?', '61. Does that change things?'], '61'],
    [['Outing ideas', 'A: Sure. Who is it for?', 'My great-aunt Odile. 91, sharp, walks with a stick.'], 'stick'],
  ])('an answer: %j', (said, value) => {
    expect(kept(...said)).toContain(value)
  })
})

describe('rules asked for politely', () => {
  it.each([
    ['Could you keep it under a hundred words when I ask about history?', 'hundred words'],
    ['As a general thing I would like a year next to every number you quote me.', 'year'],
    ['Prices should be shown to me in lei.', 'lei'],
    ['Could you always round prices up for me?', 'round prices'],
  ])('%s', (said, value) => {
    expect(kept(said)).toContain(value)
  })

  it.each([
    'Could you keep this one under a hundred words?',
    'Could you tell me when I should plant garlic?',
    'I would like a holiday every year, where is it warm?',
  ])('not: %s', (said) => {
    expect(converse([said]).proposals.some((proposal) => proposal.op === 'remember' && proposal.kind === 'rule')).toBe(false)
  })
})
