import { fold } from '../language/words.ts'
import { once } from '../once.ts'
import type { HeldView } from './held.ts'
import { isDated, isOfOthers } from './news-names.ts'
import type { News, ValueIn } from './news.ts'
import { saysWent } from './roles.ts'
import type { Said } from './substitution.ts'

const WORD = "[\\p{L}\\d][\\p{L}\\d'’&-]*"
const JOINT =
  '(?!(?:and|but|so|because|since|which|that|who|in|instead|rather|last|this|on|at|from|now|these|as|over|when|after|before|for|yesterday|today)\\b)'
const VALUE = `(${WORD}(?: ${JOINT}${WORD}){0,3}?)`
const TAKES =
  "(?:gets?|eats?|have|has|had|takes?|drinks?|wears?|uses?|plays?|likes?|sleeps? on|stands? on|lives? on|is|are|am|['’]m|['’]re|['’]s|on|to|onto|with|for|of)"

/** For this time, or only asked about. */
const ONCE =
  /\b(?:today['’]?s?|tonight|tomorrow|yesterday|this (?:week|time|once|morning|evening|\p{L}+)|just once|i['’]d|would|used|if)\b|(?:^|[.!?,] )(?:can|could|should|may|would|is|are|does|do) [^.!]*\?/iu
/** "Vet's orders: Otto gets salmon": whose advice it was does not make it theirs. */
const ADVISED = /(?:^|[.!?] )[^:.!?]{0,40}\b(?:advice|tips?|ideas?|suggestions?|orders|recommendation|doing|verdict)[^:.!?]{0,12}: [^.!?]*$/iu
/** Says in one breath what a held value was given up for. */
const FOR = /\b(?:in place of|instead of|rather than|for)\b/iu

/** "The rabbits get timothy hay in place of alfalfa", "left voicefone for pebblenet": what is put in the place of the held value that is named. */
export function insteadIn({ text, language }: Said, held: readonly HeldView[]): readonly News[] {
  if (language !== 'en' || !FOR.test(text) || ONCE.test(text) || isOfOthers(text)) return []
  const folded = fold(text)
  return held.flatMap((view) => {
    const old = foldedValue(view)
    if (old.length < 3 || view.memory.kind === 'rule' || !folded.includes(old)) return []
    const match = placeOf(view)?.exec(text)
    const value = match?.[1] ?? match?.[2]
    if (match == null || value === undefined) return []
    const start = match.index + (match[1] === undefined ? match[0].lastIndexOf(value) : match[0].indexOf(value))
    return [{ view, start, end: start + value.length, ...(ADVISED.test(text.slice(0, start)) ? { own: true as const } : {}) }]
  })
}

const foldedValue = once(({ memory }: HeldView): string => fold(memory.value ?? ''))

const placeOf = once(({ memory }: HeldView): RegExp | null => {
  const old = (memory.value ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return old === ''
    ? null
    : new RegExp(
        `(?<![\\p{L}'’])${TAKES} (?:(?:the|an?|some|my|our|fresh from|now|only) )*${VALUE}(?: now| these days)? (?:in place of|instead of|rather than) (?:(?:the|an?|any|my|our|on|in|at|with) )*${old}(?![\\p{L}\\d])|\\b(?:left|swapped|traded|ditched|dropped|dumped|binned|abandoned|exchanged|chucked|gave up|given up|changed) (?:(?:the|my|our|on|in) )*${old} for (?:(?:an?|some) )*(?!(?:the|my|our|good|ever|now|me|us|a while|a bit|one|two|three|four|five|ten|twenty|half|\\d+)\\b)${VALUE}(?=[.,;!?–—]| (?:and|but|so|last|this|on|at|from|now|as|when|after|yesterday|today|in|because|since|which)\\b|$)`,
        'iu',
      )
})

const OWN_THING = /(?<!\p{L})(?:my|our|me|us|i|mi|mis|nuestr[oa]|mir|mich|meine?[nrm]?|unsere?[nrm]?)(?!\p{L})/iu

/** "They've shut down my work mailbox, so write to …": where the speaker is to be reached in place of what is over. */
export function reachedIn({ text, language, statements, sentences }: Said, held: readonly HeldView[]): readonly News[] {
  if (!saysWent(text, language) || isOfOthers(text)) return []
  return statements.flatMap((statement, place) => {
    const told = statement?.features.typed.filter(({ sort }) => sort === 'email' || sort === 'phone') ?? []
    const [value] = told
    if (value === undefined || told.length > 1 || !OWN_THING.test(text)) return []
    const views = held.filter(({ canonical, memory }) => canonical === `contact.${value.sort}` && memory.kind !== 'rule')
    const [view] = views
    const start = text.indexOf(value.text, sentences[place]?.start ?? 0)
    return view === undefined || views.length > 1 || start < 0 ? [] : [{ view, start, end: start + value.text.length }]
  })
}

/** It is so from then on. */
const FROM_THEN =
  /\b(?:(?:ever )?since(?! when)|(?<!every )now(?! and (?:then|again))|from (?:now|today|this|next|here|\p{Lu}?\p{L}+day)|these days|as of|nowadays|again|once more)\b/iu
const SUPPOSED = /\b(?:should|shall|would|could|can|may|do|did|if|when|whether|dreamt|dreamed|wish|hope|imagine|says?|said)(?: that)? (?:i|we)\b/iu
const BESIDES = /\b(?:too|also|as well|sometimes|on the side|extra|covering|one-off|trial|visiting)\b/iu
const NAME = "((?:the )?\\p{Lu}[\\p{L}\\d'’&-]*(?: (?:(?:of|de|la|the|&) )?\\p{Lu}[\\p{L}\\d'’&-]*){0,3})"

/** "Since Monday I cook at Cormorant House" beside "Cooks at Bistro Vellum": the same is done, at another place. */
export function sameFrameIn({ text, language }: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  if (language !== 'en' || !FROM_THEN.test(text) || BESIDES.test(text) || SUPPOSED.test(text)) return []
  return held.flatMap((view) => {
    const frame = view.memory.kind === 'rule' ? null : frameOf(view)
    const told = frame?.exec(text)
    const [value, old] = [told?.[1], valueIn(view)]
    if (
      told == null ||
      value === undefined ||
      old === null ||
      !(old.isName || fold(text).includes(fold(old.text))) ||
      isDated(fold(value).replace(/^the /u, ''))
    )
      return []
    const bare = value.replace(/^the /u, '')
    const start = told.index + told[0].lastIndexOf(bare)
    const end = start + bare.length
    if (!FROM_THEN.test(text.slice(0, end) + (/^[^,.!?;]*/u.exec(text.slice(end))?.[0] ?? ''))) return []
    return [{ view, start, end, own: true as const }]
  })
}

/** What the speaker does, and with what word it is told where: "Cooks at". */
const frameOf = once(({ memory }: HeldView): RegExp | null => {
  const [, does, at] = /^(\p{Lu}\p{Ll}{2,}?)e?s (at|for|in|with|on|under) /u.exec(memory.text) ?? []
  return does === undefined || at === undefined
    ? null
    : new RegExp(
        `(?<=^|[ ,])(?:(?:[Ii]|[Ww]e)(?:['’]ve|['’]m| have| am| now| only| been)*|(?<=\\b(?:[Ii]|[Ww]e)\\b[^.!?]{1,40})and) (?:${fold(does)}(?:e|${does.slice(-1)}ing|ing)?) (?:${/^(?:at|in)$/u.test(at) ? 'at|in' : at}) ${NAME}`,
        'u',
      )
})
