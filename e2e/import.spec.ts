import { openIn } from './support/sdk-page.ts'
import { expect, test } from './support/test.ts'

test('a file that is cut anywhere, changed, or of another kind is refused and changes nothing', async ({ context }) => {
  const page = await openIn(context, { user: 'import' })
  const result = await page.evaluate(async () => {
    await window.locket.remember([
      { key: 'home.city', text: 'The home is in Porto.', value: 'Porto' },
      { key: 'home.city', text: 'The home is in Lisbon.', value: 'Lisbon' },
      { text: 'The dog is called Biscuit.', kind: 'fact' },
      { text: 'Answers should be short.', kind: 'rule', origin: 'user' },
    ])
    const exported = await window.locket.export()
    const text = await exported.text()
    const other = await window.openLocket({ user: 'import-into', embedder: 'none' })
    await other.remember({ text: 'This was here before.' })
    const before = JSON.stringify((await other.memories({ status: 'any' })).items)
    const broken = [
      ...Array.from({ length: 10 }, (_, index) => text.slice(0, Math.floor((text.length * index) / 10))),
      text.slice(0, -1),
      text.replace('Lisbon', 'London'),
      '{}',
      '[]',
      'null',
      'no JSON at all',
    ]
    const codes: string[] = []
    for (const file of broken) codes.push(await window.codeOf(other.import(new Blob([file]))))
    const after = JSON.stringify((await other.memories({ status: 'any' })).items)
    await other.import(exported)
    const held = (await other.memories()).items.length
    await other.close()
    return { codes: [...new Set(codes)], unchanged: before === after, held }
  })
  expect(result).toEqual({ codes: ['INVALID_ARGUMENT'], unchanged: true, held: 4 })
})

test('a file of a newer format is told apart from a broken one', async ({ context }) => {
  const page = await openIn(context, { user: 'import-newer' })
  const code = await page.evaluate(async () => {
    const file: unknown = JSON.parse(await (await window.locket.export()).text())
    const newer = JSON.stringify(file, (name, value) => (name === 'version' ? 1000 : value))
    return window.codeOf(window.locket.import(new Blob([newer])))
  })
  expect(code).toBe('FORMAT_TOO_NEW')
})
