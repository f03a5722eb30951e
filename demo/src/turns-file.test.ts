import { describe, expect, it } from 'vitest'
import sample from '../sample/thirty-days.json'
import { parseTurns } from './turns-file.ts'

const NOW = '2026-05-04T09:00:00.000Z'
const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).slice().buffer
const problemOf = (text: string): string | undefined => {
  const file = parseTurns(bytes(text), NOW)
  return file.ok ? undefined : file.problem
}

describe('a file of turns', () => {
  it('may be a list or an object with a list', () => {
    const turns = [{ role: 'user', text: 'I live in Lisbon.', at: '2026-05-03T08:00:00+01:00', thread: 't', id: 'a' }]
    expect(parseTurns(bytes(JSON.stringify(turns)), NOW)).toEqual({ ok: true, turns })
    expect(parseTurns(bytes(JSON.stringify({ turns })), NOW)).toEqual({ ok: true, turns })
  })

  it('gives turns without an id the same one each time it is read', () => {
    const text = '[{"role":"user","text":"Hello"},{"role":"user","text":"Hello"}]'
    const first = parseTurns(bytes(text), NOW)
    expect(parseTurns(bytes(text), NOW)).toEqual(first)
    expect(first.ok && new Set(first.turns.map((turn) => turn.id)).size).toBe(2)
  })

  it('reads the sample', () => {
    const file = parseTurns(bytes(JSON.stringify(sample)), NOW)
    expect(file.ok && file.turns.length).toBe(120)
  })

  it('says what is wrong, and where', () => {
    expect(problemOf('[{"role":"user","te')).toContain('not valid JSON')
    expect(problemOf('{"a":1}')).toContain('a list of messages')
    expect(problemOf('[]')).toContain('empty')
    expect(problemOf('[{"role":"user","text":"a"},{"role":"boss","text":"b"}]')).toContain('Message 2: “role”')
    expect(problemOf('[{"role":"user","text":"  "}]')).toContain('“text”')
    expect(problemOf(JSON.stringify([{ role: 'user', text: 'é'.repeat(17_000) }]))).toContain('32 KiB')
    expect(problemOf('[{"role":"user","text":"a","at":"yesterday"}]')).toContain('“at”')
    expect(problemOf('[{"role":"user","text":"a","id":7}]')).toContain('“id”')
    expect(parseTurns(new Uint8Array([0xff, 0xfe, 0x00]).buffer, NOW)).toMatchObject({ ok: false })
  })

  it('is refused at every place where it may be cut', () => {
    const text = JSON.stringify(sample.slice(0, 4))
    for (let length = 0; length < text.length; length += 7) expect(parseTurns(bytes(text.slice(0, length)), NOW).ok).toBe(false)
  })
})
