import { describe, expect, it } from 'vitest'
import type { Detector } from '../redaction/redactor.ts'
import { openLocket } from '../testing.ts'

/** Finds staff numbers: "ST-4471". */
const staff: Detector = (text) =>
  [...text.matchAll(/ST-\d+/gi)].map(({ 0: found, index }) => ({ kind: 'staff', start: index, end: index + found.length, level: 'secret' }))
const open = (detector: unknown) => openLocket({ user: 'u', policy: { redact: [detector as Detector] } })
const ranges = (start: unknown, end: unknown) => () => [{ kind: 'x', start, end, level: 'secret' }]

describe("the app's own detectors", () => {
  it('see titles, labels and summaries too', async () => {
    const locket = await openLocket({ user: 'u', policy: { redact: [staff] }, summarise: async () => 'About ST-4471 and tea' })
    const thread = locket.thread('t')
    await thread.append(Array.from({ length: 30 }, (_, i) => ({ role: 'user' as const, text: `${i} ${'words '.repeat(60)}` })))
    await thread.rename('The case of ST-4471')
    await thread.save({ step: 1 }, { label: 'before ST-4471' })
    const { items } = await locket.threads()
    expect(items[0]?.title).toBe('The case of [secret]')
    expect((await thread.checkpoints())[0]?.label).toBe('before [secret]')
    expect((await thread.summary({ tokens: 200 }))?.text).toBe('About [secret] and tea')
    expect(await (await locket.export({ conversations: true })).text()).not.toContain('4471')
  })

  it('say of all fields what one of them shows', async () => {
    const byWord: Detector = (text) => {
      const found = /(?<=badge is )\S+/.exec(text)
      return found === null ? [] : [{ kind: 'badge', start: found.index, end: found.index + found[0].length, level: 'secret' }]
    }
    const locket = await open(byWord)
    const [kept] = await locket.remember({ text: 'My badge is Heron', value: 'heron', key: 'badge.heron', quote: 'Heron' })
    expect(kept?.memory).toMatchObject({ text: 'My badge is [secret]', value: null, key: null, source: { quote: '[secret]' } })
  })

  it.each([
    ['no function', null],
    ['one that gives a function', () => () => []],
    ['one that throws', () => JSON.parse('')],
    ['one that promises', async () => []],
    ['one that gives nothing', () => undefined],
    ['a range of texts', ranges('2', '5')],
    ['no end', ranges(2, undefined)],
    ['no number', ranges(Number.NaN, 5)],
  ])('keep the call from being made where they cannot be used: %s', async (_, detector) => {
    const stated = open(detector).then((locket) => locket.remember({ text: 'I like tea' }))
    await expect(stated).rejects.toMatchObject({ name: 'MemoryError', code: 'INVALID_ARGUMENT', details: { field: 'policy.redact' } })
  })

  it.each([
    ['before the text', ranges(-5, 2), '[secret]like tea'],
    ['behind it', ranges(7, Number.POSITIVE_INFINITY), 'I like [secret]'],
    ['the wrong way round', ranges(5, 2), 'I like tea'],
    ['between two characters', ranges(2.5, 5.5), 'I [secret] tea'],
  ])('may give a range that is %s', async (_, detector, text) => {
    expect((await (await open(detector)).remember({ text: 'I like tea' }))[0]?.memory?.text).toBe(text)
  })

  it('take whole characters out', async () => {
    const inside =
      (what: string, from: number, to: number): Detector =>
      (text) => {
        const at = text.indexOf(what)
        return at < 0 ? [] : [{ kind: 'x', start: at + from, end: at + to, level: 'secret' }]
      }
    expect((await (await open(inside('😀', 1, 3))).remember({ text: 'Has 😀ab' }))[0]?.memory?.text).toBe('Has [secret]b')
    expect((await (await open(inside('b😀', 0, 2))).remember({ text: 'Has ab😀c' }))[0]?.memory?.text).toBe('Has a[secret]c')
    expect((await (await open(inside('e\u0301', 0, 1))).remember({ text: 'Has cafe\u0301s' }))[0]?.memory?.text).toBe('Has caf[secret]s')
  })
})
