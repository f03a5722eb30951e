import { expect, test } from 'vitest'
import { runBench } from '../bench.ts'
import type { Embed } from '../embed.ts'
import { canonicalJson } from './canonical-json.ts'
import { reportCsv } from './csv.ts'
import { reportTable } from './table.ts'

/** A stand-in that is fast and the same everywhere: counts of letters. */
const embed: Embed = async (texts) =>
  texts.map((text) => {
    const vector = new Float32Array(26)
    for (const letter of text.toLowerCase()) {
      const place = letter.charCodeAt(0) - 97
      if (place >= 0 && place < 26) vector[place] = (vector[place] ?? 0) + 1
    }
    const length = Math.hypot(...vector)
    return vector.map((value) => (length === 0 ? 0 : value / length))
  })

test('two runs give the same bytes, as JSON, CSV and table', async () => {
  const options = { run: 'test', embedders: [{ name: 'letters', embed }], grown: false }
  const [first, second] = [await runBench(options), await runBench({ ...options, run: 'other' })]
  expect(canonicalJson(second.report)).toBe(canonicalJson(first.report))
  expect(reportCsv(second.report)).toBe(reportCsv(first.report))
  expect(reportTable(first.report)).toContain('Dense over the fact log (letters)')
  expect(reportCsv(first.report).split('\r\n')).toHaveLength(1 + 15 * 3 + 1)
}, 90_000)
