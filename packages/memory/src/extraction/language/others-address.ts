/** What stands between the verb and the address, in the same sentence, and says nothing of whose it is. */
const OWN =
  '(?<!\\p{L})(?:me|us|my|our|mine|ours|is|are|was|es(?=\\s*$)|son(?=\\s*$)|always|every|each|whenever|mir|mich|uns|mein\\p{L}*|unser\\p{L}*|ist|sind|lautet|immer|jede\\p{L}*|mí|mi|mis|nuestr\\p{L}*|siempre|cada)(?!\\p{L})'
const GAP = `(?:(?!${OWN})[^.?!;:=\\n]){0,60}?`

/** "I wrote to …", "call the surgery on …", "a mail from …", also in German and Spanish: the address is whom it goes to or comes from. */
const OF_ANOTHER = new RegExp(
  [
    `(?<!\\p{L})(?<!(?<!\\p{L})(?:my|our|the|an?|new|old|work|office|business|private|own|contact|his|her|their|your) )(?:writ(?:e|es|ing|ten)|wrote|sen[dt]|sending|e-?mail(?:ed|ing)?|forward(?:ed|ing)?|b?cc|copy|call(?:ed|ing)?|phon(?:e|ed|ing)|r[ai]ng|dial(?:led|ling)?|text(?:ed|ing)?|messaged?|repl(?:y|ied) to|tr(?:y|ied)) ${GAP}(?:to |at |on |with )?$`,
    `(?<!\\p{L})(?:e-?mails?|messages?|calls?|texts?|letters?|spam|repl(?:y|ies)|voicemails?|invoices?) (?:\\p{L}+ ){0,2}?from (?:${GAP})$`,
    `(?<!\\p{L})(?<!(?<!\\p{L})(?:mein\\p{L}{0,2}|unser\\p{L}{0,2}|neue\\p{L}{0,2}|die|eine) )(?:schr(?:eib|ieb)(?:e|st|t|en)?|geschrieben|schick\\p{L}*|geschickt|send(?:e|en)?|mail(?:e|en|t)?|ruf(?:e|en)?|rief(?:en)?|angerufen|antworte\\p{L}*|leite\\p{L}*|wende\\p{L}*) ${GAP}(?:an |unter |bei |auf )?$`,
    `(?<!\\p{L})(?:e-?mails?|nachricht(?:en)?|anrufe?|sms|post|rechnung(?:en)?) (?:\\p{L}+ ){0,2}?von (?:${GAP})$`,
    `(?<!\\p{L})(?:escrib|mand|enví|envi|llam|contest|respond|reenv)(?!\\p{L}*(?:me|nos)(?!\\p{L}))\\p{L}+ ${GAP}(?:al? |con )?$`,
    `(?<!\\p{L})(?:correos?|mensajes?|llamadas?|mails?|sms|facturas?) (?:\\p{L}+ ){0,2}?de(?:l)? (?:${GAP})$`,
  ].join('|'),
  'iu',
)
/** "I can be called on …", "My work mailbox is closed, so write to …" */
const REACHED =
  /(?<!\p{L})(?:be|get|gets|mich|me|us) (?:\p{L}+ )?(?:called|phoned|mailed|e-?mailed|texted|rung|messaged)\b|(?<!\p{L})(?:if|in case|falls|si)(?!\p{L})|(?<!\p{L})(?:so|also|así que),? (?:please |now |just |bitte |por favor )?(?:writ|mail|e-?mail|call|ring|phone|text|send|schr|schick|ruf|escrib|llam|mand|env)/iu
/** "Write to … instead" */
const INSTEAD = /^\S+(?: \d+)*,? (?:instead|from now on|from today|now|stattdessen|ab jetzt|ab sofort|künftig|a partir de ahora|en su lugar)/iu
const REACH = 90

/** Whether the email address or telephone number at `start` is one that somebody writes to, calls, or hears from. */
export function isOfAnother(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - REACH), start)
  const after = text.slice(start, start + REACH)
  return (OF_ANOTHER.test(before) || (/ an $/i.test(before) && WRITTEN.test(after))) && !REACHED.test(before) && !INSTEAD.test(after)
}

/** "… an ben@example.org geschrieben" */
const WRITTEN = /^\S+ (?:geschrieben|geschickt|gesendet|gemailt|weitergeleitet)/i
const ADDRESS = /[\w.%+-]{1,64}@[\w-]{1,63}\.[\w-]{1,60}|\+?\(?\d[\d ()/-]{4,18}\d/g
/** The speaker says something of their own besides. */
const BESIDES =
  /(?:[,;–—]|(?<!\p{L})(?:and|but|since|because|und|aber|weil|seit|y|pero|porque))\s+(?:i|i['’]\p{L}+|my|we|we['’]\p{L}+|our|ich|mein\p{L}*|wir|unser\p{L}*|yo|mi|mis)(?!\p{L})/iu

/** "Write to ben@example.org that I'll be late": what goes to somebody else and says nothing of the speaker. */
export function goesToAnother(text: string): boolean {
  if (!/[@\d]/.test(text)) return false
  return [...text.matchAll(ADDRESS)].some(({ index }) => isOfAnother(text, index)) && !BESIDES.test(text)
}
