import type { Memory } from '@locket/memory'

export type GroupId = 'about' | 'work' | 'people' | 'preferences' | 'other' | 'rules' | 'events'

/** One line of the panel. `key` outlives a new version of the memory, so that the line keeps its place and its focus. */
export interface Row {
  readonly key: string
  readonly memory: Memory
  /** What it is ordered by within its group: a time, newest first. */
  readonly stamp: string
}

export interface Group {
  readonly id: GroupId
  readonly rows: readonly Row[]
}

const ORDER: readonly GroupId[] = ['about', 'work', 'people', 'preferences', 'other', 'rules', 'events']

// What the first part of a key says. Locket's own keys all begin with one of these.
const GROUP_BY_AREA: ReadonlyMap<string, GroupId> = new Map<string, GroupId>([
  ...words('about', 'about belief contact education finance health hobby home identity legal me personal person profile self transport travel user'),
  ...words('work', 'business career company deploy infra infrastructure job project projects repo stack team tools work'),
  ...words('people', 'family friends people pets relationships'),
  ...words('preferences', 'food likes preference preferences taste'),
])

// Apps name keys as they like: then a telling word anywhere in it decides. What is in no list is something else, never hidden.
const GROUP_BY_WORD: ReadonlyMap<string, GroupId> = new Map<string, GroupId>([
  ...words('about', 'address age allergy birthday body car city country diagnosis email gender hometown hobby language languages name nationality'),
  ...words('about', 'origin phone pronouns timezone vehicle'),
  ...words('work', 'client clients coding customer deployment editor employer occupation office production profession role salary task tool workplace'),
  ...words('people', 'boss brother child children colleague dad daughter dog cat ex father friend husband manager mother mum mom neighbour parent partner'),
  ...words('people', 'pet relationship sibling sister son spouse twin wife'),
  ...words('preferences', 'breakfast coffee color colour diet dislike dislikes drink favorite favourite favorites like music prefers style theme tone'),
])

/** Puts what is held into the panel's groups, in their fixed order; empty groups are left out. */
export function groupRows(rows: Iterable<Row>): readonly Group[] {
  const byGroup = new Map<GroupId, Row[]>()
  for (const row of rows) {
    const id = groupOf(row.memory)
    const group = byGroup.get(id)
    if (group === undefined) byGroup.set(id, [row])
    else group.push(row)
  }
  return ORDER.flatMap((id) => {
    const group = byGroup.get(id)
    return group === undefined ? [] : [{ id, rows: group.sort(id === 'rules' || id === 'events' ? newestFirst : keyedFirst) }]
  })
}

/** The group of one memory: by its kind, else by its key's area, else by the first word of its key that is known. */
export function groupOf(memory: Pick<Memory, 'kind' | 'key'>): GroupId {
  if (memory.kind === 'rule') return 'rules'
  if (memory.kind === 'event') return 'events'
  if (memory.key === null) return 'other'
  const [area = '', ...rest] = memory.key.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return GROUP_BY_AREA.get(area) ?? [area, ...rest].map((word) => GROUP_BY_WORD.get(word)).find((group) => group !== undefined) ?? 'other'
}

/** When an event happened, when anything else was learned. */
export function stampOf(memory: Pick<Memory, 'kind' | 'validFrom' | 'recordedAt'>): string {
  return memory.kind === 'event' ? memory.validFrom : memory.recordedAt
}

function words(group: GroupId, list: string): [string, GroupId][] {
  return list.split(' ').map((word) => [word, group])
}

// Keyed ones by key, which a new version does not change; then the others, newest first.
function keyedFirst(a: Row, b: Row): number {
  const [keyA, keyB] = [a.memory.key, b.memory.key]
  if (keyA !== keyB) {
    if (keyA === null) return 1
    if (keyB === null) return -1
    return keyA < keyB ? -1 : 1
  }
  return newestFirst(a, b)
}

function newestFirst(a: Row, b: Row): number {
  if (a.stamp !== b.stamp) return a.stamp < b.stamp ? 1 : -1
  return a.key < b.key ? 1 : a.key > b.key ? -1 : 0
}
