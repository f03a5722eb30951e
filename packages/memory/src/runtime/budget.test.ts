import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClock, createDevice, openLocket } from '../testing.ts'
import { toyExtractor } from './locket.contract.ts'

const HOUR_MS = 3_600_000

describe('turns that wait for the budget', () => {
  afterEach(() => void vi.useRealTimers())

  it('are read on when an hour has passed, without a call, and no earlier', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const locket = await openLocket({ user: 'u', extractor: toyExtractor, policy: { budgets: { writesPerHour: 1 } } })
    await locket.observe(['pet = cat.', 'hobby = chess.', 'city = Ulm.'].map((text, i) => ({ role: 'user', text, id: `m-${i}` })))
    const start = locket.clock.now()
    expect(await locket.settled()).toHaveLength(1)
    const until = (await locket.status()).alerts[0]?.until
    expect(until).toBe(new Date(start + HOUR_MS).toISOString())
    locket.clock.advance(HOUR_MS - 1)
    expect(await locket.settled()).toEqual([])
    locket.clock.advance(1)
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    await vi.waitFor(async () => expect((await locket.status()).queue).toBe(1))
    expect((await locket.settled()).map(({ memory }) => memory?.value)).toEqual(['chess'])
    await locket.close()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('wait also when the hour passes and no one is there, and are read by the next who opens', async () => {
    const [device, clock] = [createDevice(), createClock()]
    const open = () => openLocket({ user: 'u', extractor: toyExtractor, device, clock, policy: { budgets: { writesPerHour: 1 } } })
    const first = await open()
    await first.observe(['pet = cat.', 'hobby = chess.'].map((text, i) => ({ role: 'user', text, id: `m-${i}` })))
    await first.settled()
    await first.close()
    clock.advance(HOUR_MS)
    const second = await open()
    expect((await second.settled()).map(({ memory }) => memory?.value)).toEqual(['chess'])
    await second.close()
  })
})
