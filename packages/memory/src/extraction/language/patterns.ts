/** Whole words in any script, in folded text: `\b` knows the letters of English only. */
export function words(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}])`, 'u')
}

/** The same at the start of a sentence. */
export function opening(source: string): RegExp {
  return new RegExp(`^(?:${source})(?![\\p{L}\\p{M}])`, 'u')
}
