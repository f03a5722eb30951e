/** Right out of asked. */
export interface Score {
  readonly right: number
  readonly of: number
}

/** Counts right and wrong by group; groups come out in alphabetical order. */
export interface Tally {
  add(group: string, right: boolean): void
  scores(): Readonly<Record<string, Score>>
}

export function createTally(): Tally {
  const groups = new Map<string, { right: number; of: number }>()
  return {
    add(group, right) {
      const score = groups.get(group) ?? { right: 0, of: 0 }
      score.of += 1
      if (right) score.right += 1
      groups.set(group, score)
    },
    scores: () => Object.fromEntries([...groups].sort(([one], [other]) => (one < other ? -1 : 1)).map(([group, { right, of }]) => [group, { right, of }])),
  }
}

export function scoresText(title: string, scores: Readonly<Record<string, Score>>): string {
  const cells = Object.entries(scores).map(([group, { right, of }]) => `${group} ${right}/${of} (${of === 0 ? '–' : `${((100 * right) / of).toFixed(1)}%`})`)
  return `  ${title}: ${cells.join(', ')}`
}
