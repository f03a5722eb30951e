import { MORE_CHANGES } from './change-more.ts'
import { nounPhrase } from './phrase.ts'

/** What a clause says about a change: the value that holds now, and the one that no longer does. */
export interface Change {
  readonly next: string | null
  readonly old: string | null
}

type Slot = 'next' | 'old'
const X = '(.{1,80}?)'
const Y = '(.{1,80})'

/** In the order in which they are tried. `slots` names the groups. */
const PATTERNS: readonly (readonly [pattern: RegExp, slots: readonly Slot[]])[] = [
  // English
  [
    new RegExp(
      `\\b(?:quit|left|gave up|dropped|stopped) (?:the |my |our )?${X} and (?:joined|took up|started|switched to|went (?:for|to|with)|now (?:do|play|use|go to)|signed up for) ${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [new RegExp(`\\bgot rid of ${X} and (?:lease|drive|bought|got|use|have|own) ${Y}`, 'iu'), ['old', 'next']],
  [
    new RegExp(
      `\\b(?:don't|don’t|do not|doesn't|doesn’t|no longer) \\w+ (?:at |in |with |on |to )?${X}(?: any ?more| any longer)?[,;.] (?:and |but )?(?:everything(?:'s|’s| is)|it(?:'s|’s| is)|we(?:'re|’re| use| moved to)|i(?:'m|’m| use| moved to)|(?:i|we)(?:'ve|’ve) (?:joined|moved to|switched to)) (?:all |now )?(?:in |on |at |with |using )?${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [new RegExp(`\\bi know i said ${X},? but (?:it's|it’s|it is) (?:now |actually )?${Y}`, 'iu'), ['old', 'next']],
  [new RegExp(`^${X} no longer [^,]{1,40}, (?:it's |it’s |now )?${X} (?:does|do|is|has)\\b`, 'iu'), ['old', 'next']],
  [
    new RegExp(
      `\\b(?:switch|mov|migrat|chang|swapp|upgrad|convert|transferr?|jump|went|go|port|downgrad|graduat|promot)\\w*\\b.{0,30}?\\bfrom ${X} (?:over |across |up |down )?(?:to|into|onto) ${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `\\b(?:swapped|traded|exchanged|ditched|dropped|replaced|abandoned|left|gave up|dumped|retired)(?: out| in)? ${X} (?:for|with|in favou?r of|and (?:took up|went with|picked up|use|now use)) ${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [new RegExp(`\\b(?:took|taken|takes) .{1,40}? off ${X} and (?:put|has put) (?:\\w+) on(?:to)? ${Y}`, 'iu'), ['old', 'next']],
  [new RegExp(`\\bnot (?:on |in |at )?(?:an? )?${X},? but (?:on |in |at |rather )?${Y}`, 'iu'), ['old', 'next']],
  [new RegExp(`\\bit(?:'s|’s| is) not ${X}[,;] ?(?:it(?:'s|’s| is) )?${Y}`, 'iu'), ['old', 'next']],
  [
    new RegExp(
      `^(.{1,60}?) (?:isn't|is not|isn’t|is no longer|aren't|are no longer|wasn't) .{0,60}?(?:any ?more|any longer)?[,;] (?:it(?:'s|’s| is)|use|now it(?:'s|’s)|they're) ${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `\\b(?:is|are|was|runs on|on|in|at|use|with|to|for|it's|it’s|bank with|prefer) (?:an? |the )?([^,]{1,60}?)[,]? (?:instead of|rather than|in place of) ${Y}`,
      'iu',
    ),
    ['next', 'old'],
  ],
  [new RegExp(`\\binstead of ${X},? (?:i|we|it's|it’s|use|it is)\\b(?: \\w+)? ${Y}`, 'iu'), ['old', 'next']],
  [
    new RegExp(
      `(?:\\b(?:is|are|it's|it’s|on|in|at|to|a) )?([^,;.]{2,50}?),? not (?!even|only|just|to |because|sure|really|that|yet|so )(?:on |in |at )?(?:an? )?${Y}`,
      'iu',
    ),
    ['next', 'old'],
  ],
  [
    new RegExp(
      `\\b(?:switch|mov|migrat|chang|upgrad|convert|transferr?|jump|port|return|revert|renam|bump|push|postpon|reschedul|downgrad|roll)\\w*\\b.{0,60}?\\b(?:back |over |across |up |down |out |everything )*(?:to|onto) ${Y}`,
      'iu',
    ),
    ['next'],
  ],
  [new RegExp(`\\b(?:went|moved|gone|are|i'm|we're|i’m|we’re|i am|go|it's|it’s) (?:right )?back (?:to|on|in at|in|at|with) ${Y}`, 'iu'), ['next']],
  [new RegExp(`\\b(?:instead|these days it(?:'s|’s| is)|i (?:now )?(?:want|prefer) it|i'd (?:like|prefer) it) (?:to be )?${Y}`, 'iu'), ['next']],
  [new RegExp(`\\b(?:i said|i meant|make it|call me|use|go with|go by|stick with|it's|it’s|that's|it is) (?:now |actually |really )?${Y}`, 'iu'), ['next']],
  [new RegExp(`^${X} no longer .{1,40}?,? (?:it's |it’s |now )?${Y}(?: (?:does|do|is|has))\\b`, 'iu'), ['old', 'next']],
  [
    new RegExp(
      `\\b(?:moved|switched|come|went) off(?: of)? ${X}[,;]? (?:and |to |onto |everyone(?:'s|’s| is) (?:on|in) |now on |we're on |we’re on )+${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [new RegExp(`\\b(?:replaced|substituted) (?:my |our |the )?${X} (?:with|by) ${Y}`, 'iu'), ['old', 'next']],
  [new RegExp(`\\bi know i said ${X},? but (?:it's|it’s|it is) (?:now |actually )?${Y}`, 'iu'), ['old', 'next']],
  // German
  [new RegExp(`\\bkein\\p{L}* ${X} mehr,? (?:sondern|nur noch|jetzt|nun|dafür) ${Y}`, 'iu'), ['old', 'next']],
  [new RegExp(`\\bvo[nm] (?:der |dem |den )?${X} (?:auf|zu|zur|zum|nach|in) (?:das |die |den |der |dem )?${Y}`, 'iu'), ['old', 'next']],
  [
    new RegExp(`\\bnicht (?:mehr )?(?:mit |in |bei |im |am )?${X}, (?:sondern|seit .{1,40}? (?:läuft|ist|gibt es|haben wir)|jetzt) ${Y}`, 'iu'),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `\\b(?:statt|anstatt|anstelle von) ${X} (?:gibt es|nehme ich|esse ich|trinke ich|nutze ich|habe ich|haben wir|jetzt)\\b(?: zum ausgleich| jetzt| nun)? ${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  // Spanish
  [
    new RegExp(
      `ya no \\p{L}+ (?:en |con |de |el |la |al |a )?${X}, (?:solo|sólo|ahora|sino|sino que) (?:\\p{L}+o (?=\\p{L}))?(?:estoy en |vivo en |en |con )?${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [new RegExp(`(?:dejé|dejamos|abandoné) (?:el |la |los |las )?${X} y ahora (?:voy en|uso|tomo|toco|hago|como|bebo) ${Y}`, 'iu'), ['old', 'next']],
  [new RegExp(`he vuelto (?:a|al) (?:la |los |las |el )?${Y}`, 'iu'), ['next']],
  [
    new RegExp(`\\b(?:cambi[éóoa]|cambiamos|sustituí|reemplacé) (?:el |la |los |las |mi |de )?${X} (?:por|a) (?:el |la |los |las )?${Y}`, 'iu'),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `\\b(?:pasé|pasamos|se pasó|cambié|me mudé|nos mudamos|volví|vuelvo)(?![\\p{L}]).{0,40}? (?:de ${X} )?(?:a|al) (?:el |la |los |las )?${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [new RegExp(`\\ben (?:vez|lugar) de ${X},? ${Y}`, 'iu'), ['old', 'next']],
]

/** Tries the ways in which a language says that one thing has taken the place of another. */
export function readChange(clause: string, language: string): Change | null {
  for (const [pattern, slots] of MORE_CHANGES[language] ?? PATTERNS) {
    const match = pattern.exec(clause)
    if (match === null) continue
    const change: { next: string | null; old: string | null } = { next: null, old: null }
    slots.forEach((slot, i) => {
      change[slot] = nounPhrase(match[i + 1] ?? '')
    })
    if (change.next !== null) return change
  }
  return null
}
