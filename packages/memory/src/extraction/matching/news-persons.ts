import { isQuestion } from '../language/sentences.ts'
import { fold } from '../language/words.ts'
import type { HeldView } from './held.ts'
import { isDated } from './news-names.ts'
import type { News, ValueIn } from './news.ts'
import { heldSubject } from './parts.ts'
import { once } from '../once.ts'
import type { Said } from './substitution.ts'

const TITLE = '(?:(?:Dr|Mr|Mrs|Ms|Prof|Miss|Frau|Herr)\\.? )?'
const NAME = `(${TITLE}\\p{Lu}[\\p{L}'’-]*\\p{L}(?: (?:of |de |van |von )?\\p{Lu}[\\p{L}-]+){0,2})`
const WHO = '([Ss]he|[Hh]e|[Tt]hey)'

/** What somebody does for the speaker, and by what it is held. */
const DUTIES: readonly { readonly held: RegExp; readonly does: string }[] = [
  {
    held: /\b(?:physio\p{L}*|doctor|gp|therapist|counsell?or|dentist|osteopath|chiropractor|dietitian|nutritionist|midwife|psychologist|psychiatrist|cardiologist|dermatologist|specialist|surgeon|optician|consultant|sees|patient)\b/u,
    does: "(?:took|has taken|takes|is taking|taking) (?:me|us) (?:over|on)(?: (?:as|at)\\b[^.!?]{0,40})?|(?:treats|is treating|has been treating|sees|has seen|is seeing) (?:me|us)|(?:has|has had|['’]s had) me (?:for|since|on)",
  },
  {
    held: /\b(?:physio\p{L}*|osteopath|chiropractor)\b/u,
    does: '(?:looks after|is looking after|works on|is working on|took over|has taken over) my (?:back|knees?|shoulder|neck|hip|ankle|wrist)',
  },
  { held: /\b(?:dentist|hygienist)\b/u, does: '(?:looks after|is looking after) my teeth' },
  {
    held: /\b(?:teacher|tutor|instructor|lessons?|teaches)\b/u,
    does: '(?:teaches|is teaching|taught|has taught|has been teaching) (?:me|us)(?! (?:\\p{Lu}|how|that|to|a lesson))|(?:took|has taken|takes) (?:me|us) (?:over|on)(?: as\\b[^.!?]{0,40})?|(?:gives|is giving|has been giving) me (?:my )?lessons',
  },
  {
    held: /\b(?:coach|trainer|trains|coaches)\b/u,
    does: '(?:coaches|is coaching|trains|is training|has been training|has been coaching) (?:me|us|our \\p{L}+)|(?:took|has taken|takes) (?:me|us|the (?:crew|team|squad)) (?:over|on)|took over (?:the|our) (?:crew|team|squad)',
  },
  {
    held: /\b(?:supervisor|manager|boss|team lead|line manager|mentor|advisor|adviser)\b/u,
    does: '(?:supervises|is supervising|supervising|mentors|is mentoring|advises|manages|managing|is managing) (?:me|us|my (?:thesis|phd|work|team))|(?:took|has taken) (?:me|us|my (?:thesis|team)) (?:over|on)',
  },
  { held: /\b(?:hairdresser|barber|stylist|haircuts?)\b/u, does: '(?:cuts|does|trims|colou?rs|is doing|is cutting) my (?:hair|fringe|beard)' },
  { held: /\bclass teacher|\bteacher|\bnursery\b|\bkeyworker\b/u, does: '(?:took over|has taken over|takes|has|runs) (?:the|his|her|their) class' },
  {
    held: /\b(?:cleaner|cleans|nanny|childminder|babysitter|gardener|dog walker|carer)\b/u,
    does: '(?:cleans|is cleaning) (?:for us|for me|the (?:house|flat)|our \\p{L}+)|(?:looks after|minds|picks up|walks) (?:the|our|my) (?:kids|twins|baby|children|boys|girls|dogs?|garden)',
  },
]
/** Roles by which somebody is held: "physio", "boss". */
const ROLE =
  /\b(?:physio(?:therapist)?|doctor|gp|therapist|counsell?or|dentist|osteopath|teacher|tutor|instructor|coach|trainer|supervisor|manager|boss|mentor|adviser|advisor|hairdresser|barber|stylist|cleaner|nanny|childminder|gardener|solicitor|lawyer|accountant|midwife|vet|agent|editor|landlord|landlady|flatmate|housemate|roommate|director|conductor)\b/u
const ROLE_AT = new RegExp(`\\bat the (${ROLE.source.replaceAll('\\b', '')})`, 'u')
/** The same role. */
const SYNONYMS: readonly string[] = [
  'manager|boss|supervisor',
  'physio|physiotherapist',
  'doctor|gp',
  'teacher|tutor|instructor',
  'coach|trainer',
  'hairdresser|barber|stylist',
  'flatmate|housemate|roommate',
]
/** It has been so for a while, and was not before. */
const SINCE =
  /\b(?:since|now|from (?:now|here|today|this|next|\p{L}+day)|these days|lately|by now|(?:two|three|four|five|six|a few|\d+) (?:sessions|lessons|weeks|months|visits|appointments)|took (?:me|us|over)|taken (?:me|us|over))\b/u

/** "Ever since Oksana took me on as her patient" beside "Physio is Barnaby": who does it for the speaker now. */
export function personsIn({ text, language, sentences }: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  if (language !== 'en' || !ANY.test(text)) return []
  const found: News[] = []
  for (const view of held) {
    const told = valueIn(view)?.isName === true ? actsIn(view)?.exec(text) : null
    const name = told == null ? null : (told[1] ?? nameBefore(text, told.index))
    // "… at the dentist's" beside a physio.
    if (told == null || name === null || isElsewhere(text, view) || isDated(fold(name))) continue
    const start = told[1] === undefined ? text.lastIndexOf(name, told.index) : told.index + told[0].indexOf(name)
    const sentence = sentences.find((each) => each.start <= told.index + 1 && told.index < each.end)
    if (
      sentence === undefined ||
      !SINCE.test(fold(sentence.text)) ||
      (isQuestion(sentence, language) && !/^(?:since|ever since|now that|with)\b/iu.test(sentence.text) && !NOW_THAT.test(text.slice(0, start)))
    )
      continue
    found.push({ view, start, end: start + name.length, own: true })
  }
  return found
}

/** Taken for granted, whatever is asked. */
const NOW_THAT = /\b(?:now(?: that)?|ever since|since) $/iu

function isElsewhere(text: string, { folded, memory }: HeldView): boolean {
  const other = ROLE_AT.exec(fold(text))?.[1]
  return other !== undefined && !folded.includes(other) && !fold(memory.key ?? '').includes(other)
}

function actingAs(does: string): RegExp {
  return new RegExp(
    `(?:^|[ "(])(?:(?:[Ss]ince|[Nn]ow(?: that)?|[Ww]ith|[Ee]ver since|[Bb]ut|[Aa]nd|[Ss]o) )?(?:${NAME}|${WHO})(?:(?: now)? (?:${does})|['’]s (?:now )?(?:${does}))`,
    'u',
  )
}

const ANY = actingAs([...DUTIES.map(({ does }) => does), '\\p{Ll}+(?: \\p{Ll}+){0,2} my|(?:my|been my|had me)\\b'].join('|'))

/** Who does for the speaker what the held one did. */
const actsIn = once((view: HeldView): RegExp | null => {
  if ((heldSubject(view) !== null && view.canonical !== 'work.manager') || view.memory.kind === 'rule') return null
  const frame = `${fold(view.memory.key ?? '').replace(/[._-]+/g, ' ')} ${view.folded.replace(fold(view.memory.value ?? ''), ' ')}`
  const named = ROLE.exec(frame)?.[0]
  const role = SYNONYMS.find((each) => each.split('|').includes(named ?? '')) ?? named
  const does = DUTIES.filter((duty) => duty.held.test(frame)).map((duty) => duty.does)
  if (role !== undefined) does.push(`(?:(?:is|became|has become|has been|been)(?: now)? )?my (?:new |\\p{L}+ )?(?:${role})\\b`)
  return does.length === 0 ? null : actingAs(does.join('|'))
})

/** "How do I word a note to Yevgenia? She's been my boss since Monday." */
function nameBefore(text: string, end: number): string | null {
  const names = [...text.slice(0, end + 1).matchAll(new RegExp(`(?<=[^.!?\\s] )${NAME}(?=['’]s\\s|[\\s,.?!])`, 'gu'))]
    .map(({ 1: name }) => name ?? '')
    .filter((name) => !/^I(?:['’ ]|$)/.test(name) && !isDated(fold(name)))
  return names.at(-1) ?? null
}
