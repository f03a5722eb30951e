import { expect, test } from 'vitest'
import { toSequence, containsSequence, toWords } from '../tokens/words.ts'
import { STRANGER } from './facts.ts'
import { exchangeText } from './scenario.ts'
import { createScenario, EXCHANGES_A_DAY } from './thirty-days.ts'

const scenario = createScenario()
const values = scenario.facts.flatMap((fact) => fact.versions.map((version) => version.value))

test('there are 360 exchanges in 30 sessions, and the same seed gives the same texts', () => {
  expect(scenario.exchanges).toHaveLength(360)
  expect(new Set(scenario.exchanges.map((exchange) => exchange.day)).size).toBe(30)
  expect(JSON.stringify(createScenario())).toBe(JSON.stringify(scenario))
  expect(JSON.stringify(createScenario(43))).not.toBe(JSON.stringify(scenario))
})

test('each form has 40 probes, 3 of them about forgotten facts', () => {
  for (const form of ['literal', 'paraphrase', 'far'] as const) {
    const probes = scenario.probes.filter((probe) => probe.form === form)
    expect(probes).toHaveLength(40)
    expect(probes.filter((probe) => probe.current === null)).toHaveLength(3)
  }
})

test('every fact is told, changed and forgotten on its days, and its value stands in its sentence', () => {
  for (const fact of scenario.facts) {
    for (const version of fact.versions) {
      const told = scenario.exchanges.filter((exchange) => exchange.user === version.text)
      expect(told.map((exchange) => [exchange.day, exchange.tag])).toEqual([[version.day, { type: 'told', key: fact.key, value: version.value }]])
      expect(containsSequence(toSequence(version.text), version.value)).toBe(true)
    }
    if (fact.forgotten === null) continue
    const { day, text } = fact.forgotten
    expect(scenario.exchanges.filter((exchange) => exchange.user === text).map((exchange) => exchange.day)).toEqual([day])
    expect(fact.versions.some((version) => containsSequence(toSequence(text), version.value))).toBe(false)
  }
})

test('constant facts: three by day 10, all five by day 20, none on a day of probes', () => {
  const constant = scenario.facts.filter((fact) => fact.versions.length === 1 && fact.forgotten === null).map((fact) => fact.versions[0]?.day ?? 0)
  expect(constant).toHaveLength(5)
  expect(constant.filter((day) => day <= 10)).toHaveLength(3)
  expect(constant.filter((day) => day <= 20)).toHaveLength(5)
  expect(constant.some((day) => day % 10 === 0)).toBe(false)
})

test('in the last 8 exchanges of days 9, 19 and 29 stands the change of the database and nothing else', () => {
  const late = scenario.exchanges.filter((exchange) => [9, 19, 29].includes(exchange.day) && exchange.index % EXCHANGES_A_DAY >= 4 && exchange.tag !== null)
  expect(late.map((exchange) => exchange.tag)).toEqual([{ type: 'told', key: 'Postgres version', value: 'Postgres 17' }])
})

test('no value stands anywhere but in its own statement', () => {
  for (const exchange of scenario.exchanges) {
    const sequence = toSequence(exchangeText(exchange))
    const found = values.filter((value) => containsSequence(sequence, value))
    expect(new Set(found), exchange.user).toEqual(new Set(exchange.tag?.type === 'told' ? [exchange.tag.value] : []))
  }
})

test('replies to questions carry 30 lines of source code', () => {
  for (const exchange of scenario.exchanges.filter((each) => each.tag === null)) {
    expect(exchange.assistant.split('~~~')[1]?.split('\n').length).toBe(32)
  }
})

test('what a stranger says has no value of the user, and the other way round', () => {
  for (const version of STRANGER) expect(values.some((value) => containsSequence(toSequence(version.text), value))).toBe(false)
})

test('a far paraphrase has no content word in common with any version', () => {
  for (const fact of scenario.facts) {
    const told = fact.versions.flatMap((version) => contentOf(`${version.text} ${fact.key} ${version.value}`))
    const shared = contentOf(fact.questions.far).filter((word) => told.some((other) => alike(word, other)))
    expect(shared, fact.key).toEqual([])
  }
})

test('a literal question shares a content word with every version', () => {
  for (const fact of scenario.facts) {
    for (const version of fact.versions) {
      const told = contentOf(version.text)
      expect(
        contentOf(fact.questions.literal).some((word) => told.includes(word)),
        `${fact.key}, day ${version.day}`,
      ).toBe(true)
    }
  }
})

test('no question holds a value of its fact, but for the choice between two', () => {
  for (const fact of scenario.facts.filter((each) => each.key !== 'indentation')) {
    for (const question of Object.values(fact.questions)) {
      expect(
        fact.versions.some((version) => containsSequence(toSequence(question), version.value)),
        question,
      ).toBe(false)
    }
  }
})

const FUNCTION_WORDS = new Set(
  'a an and are at be can could did do does for from has have here how i if in is it may me must my no not nobody now of off on one onto or our should so than that the their them they this to up was we what when where which who whose will with would you your'.split(
    ' ',
  ),
)

function contentOf(text: string): string[] {
  return toWords(text).filter((word) => !FUNCTION_WORDS.has(word))
}

/** The same word, or one begins the other and both are of the same family: 4 letters in common, at most 4 more. */
function alike(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return short === long || (short.length >= 4 && long.startsWith(short.slice(0, Math.max(4, short.length - 1))) && long.length - short.length <= 4)
}
