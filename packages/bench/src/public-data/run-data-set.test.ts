import { expect, test } from 'vitest'
import type { Embed } from '../embed.ts'
import { LOCOMO_FIXTURE } from './fixtures.ts'
import { rankMetrics } from './metrics.ts'
import { readDataSet } from './read-data-set.ts'
import { bm25Retriever, vectorRetriever } from './retrievers.ts'
import type { Retriever } from './retrievers.ts'
import { dataSetTable, runDataSet } from './run-data-set.ts'

const dataSet = readDataSet(JSON.stringify(LOCOMO_FIXTURE))
/** Two directions: about boats, and about anything else. */
const embed: Embed = async (texts) => texts.map((text) => Float32Array.from(/boat|kayak/.test(text) ? [1, 0] : [0, 1]))

test('words and vectors are ranked at turn and session level, and the table shows k and the pool', async () => {
  const report = await runDataSet(dataSet, [bm25Retriever(), vectorRetriever('test', embed)])
  expect(report.questions).toBe(2)
  expect(report.rows.map((row) => [row.id, row.turns.hitAtK['1'], row.turns.recallAtK['5'], row.sessions.mrr])).toEqual([
    ['bm25', 1, 1, 1],
    ['vectors-test', 1, 1, 1],
  ])
  expect(report.rows[0]?.turns.poolSize).toBe(3)
  expect(dataSetTable(report)).toMatch(/pool 3 {2}hit@1 1\.000/)
})

test('metrics: the first evidence counts for hit and MRR, all of it for recall', () => {
  const metrics = rankMetrics([
    { ranked: ['a', 'b', 'c'], evidence: ['b', 'z'], pool: 10 },
    { ranked: ['a'], evidence: [], pool: 10 },
  ])
  expect(metrics).toMatchObject({ questions: 1, hitAtK: { 1: 0, 5: 1 }, recallAtK: { 1: 0, 5: 0.5 }, mrr: 0.5 })
})

test('the number of questions can be limited', async () => {
  expect((await runDataSet(dataSet, [bm25Retriever()], { questions: 1 })).questions).toBe(1)
})

test('a cancelled run closes what it opened', async () => {
  const controller = new AbortController()
  const log: string[] = []
  const retriever: Retriever = {
    id: 'slow',
    title: 'Slow',
    open: async () => ({
      rank: async () => {
        controller.abort()
        return []
      },
      close: async () => void log.push('closed'),
    }),
  }
  await expect(runDataSet(dataSet, [retriever], { signal: controller.signal })).rejects.toMatchObject({ code: 'cancelled' })
  expect(log).toEqual(['closed'])
})
