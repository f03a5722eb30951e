/** Nothing under it is injected: measured so that a question about nothing that is held brings nothing in 95 of 100. */
export const DEFAULT_MIN_SCORE = 0.35

/** A sum of evidence as a score from 0 to 1. */
export function calibrate(evidence: number): number {
  return 1 / (1 + Math.exp(-evidence))
}
