import { matches } from '../language/quick.ts'

/**
 * Only says what was said or held wrongly, or that there was a mistake: "Not Linnea.", "I typed Spanish out of habit", "My mistake".
 * What is right stands before or after it; the remark itself states nothing that lasts.
 */
export function isRemark(folded: string): boolean {
  return matches(REMARK, folded) || isNotMine(folded)
}

/** What is said of the old value once the new one has been told: "Soya was a phase", "English was for when he sat next to me". */
export function isAfterthought(folded: string): boolean {
  return matches(AFTERTHOUGHT, folded)
}

/** Has nothing of it but the pleasure: "I only draw them". */
const ADMIRES =
  "(?:i|we) (?:just|only|merely|simply) (?:like|love|enjoy|watch|follow|read|draw|paint|look|admire|dream|think|talk|joke|photograph|see|stroke|pet|wonder|google|envy|hear)(?: (?:at|about|of|to))? (?:them|it|those|these|one|ones|that|a few|some|(?:the|their|other people's) (?:videos|photos|pictures|memes|books|films|clips|idea|look|sound|smell|stories))(?: (?:online|from afar|instead|a lot|on (?:tv|youtube|instagram)))*"
const NOT_MINE = new RegExp(
  `^(?:(?:no|sorry|well|and|but|oh)[, ]+)*(?:i|we)(?:'ve| have)? (?:never|don't|do not|haven't|didn't|have no|own no)\\b [^.;?!]{2,40}(?:,|;| [-–—])(?: but)? ${ADMIRES}[.!]*$`,
)

/** "I've never had a horse, I only draw them": tells what is not so, and a pleasure. */
function isNotMine(folded: string): boolean {
  return NOT_MINE.test(folded)
}

const AFTERTHOUGHT =
  /^(?:and |but )?(?:the |my |our )?[^,;.]{2,40} (?:was|were)(?: just| only| always| all)? (?:(?:an? |my )?(?:phase|experiment|guess\w*|slip|typo|mistake|fun|nice|habit|placeholder)|for (?:when|as long)|when (?:i|we|he|she|they)|last (?:year|month|week|term|season)'?s?|before|back then|wrong|years ago)\b/

const REMARK = new RegExp(
  `^(?:(?:no|nah|nope|hm+|sorry|oops|wait|please|and|but|ugh|oh|well|apologies|my bad|my fault|my mistake)[,.:!]? )*(?:${[
    "(?:i|we)(?: must have| just| had|'d|'ve| have)* (?:looked at|read|picked|copied|took|grabbed|checked|opened|used) (?:the wrong|an old|the old|last (?:week|month|year)'s)\\b[^;,.]{0,60}[.!]*$",
    "(?:(?:the )?(?:two|some|last|first|last two) )?(?:digits|letters|numbers|figures) (?:got |were |are )?(?:swapped|mixed up|transposed|the wrong way round)\\b[^;,.]{0,40}[.!]*$|(?:don't|do not) tell (?:him|her|them|anyone|anybody)\\b[^;,.]{0,60}[.!]*$",
    'not (?:an? |the |my )?[^,;.]{1,40}[.!]*$',
    // "That wasn't me.", "No idea, honestly.", "They can wait till after lunch.", "Time for another coffee then."
    "(?:that|this|it|those|they)(?:'s| is| was| were|)(?:n't| not| never) (?:me|us|mine|ours|my|our|you|true|so|what i (?:said|meant|asked))\\b(?: at all)?[.!]*$|(?:no|not a|zero|haven't an?|i have no|i've no|haven't the faintest) (?:idea|clue|notion|inkling)(?:[, ]+(?:honestly|really|tbh|to be honest|at all|sorry|though|yet))*[.!]*$",
    '(?:that|this|it|they|those|these|he|she|the (?:rest|others|mail|post|dishes|laundry)) (?:can|may|will have to|must) (?:all )?wait\\b[^.;?!]{0,40}[.!]*$|(?:time|reason|excuse|enough) (?:for|to) (?:an?|one|another|some|more|make|get|have|put) [^.;?!]{2,30}(?: then)?[.!]*$',
    '(?:yes,? )?(?:at my age|of all (?:days|things|people|places|nights)|no (?:joke|kidding|really))[.!]*$',
    // "I just read about them.": beside what one has not.
    `${ADMIRES}[.!]*$`,
    "(?:i|we)(?:'ve| have)? (?:just |finally |now )?called it (?:quits|a day)[.!]*$",
    "(?:(?:that|this|it)(?: was|'s| is) )?(?:an?|my|our)(?: (?:silly|stupid|little|bad|old))* (?:slip|typo|mistake|mix-up|misunderstanding|fault|error|bad)\\b[^;]{0,60}$",
    "(?:(?:dunno|i don't know|no idea|not sure|god knows|who knows) why )?(?:i|we)(?: must have| just| only| always| know i|'ve)* (?:(?:said|saying|typed|clicked|mistyped|misspel(?:t|led)|misread|misheard|muddled)(?! (?:yes|no|goodbye|farewell)\\b)|keep saying|kept saying|had .{1,30} in mind)\\b[^;]{0,80}$",
  ].join('|')})`,
)
