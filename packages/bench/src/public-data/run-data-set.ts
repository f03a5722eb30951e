import { BenchError } from '../bench-error.ts'
import type { Conversation, DataSet, Question } from './data-set.ts'
import { KS, rankMetrics } from './metrics.ts'
import type { RankMetrics, Ranking } from './metrics.ts'
import { RANKED_DEPTH } from './retrievers.ts'
import type { Retriever } from './retrievers.ts'

export interface DataSetReport {
  readonly format: 'locket-bench-data-set'
  readonly version: 1
  readonly dataSet: DataSet['name']
  readonly conversations: number
  readonly questions: number
  readonly leftOut: DataSet['leftOut']
  readonly ks: readonly number[]
  /** How many turns a ranking holds at most. */
  readonly depth: number
  readonly rows: readonly DataSetRow[]
}

export interface DataSetRow {
  readonly id: string
  readonly title: string
  readonly turns: RankMetrics
  readonly sessions: RankMetrics
}

export interface DataSetOptions {
  /** Most questions, in the order of the file; all when it is left out. */
  readonly questions?: number | undefined
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((what: string, share: number) => void) | undefined
}

/** Asks every retriever every question. Each conversation is closed before the next is opened, also when it is cancelled. @throws BenchError `cancelled` */
export async function runDataSet(dataSet: DataSet, retrievers: readonly Retriever[], options: DataSetOptions = {}): Promise<DataSetReport> {
  const conversations = firstQuestions(dataSet.conversations, options.questions ?? Number.POSITIVE_INFINITY)
  const steps = conversations.length * retrievers.length
  const rows: DataSetRow[] = []
  for (const [number, retriever] of retrievers.entries()) {
    const turns: Ranking[] = []
    const sessions: Ranking[] = []
    for (const [place, conversation] of conversations.entries()) {
      options.onProgress?.(`${retriever.title}: conversation ${place + 1} of ${conversations.length}`, (number * conversations.length + place) / steps)
      stopIfAborted(options.signal)
      const opened = await retriever.open(conversation, options.signal)
      try {
        for (const question of conversation.questions) {
          stopIfAborted(options.signal)
          const ranked = await opened.rank(question.text)
          turns.push({ ranked, evidence: question.turns, pool: conversation.turns.length })
          sessions.push(bySession(conversation, ranked, question))
        }
      } finally {
        await opened.close()
      }
    }
    rows.push({ id: retriever.id, title: retriever.title, turns: rankMetrics(turns), sessions: rankMetrics(sessions) })
  }
  options.onProgress?.('Done', 1)
  const questions = conversations.reduce((sum, conversation) => sum + conversation.questions.length, 0)
  const { name, leftOut } = dataSet
  return {
    format: 'locket-bench-data-set',
    version: 1,
    dataSet: name,
    conversations: conversations.length,
    questions,
    leftOut,
    ks: KS,
    depth: RANKED_DEPTH,
    rows,
  }
}

function firstQuestions(conversations: readonly Conversation[], limit: number): Conversation[] {
  let left = limit
  return conversations.flatMap((conversation) => {
    const questions = conversation.questions.slice(0, Math.max(0, left))
    left -= questions.length
    return questions.length === 0 ? [] : [{ ...conversation, questions }]
  })
}

/** A session ranks where its best turn does. */
function bySession(conversation: Conversation, ranked: readonly string[], question: Question): Ranking {
  const sessionById = new Map(conversation.turns.map((turn) => [turn.id, turn.session]))
  const order = [...new Set(ranked.flatMap((id) => sessionById.get(id) ?? []))]
  return { ranked: order, evidence: question.sessions, pool: new Set(sessionById.values()).size }
}

function stopIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new BenchError('cancelled', 'The run was cancelled.')
}

/** The report as text: k, pool size and depth stand in it. */
export function dataSetTable(report: DataSetReport): string {
  const leftOut = Object.entries(report.leftOut).map(([reason, count]) => `${count} left out: ${reason}`)
  const head = `${report.dataSet}: ${report.conversations} conversations, ${report.questions} questions${leftOut.length === 0 ? '' : ` (${leftOut.join('; ')})`}, ${report.depth} turns ranked`
  const lines = report.rows.flatMap((row) => [lineOf(row.title, 'turns', row.turns), lineOf(row.title, 'sessions', row.sessions)])
  return `${[head, ...lines].join('\n')}\n`
}

function lineOf(title: string, level: string, metrics: RankMetrics): string {
  const hits = KS.map((k) => `hit@${k} ${(metrics.hitAtK[k] ?? 0).toFixed(3)}`).join('  ')
  const recalls = KS.map((k) => `recall@${k} ${(metrics.recallAtK[k] ?? 0).toFixed(3)}`).join('  ')
  return `${title.padEnd(28)} ${level.padEnd(8)} pool ${Math.round(metrics.poolSize)}  ${hits}  ${recalls}  MRR ${metrics.mrr.toFixed(3)}`
}
