import { placesHolding } from './support/raw-storage.ts'
import { openIn } from './support/sdk-page.ts'
import { expect, test } from './support/test.ts'

const OLD = 'Zanzibarite'
const NEW = 'Kryptolith'

for (const kept of ['sealed', 'unsealed'] as const) {
  test(`a forgotten text is in no table, no cached reply, no file and no second tab (${kept})`, async ({ context }) => {
    const options = { user: kept, worker: kept === 'sealed' ? undefined : kept }
    const page = await openIn(context, options)
    const other = await openIn(context, options)
    await page.evaluate(
      async ([old, now]) => {
        await window.locket.observe([
          { role: 'user', text: `My favourite mineral is ${old}.`, id: 'turn-1', thread: 'talk' },
          { role: 'assistant', text: 'A fine one.', id: 'turn-2', thread: 'talk' },
        ])
        await window.locket.settled()
        await window.locket.remember({ key: 'hobby.mineral', text: `The favourite mineral is ${old}.`, value: old, message: 'turn-1', thread: 'talk' })
        await window.locket.remember({ key: 'hobby.mineral', text: `The favourite mineral is ${now}.`, value: now })
        await window.locket.recall(`${old} ${now}`)
      },
      [OLD, NEW] as const,
    )
    // Sealed, no text is readable at any time; that it would be found is shown by the other run.
    for (const text of [OLD, NEW]) expect((await placesHolding(page, text)).length > 0).toBe(kept === 'unsealed')
    expect(await other.evaluate((text) => window.locket.recall(text).then((recall) => recall.block), NEW)).toContain(NEW)

    const [receipt, audit] = await page.evaluate(
      async (ids) => {
        const held = await window.locket.preview({ query: ids[0] })
        const receipt = await window.locket.forget({
          ids: [...new Set([...held, ...(await window.locket.preview({ key: 'hobby.mineral' }))].map((memory) => memory.id))],
        })
        return [receipt, await window.locket.audit()] as const
      },
      [OLD, NEW] as const,
    )
    expect(receipt.count).toBeGreaterThanOrEqual(2)
    expect(JSON.stringify([receipt, audit]).toLowerCase()).not.toContain(OLD.toLowerCase())

    for (const text of [OLD, NEW]) {
      expect(await placesHolding(page, text)).toEqual([])
      for (const tab of [page, other]) {
        const seen = await tab.evaluate(async (query) => {
          const [recall, any, exported] = await Promise.all([window.locket.recall(query), window.locket.memories({ status: 'any' }), window.locket.export()])
          return JSON.stringify([recall, any, await exported.text()])
        }, text)
        expect(seen.toLowerCase()).not.toContain(text.toLowerCase())
      }
    }
  })
}

test('what was forgotten does not come back by saying the same turn again, nor by an old export', async ({ context }) => {
  const page = await openIn(context, { user: 'replay' })
  const after = await page.evaluate(async (word) => {
    const turn = { role: 'user', text: `I live in ${word}.`, id: 'turn-1', at: '2026-05-04T09:00:00Z' } as const
    await window.locket.observe(turn)
    await window.locket.settled()
    const before = await window.locket.export()
    await window.locket.forget({ query: word })
    await window.locket.observe(turn)
    await window.locket.settled()
    await window.locket.import(before)
    return (await window.locket.memories({ status: 'any' })).items.map((memory) => memory.text)
  }, OLD)
  expect(after).toEqual([])
})

test('a target that names nothing is refused and forgets nothing', async ({ context }) => {
  const page = await openIn(context, { user: 'no-target' })
  const result = await page.evaluate(async () => {
    await window.locket.remember({ text: 'The office is in Porto.' })
    const targets: unknown[] = [{}, { key: undefined }, { ids: [] }, { since: undefined }, { everything: false }, null, undefined]
    const codes = await Promise.all(
      // The point is what a caller without types can do.
      targets.map((target) => window.codeOf(Reflect.apply(window.locket.forget, window.locket, [target]))),
    )
    return { codes: [...new Set(codes)], held: (await window.locket.memories()).items.length }
  })
  expect(result).toEqual({ codes: ['INVALID_ARGUMENT'], held: 1 })
})
