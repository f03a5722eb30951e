import type { Span } from '../language/sentences.ts'
import { fold } from '../language/words.ts'

/** "How do I …?" tells nothing of who asks; "… with my pacemaker?" does. */
export function isOwn({ text }: Pick<Span, 'text'>): boolean {
  return OWN.test(fold(text))
}

const OWN =
  /(?:^|[^\p{L}])(?:my|mine|our|ours|i'm|im|i am|i've|ive|i have|we're|we've|we have|me being|as an?|who has|for someone who|meine?[mnrs]?|unsere?[mnrs]?|ich bin|ich habe|als|mis?|m[ií]os?|m[ií]as?|nuestr[oa]s?|soy|tengo|tenemos|como)(?!\p{L})/u
