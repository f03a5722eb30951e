import type { Memory, MemoryId, Turn } from '../core/memory.ts'
import { containsText, normaliseText } from '../core/text.ts'
import { isTime, toMs } from '../core/time.ts'
import type { ExtractionContext, Proposal } from '../extraction/extractor.ts'
import { hasManyValues } from './key-names.ts'
import type { Offered } from './offered.ts'
import type { Answer, Candidate } from './parse-answer.ts'
import { isRead } from './prompt.ts'
import { countShared, rootsOf, wordsOf } from './words.ts'

/** A person does not state more about themselves in one message. */
const MOST_A_TURN = 8
const MOST_CHARS = 500
/** Under 0.5: the policy makes a suggestion of it. */
const UNSURE = 0.4
const KEY = /^[a-z][a-z0-9-]{0,30}(?:\.[a-z0-9][a-z0-9-]{0,30}){1,3}$/

type Remember = Extract<Proposal, { op: 'remember' }>

export interface Checked {
  readonly proposals: readonly Proposal[]
  /** What did not hold, in words for the model. */
  readonly problems: readonly string[]
}

/**
 * Makes proposals of what the model said, and takes nothing on trust: the quote must stand in the turn, ids must have been
 * offered, text and value must come from what was said, and what is replaced must be about the same thing.
 * A wish to forget names nothing here: a model never deletes.
 */
export function toProposals(answer: Answer, turns: readonly Turn[], context: ExtractionContext, offered: readonly Offered[]): Checked {
  const problems = [...answer.problems]
  const proposals = turns.flatMap((turn, index): readonly Proposal[] => {
    if (!isRead(turn, context.trust)) return [{ op: 'nothing', turn: index, reason: turn.text.trim() === '' ? 'nothing' : 'untrusted' }]
    const said = [...context.earlier, ...turns.slice(0, index)].map(({ text }) => text)
    const found: Remember[] = []
    answer.memories.forEach((candidate, i) => {
      if (candidate.turn !== index || found.length === MOST_A_TURN) return
      const made = toRemember(candidate, { turn, said, held: context.held, offered })
      if (typeof made === 'string') problems.push(`memories[${i}]${made}`)
      else found.push(made)
    })
    if (found.length > 0) return found
    const reason = answer.nothing.find((entry) => entry.turn === index)?.reason ?? 'nothing'
    return reason === 'forget-request' ? [{ op: 'forget', turn: index, ids: [], quote: turn.text }] : [{ op: 'nothing', turn: index, reason }]
  })
  return { proposals, problems }
}

interface Evidence {
  readonly turn: Turn
  readonly said: readonly string[]
  readonly held: readonly Memory[]
  readonly offered: readonly Offered[]
}

/** A proposal, or what is wrong with the candidate. */
function toRemember(candidate: Candidate, { turn, said, held, offered }: Evidence): Remember | string {
  const { quote, relation } = candidate
  if (normaliseText(quote) === '' || !containsText(turn.text, quote)) return '.quote does not stand in its turn: copy it exactly'
  const named = candidate.held === null ? undefined : offered.find(({ id }) => id === candidate.held)?.memory
  if (candidate.held !== null && named === undefined) return '.held is not an id of <held>'
  if (relation === 'same' && named === undefined) return '.held must be the id of the memory that says the same'

  const sources = [turn.text, ...said, ...(named === undefined ? [] : [named.text])].join(' ')
  const own = candidate.text.replace(/\s+/g, ' ').trim()
  const text = own.length <= MOST_CHARS && comesFrom(own, sources, quote) ? own : quote.slice(0, MOST_CHARS).trim()
  if (text !== own && wordsOf(quote).length < 3) return '.text must be made of words that were said'
  const value = candidate.value !== null && containsText(sources, candidate.value) ? candidate.value : null
  const replaces = named !== undefined && (relation === 'changed' || relation === 'corrected') ? named : undefined
  const fits = replaces === undefined || isAboutSame(replaces, candidate)
  const told = candidate.key !== null && KEY.test(candidate.key) ? candidate.key : null
  const key = replaces !== undefined && fits ? (replaces.key ?? told) : relation === 'same' ? (named?.key ?? told) : freeKey(told, value, held)
  return {
    op: 'remember',
    turn: candidate.turn,
    text,
    key: fits ? key : null,
    value,
    kind: candidate.kind,
    quote,
    confidence: fits ? candidate.confidence : Math.min(candidate.confidence, UNSURE),
    explicit: false,
    replaces: replaces !== undefined && fits ? [replaces.id] : noIds,
    ...(relation === 'same' && named !== undefined ? { same: named.id } : {}),
    reason: relation === 'same' ? 'same' : replaces === undefined || !fits ? 'new' : relation === 'corrected' ? 'correction' : 'new-value',
    ...toValidity(candidate),
  }
}

const noIds: readonly MemoryId[] = []

/** Names and numbers must all have been said, other words mostly: a model may rephrase, not invent. */
function comesFrom(text: string, sources: string, quote: string): boolean {
  const spoken = new Set(wordsOf(sources))
  const exact = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’+#@/_.-]*/gu)].filter(
    ({ 0: word, index }) => /\d/.test(word) || (index > 0 && /^\p{Lu}/u.test(word)),
  )
  if (!exact.every(([word]) => wordsOf(word).every((part) => spoken.has(part)))) return false
  const roots = rootsOf(text.replace(/^(?:the )?user(?:['’]s)?\b/i, ''))
  return roots.size === 0 || (countShared(roots, rootsOf(sources)) * 2 >= roots.size && countShared(roots, rootsOf(quote)) > 0)
}

/** One replaces another only when they have a key or a word in common. */
function isAboutSame(held: Memory, { key, text, quote }: Candidate): boolean {
  return (held.key !== null && held.key === key) || countShared(rootsOf(`${held.key ?? ''} ${held.text}`), rootsOf(`${key ?? ''} ${text} ${quote}`)) > 0
}

/** What is added beside others gets a key of its own, as a key has one memory: `health.allergy.peanuts`. */
function freeKey(key: string | null, value: string | null, held: readonly Memory[]): string | null {
  if (key === null || !hasManyValues(key) || !held.some((memory) => memory.key === key)) return key
  const longer = `${key}.${wordsOf(value ?? '')
    .join('-')
    .replace(/[^a-z0-9-]+/g, '')
    .slice(0, 30)}`
  return KEY.test(longer) && !held.some((memory) => memory.key === longer) ? longer : null
}

function toValidity({ from, to }: Candidate): Pick<Remember, 'validFrom' | 'validTo'> {
  const validFrom = from !== null && isTime(from) ? from : undefined
  const validTo = to !== null && isTime(to) ? to : undefined
  if (validFrom !== undefined && validTo !== undefined && toMs(validTo) < toMs(validFrom)) return {}
  return { ...(validFrom === undefined ? {} : { validFrom }), ...(validTo === undefined ? {} : { validTo }) }
}
