const LEAD =
  /^(?:(?:a|an|the|my|our|her|his|their|its|some|your|more of an?|just|only|actually|really|now|called|named|to|in|on|at|with|for|ein|eine|einen|einem|der|die|das|den|dem|mein|meine|meinen|unser|unsere|jetzt|nun|im|am|el|la|los|las|un|una|mi|mis|le|les|une|mon|ma|o|os|as|um|uma|also|by|as|under|using|being|about|it's)\s+)+/iu
const CUT =
  /,(?!\d{3})|[;!?()\n—–·。、]|:(?=\s|$)|(?<!\b(?:dr|st|prof|mr|mrs|ms|mt|rev|hr|fr|sra?|dra))\.(?:\s|$)|\s(?:and|but|so|because|which|who|that|since|until|till|when|while|where|for|from|with|in|on|at|by|to|as|over|this|last|next|instead|rather|now|if|than|per|whenever|unless|except|all the|again|once|after|before|every|each|twice|these|those|too|either|also|any ?more|any longer|please|though|although|not|is|are|was|i|we|they|he|she|it|went|und|aber|weil|dass|mit|bei|seit|für|im|in|am|auf|zum|zur|wenn|als|statt|bitte|aus|wie|y|pero|porque|que|con|en|desde|para|cuando|como|por|gracias|et|mais|à|dans|pour|e|mas|em|twice|has|have|does|do|these|above|near|there|here|inside|without|who's|through|of mine|right|lately|nowadays|alias|namens|wieder|jetzt|otra vez|de nuevo|actually)(?=[\s.,;!?]|$)/iu

/** "O positive": no article. */
const BLOOD = /^O \p{Ll}/u

/** The noun phrase at the start of a stretch, without articles; `null` when there is none. */
export function nounPhrase(stretch: string): string | null {
  const start = stretch.trimStart()
  const trimmed = BLOOD.test(start) ? start : start.replace(LEAD, '')
  const cut = CUT.exec(trimmed)
  const phrase = (cut === null ? trimmed : trimmed.slice(0, cut.index)).replace(/^["'“„«]+|["'”“»]+$/g, '').replace(/[.\s]+$/, '')
  return phrase.length > 0 && phrase.length <= 60 ? phrase : null
}
