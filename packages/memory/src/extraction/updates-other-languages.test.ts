import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from './test-support.ts'

type Held = readonly [key: string, value: string, text: string]

const held = (list: readonly Held[]) => list.map(([key, value, text]) => heldMemory(key, value, text))
const after = (said: string, list: readonly Held[]): readonly string[] => converse([said], held(list)).current

const DOG: Held = ['perro', 'Tango', 'El perro se llama Tango']
const ALARM: Held = ['despertador', 'radio', 'Usa la radio de despertador']
const CLERK: Held = ['puesto', 'dependienta', 'Es dependienta']
const COOK: Held = ['Beruf', 'Koch', 'Ist Koch']
const SON: Held = ['filho', 'quarto ano', 'O filho anda no quarto ano']
const GRANDSON: Held = ['edad', 'siete', 'El nieto tiene siete años']

describe('the new value takes the place of the old', () => {
  it.each([
    ['again, with a verb', 'Otra vez me despierto con el móvil, la radio se oía fatal.', [ALARM, DOG], 'móvil'],
    ['again, where to', 'Otra vez voy al trabajo en tren, el coche no arranca.', [['transporte', 'coche', 'Va al trabajo en coche'], DOG], 'tren'],
    ['wieder', 'Ich höre wieder Kassetten, Vinyl war mir zu sperrig.', [['Musik', 'Vinyl', 'Hört Musik auf Vinyl'], COOK], 'Kassetten'],
    ['statt … stehen', 'Statt Geranien stehen auf dem Balkon jetzt Tomaten.', [['Balkon', 'Geranien', 'Hat auf dem Balkon Geranien'], COOK], 'Tomaten'],
    ['a role, since', 'Desde que soy encargada no me da tiempo ni a comer. ¿Qué me llevo?', [CLERK, DOG], 'encargada'],
    ['a role, as', 'Como capitana ya no discuto con nadie. ¿Qué digo en el descanso?', [['papel', 'delantera', 'Es delantera del equipo'], DOG], 'capitana'],
    ['a role in German', 'Seit ich Küchenchef bin, koche ich kaum noch selbst. Tipps?', [COOK], 'Küchenchef'],
    ['the next year', 'O meu filho entra no quinto ano em setembro. Que mochila compro?', [SON], 'quinto'],
    ['the next class', 'Ma fille entre en CE2 lundi. Quel cartable choisir ?', [['fille', 'CE1', 'La fille est en CE1']], 'CE2'],
    ['the next level', 'El B1 de francés se me resiste. ¿Cómo practico?', [['nivel', 'A2', 'Estudia francés en el nivel A2']], 'B1'],
    ['an age to come', 'O meu neto faz dois anos amanhã. Que livro é bom?', [['neto', 'um ano', 'O neto tem um ano']], 'dois'],
    ['an age in German', 'Meine Tochter wird am Freitag acht. Was schenkt man da?', [['Alter', 'sieben', 'Die Tochter ist sieben']], 'acht'],
    ['the same, but for when', 'Me equivoqué de día, el dentista es el jueves.', [['dentista', 'martes', 'El dentista es el martes'], DOG], 'jueves'],
    ['why, and not whose', 'Cambié el café por mate, cosas de mi suegra.', [['bebida', 'café', 'Desayuna con café'], DOG], 'mate'],
  ] as const)('%s: %s', (_, said, before, next) => {
    const current = after(said, before)
    expect(current.join('\n')).toContain(next)
    expect(current).not.toContain(before[0][2])
    expect(current).toHaveLength(before.length)
  })
})

describe('stays as it is', () => {
  it.each([
    ['what one is besides', 'Desde que soy madre duermo fatal.', CLERK],
    ['what one eats', 'Como vegetariana ya no voy a asadores. ¿Dónde ceno?', CLERK],
    ['somebody else', 'Mi hermana, desde que es directora, no para.', CLERK],
    ['supposed', 'Wenn ich Küchenchef wäre, gäbe es jetzt Suppe.', COOK],
    ['a parent', 'Seit ich Vater bin, koche ich auch daheim.', COOK],
    ["another child's year", 'A minha filha começa o quinto ano na segunda.', SON],
    ["another child's age", 'Mi sobrino cumple ocho el domingo.', GRANDSON],
    ['not yet', 'Cuando mi nieto cumpla ocho, le regalo una bici.', GRANDSON],
    ['at what time, once', 'Otra vez me despierto a las cuatro, qué rollo.', ALARM],
    ['left where it is', 'El móvil se queda fuera del cuarto, la radio se queda fuera.', ALARM],
  ] as const)('%s: %s', (_, said, one) => {
    expect(after(said, [one])).toContain(one[2])
  })
})
