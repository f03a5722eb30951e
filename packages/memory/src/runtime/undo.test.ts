import { describe, expect, it } from 'vitest'
import type { Decision } from '../core/decision.ts'
import { createDevice, openLocket, type TestLocket, type TestLocketOptions } from '../testing.ts'
import { toyExtractor } from './locket.contract.ts'

const UNDO = { undoMs: 60_000 }

function open(options: Partial<TestLocketOptions> = {}): Promise<TestLocket> {
  return openLocket({ user: 'u', extractor: toyExtractor, ...options })
}

function idOf(decision: Decision | undefined): string {
  return decision?.memory?.id ?? ''
}

async function texts(locket: TestLocket): Promise<readonly string[]> {
  return (await locket.memories({ status: 'any' })).items.map(({ text }) => text)
}

/** The same device a moment after the time for taking back is over. */
function reopen(locket: TestLocket, device: TestLocketOptions['device']): Promise<TestLocket> {
  locket.clock.advance(60_001)
  return open({ device, clock: locket.clock })
}

describe('while a forget can be taken back', () => {
  it('no call brings, changes or shows what is hidden', async () => {
    const locket = await open()
    const [added] = await locket.remember({ key: 'pet', text: 'Has a cat' })
    await locket.forget({ key: 'pet' }, UNDO)
    for (const call of [
      locket.restore(idOf(added)),
      locket.edit(idOf(added), { text: 'x' }),
      locket.approve(idOf(added)),
      locket.remember({ id: idOf(added), text: 'x' }),
    ])
      await expect(call).rejects.toMatchObject({ code: 'FORGOTTEN' })
    expect(await locket.preview({ everything: true })).toEqual([])
    expect(await texts(locket)).toEqual([])
  })

  it('words that were said before do not bring it back', async () => {
    const locket = await open()
    await locket.observe({ role: 'user', text: 'pet = cat.', id: 'm-1' })
    await locket.settled()
    await locket.forget({ key: 'pet' }, UNDO)
    await locket.observe({ role: 'user', text: 'pet = cat.' })
    expect((await locket.settled()).map(({ reason }) => reason)).toEqual(['forgotten'])
  })

  it('a write that began before does not land after it', async () => {
    const device = createDevice()
    const [a, b] = [await open({ device }), await open({ device })]
    await a.remember({ key: 'pet', text: 'Has a cat' })
    await b.status()
    const [forgotten, late] = await Promise.allSettled([a.forget({ key: 'pet' }, UNDO), b.remember({ key: 'pet', text: 'Has a dog' })])
    expect(forgotten.status).toBe('fulfilled')
    // Either it came first and was hidden too, or it is told that it came too late.
    if (late.status === 'rejected') expect(late.reason).toMatchObject({ code: 'FORGOTTEN' })
    expect(await texts(b)).toEqual([])
  })

  it('everything means the turns too: none is read later, and their words go', async () => {
    const device = createDevice()
    const locket = await open({ device })
    await locket.remember({ text: 'Likes figs' })
    await locket.observe({ role: 'user', text: 'pet = cat.', id: 'm-1' })
    const receipt = await locket.forget({ everything: true }, UNDO)
    expect(await texts(locket)).toEqual([])
    await locket.settled()
    expect(await texts(locket)).toEqual([])
    await locket.undo(receipt.id)
    await locket.settled()
    expect((await texts(locket)).length).toBeGreaterThan(0)
    await locket.forget({ everything: true }, UNDO)
    const later = await reopen(locket, device)
    await later.settled()
    expect(await texts(later)).toEqual([])
  })

  it('an older file brings it back only when it is asked to, and then it stays', async () => {
    const device = createDevice()
    const locket = await open({ device })
    await locket.remember({ key: 'pet', text: 'Has a cat' })
    const file = await locket.export()
    await locket.forget({ key: 'pet' }, UNDO)
    expect(await locket.import(file, { onConflict: 'replace' })).toMatchObject({ forgotten: 1, replaced: 0 })
    expect(await texts(locket)).toEqual([])
    expect(await locket.import(file, { restoreForgotten: true })).toMatchObject({ added: 1 })
    expect(await texts(await reopen(locket, device))).toEqual(['Has a cat'])
  })
})

describe('taking a forget back', () => {
  it('by a name that is no receipt takes nothing back', async () => {
    const locket = await open()
    for (const name of ['__proto__', 'constructor', 'toString', 'x']) expect(await locket.undo(name)).toBe(0)
  })

  it('leaves one truth where the key has a new value', async () => {
    const locket = await open()
    await locket.remember({ key: 'pet', text: 'Has a cat' })
    const receipt = await locket.forget({ key: 'pet' }, UNDO)
    locket.clock.advance(1_000)
    const [dog] = await locket.remember({ key: 'pet', text: 'Has a dog' })
    expect(await locket.undo(receipt.id)).toBe(1)
    expect((await locket.history('pet')).map(({ status, supersededBy, validTo }) => [status, supersededBy, validTo])).toEqual([
      ['superseded', idOf(dog), dog?.memory?.validFrom],
      ['active', null, null],
    ])
    expect((await locket.recall('pet', { at: '2027-01-01' })).block).not.toContain('cat')
  })

  it.each([
    [0, 1],
    [1, 0],
  ])('of two, in either order, the later value is the current one', async (...order) => {
    const locket = await open()
    await locket.remember({ key: 'pet', text: 'Has a cat' })
    const receipts = [await locket.forget({ key: 'pet' }, UNDO)]
    locket.clock.advance(1_000)
    await locket.remember({ key: 'pet', text: 'Has a dog' })
    receipts.push(await locket.forget({ key: 'pet' }, UNDO))
    for (const i of order) expect(await locket.undo(receipts[i]?.id ?? '')).toBe(1)
    expect((await locket.profile()).map(({ text }) => text)).toEqual(['Has a dog'])
  })

  it('is too late when it was forgotten for good meanwhile', async () => {
    const device = createDevice()
    const locket = await open({ device })
    await locket.remember({ key: 'pet', text: 'Has a cat' })
    const receipt = await locket.forget({ key: 'pet' }, UNDO)
    await locket.forget({ key: 'pet' })
    expect(await locket.undo(receipt.id)).toBe(0)
    expect((await (await reopen(locket, device)).receipts()).map(({ id }) => id)).toContain(receipt.id)
  })

  it('not taken back, the receipt that is kept is the one that was given', async () => {
    const device = createDevice()
    const locket = await open({ device })
    await locket.remember({ key: 'pet', text: 'Has a cat' })
    const receipt = await locket.forget({ key: 'pet' }, UNDO)
    expect(await (await reopen(locket, device)).receipts()).toEqual([receipt])
  })
})
