import { worksAtHand } from './forget-forms-de-es.ts'
import type { HeldView } from '../matching/held.ts'
import type { Span } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold, stemOf } from '../language/words.ts'

/** Words of forgetting that ask for nothing: what slipped the speaker's mind, what a word means, what is to go from elsewhere. */
export function isNoRequest(sentence: Span, held: readonly HeldView[], language: string): boolean {
  const text = fold(sentence.text)
  if (ABOUT_WORDS.test(text) || TO_KEEP_AR.test(text) || INSTEAD.test(text) || ANOTHER_TOPIC.test(text) || TOLD_TO.test(text) || SAID_BY.test(text)) return true
  if (isForgetful(text) && !FORGETS_NOW.test(text.replace(FORGETFUL, ' '))) return true
  const rest = text.replace(HAS_TO_GO, ' ')
  if (rest !== text && !signalsFor(language).forget.test(rest)) return true
  return worksAtHand(sentence, language) || isElsewhere(text, held)
}

/** "I just have to go slow on the salt", "she has to go to dialysis": somebody goes, nothing is to go; "no hay quien la saque de allí". */
const HAS_TO_GO: RegExp =
  /(?<!\b(?:and|that|which|told you|said) )\b(?:i|we|you|he|she|they|people|one|someone)(?:['’](?:ve|s|d|ll))?(?: (?:just|only|also|still|always|now|then|both|all|simply|will|do|don't))* (?:have|has|had|got|need|needs|ought) to go\b|(?<!\p{L})no hay (?:quien|forma de|manera de|dios que) (?:que )?(?:l[aoe]s?|me|nos) \p{L}+/gu

/** Tells nothing either: "I always forget my number", "never mind that". What was forgotten to be told is told now. */
export function isSlip(sentence: Span): boolean {
  const text = fold(sentence.text)
  if (NEVER_MIND.test(text) || TO_KEEP_AR.test(text) || ABOUT_FORGETTING.test(text)) return true
  return isForgetful(text) && !GOES_ON.test(text)
}

/** Most sentences have no such word, and need no closer look. */
function isForgetful(text: string): boolean {
  return /forg[eo]t|verg[ae]|olvid|oubli|esque[cç]/.test(text) && FORGETFUL.test(text)
}

/** "What does 'vergiss meine Nummer' mean?", in whatever language the rest is. */
const ABOUT_WORDS =
  /^[¿¡]?(?:(?:und|y|ok|hey|oye)[, ]+)*(?:(?:soll|sollte|sollten|muss|darf|kann|könnte) (?:ich|man|wir)|wie (?:kann|lösch\p{L}*|entfern\p{L}*|bekomm\p{L}*|krieg\p{L}*) (?:ich|man|wir)|was passiert|debería|debo|puedo|se puede|qué pasa|cómo (?:borro|elimino|quito|puedo|hago|se))(?!\p{L})|^(?:(?:and|so|hey|hi|ok|und|y)[, ]+)*(?:what (?:does|do|did|is|would) .{0,80}\b(?:mean|in (?:english|german|spanish|french))\b|what's .{0,80}\bin (?:english|german|spanish|french)\b|how (?:do|would) (?:you|i|we) (?:say|translate|spell|pronounce)\b|was (?:bedeutet|heißt|meint)(?!\p{L})|wie (?:sagt man|übersetz)|qué (?:significa|quiere decir)|cómo se dice|que (?:veut dire|signifie)|o que (?:significa|quer dizer))/u

/** It slips, slipped or keeps slipping somebody's mind. */
const FORGETFUL =
  /\b(?:my|our) \p{L}+(?: (?:has|had|always|just|once|even|totally))* (?:forgot|forgets|forgotten|keeps forgetting) (?:about )?(?:my|our|me)\b|\b(?:i|we)(?:'ve|'d|'ll)?(?: (?:have|had|always|often|usually|sometimes|never|ever|just|nearly|almost|totally|completely|clean|do|also|even|still|will|can't|cannot|won't|couldn't|might|may|can|tend to|seem to|keep|kept|already|once))* (?:forget|forgot|forgotten|forgetting)\b(?! (?:that )?(?:i|we) (?:said|told|asked|mentioned))|\b(?:you|he|she|they|who|\p{L}+ (?:has|have|had))(?:'ve|'s)?(?: (?:have|has|had|always|just|never|already))* (?:forgot|forgotten)\b|\bdid (?:you|i|we|he|she|they) (?:just |ever |really )?forget\b|(?<!\p{L})(?:hab(?:e|en|t)?|hatten?|hast|hat|hattest)(?!\p{L})[^.!?]{0,70}(?<!\p{L})vergessen(?!\p{L})(?! (?:werden|können|sollen|lassen|sollst|kannst))|(?<!\p{L})vergessen (?:hab(?:e|en)?|hatten?|hast|hat)(?!\p{L})|(?<!\p{L})(?:ich vergesse|vergesse ich|ich vergaß|vergaß ich|(?:wir|sie) vergessen (?:immer|oft|ständig|gern|manchmal))(?!\p{L})|(?<!\p{L})se (?:me|nos|le|te) (?:(?:ha|han|había|habían) olvidado|olvid\p{L}+)|(?<!\p{L})(?:me|nos) (?:he |había |hemos )?olvid(?:o|é|ado|aba|amos)(?!\p{L})|(?<!\p{L})(?:he|había|hemos|has|ha) (?:ya )?olvidado(?!\p{L})|(?<!\p{L})(?:olvidé|olvido|olvidaba|olvidamos)(?!\p{L})|(?<!\p{L})(?:j'ai|j'avais|tu as|on a|nous avons|il a|elle a)(?: \p{L}+){0,2} oublié|(?<!\p{L})j'oubli(?:e|ais)(?!\p{L})|(?<!\p{L})(?:esqueci|esqueço|esquecia)(?:-me)?(?!\p{L})|(?<!\p{L})(?:tinha|tenho) (?:me )?esquecido/u
/** What still asks for it besides: "I always forget my number, so delete it". */
const FORGETS_NOW =
  /\b(?:forget|delete|erase|remove|wipe|purge|drop|scrap|scratch|don't (?:keep|store|save)|get rid)\b|(?<!\p{L})(?:vergiss|lösch|entfern|streich|vergessen)|(?<!\p{L})(?:olvid[aáe]|borr|elimin|quit)|(?<!\p{L})(?:oublie|efface|supprime|esquece|apaga)/u
/** "I forgot to tell you: …", "I forgot my keys, but I live next door": something follows. */
const GOES_ON =
  /\b(?:forget|forgot|forgotten|forgetting) to (?:tell|mention|say|add|share|note|give|let)\b|(?:dir|euch|ihnen) (?:noch |das |auch )*zu (?:sagen|erzählen|schreiben|nennen)|zu (?:erwähnen|sagen|erzählen)(?!\p{L})|(?:decir|contar|mencionar|comentar)(?:te|les|le|os)?(?!\p{L})|de (?:te |vous )?(?:dire|mentionner)|de (?:te |lhe )?(?:dizer|contar|mencionar)|[;:.!?–—-] ?\p{L}|,? (?:but|and|so|because|since|now|aber|und|weil|denn|pero|y|porque|mais|et|mas) (?:now )?(?:i|i'm|i've|we|my|our|ich|mein\p{L}*|wir|tengo|soy|mis?|je|j'|mon|ma)(?!\p{L})/u

/** Arabic: "don't forget my number", without a new value of it. */
const TO_KEEP_AR = /^\p{P}*لا تنس[ىي]?\s+(?!أن|ان|إن)[^\d٠-٩:؛]{1,60}$/u

/** "Forget the dog food, buy cat food": one thing instead of the other, in what is at hand. */
const INSTEAD =
  /^(?:(?:ok|okay|no|actually|wait|well|hey|better|so|then|let's|maybe|just)[, ]+)*(?:forget|scrap|skip|ditch|drop|never mind|vergiss|olvida) (?:about )?(?:the |that |this |den |die |das |el |la |los |las )?(?:[^,;.]{2,50}?(?: and| und| y) (?=(?:buy|get|take|cook|bake|order|grab|try|nimm|kauf|compra)(?!\p{L})(?! (?:down|note|rid|out|off)(?!\p{L})))|[^,;.]{2,50}[,;.–—]) *(?:and |just |please |rather |better |i'd rather |lieber |mejor )*(?:buy|take(?! (?:it|that|this|them|him|her|my|our)\b)|get|order|cook|bake|book|try|pick|choose|grab|play|watch|read me|find|search|look|go with|go for|let's|kauf|nimm|such|bestell|compra|busca|pide)(?!\p{L})(?! rid\b)/u

/** "Can we drop the zoo plan and find something indoors?": something else is to be spoken of. */
const ANOTHER_TOPIC =
  /(?:^|[,;.] ?)(?:(?:can|could|shall|should|may) we|let's|let us) (?:please |just )?(?:drop|forget|skip|leave|cut|ditch|scrap|lose|stop) (?!it\b|that\b|him\b|her\b|them\b)[^,;.]{2,50}? and (?:just |instead )?(?:get|find|move|talk|go|focus|look|do|try|start|plan|write|make|come|return|turn)\b(?! rid\b)/u

/** What people have elsewhere: in what they write and make, in other apps, on the desk. */
const THINGS =
  'branch|commit|tweet|post|draft|calendar|inbox|column|row|field|cell|table|paragraph|sentence|slide|folder|file|playlist|photo|picture|image|screenshot|subplot|scene|character|chapter|verse|joke|theme|font|button|comment|cookie|cache|history|tab|bookmark|download|app|account|alarm|timer|flight|order|subscription|booking|reservation|appointment|desk|schedule|plate|throat|head|mind'
const ELSEWHERE = new RegExp(
  `^(?:(?:please|pls|can you|could you|would you|ok|okay|hey|now|and|just|then|also|let's|i want to|i need to|help me(?: to)?) ?,? ?)*(?:forget|delete|erase|remove|drop|scrap|clear|cancel|cut|purge|wipe|lose|ditch|trash|bin)(?: out)? (?:about )?(?:my|our|the|this|that|all my|all the|[\\p{L}]+['’]s) (?:[\\p{L}\\d'-]+ ){0,3}?(${THINGS}|(?<=[\\p{L}\\d'-] )(?<!(?:my|our|the|this|that|all) )idea)(?:e?s)?\\b(?! (?:about|number|name|details|address|rule|preference|date|time)s?\\b)`,
  'u',
)
const OF_MEMORY = /\b(?:you (?:know|have|hold|keep|remember|stored|saved|noted)|memory|memories|notes|remember|(?:i|we) (?:told|mentioned|said))\b/

/** "The bank wants me to delete its app": somebody else is to delete something of theirs. */
const TOLD_TO = new RegExp(
  `\\b(?:wants?|asks?|asked|expects?|told|tells?|forces?|made|makes?) (?:me|us|him|her|them|everyone|people) (?:to )?(?:delete|remove|erase|clear|drop|wipe|cancel) (?:its|their|his|(?:[\\p{L}\\d'-]+ ){1,3}?(?:${THINGS}))\\b`,
  'u',
)
/** "My sister says: forget where I live": what somebody else said, and not to the assistant. */
const SAID_BY =
  /^(?:(?:and|but|so|then|und|aber|y|pero) )?(?:my|our|the|an?|mein\p{L}*|unser\p{L}*|der|die|das|mi|nuestr\p{L}*|el|la|un[ao]?) (?:\p{L}[\p{L}'’-]* ){1,3}?(?:says?|said|tells me|told me|told us|goes|was like|is like|wrote|texted|shouted|whispered|sagt|sagte|meint|meinte|schrieb|rief|dice|dijo|me dijo|escribió|gritó)(?: to me| to us| zu mir)?[:,] ?["'“„«‘]?(?:please |bitte )?(?:forget|delete|erase|wipe|vergiss|lösch|olvid|borra)/u

/** An order to work on such a thing, of which nothing is held. */
function isElsewhere(text: string, held: readonly HeldView[]): boolean {
  const thing = OF_MEMORY.test(text) ? undefined : ELSEWHERE.exec(text)?.[1]
  if (thing === undefined) return false
  const stem = stemOf(thing, 'en')
  return !held.some(({ features }) => features.stems.includes(stem))
}

/** Waves something aside, and says at most that it is settled. */
const NEVER_MIND =
  /^(?:(?:oh|ah|ok|okay|no|nah|well|hm+|actually|sorry|ach|ah|na)[,. !]+)*(?:never ?mind|nvm|nevermind|ignore that|forget it|schon gut|vergiss es|macht nichts|hat sich erledigt|egal|da igual|no importa|déjalo|olvídalo|laisse tomber|peu importe|deixa(?: lá)?)(?: (?:that|it|this|then|me|all that|about (?:that|it|this)))?(?:[,.;!–—… -]+(?:(?:please )?(?:ignore|forget|skip|drop) (?:that|it|this)|(?:i|we)(?:'ve| have)?(?: just| already)? (?:found|got|figured|solved|sorted|fixed|worked|managed|did|see|remember)(?: (?:it|that|this|out|one))*(?: (?:myself|now|already|out|alone))*|all (?:good|sorted|fine)|(?:it's|that's) (?:fine|ok|okay|sorted|all right|nothing)|thanks|thank you|danke|gracias|merci))*[.!… ]*$/u

/** A question about what forgetting does, to others: "Does deleting my number from Tinder help?" */
const ABOUT_FORGETTING =
  /^(?:(?:and|so|but|hey|hi)[, ]+)*(?:does|do|did|should|is|are|will|would|what happens|why|how|can|could)\b(?! (?:you|u)(?! if\b)\b.{0,30}(?:please|forget|delete)).{0,60}\b(?:forget|delet|eras|remov|wip|purg)\p{L}*\b.{0,80}\?$|^(?:will|would|can|could) (?:you|u)\b.{0,80}\bif (?:i|we) (?:ask|asked|tell|told|want|wanted)\b/u
