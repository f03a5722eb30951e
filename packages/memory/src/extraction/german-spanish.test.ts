import { describe, expect, it } from 'vitest'
import type { Memory } from '../core/memory.ts'
import { readChange } from './reading/change.ts'
import { surelyForgets } from './forgetting/forget-forms-de-es.ts'
import { gate } from './reading/gate.ts'
import { toSentences } from './language/sentences.ts'
import { converse, heldMemory } from './test-support.ts'

const GERMAN: readonly Memory[] = [
  heldMemory('Wohnort', 'Fulda', 'Wohnt in Fulda'),
  heldMemory('Arbeitgeber', 'Brillen Rottmann', 'Arbeitet bei Brillen Rottmann'),
  heldMemory('Chef', 'Herr Odenthal', 'Der Chef heißt Herr Odenthal'),
  heldMemory('Auto', 'Fiat Panda', 'Fährt einen Fiat Panda'),
  heldMemory('Training', 'montags', 'Geht montags zum Training'),
]
const SPANISH: readonly Memory[] = [
  heldMemory('ciudad', 'Huelva', 'Vive en Huelva'),
  heldMemory('empresa', 'Muebles Tarsis', 'Trabaja en Muebles Tarsis'),
  heldMemory('jefe', 'don Fermín', 'Su jefe es don Fermín'),
  heldMemory('coche', 'Fiat Panda', 'Conduce un Fiat Panda'),
  heldMemory('entrenamiento', 'lunes', 'Entrena los lunes'),
]
const span = (text: string) => ({ text, start: 0, end: text.length })

describe('a new value takes the place of the old one', () => {
  it.each([
    ['Nein, mein Chef heißt Ortenau, nicht Odenthal.', 'Ortenau', 'Odenthal'],
    ['Sorry, Tippfehler! Ich wohne in Fürth, nicht in Fulda.', 'Fürth', 'Fulda'],
    ['Den Panda hab ich verkauft, jetzt fahr ich einen Dacia.', 'Dacia', 'Panda'],
    ['Bei Brillen Rottmann hab ich gekündigt, seit März bin ich bei Apollo.', 'Apollo', 'Rottmann'],
    ['Statt montags gehe ich jetzt mittwochs zum Training.', 'mittwochs', 'montags'],
    ['Wir sind umgezogen, nach Kassel.', 'Kassel', 'Fulda'],
    ['Seit ich in Bamberg wohne, fehlt mir die Rhön. Wo kann man hier wandern?', 'Bamberg', 'Fulda'],
  ])('%s', (said, now, before) => {
    const { current } = converse([said], GERMAN)
    expect(current.join(' | ')).toContain(now)
    expect(current.join(' | ')).not.toContain(before)
    expect(current).toHaveLength(GERMAN.length)
  })

  it.each([
    ['No, mi jefe se llama don Germán, no don Fermín.', 'Germán', 'Fermín'],
    ['Te lo puse mal, vivo en Huesca.', 'Huesca', 'Huelva'],
    ['Vendí el Panda y ahora conduzco un Dacia.', 'Dacia', 'Panda'],
    ['Dejé Muebles Tarsis, desde marzo trabajo en Ikea.', 'Ikea', 'Tarsis'],
    ['En vez de los lunes, ahora entreno los miércoles.', 'miércoles', 'lunes'],
    ['Desde que vivo en Cáceres echo de menos el mar. ¿Dónde nado?', 'Cáceres', 'Huelva'],
  ])('%s', (said, now, before) => {
    const { current } = converse([said], SPANISH)
    expect(current.join(' | ')).toContain(now)
    expect(current.join(' | ')).not.toContain(before)
    expect(current).toHaveLength(SPANISH.length)
  })

  it.each([
    ['Unser Wartezimmer hab ich abgeschafft, jetzt gibt es Termine.', 'Wartezimmer', 'Termine'],
    ['Ich trinke lieber Mate als Kaffee.', 'Kaffee', 'Mate'],
    ['Cambié la flauta por la gaita.', 'flauta', 'gaita'],
    ['Nos hemos pasado de Teams a Element.', 'Teams', 'Element'],
  ])('names what is over and what has come: %s', (said, old, next) => {
    expect(readChange(said, 'de')).toEqual({ old, next })
  })

  it.each(['Ich bin mit dem Bus zur Arbeit gefahren.', 'Un mensaje de mi hermana a las ocho.'])('names no change: %s', (said) => {
    expect(readChange(said, 'de')?.old ?? null).toBeNull()
  })
})

describe('what leads up to a question is read', () => {
  it.each([
    ['Vivo en Soria desde hace años, ¿qué ruta me recomiendas?', 'Soria'],
    ['Penicillin vertrage ich nicht, was gäb es sonst bei Scharlach?', 'Penicillin'],
    ['Mit meinem Asthma darf ich nicht tauchen, oder?', 'Asthma'],
    ['¿Qué le doy a mi gata Frida para el estreñimiento?', 'Frida'],
  ])('%s', (said, value) => {
    expect(converse([said]).current.join(' | ')).toContain(value)
  })

  it.each([
    ['Si tuviera dos perros, ¿cuánto gastaría en pienso?', 'es'],
    ['Wenn ich zwei Hunde hätte, was würde das Futter kosten?', 'de'],
    ['„Wir schaffen das“, wann genau fiel der Satz?', 'de'],
  ])('a condition or a quote stays with its question: %s', (said, language) => {
    expect(toSentences(said, language)).toHaveLength(1)
  })
})

describe('requests to forget', () => {
  it.each([
    ['de', 'Bei wem ich arbeite, musst du nicht wissen.'],
    ['de', 'Ich will nicht, dass meine Adresse bei dir gespeichert ist.'],
    ['de', 'Könntest du löschen, wie mein Freund heißt?'],
    ['es', 'El nombre de mi novio no hace falta que lo guardes.'],
    ['es', '¿Puedes borrar en qué empresa trabajo?'],
    ['es', 'Lo del coche, sacalo de tus notas.'],
  ])('%s: %s', (language, said) => {
    expect(surelyForgets(span(said), language)).toBe(true)
  })

  it.each([
    ['de', 'Kannst du die Kommas im Text entfernen?'],
    ['de', 'Schreib eine Mail, dass sie meine Daten löschen sollen.'],
    ['es', '¿Puedes quitar las comas del párrafo?'],
    ['es', '¿Cómo borro una rama de git?'],
  ])('%s, work at hand: %s', (language, said) => {
    expect(surelyForgets(span(said), language)).toBe(false)
  })

  it('forgets what is meant and keeps what is to stay', () => {
    expect(converse(['Vergiss bitte, wo ich wohne.'], GERMAN).current.join()).not.toContain('Fulda')
    expect(converse(['Olvida dónde vivo, por favor.'], SPANISH).current.join()).not.toContain('Huelva')
  })
})

describe('leaves nothing', () => {
  it.each([
    ['de', 'Evtl. ziehen wir im Herbst nach Kiel.', 'uncertain'],
    ['de', 'Stellen wir uns mal vor, ich bin Veganer.', 'hypothetical'],
    ['de', 'Ich hab ein Diplom im Verschlafen.', 'joke'],
    ['de', 'Die PIN vom Handy: 4471', 'secret'],
    ['es', 'Estamos viendo si adoptar un galgo.', 'uncertain'],
    ['es', 'De ser vegano, cenaría otra cosa.', 'hypothetical'],
    ['es', 'Tengo un máster en perder llaves.', 'joke'],
    ['es', 'La clave del wifi: perro2019', 'secret'],
  ])('%s: %s', (language, said, reason) => {
    expect(gate(span(said), language)).toMatchObject({ pass: 'no', reason })
  })

  it.each([
    ['de', 'Ich habe ein Diplom in Chemie.'],
    ['de', 'Ich überlegte früher viel, heute male ich jeden Tag.'],
    ['es', 'Tengo un máster en historia.'],
    ['es', 'Mi código postal es 28004.'],
  ])('%s, but not: %s', (language, said) => {
    expect(gate(span(said), language).pass).toBe('statement')
  })
})
