import { expect, it } from 'vitest'
import { DEFAULT_DETECTORS } from './default-detectors.ts'
import { redact } from './redact.ts'

/** What has to go stands in ⟦brackets⟧ in `told`; of `harmless` everything stays. For tests. */
export function redacts(told: readonly string[], harmless: readonly string[]): void {
  it.each(told)('takes the secret out of: %s', (sentence) => {
    const { text } = redact(sentence.replace(/[⟦⟧]/g, ''), DEFAULT_DETECTORS)
    for (const [, secret = ''] of sentence.matchAll(/⟦([^⟧]+)⟧/g)) expect(text).not.toContain(secret)
    // What was looked through once stays as it is.
    expect(redact(text, DEFAULT_DETECTORS).text).toBe(text)
  })

  it.each(harmless)('leaves alone: %s', (sentence) => {
    expect(redact(sentence, DEFAULT_DETECTORS).text).toBe(sentence)
  })
}
