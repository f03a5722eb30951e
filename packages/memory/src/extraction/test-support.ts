import type { Memory, MemoryId, Turn } from '../core/memory.ts'
import type { ExtractionContext, Proposal } from './extractor.ts'
import { createRulesExtractor } from './rules-extractor.ts'

/** A held memory with the fields that matter to an extractor; the rest is filled in. For tests. */
export function heldMemory(key: string | null, value: string | null, text: string, more: Partial<Memory> = {}): Memory {
  return {
    id: idOf(`${key ?? ''} ${text}`),
    kind: 'fact',
    key,
    text,
    value,
    status: 'active',
    source: { origin: 'app' },
    classification: 'personal',
    influence: 'recommend',
    recordedAt: '2026-01-01T00:00:00.000Z',
    validFrom: '2026-01-01T00:00:00.000Z',
    validTo: null,
    expiresAt: null,
    supersedes: null,
    supersededBy: null,
    lastUsedAt: null,
    useCount: 0,
    language: 'und',
    ...more,
  }
}

/** A UUID that depends on the words alone. */
function idOf(words: string): MemoryId {
  let hash = 7
  for (const char of words) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 0xffff_ffff_ffff
  return `018f0000-0000-7000-8000-${hash.toString(16).padStart(12, '0')}` as MemoryId
}

export interface Outcome {
  /** Texts that would be current afterwards, held ones included. */
  readonly current: readonly string[]
  readonly proposals: readonly Proposal[]
}

/** Reads a conversation turn by turn and applies what is proposed, as the runtime does. For tests. */
export function converse(said: readonly (string | Turn)[], before: readonly Memory[] = [], now = '2026-04-14T10:00:00+02:00'): Outcome {
  const extractor = createRulesExtractor()
  let held = [...before]
  const earlier: Turn[] = []
  const proposals: Proposal[] = []
  for (const one of said) {
    const turn: Turn = typeof one === 'string' ? toTurn(one, now) : one
    const context: ExtractionContext = { earlier: earlier.slice(-12), held, now }
    for (const proposal of extractor.extract([turn], context) as readonly Proposal[]) {
      proposals.push(proposal)
      if (proposal.op === 'forget') held = held.filter(({ id }) => !proposal.ids.includes(id))
      if (proposal.op !== 'remember' || proposal.same !== undefined) continue
      held = held.filter(({ id, key }) => !proposal.replaces.includes(id) && (proposal.key === null || key !== proposal.key))
      held.push(heldMemory(proposal.key, proposal.value, proposal.text, { kind: proposal.kind, language: proposal.language ?? 'und' }))
    }
    earlier.push(turn)
  }
  return { current: held.map(({ text }) => text), proposals }
}

/** `A:` and `T:` start what the assistant and a tool said. */
function toTurn(text: string, at: string): Turn {
  if (text.startsWith('A: ')) return { role: 'assistant', text: text.slice(3), at }
  return text.startsWith('T: ') ? { role: 'tool', text: text.slice(3), at } : { role: 'user', text, at }
}

/** Something held, by its words. */
export type Held = readonly [key: string, value: string, text: string]

const memoriesOf = (held: readonly Held[]): readonly Memory[] => held.map(([key, value, text]) => heldMemory(key, value, text))

/** What takes the place of something held: value and text of each. */
export function replaced(said: readonly (string | Turn)[], ...held: readonly Held[]): string {
  return converse(said, memoriesOf(held))
    .proposals.flatMap((proposal) => (proposal.op === 'remember' && proposal.replaces.length > 0 ? [`${proposal.value} | ${proposal.text}`] : []))
    .join('; ')
}

/** What of the held is no longer current after the turns, which ` // ` parts. */
export function gone(said: string, held: readonly Held[]): readonly string[] {
  const memories = memoriesOf(held)
  const { current } = converse(said.split(' // '), memories)
  return memories.map(({ text }) => text).filter((text) => !current.includes(text))
}
