import { expect, it } from 'vitest'
import { foldCase } from './normalise.ts'
import { stemFrench } from './stem-french.ts'

it.each([
  'manger mange mangé mangée mangeait mangent mangeons',
  'habiter habite habité habitais habitons',
  'finir finis finit finissons finissent fini finie',
  'cheval chevaux',
  'bureau bureaux',
  'ami amie amis amies',
  'travailler travaille travaillé travail',
  'réunion réunions',
  'chanter chante chanteur chanteuse',
  'actif active actifs actives',
])('forms of one French word have one stem: %s', (forms) => {
  expect(new Set(forms.split(' ').map((form) => stemFrench(foldCase(form)))).size).toBe(1)
})

it.each(['ville village', 'cousin coussin', 'maison maire', 'pain peine', 'voisin voiture', 'semaine semer'])('other words keep other stems: %s', (words) => {
  expect(new Set(words.split(' ').map((word) => stemFrench(foldCase(word)))).size).toBe(2)
})

it('leaves short words as they are', () => {
  for (const word of ['thé', 'mer', 'bus', 'eau', 'ans']) expect(stemFrench(foldCase(word))).toBe(foldCase(word))
})
