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

// First words of keys. What is in no list is something else, never hidden.
const GROUP_BY_WORD: ReadonlyMap<string, GroupId> = new Map<string, GroupId>([
  ...words('about', 'about address age allergy allergies birthday body car city contact country diet education email gender'),
  ...words('about', 'handle health home hometown identity language languages location me name nationality origin person personal'),
  ...words('about', 'phone profile pronouns self study timezone travel user vehicle'),
  ...words('work', 'business career client clients code coding company customer deploy deployment editor employer infra infrastructure'),
  ...words('work', 'job language_stack occupation office product production profession project projects repo repository role salary school'),
  ...words('work', 'stack task team tech tool tools work workplace'),
  ...words('people', 'boss brother child children colleague contacts dad daughter dog cat ex family father friend friends husband manager mother'),
  ...words('people', 'mum mom neighbour parent partner people pet pets relationship sibling sister son spouse twin wife'),
  ...words('preferences', 'breakfast coffee color colour dislike dislikes drink favorite favourite favorites food hobby hobbies interest interests'),
  ...words('preferences', 'like likes music preference preferences prefers sport sports style taste theme tone'),
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

/** The group of one memory: by its kind, else by the first word of its key that is known. */
export function groupOf(memory: Pick<Memory, 'kind' | 'key'>): GroupId {
  if (memory.kind === 'rule') return 'rules'
  if (memory.kind === 'event') return 'events'
  if (memory.key === null) return 'other'
  for (const word of memory.key.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    const group = GROUP_BY_WORD.get(word)
    if (group !== undefined) return group
  }
  return 'other'
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
