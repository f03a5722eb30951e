import type { Memory, MemoryId } from './memory.ts'

interface Versions {
  get(id: string): Memory | undefined
  all(): Iterable<Memory>
}

/** The versions before and including `start`, oldest first: everything that led to it. */
export function olderVersions(start: Memory, held: Versions): readonly Memory[] {
  const seen = new Map<MemoryId, Memory>([[start.id, start]])
  const queue = [start]
  const closedBy = groupByCloser(held)
  for (let memory = queue.pop(); memory !== undefined; memory = queue.pop()) {
    const before = [...(closedBy.get(memory.id) ?? [])]
    const named = memory.supersedes === null || memory.status === 'pending' ? undefined : held.get(memory.supersedes)
    if (named !== undefined) before.push(named)
    for (const version of before) {
      if (seen.has(version.id)) continue
      seen.set(version.id, version)
      queue.push(version)
    }
  }
  return [...seen.values()].sort(byRecording)
}

/** All versions of what `start` is a version of, oldest first. */
export function allVersions(start: Memory, held: Versions): readonly Memory[] {
  let newest = start
  const seen = new Set<MemoryId>()
  while (newest.supersededBy !== null && !seen.has(newest.id)) {
    seen.add(newest.id)
    const next = held.get(newest.supersededBy)
    if (next === undefined) break
    newest = next
  }
  return olderVersions(newest, held)
}

export function byRecording(a: Memory, b: Memory): number {
  return a.recordedAt < b.recordedAt ? -1 : a.recordedAt > b.recordedAt ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}

function groupByCloser(held: Versions): ReadonlyMap<MemoryId, readonly Memory[]> {
  const groups = new Map<MemoryId, Memory[]>()
  for (const memory of held.all()) {
    if (memory.supersededBy === null) continue
    const group = groups.get(memory.supersededBy)
    if (group === undefined) groups.set(memory.supersededBy, [memory])
    else group.push(memory)
  }
  return groups
}
