import type { PromptPart } from '@locket/memory'
import { describe, expect, it } from 'vitest'
import { toMessages } from './messages.ts'

const part = (kind: PromptPart['kind'], role: PromptPart['role'], text: string): PromptPart => ({ kind, role, text, tokens: 1, cost: null })
const asResult = (text: string): string => `Result: ${text}`

describe('messages for a model', () => {
  it('are the parts in their order; a tool’s result goes as the person’s, marked', () => {
    const parts = [
      part('system', 'system', 'You help.'),
      part('memory', 'user', '<memories>'),
      part('turn', 'tool', '5 rows'),
      part('turn', 'user', 'How many?'),
    ]
    expect(toMessages({ parts }, asResult)).toEqual([
      { role: 'system', content: 'You help.' },
      { role: 'user', content: '<memories>' },
      { role: 'user', content: 'Result: 5 rows' },
      { role: 'user', content: 'How many?' },
    ])
  })

  it('are none where the question did not fit', () => {
    expect(toMessages({ parts: [part('system', 'system', 'You help.'), part('memory', 'user', '<memories>')] }, asResult)).toBeNull()
    expect(toMessages({ parts: [] }, asResult)).toBeNull()
  })
})
