import type { Proposal } from '../extractor.ts'
import { slug } from '../language/words.ts'
import type { Settled } from './settle.ts'

/** Without additions that stand in a longer one: "My brother Ben." and "My brother Ben. He mends clocks." are told once. */
export function toldOnce(settled: readonly Settled[]): readonly Settled[] {
  return settled.filter((entry) => !isAddition(entry) || !settled.some((other) => other !== entry && isAddition(other) && contains(other, entry)))
}

function isAddition({ match }: Settled): boolean {
  return match.replaces.length === 0 && match.same === null
}

function contains({ statement: outer }: Settled, { statement: inner }: Settled): boolean {
  return outer.start <= inner.start && inner.end <= outer.end && outer.end - outer.start > inner.end - inner.start
}

/** A key has one memory: what one turn tells under the same key twice stands side by side, and the second closes nothing. */
export function keysApart(proposals: readonly Proposal[]): readonly Proposal[] {
  const taken = new Set<string>()
  return proposals.map((proposal) => {
    if (proposal.op !== 'remember' || proposal.key === null) return proposal
    const part = slug(proposal.value ?? '')
    const longer = part === '' ? null : `${proposal.key}.${part}`
    const isTaken = taken.has(proposal.key) && proposal.replaces.length === 0 && proposal.same === undefined
    const key = isTaken ? (longer !== null && !taken.has(longer) ? longer : null) : proposal.key
    if (key !== null) taken.add(key)
    return isTaken ? { ...proposal, key } : proposal
  })
}
