import { describe, expect, it } from 'vitest'
import type { MemoryId } from '../core/memory.ts'
import { createConversations } from './conversations.ts'
import { createRecallIndex } from './recall-index.ts'
import { idsOf, memoryOf, putAll, questionOf } from './test-data.ts'

function turnOf(id: string, text: string, thread = 't'): ReturnType<typeof memoryOf> {
  return memoryOf(id, text, { kind: 'event', source: { origin: 'user', thread } })
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
    expect(idsOf(index, questionOf('Where was the June holiday?')).slice(0, 2)).toEqual(['2', '3'])
  })

  it('keeps the order of ids whatever the order of putting', () => {
    const conversations = createConversations()
    for (const [slot, id] of [3, 1, 2, 0].entries()) conversations.put(slot, turnOf(`m${id}`, ''))
    const evidence = Float64Array.of(0, 2, 0, 0)
    conversations.spread(evidence, new Float32Array(4), () => 0)
    const [third, first, second, zeroth] = evidence
    expect(second).toBeGreaterThan(zeroth ?? 9)
    expect(zeroth).toBeGreaterThan(third ?? 9)
    expect(first).toBeGreaterThan(2)
  })

  it('leaves facts, single events and what is unrelated as they are', () => {
    const conversations = createConversations()
    conversations.put(0, memoryOf('a', '', { source: { origin: 'user', thread: 't' } }))
    conversations.put(1, turnOf('b', ''))
    conversations.put(2, turnOf('c', '', 'u'))
    conversations.put(3, turnOf('d', '', 'u'))
    const evidence = Float64Array.of(1, 2, -1, Number.NaN)
    conversations.spread(evidence, new Float32Array(4), () => 0)
    expect(evidence).toEqual(Float64Array.of(1, 2, -1, Number.NaN))
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
