import { once } from '../once.ts'
import type { Statement } from './statements.ts'

/** Words that say that something is not so. */
const DENIALS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:not|never|cannot|neither|nor|no longer|no|\p{L}+n['’]t|(?:do|does|did|is|was|are|have|has|wo|ca|would|could)nt)\b/iu,
  de: /(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}{0,2}|weder)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|nunca|jamás|tampoco|ni)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pas|jamais|aucune?)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não|nunca|jamais|tampouco)(?!\p{L})/iu,
}

/** What looks like a denial and is none, or denies something else. */
const NO_DENIAL: Readonly<Record<string, RegExp>> = {
  en: /\b(?:not (?:only|just|even|quite|far|bad|sure|long|least|to mention|surprisingly|unlike|too|that)|can(?:['’]?t|not) (?:wait|live|cope|do|go|manage|stop|get enough|believe|recommend|stand)\b|could(?:n['’]t|nt| not) (?:be|live|resist)|never (?:been|felt) (?:happier|better)|never looked back|n['’]t looked back|(?:don['’]?t|do not|didn['’]?t) (?:forget|mind|regret|know|think|want|need|care|worry|like|enjoy|love|understand|see|feel|believe|get on with)|would(?:n['’]t| not)|won['’]?t (?:believe|trade|swap|regret)|no (?:problem|doubt|idea|matter|wonder|less|more than|one|surprise|regrets|worries|thanks|offence|good)|why not|nothing beats|is(?:n['’]t| not) it|are(?:n['’]t| not) (?:we|you|i))\b/giu,
  de: /(?<!\p{L})(?:nicht (?:nur|weit|schlecht|mehr als|einmal|ohne|zuletzt|so|zu|sicher)|kein (?:problem|wunder|thema|ding)|keine (?:ahnung|sorge|frage))(?!\p{L})/giu,
  es: /(?<!\p{L})(?:no (?:solo|sólo|solamente|es que|hay problema|sé|importa|obstante)|que no se me (?:pase|olvide)|no (?:se te )?olvid\p{L}+|nunca (?:mejor|tan)|no\s*,)(?!\p{L})/giu,
}

/** Says that something is not over: "I haven't sold the car". */
export const deniesEnd: (statement: Statement) => boolean = once(({ text }: Statement) => DENIED_END.test(text))

const DENIED_END =
  /(?:\b(?:not|never)|n['’]?t) (?:yet |actually |really )?(?:quit|left|leave|leaving|stop|stopped|stopping|giv(?:en|e|ing) up|sold|sell|selling|dropp?(?:ed|ing)?|cancel(?:l?ed|l?ing)?|ditch(?:ed|ing)?|mov(?:ed|e|ing) (?:out|away)|finish(?:ed|ing)?|ended)\b|(?<!\p{L})nicht (?:aufgehört|aufgegeben|gekündigt|verkauft|verlassen|abgeschafft|beendet|ausgezogen|abbestellt)(?!\p{L})|(?<!\p{L})(?:no|nunca) (?:l[oa]s? )?(?:he|hemos|ha|han|voy a|vamos a) (?:dejad[oa]|dejar|vendid[oa]|vender|abandonad[oa]|abandonar|cancelad[oa]|cancelar|terminad[oa]|terminar)(?!\p{L})/iu

/** After one of these what was denied is over, and what follows is so: "not in Bern but in Basel". */
const TURNS =
  /[,;:(]|\s[–—-]\s|\b(?:but|instead|since|because|so|now|only|until|till|than|except|unless|without|rather|when|if|which|who|as well as|i|we|sondern|außer|seit|weil|als|wenn|nur|sino|excepto|desde|porque|cuando|solo|sólo)\b/iu

/** Whether what stands at a place of a part of a clause is denied in it. */
export function denialIn(part: string, at: number, language: string): boolean {
  const denial = DENIALS[language]
  if (denial === undefined) return false
  const other = NO_DENIAL[language]
  const plain = other === undefined ? part : part.replace(other, (found) => '_'.repeat(found.length))
  const found = denial.exec(plain)
  if (found === null) return false
  const end = found.index + found[0].length
  // German puts it last: "In Bern wohne ich nicht".
  if (found.index >= at) return language === 'de' && /^[^,;:]{0,60}?(?:nicht|nie|niemals)(?: mehr)?[.!]*$/iu.test(part.slice(at)) && end > at
  return !TURNS.test(plain.slice(end, at))
}
