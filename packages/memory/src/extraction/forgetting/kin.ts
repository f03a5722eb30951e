import type { Features } from '../keys/features.ts'

/** Relations that a wider or another word stands for: "my sibling" is a brother, a daughter is one of "the kids". */
const COMPATIBLE: Readonly<Record<string, readonly string[]>> = {
  parents: ['mother', 'father'],
  mother: ['parents'],
  father: ['parents'],
  children: ['son', 'daughter', 'twin'],
  son: ['children'],
  daughter: ['children'],
  'in-laws': ['mother-in-law', 'father-in-law'],
  twin: ['brother', 'sister'],
  sibling: ['brother', 'sister', 'twin'],
  grandparents: ['grandmother', 'grandfather'],
  grandchildren: ['granddaughter', 'grandson'],
}

/** Words for either of two, which no statement is filed under. */
const EITHER: readonly (readonly [string, RegExp])[] = [
  ['sibling', /^(?:siblings?|geschwister)$/],
  ['children', /^(?:child|kid|girl|lass|lad|toddler|little one|youngest|eldest)$/],
  ['parents', /^parent$/],
  ['grandparents', /^(?:grandparents?|großeltern|abuelos)$/],
  ['grandchildren', /^(?:grandchild(?:ren)?|grandkids?|enkelkind(?:er)?|nietos)$/],
]

/** The relation of a word such as "my sibling", which leaves open which of two it is: of somebody's, and not of any "girl". */
export function eitherOf(word: string, before: string): string | undefined {
  const found = EITHER.find(([, words]) => words.test(word))?.[0]
  return found === 'children' && !OWNED.test(before) ? undefined : found
}

const OWNED = /^(?:my|our|his|her|their)$/

/** Whether somebody of such a relation is among those who a memory tells of. */
export function isAmong(relation: string, there: ReadonlySet<string>): boolean {
  return there.has(relation) || (COMPATIBLE[relation] ?? []).some((other) => there.has(other))
}

/** Everybody whom a request names by what they are to the speaker. */
export function kinIn({ relations, words }: Features): ReadonlySet<string> {
  const all = new Set(relations)
  words.forEach(({ lower }, i) => {
    const either = eitherOf(lower.replace(/'s?$/, ''), words[i - 1]?.lower ?? '')
    if (either !== undefined) all.add(either)
  })
  return all
}
