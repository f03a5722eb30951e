import type { KeyHit } from '../keys/lexicon.ts'

/** A value that can be told by its shape together with the words around it; group 1 is the value. */
const SHAPES: readonly (readonly [key: string, pattern: RegExp])[] = [
  [
    'infra.region',
    /\b((?:[a-z]{2,4}-)?(?:gov-)?(?:north|south|east|west|central|northeast|southeast|northwest|southwest|europe|asia|us|eu)(?:[a-z]*-)?(?:north|south|east|west|central|northeast|southeast)?-?\d[a-z]?)\b/dgu,
  ],
  ['project.branch', /(?<![\w/])((?:release|releases|hotfix|rel|stable)[/-]v?\d[\w.-]*\w)/dgu],
  ['project.flag', /\b(?:flag|toggle|feature)\b[^.;]{0,40}\b(true|false|on|off|enabled|disabled)\b/dgu],
  ['project.flag', /\b[\w-]+[_-][\w-]+\b[^.;]{0,30}\b(?:switched|turned|flipped|set to|is|now)\b[^.;]{0,14}\b(true|false|on|off|enabled|disabled)\b/dgu],
  [
    'project.oncall',
    /(?<!\p{L})(\p{Lu}\p{Ll}+)(?: (?:is|has|was|took|takes|will|covers|carries|holds|got|picks|does|now|currently))+\b[^,.;]{0,36}\b(?:on[- ]call|pager|on duty)\b/dgu,
  ],
  ['project.oncall', /\b[Oo]n[- ]call\b[^,.;]{0,30}\b(?:is|goes to|falls to|went to|to)(?: now| currently| again)* (\p{Lu}\p{Ll}+)/dgu],
  [
    'project.oncall',
    /\b(?:[Pp]ager|rotation|rota)\b[^,.;]{0,20}\b(?:is with|goes to|went to|moves to|moved to|passes to|passed to|is now with) (\p{Lu}\p{Ll}+)/dgu,
  ],
  ['preference.timezone', /\b(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) time(?:zone)?\b(?! (?:of|for|when i))/dgu],
  [
    'project.version',
    /\b((?:[Pp]ython|[Jj]ava|[Rr]uby|[Pp][Hh][Pp]|[Rr]eact|[Aa]ngular|[Gg]o|\.NET|[Kk]otlin|[Rr]ust|[Dd]jango|[Rr]ails|TypeScript) v?\d+(?:\.\d+)*)/dgu,
  ],
]

/** Values of technical keys by their shape: regions, branches, flags, who is on call. */
export function shapeHits(text: string): readonly KeyHit[] {
  const hits: KeyHit[] = []
  for (const [key, pattern] of SHAPES) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = match.indices?.[1] ?? [0, 0]
      if (end > start && !NO_VALUE.test(text.slice(start, end))) hits.push({ key, weight: 1.8, value: true, start, end })
    }
  }
  return hits
}

/** Words with a capital that are no name. */
const NO_VALUE =
  /^(?:The|This|That|Our|My|Who|What|When|Why|How|It|He|She|We|They|You|Nobody|Someone|Everyone|Local|Next|Last|First|Same|Summer|Winter|Real|Lead|Run|Response|Start|Any|Some|Every|Each)$/
