/** What the assistant may bring: "film tips are welcome", "suggest books whenever you like". */
const OFFERED =
  '(?:tips?|ideas?|suggestions?|recommendations?|recipes?|playlists?|advice|jokes?|puns?|hints?|reminders?|prompts?|links?|reading lists?|questions?|corrections?|feedback|alternatives?|examples?|poems?|trivia|puzzles?)'
const WELCOME = '(?:welcome|fine|okay|ok|great|good|lovely|appreciated|alright|all right|allowed|encouraged|nice|handy)'
/** A limit on it: "but anything with clowns is out for good", "just no horror". */
const LIMIT =
  "(?:,|;| [-–—])? ?(?:but|just|though|although|except(?: for)?|only|as long as|so long as|provided|unless|save for|minus)\\b(?! (?:i|we|my|our)\\b)[^.?!]{3,80}|(?:,|;| [-–—]) ?(?:(?:never|no|nothing|not|none)\\b[^.?!]{3,60}|[^.?!,]{3,50}\\b(?:never|is out|are out|is off|are off|is not|are not|isn't|aren't)\\b)"
const LIMITED = new RegExp(
  `(?<!\\b(?:the|your|these|those|this|that|my|our)(?: [\\p{L}-]+)? )\\b${OFFERED} (?:[\\p{L}-]+ ){0,4}?(?:is|are)(?: (?:always|still|all|more than|very|most|generally|usually|perfectly))* ${WELCOME}\\b[^.?!,;]{0,30}(?:${LIMIT})`,
  'u',
)

/** "Feel free to suggest music, but no country, ever." */
const FREE =
  /^(?:(?:and|so|oh|please)[, ]+)*(?:feel free to|you (?:may|can|['’]re welcome to)|by all means|do) (?:always )?(?:suggest|recommend|bring|share|send|offer|propose|throw in|slip in|tell)\b[^.?!]{2,60}?(?:,|;| [-–—]) ?(?:but|just|though|only|except)\b(?! (?:i|we|my|our)\b)[^.?!]{3,80}/u

/** Whether it says what the assistant may bring and what it may not: a rule, whose first half tells nothing of the speaker. */
export function limitsWelcome(folded: string): boolean {
  return LIMITED.test(folded) || FREE.test(folded)
}
