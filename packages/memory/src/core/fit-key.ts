import type { Draft } from './draft.ts'
import type { Memory } from './memory.ts'
import { later } from './time.ts'
import { byRecording } from './versions.ts'

/** For a memory that comes back or comes in: a key keeps one active memory, the one that was recorded later. */
export function fitKey(memory: Memory, draft: Draft): Memory {
  if (memory.status !== 'active' || memory.key === null) return memory
  const holder = draft.activeByKey(memory.key)
  if (holder === undefined || holder.id === memory.id) return memory
  if (byRecording(holder, memory) > 0) return closeFor(holder, memory)
  draft.put(closeFor(memory, holder))
  return memory
}

function closeFor(newer: Memory, old: Memory): Memory {
  return { ...old, status: 'superseded', supersededBy: newer.id, validTo: later(old.validFrom, newer.validFrom) }
}
