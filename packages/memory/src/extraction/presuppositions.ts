import type { Span } from './sentences.ts'
import { fold } from './words.ts'

/**
 * What a question or request takes for granted about the speaker: "now that I report to Ana, do I …", "as a nurse, …",
 * "should I tell my landlord in Graz …". Each is a stretch of the sentence.
 */
export function presuppositions(sentence: Span, language: string): readonly Span[] {
  const patterns = PATTERNS[language] ?? []
  const found: Span[] = []
  for (const pattern of patterns) {
    for (const match of sentence.text.matchAll(pattern)) {
      const text = (match[1] ?? match[0]).replace(/[\s,;:?!.-]+$/, '')
      const start = sentence.start + match.index + match[0].indexOf(text)
      if (text.length < 4 || SUPPOSED.test(fold(text)) || found.some((span) => span.start < start + text.length && start < span.end)) continue
      found.push({ text, start, end: start + text.length })
    }
  }
  return found
}

const SUPPOSED = /\b(?:if|were|would|might|could|may|wenn|hätte|wäre|si|fuera|tuviera)\b/
const NAME =
  "(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|I\\b)\\p{Lu}[\\p{L}'’.&-]+(?: (?:\\p{Lu}[\\p{L}'’.&-]+|&|of|de|del|la|y|the|\\d+))*"

const PATTERNS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\b(being (?!said|able)[^,?.;]{3,60})(?=, (?:i|we|my|what|which|how)\b)/giu,
    /\b(when (?:i|we) [^,?;]{3,60}\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days|every [\p{L}]+)[^,?;]{0,30})/giu,
    /\b(now that [^,?.;]{2,60}\b(?:my|our|me|us)\b[^,?.;]{0,60})/giu,
    /\b((?:with|because of|despite|given) (?:my|our) [\p{L}-]+(?: [\p{L}-]+){0,1})/giu,
    /\b([\p{L}]+ (?:at|from) (?:the |our |my )?(?:mosque|synagogue|church|temple|gurdwara|chapel|meeting house))\b/giu,
    /\b((?:me|i), (?:the|a|an) [\p{L}-]+(?: [\p{L}-]+){0,3}),/giu,
    /\b((?:now that|since|because|seeing as|given that|considering) (?:i|i'm|i’m|i've|i’ve|we|we're|we've|my|our)\b[^,?.;]{3,120})/giu,
    /\b((?:after|before|when|while) (?:i|we) (?:put|take|took|pick|picked|drop|dropped|moved|started|retired|finish|finished|get back from|walk|feed|leave)\b[^,?.;]{3,80})/giu,
    /\b(as (?:the only|the|a|an) (?!result|matter|rule|kid|child\b|side|bonus|consequence|whole|reminder|favou?r|joke|first|last|treat|gift|present)[\p{L}-]+(?: [\p{L}-]+){0,6}?)(?=[,?.!]| i\b| we\b)/giu,
    new RegExp(`\\b((?:[Mm]y|[Oo]ur) [\\p{L}-]+(?: [\\p{L}-]+){0,2} (?:in|from|at|called|named|near) ${NAME})`, 'gu'),
    new RegExp(`\\b((?:[Mm]y|[Oo]ur) (?:best |old |new |little |big |older |younger )?[\\p{Ll}-]+,? ${NAME})`, 'gu'),
    /\b((?:the|a|an) [\p{L}-]+(?: [\p{L}-]+){0,3}, (?:me|that's me|aka me)),/giu,
    /\b(my (?:insulin pump|hearing aids?|cochlear implant|pacemaker|wheelchair|prosthetic \p{L}+|guide dog|service dog|service animal|cpap|stoma|inhaler|epipen|walking frame)\b[^,?.;]{0,60})/giu,
    /\b((?:i|we) (?:have|own|live|work|drive|am|take|use|play|keep)\b[^,?.;]{3,80}?) (?:so|and) (?:how|what|which|can|could|should|do)\b/giu,
    /\b(mine (?:is|are) [^,?.;]{2,60})/giu,
    /\b(for my (?:[\p{L}-]+ ){0,2}(?:allergy|condition|diabetes|asthma|husband|wife|son|daughter|twins|triplets|mother|father|mum|dad|dog|cat)\b[^,?.;]{0,60})/giu,
  ],
  de: [
    /\b((?:mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unseren|unserer) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)\b/gu,
    /\b((?:jetzt wo|seit|weil|da|nachdem) (?:ich|wir|mein|meine|unser|unsere)\b[^,?.;]{3,120})/giu,
    /\b(als (?!ob\b|ich\b|wir\b|nächstes\b|erstes\b|antwort\b|geschenk\b)[\p{Lu}][\p{L}-]+(?: (?:im|in|bei|am|an der|auf|für|der|des) [\p{L}-]+){0,2})/gu,
    new RegExp(`\\b((?:mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unseren|unserer) \\p{Lu}[\\p{L}-]+ (?:in|aus|bei|namens) ${NAME})`, 'gu'),
  ],
  es: [
    new RegExp(`((?:mi|mis|nuestro|nuestra|nuestros|nuestras) [\\p{L}]+(?: [\\p{L}]+)? (?:de|en|del|llamad[oa]) ${NAME})`, 'gu'),
    /((?:ahora que|desde que|como|ya que|porque) (?:soy|tengo|vivo|trabajo|me|mi|estoy|somos|tenemos|vivimos|nos)(?![\p{L}])[^,?.;]{3,120})/giu,
    /(como (?:[\p{L}]+(?:a|o|e|ista|or|ora)) que soy)/giu,
  ],
  fr: [
    new RegExp(`((?:mon|ma|mes|notre|nos) [\\p{L}-]+ (?:à|de|en) ${NAME})`, 'gu'),
    /((?:maintenant que|depuis que|comme|puisque) (?:je|j'|nous|mon|ma)[^,?.;]{3,120})/giu,
  ],
  pt: [
    new RegExp(`((?:meu|minha|meus|minhas) [\\p{L}-]+ (?:de|em|no|na) ${NAME})`, 'gu'),
    /((?:agora que|desde que|já que|como) (?:eu|sou|tenho|moro|trabalho|minha|meu)[^,?.;]{3,120})/giu,
  ],
}
