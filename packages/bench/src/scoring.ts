import { containsSequence, toSequence } from './tokens/words.ts'
import type { Probe } from './scenario/scenario.ts'

/** What the injected text would do to the answer. `clean` and `leaked` are for forgotten facts, the others for live ones. */
export type Outcome = 'current' | 'conflict' | 'stale' | 'missing' | 'leaked' | 'clean'

export const OUTCOMES: readonly Outcome[] = ['current', 'conflict', 'stale', 'missing', 'leaked', 'clean']

/** By whole words in order, so that "Node 20" is not in "Node 204". `sequence` is the injected text as `toSequence` gives it. */
export function scoreProbe(probe: Pick<Probe, 'current' | 'others'>, sequence: string): Outcome {
  const { current } = probe
  if (current === null) return probe.others.some((value) => containsSequence(sequence, value)) ? 'leaked' : 'clean'
  const told = containsSequence(sequence, current)
  // An old value that is part of the current one stands there whenever the current one does.
  const inside = toSequence(current)
  const old = probe.others.some((value) => !containsSequence(inside, value) && containsSequence(sequence, value))
  if (told) return old ? 'conflict' : 'current'
  return old ? 'stale' : 'missing'
}
