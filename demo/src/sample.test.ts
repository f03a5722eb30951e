import { describe, expect, it } from 'vitest'
import { loadSample } from './sample.ts'

describe('the sample conversation', () => {
  it('has thirty days, and the last one lies within a day behind', async () => {
    const today = new Date('2027-02-03T08:00:00Z')
    const days = await loadSample(today)
    expect(days.length).toBe(30)
    const last = Date.parse(days.at(-1)?.at(-1)?.at ?? '')
    expect(today.getTime() - last).toBeGreaterThanOrEqual(0)
    expect(today.getTime() - last).toBeLessThan(86_400_000)
  })

  it('gives every turn an id of its own', async () => {
    const ids = (await loadSample(new Date('2027-02-03T08:00:00Z'))).flat().map((turn) => turn.id)
    expect(new Set(ids).size).toBe(120)
  })
})
