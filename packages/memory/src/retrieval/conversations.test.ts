import { describe, expect, it } from 'vitest'
import type { MemoryId } from '../core/memory.ts'
import { createConversations, type Found } from './conversations.ts'
import { createRecallIndex } from './recall-index.ts'
import { idsOf, memoryOf, putAll, questionOf } from './test-data.ts'

function turnOf(id: string, text: string, thread = 't'): ReturnType<typeof memoryOf> {
  return memoryOf(id, text, { kind: 'event', source: { origin: 'user', thread } })
}

function foundOf(evidence: Float64Array, words: readonly string[] = [], asking: Float32Array = new Float32Array(evidence.length)): Found {
  return { evidence, coverage: new Float32Array(evidence.length), asking, nothing: () => 0, understood: true, words: new Set(words) }
}

/** Turns in the order of their slots, with what was found of them on their own. */
function spreadOver(texts: readonly string[], evidence: readonly number[], words: readonly string[] = [], asking: readonly number[] = []): readonly number[] {
  const conversations = createConversations()
  for (const [slot, text] of texts.entries()) conversations.put(slot, turnOf(`m${slot}`, text))
  const found = Float64Array.from(evidence)
  const asks = Float32Array.from(texts, (_, slot) => asking[slot] ?? 0)
  conversations.spread(foundOf(found, words, asks))
  return [...found]
}

describe('conversations', () => {
  it('finds the answer beside the words that were asked for', () => {
    const index = createRecallIndex()
    putAll(index, [
      turnOf('1', 'Good morning to you'),
      turnOf('2', 'Where did you go on your holiday in June?'),
      turnOf('3', 'To Lamu, for two weeks'),
      turnOf('4', 'Nice weather today', 'other'),
      turnOf('5', 'To Oslo, for two weeks', 'other'),
    ])
    expect(idsOf(index, questionOf('Where was the June holiday?')).slice(0, 2)).toEqual(['3', '2'])
  })

  it('keeps the order of ids whatever the order of putting', () => {
    const conversations = createConversations()
    for (const [slot, id] of [3, 1, 2, 0].entries()) conversations.put(slot, turnOf(`m${id}`, ''))
    const evidence = Float64Array.of(0, 2, 0, 0)
    conversations.spread(foundOf(evidence))
    const [third, , second, zeroth] = evidence
    expect(second).toBeGreaterThan(third ?? 9)
    expect(third).toBeGreaterThan(zeroth ?? 9)
  })

  it('leaves facts, single events and what is unrelated as they are', () => {
    const conversations = createConversations()
    conversations.put(0, memoryOf('a', '', { source: { origin: 'user', thread: 't' } }))
    conversations.put(1, turnOf('b', ''))
    conversations.put(2, turnOf('c', '', 'u'))
    conversations.put(3, turnOf('d', '', 'u'))
    const evidence = Float64Array.of(1, 2, -1, Number.NaN)
    conversations.spread(foundOf(evidence))
    expect(evidence).toEqual(Float64Array.of(1, 2, -1, Number.NaN))
  })

  it('a turn gains more after one that asks than after one that states', () => {
    const [, afterAsking = 0] = spreadOver(['Where?', 'Lamu'], [2, 0], [], [1, 0])
    const [, afterStating = 0] = spreadOver(['There', 'Lamu'], [2, 0])
    expect(afterAsking).toBeGreaterThan(afterStating)
  })

  it('whose turns are asked for go before what others say, and nobody named changes nothing', () => {
    const texts = ['Nora: I moved to Lamu', 'Theo: I moved to Oslo', 'I moved to Rome']
    const evidence = [2, 2, 2]
    const unnamed = spreadOver(texts, evidence, ['moved'])
    const named = spreadOver(texts, evidence, ['nora', 'moved'])
    expect(named[0]).toBe(unnamed[0])
    expect(named[1]).toBeLessThan(unnamed[1] ?? 0)
    expect(named[2]).toBe(unnamed[2])
  })

  it('a turn whose text changes has another speaker', () => {
    const conversations = createConversations()
    conversations.put(0, turnOf('a', 'Nora: I moved'))
    conversations.put(1, turnOf('b', 'Theo: I stayed'))
    conversations.put(0, turnOf('a', 'Theo: I moved'))
    const evidence = Float64Array.of(2, 1)
    const same = Float64Array.of(2, 1)
    conversations.spread(foundOf(evidence, ['nora']))
    conversations.spread(foundOf(same))
    expect(evidence).toEqual(same)
  })

  it('forgets a turn that is removed or moves to another thread', () => {
    const index = createRecallIndex()
    putAll(index, [turnOf('1', 'A holiday in June'), turnOf('2', 'To Lamu'), turnOf('3', 'To Oslo')])
    expect(idsOf(index, questionOf('June holiday'))).toEqual(['1', '2', '3'])
    index.remove('2' as MemoryId)
    putAll(index, [turnOf('3', 'To Oslo', 'other')])
    expect(idsOf(index, questionOf('June holiday'))).toEqual(['1'])
  })
})
