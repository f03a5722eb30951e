import { expect, test } from 'vitest'
import { containsSequence, toSequence, toWords } from '../tokens/words.ts'
import { createGrownScenario } from './grown.ts'

const scenario = createGrownScenario()

test('1,000 keys over 300 sessions: 300 change, 50 are forgotten, 120 are asked in three forms', () => {
  expect(new Set(scenario.facts.map((fact) => fact.key)).size).toBe(1000)
  expect(new Set(scenario.exchanges.map((exchange) => exchange.day)).size).toBe(300)
  expect(scenario.facts.filter((fact) => fact.versions.length === 2)).toHaveLength(300)
  expect(scenario.facts.filter((fact) => fact.forgotten !== null)).toHaveLength(50)
  expect(scenario.probes).toHaveLength(360)
  expect(scenario.probes.filter((probe) => probe.current === null)).toHaveLength(60)
})

test('every value belongs to one version of one key, and stands in its sentence', () => {
  const versions = scenario.facts.flatMap((fact) => fact.versions)
  expect(new Set(versions.map((version) => version.value.toLowerCase())).size).toBe(versions.length)
  expect(versions.every((version) => containsSequence(toSequence(version.text), version.value))).toBe(true)
})

test('days are in order, and a change or a forget comes after what it is about', () => {
  for (const fact of scenario.facts) {
    const days = [...fact.versions.map((version) => version.day), ...(fact.forgotten === null ? [] : [fact.forgotten.day])]
    expect(days).toEqual([...new Set(days)].sort((one, other) => one - other))
    expect(Math.max(...days)).toBeLessThanOrEqual(300)
  }
})

test('a far paraphrase has neither the name of the service nor of the attribute', () => {
  for (const probe of scenario.probes.filter((each) => each.form === 'far')) {
    const words = toWords(probe.question)
    expect(
      toWords(probe.key).filter((word) => words.includes(word)),
      probe.question,
    ).toEqual([])
  }
})
