import type { Span } from '../language/sentences.ts'

/** "Forget MySQL, we run on Postgres now": the request, and what is told beside it, each read for itself. */
export function cutAfterRequest(sentences: readonly Span[]): readonly Span[] {
  return sentences.flatMap((sentence): readonly Span[] => {
    const head = REQUEST.exec(sentence.text)?.[0]
    if (head === undefined) return [sentence]
    const from = sentence.start + head.length
    const first = head.replace(/[\s,;:–—-]+$/, '')
    return [
      { text: first, start: sentence.start, end: sentence.start + first.length },
      { text: sentence.text.slice(head.length), start: from, end: sentence.end },
    ]
  })
}

/** What is to go is named, and then somebody tells of themselves. */
const REQUEST =
  /^(?:(?:no|ok(?:ay)?|so|well|actually|please|oh|hm+|nein|also|bitte|no|bueno|vale)[, ]+)*(?:(?:forget|scrap|ditch)(?: about)?|vergiss|streich|olvida(?:te de)?) (?!to\b|not\b|it\b|that\b|this\b|everything\b|what\b|das\b|alles\b|eso\b|todo\b|nicht\b)[^,;:.!?–—]{2,30}(?:[,;:]| [–—-]) (?=(?:i am|i'm|i’m|i live|i work|i use|i drive|we run|we use|we're|we’re|we are|we moved|it's|it’s|it is|i|we|ich bin|wir|ich|ahora|estoy|vivo|uso|usamos|es) (?!don['’]t|do not|never|want|mean|need|can|could|think))/iu
