import { describe, expect, it } from 'vitest'
import type { MemoryId } from '../core/memory.ts'
import { analyse } from './analyse.ts'
import { DEFAULT_MIN_SCORE } from './calibrate.ts'
import { quantise } from './quantise.ts'
import { createRecallIndex } from './recall-index.ts'
import type { RecallIndex } from './retrieval.ts'
import { idsOf, memoryOf, putAll, questionOf, vectorOf } from './test-data.ts'

function indexOf(texts: Readonly<Record<string, string>>): RecallIndex {
  const index = createRecallIndex()
  putAll(
    index,
    Object.entries(texts).map(([id, text]) => memoryOf(id, text)),
  )
  return index
}

/** What a question brings when nothing is said about the least score. */
function found(index: RecallIndex, text: string): readonly string[] {
  return idsOf(index, questionOf(text, { minScore: undefined }))
}

describe('words', () => {
  it.each([
    ['今天我去了北京的图书馆', ['今天', '北京', '图书馆', '书']],
    ['毎朝コーヒーを飲みます', ['毎朝', 'コーヒー', 'ｺｰﾋｰ', '飲']],
    ['저는 서울에서 일합니다', ['서울', '일합니다']],
    ['ฉันชอบกาแฟร้อน', ['กาแฟ', 'ร้อน']],
    ['买票用铁路12306', ['12306', '铁路']],
  ])('MS-05: finds %s by each of its words', (text, words) => {
    const index = indexOf({ a: text, b: 'Nothing of the kind', c: '完全不同の内容' })
    for (const word of words) expect(found(index, word)[0]).toBe('a')
    expect(found(index, '飛行機')).toEqual([])
  })

  it.each([
    ['café', 'cafe'],
    ['Istanbul', 'İstanbul'],
    ['Straße', 'STRASSE'],
    ['मुंबई', 'मुंबई'],
    ['مُحَمَّد', 'محمد'],
    ['👍🏽', '👍'],
    ['\u200bharbour', 'harbour'],
    ['C++', 'c++'],
  ])('MS-06: finds %s and %s by each other', (one, other) => {
    expect(found(indexOf({ a: `note ${one} here` }), other)).toEqual(['a'])
    expect(found(indexOf({ a: `note ${other} here` }), one)).toEqual(['a'])
  })

  it('MS-06: keeps C++ and C# apart', () => {
    const index = indexOf({ plus: 'I write C++ every day', sharp: 'My colleague writes C# every week' })
    expect(found(index, 'C++')).toEqual(['plus'])
    expect(found(index, 'C#')).toEqual(['sharp'])
  })

  it('MS-07: finds other forms of a word', () => {
    const index = indexOf({ a: 'He has allergies to nuts', b: 'He has a dog', c: 'She runs marathons' })
    expect(found(index, 'nut allergy')[0]).toBe('a')
    expect(found(index, 'running a marathon')[0]).toBe('c')
  })

  it('MS-08: a near spelling of a short word is another word', () => {
    const index = indexOf({ a: 'I bought a car', b: 'There is a bat', c: 'It was not him', d: 'We had a meal' })
    for (const word of ['cat', 'nut', 'meat']) expect(idsOf(index, questionOf(word))).toEqual([])
  })

  it('MS-08: forgives a typing mistake in a longer word, never in digits', () => {
    const index = indexOf({ a: 'I like coffee', b: 'My room is 20461' })
    expect(found(index, 'cofee')).toEqual(['a'])
    expect(idsOf(index, questionOf('20462'))).toEqual([])
  })

  it('MS-08: the beginning of a word says less than the word', () => {
    const index = indexOf({ whole: 'The dat is here', longer: 'The database is here' })
    expect(idsOf(index, questionOf('data'))).toEqual(['longer'])
    expect(idsOf(index, questionOf('da'))).toEqual([])
    expect(found(index, 'dat')).toEqual(['whole'])
  })

  it('MS-09: words that JavaScript knows are words like others', () => {
    const index = indexOf({ a: 'The constructor throws', b: 'toString and __proto__ are odd' })
    expect(found(index, 'constructor')).toEqual(['a'])
    expect(found(index, '__proto__')).toEqual(['b'])
    expect(found(index, 'toString')).toEqual(['b'])
    expect(found(index, 'hasOwnProperty')).toEqual([])
  })

  it.each([
    ['release/2026.4', ['release/2026.4', '2026.4', 'release']],
    ['eu-central-1', ['eu-central-1', 'central', 'eu']],
    ['14:20', ['14:20']],
    ['k.dev@example.com', ['k.dev@example.com', 'example.com', 'dev']],
    ['+44 20 7946 0188', ['+44 20 7946 0188', '7946 0188']],
    ['checkoutFlag', ['checkoutFlag', 'checkout flag', 'checkout']],
  ])('finds %s whole and in parts', (identifier, questions) => {
    const index = indexOf({ a: `It is ${identifier} now`, b: 'Something else entirely' })
    for (const question of questions) expect(found(index, question)[0]).toBe('a')
  })

  it.each([
    ['one word', 'a'.repeat(32_000)],
    ['joined words', 'ab-'.repeat(10_000)],
    ['paths', 'ab.c/'.repeat(6000)],
    ['many words', Array.from({ length: 6000 }, (_, number) => `wort${number.toString(36)}`).join(' ')],
    ['camel case', 'aB'.repeat(16_000)],
    ['one character', '京'.repeat(30_000)],
    ['marks', `a${'\u0301'.repeat(30_000)}`],
  ])('takes a very long text of %s as memory and as question', (_, text) => {
    const index = indexOf({ a: text, b: 'Unser Hund heißt Bello' })
    expect(idsOf(index, questionOf(text))).toEqual(['a'])
  })

  it('asks in one language for what is held in another', () => {
    const index = indexOf({ a: 'Unser Wellensittich heißt Kolumbus', b: 'Mi perro se llama Trasgo' })
    expect(found(index, 'Who is Kolumbus?')).toEqual(['a'])
    expect(found(index, 'Wer ist Trasgo?')).toEqual(['b'])
  })

  it('finds German compounds by their parts, and parts by the compound', () => {
    const index = indexOf({ a: 'Der Wohnungsschlüssel liegt bei Levke', b: 'Der Termin beim Zahnarzt ist am Montag', c: 'Der Hund heißt Bello' })
    expect(idsOf(index, questionOf('Wo ist der Schlüssel?'))).toEqual(['a'])
    expect(idsOf(index, questionOf('Wo ist die Wohnung?'))).toEqual(['a'])
    expect(idsOf(index, questionOf('Wann ist mein Zahnarzttermin?'))).toEqual(['b'])
    expect(idsOf(index, questionOf('Wann ist der Hundefriseur?'))).toEqual(['c'])
  })

  it('finds a memory by its key', () => {
    const index = createRecallIndex()
    putAll(index, [memoryOf('a', 'It is Berlin', { key: 'home.city' }), memoryOf('b', 'It is Anna', { key: 'work.manager' })])
    expect(found(index, 'Which city?')).toEqual(['a'])
  })
})

describe('removing', () => {
  it('MS-01: leaves no word and no vector', () => {
    const index = indexOf({ a: 'The zanzibarian secret', b: 'The other thing' })
    index.putVectors('a' as MemoryId, quantise([vectorOf(1, 16)], 'f'))
    index.remove('a' as MemoryId)
    expect(index.size).toBe(1)
    expect(idsOf(index, questionOf('zanzibarian secret'))).toEqual([])
    expect(idsOf(index, questionOf('zanz', { vector: vectorOf(1, 16), fingerprint: 'f' }))).toEqual([])
  })

  it('MS-03: takes the same memory twice for one, and an unknown id for nothing', () => {
    const index = indexOf({ a: 'One thing' })
    putAll(index, [memoryOf('a', 'One thing')])
    index.remove('nope' as MemoryId)
    index.putVectors('nope' as MemoryId, quantise([vectorOf(1, 16)], 'f'))
    expect(index.size).toBe(1)
    expect(idsOf(index, questionOf('thing'))).toEqual(['a'])
    index.clear()
    expect(index.size).toBe(0)
    expect(idsOf(index, questionOf('thing'))).toEqual([])
  })

  it('replaces the words of a memory whose text changes, and drops its vectors', () => {
    const index = indexOf({ a: 'I live in Lisbon' })
    index.putVectors('a' as MemoryId, quantise([vectorOf(1, 16)], 'f'))
    putAll(index, [memoryOf('a', 'I live in Berlin')])
    expect(idsOf(index, questionOf('Lisbon'))).toEqual([])
    expect(idsOf(index, questionOf('Berlin'))).toEqual(['a'])
    expect(index.search(questionOf('xyz', { vector: vectorOf(1, 16), fingerprint: 'f' })).hits).toEqual([])
  })

  it('keeps the vectors of a memory that changes otherwise', () => {
    const index = indexOf({ a: 'I live in Lisbon' })
    index.putVectors('a' as MemoryId, quantise([vectorOf(1, 16)], 'f'))
    putAll(index, [memoryOf('a', 'I live in Lisbon', { useCount: 3 })])
    expect(idsOf(index, questionOf('xyz', { vector: vectorOf(1, 16), fingerprint: 'f' }))).toEqual(['a'])
  })
})

describe('meaning', () => {
  it('never compares vectors of two spaces', () => {
    const index = indexOf({ a: 'One thing', b: 'Other matter' })
    index.putVectors('a' as MemoryId, quantise([vectorOf(1, 16)], 'old'))
    index.putVectors('b' as MemoryId, quantise([vectorOf(2, 16)], 'new'))
    const asked = questionOf('xyz', { vector: vectorOf(1, 16), fingerprint: 'new' })
    expect(idsOf(index, asked)).toEqual(['b'])
    expect(index.search({ ...asked, fingerprint: 'third' })).toEqual({ hits: [], legs: ['lexical'] })
  })

  it('says which legs it used', () => {
    const index = indexOf({ a: 'One thing' })
    index.putVectors('a' as MemoryId, quantise([vectorOf(1, 16)], 'f'))
    expect(index.search(questionOf('thing')).legs).toEqual(['lexical'])
    expect(index.search(questionOf('thing', { vector: vectorOf(1, 16), fingerprint: 'f' })).legs).toEqual(['lexical', 'vector'])
    expect(index.search(questionOf('thing', { vector: new Float32Array(16).fill(Number.NaN), fingerprint: 'f' })).legs).toEqual(['lexical'])
  })

  it('what has two vectors is not nearer for that than what has one', () => {
    const scoreWith = (vectors: readonly Float32Array[]): number => {
      const index = indexOf({ a: 'One thing' })
      index.putVectors('a' as MemoryId, quantise(vectors, 'f'))
      return index.search(questionOf('xyz', { vector: vectorOf(1, 16), fingerprint: 'f' })).hits[0]?.score ?? 0
    }
    expect(scoreWith([vectorOf(1, 16), vectorOf(1, 16)])).toBeLessThan(scoreWith([vectorOf(1, 16)]))
  })

  it('finds by words what has no vector yet', () => {
    const index = indexOf({ a: 'The kettle is red', b: 'The door is green' })
    index.putVectors('b' as MemoryId, quantise([vectorOf(2, 16)], 'f'))
    expect(idsOf(index, questionOf('kettle', { vector: vectorOf(1, 16), fingerprint: 'f' }))[0]).toBe('a')
  })
})

describe('ranking', () => {
  it('fills the limit from what is accepted', () => {
    const index = createRecallIndex()
    putAll(
      index,
      Array.from({ length: 1000 }, (_, number) => memoryOf(`m${number}`, `The harbour number ${number}`, { kind: number % 333 === 5 ? 'rule' : 'fact' })),
    )
    const hits = idsOf(index, questionOf('harbour', { limit: 5, accept: (memory) => memory.kind === 'rule' }))
    expect([...hits].sort()).toEqual(['m338', 'm5', 'm671'])
  })

  it('puts the newer of two that fit as well first', () => {
    const index = createRecallIndex()
    const older = memoryOf('older', 'Lunch with Ana', { recordedAt: '2025-11-01T00:00:00.000Z' })
    const newer = memoryOf('newer', 'Lunch with Ana', { recordedAt: '2025-12-30T00:00:00.000Z' })
    putAll(index, [older, newer])
    expect(idsOf(index, questionOf('lunch with Ana'))).toEqual(['newer', 'older'])
  })

  it('puts what states before what only asks', () => {
    const index = indexOf({ asks: 'How do I repair the boiler?', states: 'We had to repair the boiler at home' })
    expect(idsOf(index, questionOf('boiler repair'))).toEqual(['states', 'asks'])
  })

  it('a rule asks for what is to be done from now on, which is what it states', () => {
    const index = createRecallIndex()
    putAll(index, [memoryOf('rule', 'Convert prices to euros', { kind: 'rule' }), memoryOf('task', 'Convert prices to euros')])
    expect(idsOf(index, questionOf('prices in euros'))).toEqual(['rule', 'task'])
  })

  it('scores from 0 to 1, and gives nothing under the least score', () => {
    const index = indexOf({ a: 'I live in Lisbon near the river', b: 'The river is long', c: 'My dentist is Dr Lang' })
    const all = index.search(questionOf('river near Lisbon')).hits
    expect(all.every(({ score }) => score >= 0 && score <= 1)).toBe(true)
    expect(all.map(({ id }) => id)).toEqual(['a', 'b'])
    const [, second] = all
    expect(second?.score).toBeLessThan(DEFAULT_MIN_SCORE)
    expect(found(index, 'river near Lisbon')).toEqual(['a'])
    expect(index.search(questionOf('river near Lisbon', { minScore: 1 })).hits).toEqual([])
  })

  it('brings nothing for a question about nothing that is held', () => {
    const index = indexOf({ a: 'I live in Lisbon', b: 'My dentist is Dr Lang', c: 'Standup is at 9:40' })
    for (const text of ['What is the capital of Mongolia?', 'asdf qwer', '', '???', 'who is it', 'How do volcanoes form?'])
      expect(found(index, text)).toEqual([])
  })

  it('says why', () => {
    const index = createRecallIndex()
    putAll(index, [memoryOf('a', 'Production runs in eu-central-1', { key: 'deploy.region' })])
    index.putVectors('a' as MemoryId, quantise([vectorOf(1, 16)], 'f'))
    const [hit] = index.search(questionOf('Which production region?', { vector: vectorOf(1, 16), fingerprint: 'f' })).hits
    expect(hit?.why).toEqual(['words: production, region', 'meaning 1.00', 'key deploy.region'])
  })
})

describe('analyses', () => {
  it('MS-04: an analysis that went through JSON gives the same index', () => {
    const memory = memoryOf('a', 'Deploy release/2026.4 to eu-central-1', { key: 'deploy.branch' })
    const index = createRecallIndex()
    index.put(memory, JSON.parse(JSON.stringify(analyse(memory))))
    expect(idsOf(index, questionOf('release branch'))).toEqual(['a'])
  })
})
