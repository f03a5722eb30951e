/** How it is to live with or without something: "Living with one kidney is easier than it sounds". */
const LIFE =
  /^(?:(?:and|but|so|honestly|actually|well)[, ]+)*(?:life|living|being|having|getting (?:by|around|about)|coping|managing|working|walking|cooking|eating|travell?ing|sleeping|losing|gaining|raising|growing|caring|cutting|quitting|training|recovering)\b[^.;?!]{2,60}?\b(?:is|isn['’]t|was|gets?|takes?|means|makes|has|hasn['’]t|sounds|feels|teaches|can be|doesn['’]t|does|keeps)\b/
/** Praise of how it is: "we still wouldn't live anywhere else", "I'd never swap it". */
const PRAISE =
  /\b(?:wouldn['’]t|would not|couldn['’]t|would never|['’]d never|never) (?:\p{L}+ ){0,2}?(?:live|be|move|swap|trade|change|exchange|have|want|go|leave|give)\b[^.;?!]{0,24}\b(?:any(?:where|thing|one|body)? (?:else|other)|anywhere|(?:it|her|him|them|this|that)(?: up)? (?:for|if)|it|the world)\b/u
/** What is held, and who holds it. */
const HELD =
  /\b(?:you|your|memor(?:y|ies)|notes?|forget|forgotten|records?|files?|stored?|saved?|delete|erase|remember|mention|business|history|irrelevant|ancient|old news|no longer|not (?:relevant|true)|anything i said|what i (?:said|told))\b/

/** Tells how life is, or praises it, and nothing about what is held of it. */
export function tellsOfLife(folded: string): boolean {
  return (LIFE.test(folded) || PRAISE.test(folded)) && !HELD.test(folded)
}
