import { describe, expect, it } from 'vitest'
import { isErrand } from './errands.ts'
import { isIronic } from './irony.ts'
import { isOpenStill } from './open-still.ts'
import { isBesideWanted, isWanted } from './wanted.ts'
import { toSentences } from '../language/sentences.ts'
import { fold } from '../language/words.ts'

const errand = (text: string, language = 'en'): boolean => isErrand(text, fold(text), language)
const open = (text: string, language = 'en'): boolean => isOpenStill(fold(text), language)
const ironic = (text: string, language = 'en'): boolean => isIronic(fold(text), language)
const wanted = (text: string, language = 'en'): boolean => isWanted(fold(text), language)

describe('errands', () => {
  it.each<[text: string, language?: string]>([
    ["I'll pick those up on the way home."],
    ['Ok, I need to pay that before Friday.'],
    ['Then I will take the bus.'],
    ['Das kläre ich morgen mit dem Vermieter.', 'de'],
    ['Schade, dann nehme ich den Bus.', 'de'],
    ['Vale, esta tarde la llamo.', 'es'],
  ])('takes "%s" for one', (text, language) => {
    expect(errand(text, language)).toBe(true)
  })

  it.each<[text: string, language?: string]>([
    ['I need to take it twice a day.'],
    ["I'll call him Rex."],
    ["I'll start it on Monday."],
    ['Tomorrow I start at Northwind.'],
    ['Ich nehme das jeden Morgen.', 'de'],
    ['Morgen fange ich bei Bosch an.', 'de'],
    ['Mañana empiezo en Telefónica.', 'es'],
  ])('takes "%s" for none', (text, language) => {
    expect(errand(text, language)).toBe(false)
  })
})

describe('what is still open', () => {
  it.each<[text: string, language?: string]>([
    ["If the baby's a girl after all, we'd call her Juniper or Wren."],
    ["Whether we'll switch to Vue, we don't know yet."],
    ["The vote's still open."],
    ["I haven't."],
    ['Everyone assumes I have given up meat.'],
    ['Ob wir nach Graz ziehen, entscheidet sich im Herbst.', 'de'],
    ['Wenn wir die Katze kriegen, würde sie Mimi oder Lotte heißen.', 'de'],
    ['Si me compro un Tesla, todavía no lo sé.', 'es'],
  ])('is told in "%s"', (text, language) => {
    expect(open(text, language)).toBe(true)
  })

  it.each<[text: string, language?: string]>([
    ["If I ask for a recipe, I'd like grams."],
    ['If I get a migraine, I take sumatriptan.'],
    ["Our shop's still open on Sundays."],
    ["Whether you like it or not, I'm a Bayern fan."],
    ['Everyone calls me Mick.'],
    ['My wife is vegan, but I am not.'],
    ['Ob Sommer oder Winter, ich fahre mit dem Rad zur Arbeit.', 'de'],
    ['Si llueve, voy en autobús al trabajo.', 'es'],
  ])('is not told in "%s"', (text, language) => {
    expect(open(text, language)).toBe(false)
  })
})

describe('irony', () => {
  it.each<[text: string, language?: string]>([
    ['Filling in forms has always been my secret passion.'],
    ['I live in the help desk queue now, forward my post.'],
    ['I shared a desk with Socrates, go easy on me.'],
    ["I've adopted the loading spinner."],
    ['Ich war mit Kleopatra in einer Klasse.', 'de'],
    ['Claro, hacer cola es mi vocación.', 'es'],
  ])('shows in "%s"', (text, language) => {
    expect(ironic(text, language)).toBe(true)
  })

  it.each<[text: string, language?: string]>([
    ['My passion is restoring old radios.'],
    ['My passion is spreadsheet modelling, I compete in it.'],
    ['I work on the help desk at Fujitsu.'],
    ['I live in a converted waiting room in Fife.'],
    ['My cat is called Cleopatra.'],
    ['I teach Shakespeare.'],
    ["I've adopted a greyhound."],
    ['Ich wohne im alten Bahnhof.', 'de'],
    ['Mi gran pasión es la cerámica.', 'es'],
  ])('does not show in "%s"', (text, language) => {
    expect(ironic(text, language)).toBe(false)
  })
})

describe('what is wanted once', () => {
  it.each<[text: string, language?: string]>([
    ['7 team names, space themed, one of them rude'],
    ['Need a farewell limerick for an Evander in accounts.'],
    ['Cover letter for a zookeeper job, half a page'],
    ['Column C wants two decimals.'],
    ['Sign it off as Dr. A. Blunt.'],
    ['Use Comic Sans for the sign.'],
    ['Die Tabelle auf Folie vier braucht einen Rahmen.', 'de'],
    ['En esta carta trátalos de usted.', 'es'],
  ])('is "%s"', (text, language) => {
    expect(wanted(text, language)).toBe(true)
  })

  it.each<[text: string, language?: string]>([
    ['I need two examples with every explanation.'],
    ['Two boys, Finn and Joe, both at primary school.'],
    ['Tables should always have a grey border.'],
    ['Our dining table needs a new leg.'],
    ['Sign my emails as Prof. E. Tarrant.'],
    ['I write limericks for a living.'],
    ['Zwei Katzen und ein Hund.', 'de'],
    ['A partir de ahora trátame de tú.', 'es'],
  ])('is not "%s"', (text, language) => {
    expect(wanted(text, language)).toBe(false)
  })

  it('takes what is said of whoever it is for along, and only beside it', () => {
    const beside = toSentences('Need a verse for a Rosalind in payroll. Never met her.', 'en')
    const alone = toSentences('My father left early. Never met him.', 'en')
    expect(beside[1] !== undefined && isBesideWanted(beside[1], beside, 'en')).toBe(true)
    expect(alone[1] !== undefined && isBesideWanted(alone[1], alone, 'en')).toBe(false)
  })
})

it('reads on after the letter of a first name', () => {
  expect(toSentences('Sign this as Prof. E. Tarrant. I live in Block B. It is quiet.', 'en').map(({ text }) => text)).toEqual([
    'Sign this as Prof. E. Tarrant.',
    'I live in Block B.',
    'It is quiet.',
  ])
})
