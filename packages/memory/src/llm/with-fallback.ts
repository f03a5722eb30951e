import { containsText } from '../core/text.ts'
import type { Extractor, Proposal } from '../extraction/extractor.ts'

/**
 * Puts a surer extractor behind one that asks a model. What a person wants forgotten is the surer one's alone to tell: a
 * model never deletes. Where the model fails, the surer one's proposals stand.
 */
export function withFallback(own: Extractor, open: () => Promise<Extractor>): Extractor {
  let opened: Promise<Extractor> | null = null

  function surer(): Promise<Extractor> {
    opened ??= open().catch((error: unknown) => {
      opened = null
      throw error
    })
    return opened
  }

  return {
    name: own.name,
    async extract(turns, context) {
      const sure = await (await surer()).extract(turns, context)
      const forgets = new Set(sure.flatMap((proposal) => (proposal.op === 'forget' ? [proposal.turn] : [])))
      if (turns.every((_, turn) => forgets.has(turn))) return sure
      let proposed: readonly Proposal[]
      try {
        proposed = await own.extract(turns, context)
      } catch {
        // The app's `onError` was told; the turns are read all the same.
        return sure
      }
      const rest = proposed.filter(({ turn }) => !forgets.has(turn)).map((proposal) => withoutDeleting(proposal, sure))
      return [...rest, ...sure.filter(({ turn }) => forgets.has(turn))].sort((a, b) => a.turn - b.turn)
    },
  }
}

function withoutDeleting(proposal: Proposal, sure: readonly Proposal[]): Proposal {
  if (proposal.op === 'forget') return { ...proposal, ids: [] }
  if (proposal.op === 'nothing') return proposal
  const twin = sure.find((other) => other.op === 'remember' && other.turn === proposal.turn && overlap(other.quote, proposal.quote))
  if (twin?.op !== 'remember') return { ...proposal, explicit: false }
  // Whether a person asked for it outright brings back what was forgotten: not for a model to say.
  return { ...proposal, explicit: twin.explicit, ...(twin.language === undefined ? {} : { language: twin.language }) }
}

function overlap(a: string, b: string): boolean {
  return containsText(a, b) || containsText(b, a)
}
