/** Shorter ones stand in other words too. */
const LEAST = 4
/** So long, it is no everyday word: it is hidden inside others as well. */
const UNLIKE_A_WORD = 8

/**
 * Puts the mark where another part holds what one part showed to be a secret, however it is written there: "tulip" for
 * "Tulip", or "4711" and nothing else for "4-7-1-1". Short ones go only where they stand by themselves: beside "my password
 * is test", "the latest" stays.
 */
export function hider(secrets: readonly string[], mark: string): (part: string) => string {
  const bare = secrets.map((secret) => secret.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '')).filter((secret) => !mark.includes(secret))
  const whole = new Set(bare.map(squeezed).filter((secret) => secret !== ''))
  if (whole.size === 0) return (part) => part
  // The longest first: one may be a part of another.
  const sorted = [...new Set(bare)].filter((secret) => secret.length >= LEAST).sort((a, b) => b.length - a.length)
  return (part) => {
    if (whole.has(squeezed(part))) return mark
    const lower = part.toLowerCase()
    return sorted.reduce((rest, secret) => (lower.includes(secret.toLowerCase()) ? rest.replace(patternOf(secret), mark) : rest), part)
  }
}

function patternOf(secret: string): RegExp {
  const escaped = secret.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const isWord = secret.length < UNLIKE_A_WORD && /^\w+$/.test(secret)
  return new RegExp(isWord ? `(?<![A-Za-z\\d])${escaped}(?![A-Za-z\\d])` : escaped, 'giu')
}

/** Letters and digits alone, however they are written. */
function squeezed(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{So}]+/gu, '')
}
