import { describe, expect, it } from 'vitest'
import { salientIn } from './salient.ts'
import { summarise } from './summarise.ts'
import { steadyWindow, trimTurns, turnTokens } from './thread-window.ts'
import { estimateTokens } from './tokens.ts'

const FILLER = [
  'That sounds good to me.',
  'Could you tell me a little more about that?',
  'Sure, here is what I would try first, and why it may help.',
  'Thanks, that is clear now.',
  'It depends on many things, and there is no single right answer.',
]

/** Sixty turns: an ordinary talk about moving a service, with what matters strewn into it. */
const TALK = Array.from({ length: 60 }, (_, i) => {
  const facts = [
    'We decided to move checkout to Stockholm on 14 March.',
    'The budget is €12,400 for the quarter.',
    'Priya Raman owns the migration.',
    'The p95 must stay under 180 ms.',
    'Our vendor Quillfeather confirmed version 4.12 yesterday.',
    'Let us freeze deploys from Friday 17:30.',
    'The old host is db-07.eu-west-2.',
    'Marco will write the runbook by 2026-03-09.',
  ]
  const filler = `${FILLER[i % 5]} ${FILLER[(i * 3 + 1) % 5]} ${FILLER[(i * 2 + 3) % 5]}`
  return { role: i % 2 === 0 ? ('user' as const) : ('assistant' as const), text: i % 7 === 3 ? `${filler} ${facts[Math.floor(i / 7) % facts.length]}` : filler }
})

describe('a summary', () => {
  it('keeps at least nine tenths of names, numbers, dates and decisions in a quarter of the tokens', () => {
    const whole = TALK.reduce((sum, { text }) => sum + estimateTokens(text), 0)
    const budget = Math.floor(whole / 4)
    const summary = summarise(TALK, budget)
    expect(estimateTokens(summary)).toBeLessThanOrEqual(budget)
    const items = new Set(
      TALK.flatMap(({ text }) =>
        text.split(/(?<=[.?!])\s/).flatMap((sentence) =>
          salientIn(sentence)
            .filter(({ kind }) => kind !== 'question')
            .map((item) => item.text),
        ),
      ),
    )
    const kept = [...items].filter((item) => summary.includes(item))
    expect(kept.length / items.size).toBeGreaterThanOrEqual(0.9)
  })

  it('does so in German too, where every noun is written like a name', () => {
    const filler = [
      'Das klingt für mich gut, und der Rest der Liste passt in die Woche.',
      'Kannst du mir noch etwas mehr über das Problem und die Lösung sagen?',
      'Klar, zuerst würde ich die Datei im Ordner suchen und den Fehler in Ruhe lesen.',
      'Danke, mit dem Beispiel ist die Aufgabe jetzt klar.',
      'Es hängt von vielen Dingen ab, eine einfache Antwort gibt es auf die Frage nicht.',
    ]
    const told = [
      'Wir haben entschieden, den Umzug nach Gelsenkirchen auf den 14. März zu legen.',
      'Der Vertrag mit Quillfeder kostet 12.400 Euro im Quartal.',
      'Um die Wohnung kümmert sich Thaddäus Brendel.',
      'Unsere Nachbarin heißt Wessolek und hat den Schlüssel.',
      'Ab jetzt treffen wir uns donnerstags bei Elif in Plagwitz.',
      'Der Router steht unter fritz-07.lan, die Störung meldete Frau Vogel gestern.',
    ]
    const turns = Array.from({ length: 60 }, (_, i) => {
      const text = `${filler[i % 5]} ${filler[(i * 3 + 1) % 5]}`
      return { role: i % 2 === 0 ? ('user' as const) : ('assistant' as const), text: i % 9 === 4 ? `${text} ${told[Math.floor(i / 9) % told.length]}` : text }
    })
    const budget = Math.floor(turns.reduce((sum, turn) => sum + turnTokens(turn), 0) / 4)
    const summary = summarise(turns, budget)
    expect(estimateTokens(summary)).toBeLessThanOrEqual(budget)
    // Labelled by hand, not by the patterns that the summary goes by.
    const labelled = [
      ...['Gelsenkirchen', 'Quillfeder', 'Thaddäus Brendel', 'Wessolek', 'Elif', 'Plagwitz', 'fritz-07.lan', 'Frau Vogel'],
      ...['14. März', 'donnerstags', 'gestern', '12.400 Euro', 'Wir haben entschieden', 'Ab jetzt treffen wir uns'],
    ]
    expect(labelled.filter((item) => !summary.includes(item))).toEqual([])
  })

  it('is the same for the same turns, and empty for none', () => {
    expect(summarise(TALK, 200)).toBe(summarise(TALK, 200))
    expect(summarise([], 200)).toBe('')
  })

  it('keeps a question that nobody has answered, not one that was', () => {
    const asked = [
      { role: 'user' as const, text: 'Which region is it?' },
      { role: 'assistant' as const, text: 'It is Oslo. Shall I book the room for Monday?' },
    ]
    const summary = summarise(asked, 100)
    expect(summary).toContain('Shall I book the room')
    expect(summary).not.toContain('Which region')
  })
})

describe('trimming', () => {
  const turns = [
    { role: 'system' as const, text: 'You help.' },
    { role: 'user' as const, text: 'One' },
    { role: 'assistant' as const, text: 'Calling' },
    { role: 'tool' as const, text: 'Result '.repeat(40) },
    { role: 'assistant' as const, text: 'Two' },
    { role: 'user' as const, text: 'Three' },
    { role: 'assistant' as const, text: 'Four' },
  ]
  it('keeps the system prompt, starts on a user turn and parts no result from its call', () => {
    for (let tokens = 0; tokens < 200; tokens++) {
      const kept = trimTurns(turns, tokens, true)
      expect(kept[0]).toBe(turns[0])
      const rest = kept.slice(1)
      if (rest.length > 0) expect(rest[0]?.role).toBe('user')
      expect(rest.some(({ role }) => role === 'tool')).toBe(rest.some(({ text }) => text === 'Calling'))
      if (rest.length > 0) expect(kept.reduce((sum, turn) => sum + turnTokens(turn), 0)).toBeLessThanOrEqual(tokens)
    }
    expect(trimTurns(turns, 10_000, true)).toEqual(turns)
  })

  it('leaves out results that nobody asked for, and empty turns', () => {
    expect(
      trimTurns(
        [
          { role: 'tool', text: 'Orphan' },
          { role: 'user', text: 'Hi' },
          { role: 'assistant', text: '' },
        ],
        100,
        true,
      ),
    ).toEqual([{ role: 'user', text: 'Hi' }])
  })

  it('moves the start of a steady window in steps, and keeps the rest of its rules', () => {
    const long = Array.from({ length: 200 }, (_, i) => ({
      role: (['user', 'assistant', 'tool', 'assistant'] as const)[i % 4] ?? 'user',
      text: `Word ${i} `.repeat(5),
    }))
    const starts = new Set<unknown>()
    for (let count = 100; count <= 200; count++) {
      const kept = steadyWindow(long.slice(0, count), 600)
      starts.add(kept[0])
      expect(kept[0]?.role).toBe('user')
      expect(kept.reduce((sum, turn) => sum + turnTokens(turn), 0)).toBeLessThanOrEqual(600)
      expect(kept.reduce((sum, turn) => sum + turnTokens(turn), 0)).toBeGreaterThan(300)
    }
    // A quarter of 600 tokens is about six of these turns.
    expect(starts.size).toBeLessThanOrEqual(100 / 4)
    const huge = [
      { role: 'user' as const, text: 'Start' },
      { role: 'assistant' as const, text: 'word '.repeat(2_000) },
      { role: 'user' as const, text: 'End' },
    ]
    expect(steadyWindow(huge, 300)).toEqual([{ role: 'user', text: 'End' }])
  })
})
