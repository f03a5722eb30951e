import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseExtractionData, parseRecallData } from './data.ts'
import type { ExtractionCase } from './data.ts'
import { extractionQuality } from './extraction-quality.ts'
import { fakeLocket, memoryOf } from './fake-locket.ts'
import { recallQuality } from './recall-quality.ts'

const users = parseRecallData(dataOf('recall.json'))
const cases = parseExtractionData(dataOf('extraction.json'))

test('a locket that stores nothing: all noop cases right, no add; every deleted fact right, no hit', async () => {
  const open = fakeLocket((_text, held) => held)
  const { quality } = await extractionQuality(cases, open, 'test')
  expect(quality.lenientByClass.noop).toEqual({ right: 90, of: 90 })
  expect(quality.lenientByClass.add).toEqual({ right: 0, of: 60 })
  expect(quality.lenientByClass.update?.right).toBe(0)
  const recall = await recallQuality(users.slice(0, 1), open, 'test')
  expect(recall.quality.byHistory.deleted).toEqual({ right: 20, of: 20 })
  expect(recall.quality.hitsByProbe.literal).toEqual({ right: 0, of: 35 })
})

test('a locket that stores everything: every hit, a leak for each change, nothing deleted, no noop right', async () => {
  const open = fakeLocket((text, held, message) => [...held, memoryOf(text, null, message)])
  const { quality } = await recallQuality(users.slice(0, 1), open, 'test')
  expect(quality.hitsByProbe.p3).toEqual({ right: 35, of: 35 })
  expect(quality.byHistory.once?.right).toBe(0)
  expect(quality.byHistory['never changed']).toEqual({ right: 80, of: 80 })
  expect(quality).toMatchObject({ distractorsStored: 60, restatementsStored: 10, deletedKept: 5, deletedLeaks: 20 })
  const extraction = await extractionQuality(
    cases.filter((each) => each.id.includes('noop')),
    open,
    'test',
  )
  expect(extraction.quality.lenientByClass.noop?.right).toBeLessThan(10)
})

const UPDATE: ExtractionCase = {
  id: 'test-update-switch-001',
  language: 'en',
  now: '2026-03-02T09:00:00Z',
  turns: [{ role: 'user', text: 'We switched from Jira to Linear.' }],
  before: [
    { key: 'tracker', value: 'Jira', text: 'Tracker is Jira' },
    { key: 'chat', value: 'Zulip', text: 'Chat is Zulip' },
  ],
  expect: [{ op: 'update', about: 'tracker', value: 'Linear', notValue: 'Jira', kind: 'fact' }],
  forbid: [],
}

test('a text that holds both values is a warning without a value field, and right with one', async () => {
  const replaced = (value: string | null) => fakeLocket((text, held) => [...held.filter((memory) => memory.value !== 'Jira'), memoryOf(text, value)])
  const both = await extractionQuality([UPDATE], replaced(null), 'test')
  expect([both.quality.lenientByClass.update?.right, both.quality.strictByClass.update?.right]).toEqual([1, 0])
  const valued = await extractionQuality([UPDATE], replaced('Linear'), 'test')
  expect(valued.quality.strictByClass.update?.right).toBe(1)
})

test('an update that takes another memory along is wrong, and the miss says why', async () => {
  const { quality, misses } = await extractionQuality(
    [UPDATE],
    fakeLocket((text) => [memoryOf(text, 'Linear')]),
    'test',
  )
  expect(quality.lenientByClass.update?.right).toBe(0)
  expect(misses[0]?.what).toContain('another memory was changed')
})

function dataOf(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../data/dev/${name}`, import.meta.url), 'utf8'))
}
