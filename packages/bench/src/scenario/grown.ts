import { createRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { STRANGER } from './facts.ts'
import { ATTRIBUTES, SERVICES, SYLLABLES } from './grown-words.ts'
import { probesOf } from './probes.ts'
import type { Exchange, Fact, FactVersion, Scenario, Tag } from './scenario.ts'
import { ACKNOWLEDGEMENTS, DISTRACTORS, FORGET_REPLIES, OPENINGS, PATTERNS, PLANTED, SUBJECTS } from './small-talk.ts'
import { EXCHANGES_A_DAY, SEED } from './thirty-days.ts'
import { timeOf } from './time.ts'

export const GROWN_DAYS = 300
/** Most tokens that Locket may inject there. */
export const GROWN_TOKENS = 600
const CHANGED = 300
const FORGOTTEN = 50
const ASKED_LIVE = 100
const ASKED_FORGOTTEN = 20

/**
 * 1,000 keys over 300 sessions: 300 change once, 50 are forgotten. 120 of them are asked at the end, in every form. Replies
 * carry no source code: what is measured is finding one line among a thousand within a budget.
 */
export function createGrownScenario(seed: number = SEED): Scenario {
  const random = createRandom(seed)
  const facts = createFacts(random)
  const exchanges = createExchanges(facts, random)
  const live = facts.filter((fact) => fact.forgotten === null)
  const gone = facts.filter((fact) => fact.forgotten !== null)
  const asked = [...random.shuffle(live).slice(0, ASKED_LIVE), ...random.shuffle(gone).slice(0, ASKED_FORGOTTEN)]
  return { seed, days: GROWN_DAYS, facts, exchanges, probes: probesOf(asked, [GROWN_DAYS]), stranger: STRANGER, instructions: PLANTED.orders }
}

function createFacts(random: Random): Fact[] {
  const used = new Set<string>()
  const names = random.shuffle(SERVICES.flatMap((service) => ATTRIBUTES.map((attribute) => ({ service, attribute }))))
  return names.map(({ service: [service, other], attribute: [attribute, paraphrase, far] }, place): Fact => {
    const key = `${service} ${attribute}`
    const first = 1 + random.below(GROWN_DAYS - 100)
    const later = first + 1 + random.below(GROWN_DAYS - first)
    const versions: FactVersion[] = [{ day: first, ...stated(service, attribute, newValue(random, used), false, random) }]
    if (place < CHANGED) versions.push({ day: later, ...stated(service, attribute, newValue(random, used), true, random) })
    const forgotten = place >= CHANGED && place < CHANGED + FORGOTTEN ? { day: later, text: `Please forget the ${attribute} of the ${service} service.` } : null
    return {
      key,
      versions,
      forgotten,
      questions: {
        literal: `What is the ${attribute} of the ${service} service?`,
        paraphrase: paraphrase.replace('{}', service),
        far: far.replace('{}', other),
      },
    }
  })
}

function stated(service: string, attribute: string, value: string, changed: boolean, random: Random): Omit<FactVersion, 'day'> {
  const now = changed ? ' now' : ''
  const text = random.pick([
    `The ${attribute} of the ${service} service is ${value}${now}.`,
    `The ${service} service's ${attribute} is ${value}${now}.`,
    `For the ${service} service, the ${attribute} is ${value}${now}.`,
  ])
  return { text, value }
}

function newValue(random: Random, used: Set<string>): string {
  for (;;) {
    const word = [0, 1, 2, 3].map(() => random.pick(SYLLABLES)).join('')
    const value = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
    if (used.has(value)) continue
    used.add(value)
    return value
  }
}

function createExchanges(facts: readonly Fact[], random: Random): Exchange[] {
  const byDay = new Map<number, { readonly text: string; readonly tag: Tag }[]>()
  const add = (day: number, text: string, tag: Tag): void => void byDay.set(day, [...(byDay.get(day) ?? []), { text, tag }])
  for (const fact of facts) {
    for (const version of fact.versions) add(version.day, version.text, { type: 'told', key: fact.key, value: version.value })
    if (fact.forgotten !== null) add(fact.forgotten.day, fact.forgotten.text, { type: 'forget', key: fact.key })
  }
  const exchanges: Exchange[] = []
  for (let day = 1; day <= GROWN_DAYS; day++) {
    const told = byDay.get(day) ?? []
    const asked = Math.max(1, EXCHANGES_A_DAY - told.length)
    const turns = random.shuffle([...told, ...Array.from({ length: asked }, () => null)])
    for (const [turn, statement] of turns.entries()) {
      const base = { index: exchanges.length, day, at: timeOf(day, turn) }
      if (statement === null) exchanges.push({ ...base, ...smallTalk(day, turn === turns.indexOf(null), random), tag: null })
      else {
        const replies = statement.tag.type === 'forget' ? FORGET_REPLIES : ACKNOWLEDGEMENTS
        exchanges.push({ ...base, user: statement.text, assistant: random.pick(replies), tag: statement.tag })
      }
    }
  }
  return exchanges
}

/** On two of the days, text that gives orders and is not the user's. */
function smallTalk(day: number, first: boolean, random: Random): { readonly user: string; readonly assistant: string } {
  const user = random.below(5) === 0 ? random.pick(DISTRACTORS) : random.pick(PATTERNS).replace('{}', random.pick(SUBJECTS))
  const assistant = random.pick(OPENINGS)
  if (day === 7 && first) return { user, assistant: `${assistant} ${PLANTED.reply}` }
  return day === 21 && first ? { user: PLANTED.pasted, assistant } : { user, assistant }
}
