import { fold } from '../language/words.ts'
import { once } from '../once.ts'
import type { HeldView } from './held.ts'
import { isOfOthers } from './news-names.ts'
import type { News } from './news.ts'
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
