import { isRelation } from '../language/subjects.ts'
import { fold } from '../language/words.ts'
import { once } from '../once.ts'
import type { HeldView } from './held.ts'
import type { News, ValueIn } from './news.ts'
import { heldSubject } from './parts.ts'
import type { Said } from './substitution.ts'

/** How a language tells in passing what somebody has become. */
interface Becoming {
  /** Says by itself that it is so now; the role is its first group. */
  readonly sure: RegExp
  /** "As a captain": may be so for years, unless the sentence says that something is new. */
  readonly as: RegExp
  readonly isNew: RegExp
}

/** What one is: a word, what it is of, and how it is ranked. */
const OF_ES =
  '((?!(?:l[ao]|un|una|que|muy|más|tan|tod[oa]|siempre|si|y|de|en|con)(?!\\p{L}))[\\p{Ll}-]{4,}(?: (?:de|del|de la) (?!(?:mi|mis|tu|est[ea]|año|vez)(?!\\p{L}))\\p{Ll}{3,})?(?: (?:adjunt[oa]|titular|asociad[oa]|técnic[oa]|mayor|general|suplente|interin[oa]|jefe|jefa))?)(?!\\p{L})'
/** "Como" is "I eat" as well: the word for somebody ends as such words do. */
const PERSON_ES = '(?=[\\p{Ll}-]{2,}(?:ora?|ista|antes?|anta|entes?|enta|er[oa]|ari[oa]|ad[oa]|it[aá]na?|efe|efa|ólog[oa]|ic[oa]|tr[oa]|eir[oa]|ão)(?!\\p{L}))'
const OF_FR =
  "((?!(?:une?|le|la|les|très|plus|tout|toute|que|de|en|dans|à)(?!\\p{L}))[\\p{Ll}-]{4,}(?: (?:de |du |d['’])(?!(?:mon|ma|ce)(?!\\p{L}))[\\p{Ll}-]{3,})?(?: (?:adjointe?|principale?|générale?|suppléante?))?)(?!\\p{L})"
const OF_DE = '([\\p{Lu}][\\p{L}-]{3,})(?!\\p{L})'

const BECOMING: Readonly<Record<string, Becoming>> = {
  de: {
    sure: new RegExp(
      `(?<!\\p{L})(?:(?:seit(?:dem)?|jetzt,? wo|nun,? da|nachdem|wo) ich (?:(?:jetzt|nun|endlich|offiziell|auch) )*(?:(?:zu[rm]|eine?|die|der) )?(?:neue[rn]? )?${OF_DE} (?:bin|wurde|geworden bin|ernannt|befördert|gemacht|gewählt)|(?:hat|haben) mich zu[rm] ${OF_DE} (?:gemacht|ernannt|befördert|gewählt)|ich (?:bin|wurde) (?:\\p{L}+ )?zu[rm] ${OF_DE} (?:befördert|ernannt|gewählt)|(?:beförderung|ernennung|wahl) zu[rm] ${OF_DE}|als (?:frisch(?:gebackene?[rn]?| ernannte?[rn]?)|neue[rn]?) ${OF_DE})`,
      'iu',
    ),
    as: new RegExp(`(?:^|[.!?;] )Als ${OF_DE} `, 'u'),
    isNew:
      /(?<!\p{L})(?:nicht mehr|nur noch|jetzt|nun|neuerdings|inzwischen|seit (?:kurzem|neuestem|gestern|heute|montag|letzte\p{L}*)|ab jetzt|auf einmal|plötzlich)(?!\p{L})/u,
  },
  es: {
    sure: new RegExp(
      `(?<!\\p{L})(?:(?:(?:desde|ahora|ya) que|cuando) (?:ya )?(?:soy|me (?:hicieron|nombraron|eligieron|pusieron (?:de|como)|ascendieron a|han (?:hecho|nombrado|ascendido a)))|(?:eso|esto|lo) de ser|me (?:nombraron|han nombrado|ascendieron a|han ascendido a)|recién (?:nombrad[oa]|ascendid[oa] a)|(?:días?|semanas?|mes(?:es)?) (?:de|como)) (?:la |el |una? )?${OF_ES}`,
      'iu',
    ),
    as: new RegExp(`(?:^|[.!?;¿¡] ?)(?:ahora )?como (?:nuev[oa] )?${PERSON_ES}${OF_ES}`, 'iu'),
    isNew: /(?<!\p{L})(?:ya no|ahora|recién|nuev[oa]|de pronto|de golpe|últimamente|ya (?:titulad|nombrad)[oa])(?!\p{L})/u,
  },
  fr: {
    sure: new RegExp(
      `(?<!\\p{L})(?:(?:depuis|maintenant) que je suis (?:devenue? |passée? )?|(?:depuis que )?(?:on m['’]a|j['’]ai été) (?:nommée?|promue?|élue?) )(?:une? |la |le )?${OF_FR}`,
      'iu',
    ),
    as: new RegExp(`(?:^|[.!?;] )(?:comme|en tant que) (?:nouve(?:au|lle) )?${OF_FR}`, 'iu'),
    isNew: /(?<!\p{L})(?:ne \p{L}+ plus|n['’]\p{L}+ plus|maintenant|désormais|dorénavant|nouveau|nouvelle)(?!\p{L})/u,
  },
  pt: {
    sure: new RegExp(
      `(?<!\\p{L})(?:(?:desde|agora) que (?:sou|fui (?:nomead[oa]|promovid[oa] a)|me (?:fizeram|nomearam|promoveram a))|(?:fui|me) (?:nomead[oa]|promovid[oa] a|nomearam|promoveram a)) (?:a |o |uma? )?${OF_ES}`,
      'iu',
    ),
    as: new RegExp(`(?:^|[.!?;] )(?:agora )?como (?:nov[oa] )?${PERSON_ES}${OF_ES}`, 'iu'),
    isNew: /(?<!\p{L})(?:já não|não \p{L}+ mais|agora|nov[oa]|de repente)(?!\p{L})/u,
  },
}

/** What people are besides what they do. */
const NO_ROLE =
  /^(?:(?:alt|neu|klein|groß)\p{L}*|\p{L}*(?:mutter|vater|vegetarier|veganer|diabetiker|allergiker|linkshänder|mieter|kund|ausländer)(?:in)?|frau|mann|kind|mensch|single|vegetarian[oa]|vegan[oa]|vegano|végétarien(?:ne)?|végane?|celíac[oa]|diab[eé]ti\p{L}+|al[eé]rgi\p{L}+|zurd[oa]|canhot[oa]|extranjer[oa]|estrangeir[oa]|cliente?a?|usuari[oa]|vecin[oa]|inquilin[oa]|mujer|hombre|persona|soltera?o?|casad[oa]|viud[oa]|divorciad[oa]|padre|madre|mayor|peque\p{L}+|felices?|feliz|vieux|vieille|jeune|mariée?|célibataire|divorcée?|maman|papa|locataire|gauchère?)(?!\p{L})/iu
const BOSS = /^(?:jef[ea]|chef(?:fe|in|e)?|compañer[oa]|colega|praktikant(?:in)?|becari[oa])(?!\p{L})/iu
const OWNER = /^(?:propietari[oa]|dueñ[oa]|propriétaire|proprietári[oa]|(?:haus|wohnungs|eigenheim)?(?:eigentümer|besitzer)(?:in)?)(?!\p{L})/iu

/** "Desde que soy jefa de planta …", "Seit ich Meisterin bin …" beside the one role that is held of the speaker. */
export function roleIn({ text, language }: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  const forms = BECOMING[language]
  if (forms === undefined) return []
  const match = forms.sure.exec(text) ?? (forms.isNew.test(fold(text)) ? forms.as.exec(text) : null)
  const role = match?.slice(1).find((group) => group !== undefined)
  if (match === null || role === undefined) return []
  const [first = ''] = role.split(' ')
  if (NO_ROLE.test(role) || (isRelation(fold(first)) && !BOSS.test(role))) return []
  const views = held.filter((view) => (OWNER.test(role) ? RENTS.test(view.folded) : isRole(view)) && heldSubject(view) === null)
  // Two roles: "como directora del coro" is about the one in the choir.
  const of = /(?<= (?:del?|de la|der|des|du|do|da) )\p{L}{3,}$/u.exec(fold(match[0]))?.[0]
  const meant = views.length > 1 && of !== undefined ? views.filter(({ folded }) => folded.includes(of)) : views
  const [view] = meant
  if (view === undefined || meant.length > 1 || valueIn(view) === null) return []
  const start = match.index + match[0].lastIndexOf(role)
  return [{ view, start, end: start + role.length }]
}

const RENTS = /(?<!\p{L})(?:(?:de )?alquiler|inquilin[oa]|miete\p{L}*|locataire|loue|arrend\p{L}+|aluguel)(?!\p{L})/u

/** "Es portera del equipo", "Ist Geselle", "Trabaja de camarera": its value is what somebody is or does. */
const isRole: (view: HeldView) => boolean = once(({ memory, canonical }: HeldView) => {
  if (canonical === 'work.role') return true
  if (canonical !== null && /^(?:person|people|family|food|health|home|contact|pets|finance|preference)\./.test(canonical)) return false
  const at = fold(memory.text).indexOf(fold(memory.value ?? ''))
  return (memory.value ?? '') !== '' && !NO_ROLE.test(memory.value ?? '') && AS.test(memory.text.slice(0, Math.max(0, at)))
})

const AS =
  /^(?:(?:es|soy|ist|bin|est|suis|é|sou|trabaja (?:como|de)|arbeitet als|travaille comme|trabalha (?:como|de))(?: (?:el|la|une?|una|un|um|uma|o|a|le|eine?|der|die|das))? )$/iu
