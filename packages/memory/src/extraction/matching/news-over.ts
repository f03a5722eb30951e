import { isDated } from './news-names.ts'
import { cutBetween } from '../language/sentences.ts'
import { fold } from '../language/words.ts'
import type { HeldView } from './held.ts'
import type { News, ValueIn } from './news.ts'
import { isSameSort } from './news-corrections.ts'
import { type Stretch, stretchesIn } from './stretches.ts'
import type { Said } from './substitution.ts'

/** Says of what stands in the same clause that it is over. */
const OVER =
  /\b(?:part(?:ed|ing) (?:ways|company)|(?:has|have|had|'s|'ve)? ?(?:left(?! (?:his|her|their|the|a|an|it|me|us|my|our|behind|over)\b)|quit(?! (?:his|her|their|the|a|an|smoking|drinking|sugar)\b)|retired|resigned|folded|closed|shut|moved (?:on|away|out|to)|stepped down|gone bust|gone under|packed (?:it|up)|emigrated|died)|went (?:bust|under|out of business)|call(?:ed|ing) it quits|(?:done|finished|through) with|sacked|fired|let [\p{L}]+ go|dropped|dumped|binned|ditched|cancelled|gave up on|given up on|(?:got|became|was|were|is|are|has got|have got|turned|went) (?:far |way |much |just |simply )?too (?:dear|expensive|pricey|slow|far|loud|big|small|heavy|flaky|unreliable|costly|much|busy)|(?:put|jacked|hiked|doubled|raised) (?:its|their|the|his|her)? ?(?:prices?|rates?|fees?|tariffs?|rent)|no longer|any ?more|(?:is|are|'s) (?:gone|history|out|over|finished|done)|(?:stopped|quit) (?:delivering|coming|working|teaching|taking)|off the (?:team|list|job)|on maternity leave|said (?:goodbye|farewell) to|(?:fell|fallen) out with|split (?:up )?(?:from|with)|let us down|messed us about)\b/u
const OVER_DE =
  /(?<!\p{L})(?:gekündigt|verkauft|weg|abgemeldet|abbestellt|abgeschafft|abgeschaltet|geschichte|passé|vorbei|raus|zu teuer|zu langsam|aufgehört|in rente|im ruhestand|getrennt|stillgelegt|verschenkt|verschrottet|ausgemustert|eingemottet)(?!\p{L})/u
const FOR_NOW = /\b(?:today|this (?:week|morning|evening)|at the moment|right now|heute|gerade|momentan|diese woche)\b/u
/** Says that what stands in the same clause is so now. */
const NOW =
  /\b(?:now|these days|since|from|instead|as of|(?:is|are|'s|has been|have been|'ve been) (?:[\p{L}-]+ing|our|my|in|on|the|with)|took (?:over|on|us)|takes?|taken over|stepp(?:ed|s) in|fill(?:ed|s|ing) in|does|do|in \p{Lu}?[\p{L}'’-]+ hands|(?:it's|we're|i'm) (?:with|on|at)|signed|joined|hired|got|found|went with|gone with)\b/u
const SPEAKS =
  /\b(?:says?|said|told|tells|thinks?|reckons?|cried|cries|misses|missed|agrees?|agreed|wants?|hopes?|asked|asks|was|were|would|might|could|maybe|perhaps|if|loves?|likes?|hates?|enjoy\w*|watch\w*|visit\w*|travel\w*|fly\w*|going to|feels?|looks?)\b/u
const OURS = /\b(?:we|us|our|ours|i|i'm|i've|me|my|mine|the)\b|^(?:joined|hired|found|signed|switched|moved|got|started|booked)\b/u
/** "Seit vorgestern haben wir Glasfaser." */
const NOW_DE =
  /(?<!\p{L})(?:seit|ab|jetzt|nun|inzwischen|mittlerweile|neuerdings|stattdessen|dafür)(?: [\p{L}\d.]+){0,3}? (?:hab|habe|haben|nutze|nutzen|fahre|fahren|nehme|nehmen|trinke|trinken|spiele|spielen|lerne|lernen|lese|lesen|beziehe|beziehen|bekomme|bekommen|läuft|kommt|gibt) (?:(?:ich|wir|es|bei uns|uns|hier|jetzt|nun) ){1,2}(?:ein(?:e|en|em)? |den |die |das |nur noch )?((?!nicht |kein|mehr )[\p{L}\d-]+(?: (?!(?:und|weil|in|im|mit|für|statt)(?!\p{L}))\p{Lu}[\p{L}\d-]+)?)(?=[,.;!]| (?:und|weil|in|im|mit|für|statt)(?!\p{L})|$)/iu

/** A held value that is over, and the one name that is told in its place: "Castellan got too dear, so Fernhill Power has been supplying us". */
export function takenOverIn(said: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  const { text, language, sentences, statements } = said
  if (language !== 'en' && language !== 'de') return []
  const folded = fold(text)
  if (!(language === 'en' ? OVER : OVER_DE).test(folded)) return []
  const clauses = cutBetween(text, GAP).map((span) => ({ ...span, folded: fold(span.text) }))
  const found: News[] = []
  for (const view of held) {
    const old = valueIn(view)
    if (old === null || old.text.length < 3 || !folded.includes(fold(old.text))) continue
    const at = clauses.findIndex((clause) => clause.folded.includes(fold(old.text)))
    const over = clauses[at]
    if (over === undefined || !(language === 'en' ? OVER : OVER_DE).test(over.folded) || FOR_NOW.test(over.folded)) continue
    if (language === 'de') {
      const match = NOW_DE.exec(text)
      const value = match?.[1]
      if (match === null || value === undefined || fold(value).includes(fold(old.text))) continue
      const start = match.index + match[0].lastIndexOf(value)
      found.push({ view, start, end: start + value.length })
      continue
    }
    if (!old.isName) continue
    const others = clauses.filter((clause) => clause !== over && NOW.test(clause.folded) && OURS.test(clause.folded) && !SPEAKS.test(clause.folded))
    const names = sentences.flatMap((sentence, place) => {
      const statement = statements[place]
      if (statement == null || /\?\s*$/.test(sentence.text)) return []
      return stretchesIn(sentence, statement)
        .map((stretch) => ({ stretch, start: sentence.start + stretch.start, end: sentence.start + stretch.end }))
        .filter(
          ({ stretch, start }) =>
            isNewName(stretch, start, text, view, old, statement.features.names) && others.some((clause) => clause.start <= start && start < clause.end),
        )
    })
    const widest = names.filter((name) => !names.some((other) => other !== name && other.start <= name.start && name.end <= other.end))
    const [name] = widest
    if (name !== undefined && widest.length === 1 && isSameSort(old, name.stretch)) {
      const end = name.end - (/['’]s?$/u.exec(text.slice(name.start, name.end))?.[0].length ?? 0)
      found.push({ view, start: name.start, end })
    }
  }
  return found
}

function isNewName(stretch: Stretch, start: number, text: string, view: HeldView, old: Stretch, names: ReadonlySet<string>): boolean {
  if (!stretch.isName || !/(?:^| )[\p{Lu}\d]\S*$/u.test(stretch.text)) return false
  if (!stretch.words.every((_, i) => i > 0 || !isDated(stretch.words[0] ?? ''))) return false
  if (isDated(stretch.words.at(-1) ?? '') || stretch.words.some((word) => old.words.includes(word))) return false
  if (view.folded.includes(fold(stretch.text))) return false
  // What begins a sentence has its capital from that, unless more of it has one.
  return (
    (start > 0 && !/[.!?]\s+$/.test(text.slice(0, start))) ||
    names.has(stretch.words[0] ?? '') ||
    ACTS.test(text.slice(start)) ||
    /\s\p{Lu}/u.test(stretch.text)
  )
}

/** "Tamsin from number nine does Fridays": begins a sentence as somebody does who acts in it. */
const ACTS =
  /^(?!(?:This|That|There|Here|Who|What|Which|Everyone|Everything|Nobody|Nothing|Now|Then|Today|Dinner|Lunch|Work|Life|Mum|Dad|It|He|She|They|The)\b)\p{Lu}\p{Ll}{2,} (?:is|does|has|takes|took|from|looks|comes|drives|teaches|plays|runs|handles|covers|cleans|cuts|sits|walks|minds|delivers)\b/u

const GAP =
  /[,;:.!?–—]\s+(?:(?:so|and|but|now) )?|\s(?:so|and now|and|but) (?=\p{Lu}|i\b|we\b|it|(?:joined|hired|found|took on|signed|went|switched|moved|got|started|booked)\b)/gu
