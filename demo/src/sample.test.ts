import { openLocket } from '@locket/memory/testing'
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

  it('leaves what holds at the end, and nothing that was only asked or supposed', async () => {
    const locket = await openLocket({ user: 'sample', embedder: 'none', policy: { budgets: { writesPerHour: 1_000 } } })
    for (const day of await loadSample(new Date())) {
      await locket.observe(day)
      await locket.settled()
    }
    const texts = (await locket.profile()).map(({ text }) => text).join('\n')
    for (const value of ['Postgres 17', 'Vitest', 'pnpm', 'eu-central-1', 'Zed', 'Lisbon', 'Tomás', 'peanuts', 'Biscuit', 'Porto'])
      expect(texts).toContain(value)
    for (const value of ['MySQL', 'Postgres 15', 'Jest', 'eu-west-2', 'VS Code', '912 345', 'therapist', 'test plan']) expect(texts).not.toContain(value)
    await locket.close()
  })
})
