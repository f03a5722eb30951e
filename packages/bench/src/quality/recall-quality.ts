import { caughtUp, discard, NO_HOURLY_LIMIT } from '../locket-port.ts'
import type { BenchLocket, OpenLocket } from '../locket-port.ts'
import { rounded } from '../report/summary.ts'
import { dayAt } from './day-at.ts'
import type { RecallFact, RecallUser } from './data.ts'
import { holds } from './match.ts'
import { allMemories, everythingKept, wordsOf } from './store.ts'
import { createTally } from './tally.ts'
import type { Score, Tally } from './tally.ts'

export interface RecallQuality {
  readonly users: number
  /** Right: the last value is there and no older one; for a deleted fact, nothing of it is. */
  readonly byProbe: Readonly<Record<string, Score>>
  /** The last value is there, whatever else is; live facts only. */
  readonly hitsByProbe: Readonly<Record<string, Score>>
  readonly byHistory: Readonly<Record<string, Score>>
  readonly byKind: Readonly<Record<string, Score>>
  readonly byLanguage: Readonly<Record<string, Score>>
  /** Probes on a live fact that brought another value of it. */
  readonly leaks: number
  /** Probes on a deleted fact that brought its value. */
  readonly deletedLeaks: number
  /** Deleted facts whose value still stands somewhere in the store. */
  readonly deletedKept: number
  /** Memories made by a distractor, added by a restatement, and facts with more than one current memory: all should be 0. */
  readonly distractorsStored: number
  readonly restatementsStored: number
  readonly factsTwice: number
  readonly meanTokens: number
  readonly meanLines: number
}

export interface Miss {
  readonly where: string
  readonly what: string
  readonly expected: string | null
  readonly got: string
}

const FORMS = ['literal', 'p1', 'p2', 'p3'] as const

interface Running {
  readonly byProbe: Tally
  readonly hitsByProbe: Tally
  readonly byHistory: Tally
  readonly byKind: Tally
  readonly byLanguage: Tally
  readonly misses: Miss[]
  leaks: number
  deletedLeaks: number
  deletedKept: number
  distractorsStored: number
  restatementsStored: number
  factsTwice: number
  probes: number
  tokens: number
  lines: number
}

/** Feeds each user's messages to a new locket, then asks every probe. */
export async function recallQuality(
  users: readonly RecallUser[],
  open: OpenLocket,
  run: string,
  onProgress?: (what: string, share: number) => void,
): Promise<{ readonly quality: RecallQuality; readonly misses: readonly Miss[] }> {
  const running = newRunning()
  for (const [place, user] of users.entries()) {
    onProgress?.(`recall: user ${place + 1} of ${users.length}`, place / users.length)
    const locket = await open({ user: `${run}-${user.id}`, tenant: 'locket-quality', policy: NO_HOURLY_LIMIT })
    try {
      await feed(user, locket, running)
      await ask(user, locket, running)
      await inspect(user, locket, running)
    } finally {
      await discard(locket)
    }
  }
  const { byProbe, hitsByProbe, byHistory, byKind, byLanguage, misses, probes, tokens, lines, ...counts } = running
  return {
    quality: {
      users: users.length,
      byProbe: byProbe.scores(),
      hitsByProbe: hitsByProbe.scores(),
      byHistory: byHistory.scores(),
      byKind: byKind.scores(),
      byLanguage: byLanguage.scores(),
      ...counts,
      meanTokens: rounded(tokens / Math.max(1, probes)),
      meanLines: rounded(lines / Math.max(1, probes)),
    },
    misses,
  }
}

function newRunning(): Running {
  return {
    byProbe: createTally(),
    hitsByProbe: createTally(),
    byHistory: createTally(),
    byKind: createTally(),
    byLanguage: createTally(),
    misses: [],
    leaks: 0,
    deletedLeaks: 0,
    deletedKept: 0,
    distractorsStored: 0,
    restatementsStored: 0,
    factsTwice: 0,
    probes: 0,
    tokens: 0,
    lines: 0,
  }
}

/** One message at a time, so that what each of them adds to the store can be counted. */
async function feed(user: RecallUser, locket: BenchLocket, running: Running): Promise<void> {
  for (const [place, message] of user.messages.entries()) {
    await locket.observe([{ role: 'user', text: message.text, id: `m-${place}`, thread: `day-${message.day}`, at: dayAt(message.day, place) }])
    await locket.settled()
    if (message.type !== 'distractor' && message.type !== 'restate') continue
    const added = (await allMemories(locket, 'any')).filter((memory) => memory.source.message === `m-${place}`)
    if (added.length === 0) continue
    if (message.type === 'distractor') running.distractorsStored += added.length
    else running.restatementsStored += added.length
    running.misses.push({
      where: user.id,
      what: `${message.type} stored: ${message.text}`,
      expected: null,
      got: added.map((memory) => memory.text).join(' | '),
    })
  }
  await caughtUp(locket)
}

async function ask(user: RecallUser, locket: BenchLocket, running: Running): Promise<void> {
  for (const fact of user.facts) {
    const questions = [fact.probes.literal, ...fact.probes.paraphrase]
    for (const [place, form] of FORMS.entries()) {
      const question = questions[place] ?? ''
      const { block, tokens } = await locket.recall(question)
      running.probes += 1
      running.tokens += tokens
      running.lines += block.split('\n').filter((line) => line.trim() !== '').length
      score(user, fact, form, question, block, running)
    }
  }
}

function score(user: RecallUser, fact: RecallFact, form: string, question: string, block: string, running: Running): void {
  const last = fact.versions.at(-1)?.value ?? ''
  const old = fact.versions.map((version) => version.value).filter((value) => value !== last && !holds(last, value))
  const hit = holds(block, last)
  const leak = old.some((value) => holds(block, value))
  const right = fact.deleted === undefined ? hit && !leak : !hit && !leak
  if (fact.deleted === undefined) {
    running.hitsByProbe.add(form, hit)
    if (leak) running.leaks += 1
  } else if (!right) running.deletedLeaks += 1
  running.byProbe.add(form, right)
  running.byHistory.add(historyOf(fact), right)
  running.byKind.add(fact.kind, right)
  running.byLanguage.add(user.language, right)
  if (!right) running.misses.push({ where: `${user.id}/${fact.key}/${form}`, what: question, expected: fact.deleted === undefined ? last : null, got: block })
}

function historyOf(fact: RecallFact): string {
  if (fact.deleted !== undefined) return 'deleted'
  if (fact.versions.length === 1) return 'never changed'
  if (fact.versions.length === 2) return 'once'
  return fact.versions[0]?.value === fact.versions.at(-1)?.value ? 'back' : 'twice'
}

async function inspect(user: RecallUser, locket: BenchLocket, running: Running): Promise<void> {
  const kept = await everythingKept(locket)
  const active = await allMemories(locket, 'active')
  for (const fact of user.facts) {
    const last = fact.versions.at(-1)?.value ?? ''
    if (fact.deleted !== undefined) {
      if (!fact.versions.some((version) => holds(kept, version.value))) continue
      running.deletedKept += 1
      running.misses.push({ where: `${user.id}/${fact.key}`, what: `deleted, still kept: ${fact.deleted.text}`, expected: null, got: last })
    } else if (active.filter((memory) => holds(wordsOf(memory), last)).length > 1) {
      running.factsTwice += 1
      running.misses.push({ where: `${user.id}/${fact.key}`, what: 'more than one current memory', expected: last, got: '' })
    }
  }
}
