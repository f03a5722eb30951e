import { expect, it } from 'vitest'
import { namesIn } from './names.ts'

it.each([
  ['Priya Raman owns the move to Stockholm.', ['Priya Raman', 'Stockholm']],
  ["I'm at St Edith's on Devil's Peak, and I've told Marco I'll come.", ['St Edith', "Devil's Peak", 'Marco']],
  ['The old host is db-07.eu-west-2, ask ana.lopez@example.org. Sure.', ['db-07.eu-west-2', 'ana.lopez@example.org']],
  ['It was a check-up in a long-term plan.', []],
  ['¿Cuánto cuesta? Vivo en Oviedo con Nerea.', ['Oviedo', 'Nerea']],
  ['Ich wohne mit meiner Mutter in Leipzig und die Miete für Thaddäus ist hoch.', ['Leipzig', 'Thaddäus']],
  ['Unsere WG ist mit der neuen Verlängerung nicht zufrieden, und wir kennen Elif.', ['WG', 'Elif']],
  ['Frau Vogel und Herr Keller treffen sich mit Albrecht in Saarbrücken.', ['Frau Vogel', 'Herr Keller', 'Albrecht', 'Saarbrücken']],
  ['Ich fahre mit Neumann über Iserlohn nach Belgrad, Eisleben und Gelsenkirchen.', ['Neumann', 'Iserlohn', 'Belgrad', 'Eisleben', 'Gelsenkirchen']],
  ['Wir kennen Dennis aus München und Sabine aus Schwerin, nicht aus Aachen.', ['Dennis', 'München', 'Sabine', 'Schwerin', 'Aachen']],
  ['Ich brauche Druckerpapier, Wanderschuhe, Nüsse und Hustensaft bis zum Abgabetermin.', []],
  ['Er bestellt Lagerregale bei Quintessa und zahlt Vorkasse.', ['Lagerregale', 'Quintessa']],
])('finds the names in %s', (sentence, names) => {
  expect([...namesIn(sentence)].sort()).toEqual([...names].sort())
})
