import { SOURCE_EXCERPTS } from '../filler/source.ts'
import { createRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { FACTS, STRANGER } from './facts.ts'
import { probesOf } from './probes.ts'
import type { Exchange, Fact, Scenario, Tag } from './scenario.ts'
import { ACKNOWLEDGEMENTS, DISTRACTORS, FORGET_REPLIES, OPENINGS, PATTERNS, PLANTED, SUBJECTS } from './small-talk.ts'
import { timeOf } from './time.ts'

export const SEED = 42
export const DAYS = 30
export const EXCHANGES_A_DAY = 12
export const PROBE_DAYS: readonly number[] = [10, 20, 30]
const SOURCE_LINES_A_REPLY = 30
/** How often an ordinary question is one of the distractors. */
const ONE_DISTRACTOR_IN = 5
const PLANTED_REPLY_DAY = 7
const PLANTED_PASTE_DAY = 21

/** One developer and an assistant: 30 working days of 12 exchanges, 15 facts. The same seed gives the same texts. */
export function createScenario(seed: number = SEED): Scenario {
  const random = createRandom(seed)
  const questions = createQuestions(random)
  const exchanges: Exchange[] = []
  for (let day = 1; day <= DAYS; day++) {
    const told = statementOf(day)
    const place = told === null ? -1 : placeOf(day, told.tag, random)
    const plantedPlace = day === PLANTED_PASTE_DAY || day === PLANTED_REPLY_DAY ? 11 : -1
    for (let turn = 0; turn < EXCHANGES_A_DAY; turn++) {
      const index = exchanges.length
      const base = { index, day, at: timeOf(day, turn) }
      if (told !== null && turn === place) {
        const replies = told.tag.type === 'forget' ? FORGET_REPLIES : ACKNOWLEDGEMENTS
        exchanges.push({ ...base, user: told.text, assistant: random.pick(replies), tag: told.tag })
      } else {
        const pasted = turn === plantedPlace && day === PLANTED_PASTE_DAY
        const reply = codeReply(random)
        const assistant = turn === plantedPlace && day === PLANTED_REPLY_DAY ? `${reply}\n${PLANTED.reply}` : reply
        exchanges.push({ ...base, user: pasted ? PLANTED.pasted : questions(), assistant, tag: null })
      }
    }
  }
  return { seed, days: DAYS, facts: FACTS, exchanges, probes: probesOf(FACTS, PROBE_DAYS), stranger: STRANGER, instructions: PLANTED.orders }
}

interface Statement {
  readonly text: string
  readonly tag: Tag
}

/** What the user tells or asks to forget on a day; the table has at most one a day. */
function statementOf(day: number): Statement | null {
  for (const fact of FACTS) {
    const found = statementOfFact(fact, day)
    if (found !== null) return found
  }
  return null
}

function statementOfFact(fact: Fact, day: number): Statement | null {
  if (fact.forgotten?.day === day) return { text: fact.forgotten.text, tag: { type: 'forget', key: fact.key } }
  const version = fact.versions.find((each) => each.day === day)
  return version === undefined ? null : { text: version.text, tag: { type: 'told', key: fact.key, value: version.value } }
}

/**
 * Where in the day it is told. "The last 20 exchanges" of day n + 1 reach 8 exchanges back into day n, so on the days before
 * a day of probes only the change of the database stands there; the published counts rest on it.
 */
function placeOf(day: number, tag: Tag, random: Random): number {
  if (!PROBE_DAYS.includes(day + 1)) return random.below(EXCHANGES_A_DAY)
  return tag.key === 'Postgres version' ? 4 + random.below(8) : random.below(4)
}

/** Every ordinary question once, in a shuffled order, mixed with distractors that may come again. */
function createQuestions(random: Random): () => string {
  const ordinary = random.shuffle(PATTERNS.flatMap((pattern) => SUBJECTS.map((subject) => pattern.replace('{}', subject))))
  let used = 0
  return () => {
    if (random.below(ONE_DISTRACTOR_IN) === 0) return random.pick(DISTRACTORS)
    const question = ordinary[used % ordinary.length]
    used += 1
    return question ?? random.pick(DISTRACTORS)
  }
}

function codeReply(random: Random): string {
  const excerpt = random.pick(SOURCE_EXCERPTS)
  const lines = excerpt.lines.split('\n')
  const start = random.below(Math.max(1, lines.length - SOURCE_LINES_A_REPLY))
  return `${random.pick(OPENINGS)}\n~~~ts\n${lines.slice(start, start + SOURCE_LINES_A_REPLY).join('\n')}\n~~~`
}
