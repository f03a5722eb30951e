import type { Memory, Turn } from '../core/memory.ts'
import { countShared, rootsOf } from './words.ts'

/** Most held memories that a prompt tells of. */
const MOST = 30

/** A held memory under the short id by which the model may name it. */
export interface Offered {
  readonly id: string
  readonly memory: Memory
}

/** The held memories that share a word with what is to be read, most words first: the model is told of no others. */
export function offerHeld(held: readonly Memory[], turns: readonly Turn[]): readonly Offered[] {
  const said = rootsOf(turns.map(({ text }) => text).join(' '))
  return held
    .map((memory) => ({ memory, shared: countShared(rootsOf(`${memory.key ?? ''} ${memory.text}`), said) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, MOST)
    .map(({ memory }, i) => ({ id: `m${i + 1}`, memory }))
}
