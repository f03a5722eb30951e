import { describe, expect, it } from 'vitest'
import { asksAboutPast } from './past.ts'

describe('asksAboutPast', () => {
  it.each([
    'Where did I live before?',
    'Where did I live before that?',
    'What was my previous employer?',
    'Which editor did I use before I switched?',
    'What did my old phone number look like?',
    'Where did I use to live?',
    'Where I used to live',
    'Who was my former manager?',
    'What was the release branch back then?',
    'Wo habe ich früher gewohnt?',
    'Was war mein vorheriger Arbeitgeber?',
    'Welches Handy hatte ich davor?',
    '¿Dónde vivía antes?',
    '¿Cuál era mi proveedor anterior?',
    '¿Quién fue mi antiguo gestor?',
    'Où est-ce que j’habitais auparavant ?',
  ])('yes: %s', (question) => {
    expect(asksAboutPast(question)).toBe(true)
  })

  it.each([
    'Where do I live?',
    'What do I drink before lunch?',
    'When did I break my wrist?',
    'What did I have repaired on my left knee in 2021?',
    'How old is my dog?',
    'Was esse ich vor dem Training?',
    '¿Qué tomo antes de dormir?',
    '¿Qué hago antes del trabajo?',
    'What comes ahead of the rest when you look over my layouts?',
    'What is the name of my ex?',
    'My last name?',
    'What was my first conference talk about?',
  ])('no: %s', (question) => {
    expect(asksAboutPast(question)).toBe(false)
  })
})
