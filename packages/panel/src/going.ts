import type { Memory } from '@locket/memory'

/** What a forget takes beside the memory that was pointed at. */
export interface Going {
  readonly ids: readonly string[]
  readonly older: readonly Memory[]
  readonly others: readonly Memory[]
}

/** Sorts what `preview` showed: earlier versions of the memory (linked to it, or of the same key), and what rests on it. */
export function sortGoing(memory: Memory, preview: readonly Memory[]): Going {
  const byId = new Map<string, Memory>(preview.map((one) => [one.id, one]))
  const versions = new Set<string>([memory.id])
  for (let before = memory.supersedes; before !== null && !versions.has(before); before = byId.get(before)?.supersedes ?? null) versions.add(before)
  const isOlder = (one: Memory): boolean => versions.has(one.id) || (one.key !== null && one.key === memory.key && one.status !== 'pending')
  const rest = preview.filter((one) => one.id !== memory.id)
  return {
    ids: [...new Set<string>([memory.id, ...preview.map((one) => one.id)])],
    older: rest.filter(isOlder),
    others: rest.filter((one) => !isOlder(one)),
  }
}
