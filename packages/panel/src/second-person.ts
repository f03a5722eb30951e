import type { Memory } from '@locket/memory'

/**
 * The memory's sentence as the panel says it to the person: what they said of themselves in English comes back as "you".
 * Other languages change their verbs with the person, and rules are addressed to the assistant: both stay as they were said.
 */
export function sayToPerson({ text, kind, source, language }: Pick<Memory, 'text' | 'kind' | 'source' | 'language'>): string {
  return kind === 'rule' || source.origin !== 'user' || !/^en\b/.test(language) ? text : toSecondPerson(text)
}

/** English only. A sentence where turning it round could change what it says is left alone. */
export function toSecondPerson(text: string): string {
  if (UNSURE.some((pattern) => pattern.test(text))) return text
  return text.replace(FIRST_PERSON, (found: string, between: string | undefined, verb: string | undefined, offset: number) => {
    const you = turned(found, between, verb)
    return /(?:^|[.!?]\s+|\n\s*)$/.test(text.slice(0, offset)) ? you.charAt(0).toUpperCase() + you.slice(1) : you
  })
}

const FIRST_PERSON =
  /\bI(\s+(?:[a-z]+ly |also |still |just |now |always |never |often )?)(am|was)(?=n['’]t\b|\b)|\bI['’]m\b|\bI\b|\b[Mm]yself\b|\b[Mm]y\b|\b[Mm]e\b/g

const UNSURE: readonly RegExp[] = [
  /\byou(?:rs?|rself)?\b/i, // speaks to somebody already
  /["“”«»„]|(?:^|\s)['‘]/, // holds somebody's words
  /\bI\b(?!['’](?:m|ve|d|ll)\b|\s+[a-z])/, // a numeral, a name, an abbreviation
  /(?<!^|[.!?]\s|\n)\b(?:My|Me|Myself)\b/, // part of a title
  /\bmine\b/i, // may be one for coal
  /\b(?:am|was) I\b/, // a question
]

function turned(found: string, between: string | undefined, verb: string | undefined): string {
  if (verb !== undefined) return `you${between ?? ' '}${verb === 'am' ? 'are' : 'were'}`
  switch (found.toLowerCase()) {
    case 'my':
      return 'your'
    case 'myself':
      return 'yourself'
    case 'i':
    case 'me':
      return 'you'
    default:
      return `you${found.charAt(1)}re`
  }
}
