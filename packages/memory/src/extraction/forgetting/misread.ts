import { fold } from '../language/words.ts'

/** Without what has the verbs of a request and asks for nothing: the speaker has to go, and not something that is held. */
export function withoutGoing(text: string): string {
  return text.replace(GOING, ' ')
}

const GOING =
  /\b(?:i|we|you|they|he|she|one)(?:'ll|'d|'ve)?(?: (?:just|only|always|still|really|now|then|also|simply|usually|often|sometimes|probably|will|would)){0,3} (?:have to|had to|has to|need to|needs to|needed to|got to|gotta|ought to|must|can|could|may|might|should|shall) (?:just |only |always |still |really |also |even |now ){0,3}(?:go|disappear|vanish)\b/gu

/** "You keep writing Ashcroft": what is wrong about it is told, and nothing is to go. What is better not spoken of is another matter. */
export function complains(text: string): boolean {
  return COMPLAINS.test(fold(text))
}

const COMPLAINS =
  /\b(?:you|u)(?:'re| are)? (?:(?:still|always|just|do) ){0,3}(?:keep|kept|keeps|keep on|insist on|are always|always) (?:on )?(?:(?:writing|calling|spelling|putting|getting|thinking|using|typing|addressing|pronouncing|assuming|believing|claiming|confusing|mixing|mistaking|quoting|naming|saying|guessing|misspelling|printing|reading)\b)|(?<!\p{L})du (?:schreibst|nennst|sagst|denkst|glaubst|buchstabierst) (?:\p{L}+ )?(?:immer|ständig|dauernd)(?!\p{L})|(?<!\p{L})(?:sigues|seguís|no paras de) (?:escribiendo|llamando|diciendo|poniendo|escribir|llamar|decir)/u
