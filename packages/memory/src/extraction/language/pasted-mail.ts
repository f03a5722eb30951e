import type { Line } from './lines.ts'

const HEADER =
  /^\s*>?\s*\*{0,2}(?:from|to|cc|bcc|subject|date|sent|reply-to|von|an|betreff|gesendet|datum|de|para|asunto|enviado|fecha|à|objet|envoyé|assunto|差出人|宛先|件名|日時)\*{0,2}\s?[:：]\*{0,2}\s*\S/iu
/** A header that nothing else has: a subject, an address, or when it was sent. */
const SURE_HEADER =
  /^\s*>?\s*\*{0,2}(?:subject|sent|reply-to|betreff|gesendet|asunto|enviado|objet|envoyé|assunto|件名)\*{0,2}\s?[:：]|[\w.+-]{1,64}@[\w-]{1,63}\./iu
/** "---------- Forwarded message ---------", "On Monday Tom wrote:". */
const INTRODUCES =
  /^[\s>]*[-_*]{2,}\s*(?:(?:begin )?forwarded message|original message|weitergeleitete nachricht|ursprüngliche nachricht|mensaje (?:reenviado|original)|message (?:transféré|d'origine))\b|^[\s>]*begin forwarded message\b|^\s*(?:on|am|el|le|em)\s(?!my\b|our\b)[^\n]{2,120}?\s(?:wrote|writes|schrieb|escribió|a écrit|escreveu)(?: [^\n]{1,60})?\s?:$|^\s*[\p{Lu}][^\n]{1,60}\s(?:wrote|schrieb|escribió)(?: (?:on|am|el) [^\n]{1,60})?:$/iu
/** How a mail ends, before the name. */
const SIGNS_OFF =
  /^[\s>]*(?:(?:best|kind|warm|many)(?: (?:regards|wishes|thanks))?|(?:kind |warm |best )?regards|cheers|sincerely|yours(?: (?:sincerely|faithfully|truly))?|love|xx?|thanks|thank you|all the best|(?:mit )?(?:besten?|freundlichen?|lieben?|herzlichen?|schönen?|viele) grüßen?|liebe grüße|vg|lg|mfg|gruß|(?:un )?(?:saludos?|abrazos?|cordial saludo)(?: cordiales)?|atentamente|cordialement|bien à (?:toi|vous)|bisous|abraços?|atenciosamente)[,.!]?$/iu

/** Lines of mail of others: from its header, or what introduces it, to the name under it, or to the end where it has none. */
export function mailIn(lines: readonly Line[]): readonly Line[] {
  const found: Line[] = []
  for (let place = 0; place < lines.length; place += 1) {
    if (!startsMail(lines, place)) continue
    let end = lines.length
    let headers = place
    while (headers + 1 < lines.length && (lines[headers + 1]?.text.trim() === '' || HEADER.test(lines[headers + 1]?.text ?? ''))) headers += 1
    for (let at = headers + 1; at < lines.length && end === lines.length; at += 1) {
      if (!SIGNS_OFF.test(lines[at]?.text ?? '')) continue
      end = at + 1
      // The name, and what stands under it.
      while (end < lines.length && lines[end]?.text.trim() !== '') end += 1
    }
    found.push(...lines.slice(place, end))
    place = end
  }
  return found
}

function startsMail(lines: readonly Line[], place: number): boolean {
  const text = lines[place]?.text ?? ''
  if (INTRODUCES.test(text)) return true
  if (!HEADER.test(text)) return false
  const next = lines.slice(place + 1, place + 5).filter((line) => HEADER.test(line.text))
  return next.length > 0 && [lines[place], ...next].some((line) => SURE_HEADER.test(line?.text ?? ''))
}
