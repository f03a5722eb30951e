import type { Span } from '../language/sentences.ts'
import { fold } from '../language/words.ts'

/** "Forget MySQL, we run on Postgres now": the request, and what is told beside it, each read for itself. */
export function cutAfterRequest(sentences: readonly Span[]): readonly Span[] {
  return sentences.flatMap((sentence): readonly Span[] => {
    const head = REQUEST.exec(sentence.text)?.[0]
    if (head === undefined) return [sentence]
    return cutAt(sentence, head)
  })
}

/** Its beginning, without what parts it from the rest, and the rest. */
function cutAt({ text, start, end }: Span, first: string): readonly Span[] {
  const bare = first.replace(/[\s,;:–—-]+$/, '')
  return [
    { text: bare, start, end: start + bare.length },
    { text: text.slice(first.length), start: start + first.length, end },
  ]
}

/** What is to go is named, and then somebody tells of themselves. */
const REQUEST =
  /^(?:(?:no|ok(?:ay)?|so|well|actually|please|oh|hm+|nein|also|bitte|no|bueno|vale)[, ]+)*(?:(?:forget|scrap|ditch)(?: about)?|vergiss|streich|olvida(?:te de)?) (?!to\b|not\b|it\b|that\b|this\b|everything\b|what\b|das\b|alles\b|eso\b|todo\b|nicht\b)[^,;:.!?–—]{2,30}(?:[,;:]| [–—-]) (?=(?:i am|i'm|i’m|i live|i work|i use|i drive|we run|we use|we're|we’re|we are|we moved|it's|it’s|it is|i|we|ich bin|wir|ich|ahora|estoy|vivo|uso|usamos|es) (?!don['’]t|do not|never|want|mean|need|can|could|think))/iu

/** "I'm on rooibos these days, so forget the black tea": what is told first is new, and what is to go is what it comes in place of. */
export function cutBeforeRequest(sentences: readonly Span[]): readonly Span[] {
  return sentences.flatMap((sentence): readonly Span[] => {
    const told = tellsFirst(sentence.text)
    if (told === null) return [sentence]
    return cutAt(sentence, told)
  })
}

/** The sentence that leads up to a request and yet tells what is new, if there is one. */
export function newsBefore(sentences: readonly Span[], request: Span): readonly Span[] {
  const before = sentences[sentences.indexOf(request) - 1]
  return before !== undefined && SO_FORGET.test(fold(request.text)) && NEW.test(fold(before.text)) ? [before] : []
}

function tellsFirst(text: string): string | null {
  const told = BEFORE.exec(text)?.[0] ?? null
  return told !== null && NEW.test(fold(told)) ? told : null
}

const SO = '(?:so|and so|also|así que|por eso) (?:please |you can |just |bitte |kannst du )?(?:forget|scrap|ditch|drop|lose|vergiss|streich|olvida)\\b'
const BEFORE = new RegExp(`^[^,;:.!?–—]{6,80}(?:[,;]| [–—-]) (?=${SO})`, 'iu')
const SO_FORGET = new RegExp(`^${SO}`, 'u')
/** The speaker's own, and only of late. */
const NEW =
  /^(?:(?:and|so|well|oh|actually|by the way|nope|no)[, ]+)*(?:i|i'm|i've|we|we're|we've|my|our)\b.{0,70}\b(?:now|nowadays|these days|lately|switched|moved (?:on )?(?:to|over)|changed to|converted|swapped)\b|^(?:(?:übrigens|also|nein)[, ]+)*(?:ich|wir|mein\p{L}*|unser\p{L}*) .{0,70}(?<!\p{L})(?:jetzt|inzwischen|mittlerweile|neuerdings|umgestiegen|gewechselt)(?!\p{L})|(?<!\p{L})(?:ahora|últimamente|me (?:he )?(?:pasé|pasado|cambié|cambiado) a)(?!\p{L})/u
