import { salientIn } from './salient.ts'
import { splitSentences } from './split-sentences.ts'
import type { WindowTurn } from './thread-window.ts'
import { estimateTokens } from './tokens.ts'

interface Sentence {
  readonly text: string
  readonly role: WindowTurn['role']
  readonly tokens: number
  /** What it keeps, with its weight. */
  readonly items: readonly (readonly [string, number])[]
  /** Its question, where it asks one: kept only while nobody has spoken after it. */
  readonly question: string | null
}

/** A sentence in its place, with what it would add at most. */
interface Candidate {
  readonly sentence: Sentence
  readonly order: number
  readonly open: boolean
  worth: number
}

const WEIGHT = { name: 2, number: 2, date: 3, decision: 4, question: 1 } as const
/** Shares of the budget that may be held back for what no chosen sentence keeps: the first with which enough is kept. */
const LIST_SHARES = [0.25, 0.45, 0.65, 0.85]
const ENOUGH = 0.95
const LIST_START = 'Also: '

/** From so many turns on, each block of them is first cut down to its best sentences. */
const LONG = 1_024
const BLOCK = 256
const MOST_OF_BLOCK = 24

/** Sentences of a turn, and the best of a block by its first turn: a turn never changes, so a long conversation is read once. */
const read = new WeakMap<WindowTurn, readonly Sentence[]>()
const blocks = new WeakMap<WindowTurn, { readonly turns: readonly WindowTurn[]; readonly best: readonly Sentence[] }>()

/**
 * An extractive summary of at most `tokens`: the sentences that together keep most of the names, numbers, dates, decisions
 * and open questions for their length, in their order, and at the end what would be lost otherwise, as a list.
 *
 * A question counts as open when nobody speaks after it. Greedy weighted coverage (Nemhauser, Wolsey and Fisher 1978: at least
 * 1 − 1/e of the best), evaluated lazily (Minoux 1978), so that it is about n log n in the sentences; of a long conversation it looks
 * only at the best of each block. Same input, same output.
 */
export function summarise(turns: readonly WindowTurn[], tokens: number): string {
  const candidates = toCandidates(turns)
  let best = { text: '', kept: -1 }
  for (const share of LIST_SHARES) {
    const draft = withList(candidates, tokens, share)
    if (draft.kept > best.kept) best = draft
    if (best.kept >= ENOUGH) break
  }
  return best.text
}

/** A summary, and which share of names, numbers, dates and decisions it keeps. */
function withList(candidates: readonly Candidate[], tokens: number, share: number): { readonly text: string; readonly kept: number } {
  const reserve = Math.floor(tokens * share)
  const { chosen, covered, left } = choose(candidates, tokens - reserve - 1, Number.POSITIVE_INFINITY)
  const lines = chosen.map(({ sentence }) => `${sentence.role}: ${sentence.text}`)
  const list = toList(candidates, covered, left + reserve - estimateTokens(LIST_START))
  if (list.length > 0) lines.push(LIST_START + list.join(', '))
  const all = new Set(candidates.flatMap(({ sentence }) => sentence.items.map(([item]) => item)))
  const kept = new Set([...covered].filter((item) => all.has(item))).size + list.length
  return { text: lines.join('\n'), kept: all.size === 0 ? 1 : kept / all.size }
}

/** At most `most` sentences that say most of what happened, in their order; none of them asks. */
export function keySentences(turns: readonly WindowTurn[], most: number): readonly string[] {
  const candidates = toCandidates(turns).filter(({ sentence }) => sentence.question === null)
  return choose(candidates, Number.POSITIVE_INFINITY, most).chosen.map(({ sentence }) => sentence.text)
}

function toCandidates(turns: readonly WindowTurn[]): readonly Candidate[] {
  const spoken = turns.filter(({ role }) => role !== 'system')
  const last = spoken.at(-1)
  const open = last === undefined ? [] : sentencesOf(last).filter(({ question }) => question !== null)
  return toRanked(spoken.length > LONG ? [...bestOfBlocks(spoken), ...open] : spoken.flatMap(sentencesOf), new Set(open))
}

function toRanked(sentences: readonly Sentence[], open: ReadonlySet<Sentence>): readonly Candidate[] {
  const candidates: Candidate[] = []
  for (const sentence of new Set(sentences)) {
    const candidate = { sentence, order: candidates.length, open: open.has(sentence), worth: 0 }
    candidate.worth = worthOf(candidate, null)
    if (candidate.worth > 0) candidates.push(candidate)
  }
  return candidates
}

function bestOfBlocks(turns: readonly WindowTurn[]): readonly Sentence[] {
  const found: Sentence[] = []
  for (let at = 0; at < turns.length; at += BLOCK) found.push(...bestOf(turns.slice(at, at + BLOCK)))
  return found
}

function bestOf(turns: readonly WindowTurn[]): readonly Sentence[] {
  const [first] = turns
  if (first === undefined) return []
  const known = blocks.get(first)
  if (known?.turns.length === turns.length && known.turns.every((turn, i) => turn === turns[i])) return known.best
  const candidates = toRanked(turns.flatMap(sentencesOf), new Set())
  const best = choose(candidates, Number.POSITIVE_INFINITY, MOST_OF_BLOCK).chosen.map(({ sentence }) => sentence)
  blocks.set(first, { turns, best })
  return best
}

function sentencesOf(turn: WindowTurn): readonly Sentence[] {
  const known = read.get(turn)
  if (known !== undefined) return known
  const sentences = splitSentences(turn.text).map((text): Sentence => {
    const salient = salientIn(text)
    return {
      text,
      role: turn.role,
      tokens: addedTokens(`${turn.role}: ${text}\n`),
      items: salient.flatMap(({ kind, text: item }) => (kind === 'question' ? [] : [[kind === 'decision' ? whole(item) : item, WEIGHT[kind]] as const])),
      question: salient.some(({ kind }) => kind === 'question') ? whole(text) : null,
    }
  })
  read.set(turn, sentences)
  return sentences
}

/** Tokens that a part adds to a text: the estimate rounds up, so that it is never under what they come to together. */
function addedTokens(text: string): number {
  return estimateTokens(text) - 1
}

/** A decision or a question is the whole sentence; the mark keeps it apart from words, and out of the list. */
function whole(sentence: string): string {
  return `\u0000${sentence}`
}

function worthOf({ sentence, open }: Candidate, covered: ReadonlySet<string> | null): number {
  let gain = 0
  for (const [item, weight] of sentence.items) if (covered === null || !covered.has(item)) gain += weight
  if (open && sentence.question !== null && covered?.has(sentence.question) !== true) gain += WEIGHT.question
  return gain / sentence.tokens
}

interface Choice {
  /** In their order. */
  readonly chosen: readonly Candidate[]
  readonly covered: ReadonlySet<string>
  readonly left: number
}

/** What a sentence adds only shrinks as others are chosen, so an old worth is never too low: only the top needs a new look. */
function choose(candidates: readonly Candidate[], tokens: number, most: number): Choice {
  const heap = [...candidates].sort(better)
  const chosen: Candidate[] = []
  const covered = new Set<string>()
  let left = tokens
  while (heap.length > 0 && chosen.length < most) {
    const top = pop(heap)
    if (top === undefined) break
    if (top.sentence.tokens > left) continue
    const worth = worthOf(top, covered)
    if (worth === 0) continue
    if (worth < top.worth) {
      push(heap, { ...top, worth })
      continue
    }
    chosen.push(top)
    left -= top.sentence.tokens
    for (const [item] of top.sentence.items) covered.add(item)
    if (top.sentence.question !== null) covered.add(top.sentence.question)
  }
  return { chosen: chosen.sort((a, b) => a.order - b.order), covered, left }
}

function better(a: Candidate, b: Candidate): number {
  return b.worth - a.worth || a.order - b.order
}

/** A sorted array is a heap. */
function pop(heap: Candidate[]): Candidate | undefined {
  const top = heap[0]
  const last = heap.pop()
  if (last === undefined || last === top) return top
  heap[0] = last
  for (let at = 0; ; ) {
    let next = at
    for (const child of [2 * at + 1, 2 * at + 2]) if (isBetter(heap[child], heap[next])) next = child
    if (next === at) return top
    swap(heap, at, next)
    at = next
  }
}

function push(heap: Candidate[], candidate: Candidate): void {
  heap.push(candidate)
  for (let at = heap.length - 1; at > 0; ) {
    const parent = (at - 1) >> 1
    if (!isBetter(heap[at], heap[parent])) return
    swap(heap, at, parent)
    at = parent
  }
}

function isBetter(a: Candidate | undefined, b: Candidate | undefined): boolean {
  return a !== undefined && b !== undefined && better(a, b) < 0
}

function swap(heap: Candidate[], a: number, b: number): void {
  const [first, second] = [heap[a], heap[b]]
  if (first === undefined || second === undefined) return
  heap[a] = second
  heap[b] = first
}

/** Names, numbers and dates that are in no chosen sentence, the weightiest first. */
function toList(candidates: readonly Candidate[], covered: ReadonlySet<string>, tokens: number): readonly string[] {
  const weights = new Map<string, number>()
  for (const { sentence } of candidates) {
    for (const [item, weight] of sentence.items)
      if (!covered.has(item) && !item.startsWith('\u0000')) weights.set(item, Math.max(weight, weights.get(item) ?? 0))
  }
  const list: string[] = []
  let room = tokens
  for (const [item] of [...weights].sort(([a, x], [b, y]) => y - x || a.length - b.length || (a < b ? -1 : 1))) {
    if (room < 2) break
    const cost = addedTokens(`, ${item}`)
    if (cost > room) continue
    room -= cost
    list.push(item)
  }
  return list
}
