import { relationOf } from '../language/subjects.ts'

/** The words of a request, put so that what is meant can be read off them. */
export function plainly(text: string, language: string): string {
  const told = text.replace(SOMEBODY, '$1')
  return language === 'en' ? withApostrophes(told.replace(GIVER, '').replace(FORMER, '$1ex')) : told
}

/** "My former partner": not the one of now. */
const FORMER = /\b(my |our |his |her )(?:former|previous) (?:partner|husband|wife|spouse|boyfriend|girlfriend|fiancée?)\b/giu

/** "My mums maiden name", "my bosses car": whose it is, written without an apostrophe. */
function withApostrophes(text: string): string {
  return text.replace(OWNERS, (whole, before: string, owner: string) => {
    const one = owner.replace(/(?<=ss)es$|s$/i, '')
    return relationOf(one.toLowerCase(), 'my') === undefined ? whole : `${before}${one}'s`
  })
}

/** Not where many of them do or are something. */
const OWNERS =
  /(\b(?:my|our|his|her|their|forget|delete|lose|drop|remove|erase|scrap|bin|wipe|ditch) )([\p{L}-]{2,20}s)(?= (?!(?:and|or|but|are|were|have|had|can|could|should|will|would|must|may|might|do|did|to|in|on|at|of|from|off|out|with|for|as|i|you|we|they|who|that|live|work|both|all|too|please|pls|is)\b)\p{L})/giu

/** "The woman I started the firm with": what follows says who, and "woman" says nothing. */
const SOMEBODY =
  /(?<!\p{L})((?:the|that|a|la|el|una?|es[ae]|die|der|den|dem|das) )(?:woman|man|guy|bloke|lady|girl|person|chap|fellow|mujer|hombre|persona|chica|chico|tip[oa]|señora?|frau|mann|typ|mensch|person)(?= (?:i|we|who|that|whom|my|con|que|a quien|al?)(?!\p{L})|, (?:mit|der|die|den|dem)(?!\p{L}))/giu

/** "What my boss pays me": it is the speaker's, and not the boss's. */
const GIVER = /\b(?:my|our|the) [\p{L}-]{2,20} (?=(?:pays?|paid|gives?|gave|sends?|sent|hands?|handed|charges?|charged|owes?|owed) (?:me|us)\b)/giu
