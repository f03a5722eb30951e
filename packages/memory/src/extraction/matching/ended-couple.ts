import { fold } from '../language/words.ts'
import { once } from '../once.ts'
import { partingOf, partsSoon } from '../reading/parted.ts'
import type { Statement } from '../reading/statements.ts'
import type { HeldView } from './held.ts'
import { type Match, NONE } from './match.ts'

/** "My wife left me", "I split up with Anna": ends who the partner is and that the speaker is married, where that is held. */
export function endedCouple(statement: Statement, held: readonly HeldView[]): { readonly statement: Statement; readonly match: Match } | null {
  if (partsSoon(statement))
    return { statement: { ...statement, key: 'family.status', canonical: 'family.status', value: null, plainValue: null, change: null }, match: NONE }
  const parting = partingOf(statement)
  if (parting === null) return LEFT_SOMEWHERE.test(fold(statement.text)) && held.some(tellsPartner) ? leftAside(statement) : null
  const partners = held.filter((view) => tellsPartner(view))
  // Somebody who is not the partner that is held.
  const { name } = parting
  if (name !== null && !partners.some(({ folded }) => folded.includes(name))) return partners.length > 0 ? { statement, match: NONE } : null
  const states = held.filter((view) => !partners.includes(view) && tellsCouple(view))
  const replaces = [...states, ...partners]
  if (replaces.length === 0) return null
  return {
    statement: { ...statement, value: states.length > 0 ? parting.status : null, plainValue: null, change: null, ending: true },
    match: { replaces, same: null },
  }
}

/** "My wife left me in the car", "… left me a note": no parting, and nothing else of who the partner is. */
const LEFT_SOMEWHERE = /\b(?:left|leaves|leaving) (?:me|us)\b/

function leftAside(statement: Statement): { readonly statement: Statement; readonly match: Match } {
  return { statement: { ...statement, key: null, canonical: null, value: null, plainValue: null, change: null, ending: false }, match: NONE }
}

const tellsPartner: (view: HeldView) => boolean = once(({ memory, canonical, features, folded }: HeldView) => {
  if (memory.kind === 'rule' || OVER.test(folded)) return false
  if (
    /^(?:people\.)?(?:partner|wife|husband|girlfriend|boyfriend|frau|mann|freundin|freund|mujer|marido|pareja|novia|novio|esposa|esposo)$/iu.test(
      memory.key ?? '',
    )
  )
    return true
  return features.relations.has('partner') && canonical === 'people.partner' && /^\p{Lu}/u.test(memory.value ?? '')
})

const tellsCouple: (view: HeldView) => boolean = once(
  ({ memory }: HeldView) => memory.kind !== 'rule' && !OVER.test(fold(memory.text)) && COUPLE.test(fold(memory.text)),
)

const COUPLE =
  /^(?:(?:i['’]?m|i am|we['’]re|we are|is|are|ich bin|wir sind|ist|soy|estoy|es|está|estamos) )?(?:happily )?(?:married|engaged|dating|seeing|in a relationship|verheiratet|verlobt|liiert|vergeben|in einer beziehung|casad[oa]s?|comprometid[oa]s?|en pareja)(?!\p{L})|^(?:marital|relationship|family) status: (?:married|engaged)/u
const OVER =
  /(?<!\p{L})(?:ex|divorced|single|separated|geschieden|getrennt|ledig|divorciad[oa]|separad[oa]|solter[oa]|(?:late|former) (?:wife|husband))(?!\p{L})/u
