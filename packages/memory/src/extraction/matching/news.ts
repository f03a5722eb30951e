import { heldSubject } from './parts.ts'
import { asideAt } from '../reading/aside.ts'
import type { Statement } from '../reading/statements.ts'
import { isUnreal } from '../language/signals.ts'
import { fold } from '../language/words.ts'
import { concernsSame } from './displace.ts'
import type { HeldView } from './held.ts'
import { againIn } from './news-again.ts'
import { correctedIn } from './news-corrections.ts'
import { countedIn } from './news-counts.ts'
import { doneIn, oursIn } from './news-done.ts'
import { gradedIn } from './news-grades.ts'
import { insteadIn, reachedIn, sameFrameIn } from './news-instead.ts'
import { linkedIn } from './news-links.ts'
import { orderedIn } from './news-orders.ts'
import { takenOverIn } from './news-over.ts'
import { personsIn } from './news-persons.ts'
import { arrivedIn } from './news-places.ts'
import { statesIn } from './news-states.ts'
import { newThingsIn } from './news-things.ts'
import { roleIn } from './news-roles.ts'
import { nextStepIn } from './news-steps.ts'
import type { Stretch } from './stretches.ts'
import type { Said } from './substitution.ts'

/** A part of a message that some form of the language says to be the new value of a held memory: where it stands in the text of the turn. */
export interface News {
  readonly view: HeldView
  readonly start: number
  readonly end: number
  /** The user's sentence tells it, not what was held with another value. */
  readonly asTold?: true
  /** The form says that it is the speaker's, whatever else the sentence is about: "The boiler is my problem now that I'm a homeowner". */
  readonly own?: true
}

/** The value of a held memory, as it stands in its text. */
export type ValueIn = (view: HeldView) => Stretch | null

/** The same, with the sentence and where it stands in that. */
export interface PlacedNews {
  readonly view: HeldView
  readonly place: number
  readonly statement: Statement
  readonly start: number
  readonly end: number
  readonly asTold: boolean
}

/**
 * What forms of the language tell for sure to be the new value of something held, where likeness alone would not: the words link it to
 * the key ("I've been under her since the reorg"), it corrects what was said ("They're 28s"), or the held value is over and one name
 * is told in its place.
 */
export function newsIn(said: Said, held: readonly HeldView[], valueIn: ValueIn): readonly PlacedNews[] {
  const found: PlacedNews[] = []
  for (const news of [
    ...linkedIn(said, held, valueIn),
    ...correctedIn(said, held, valueIn),
    ...takenOverIn(said, held, valueIn),
    ...countedIn(said, held, valueIn),
    ...newThingsIn(said, held, valueIn),
    ...gradedIn(said, held, valueIn),
    ...statesIn(said, held),
    ...doneIn(said, held),
    ...oursIn(said, held),
    ...arrivedIn(said, held),
    ...personsIn(said, held, valueIn),
    ...orderedIn(said, held),
    ...insteadIn(said, held),
    ...reachedIn(said, held),
    ...sameFrameIn(said, held, valueIn),
    ...againIn(said, held, valueIn),
    ...roleIn(said, held, valueIn),
    ...nextStepIn(said, held, valueIn),
  ]) {
    const placed = placedIn(said, news)
    if (placed !== null && !found.some(({ view, place }) => view === placed.view && place === placed.place)) found.push(placed)
  }
  // Two values for one memory: the forms do not tell which.
  return found.filter(({ view, ...one }) => found.every((other) => other.view !== view || other.start === one.start))
}

function placedIn({ text, language, sentences, statements }: Said, { view, start, end, asTold, own }: News): PlacedNews | null {
  const place = sentences.findIndex((sentence) => sentence.start <= start && end <= sentence.end)
  const [sentence, statement] = [sentences[place], statements[place] ?? null]
  if (sentence === undefined || statement === null) return null
  const [value, old] = [fold(text.slice(start, end)), fold(view.memory.value ?? '')]
  if (old === '' || value === '' || old.includes(value) || value.includes(old)) return null
  if (own !== true && heldSubject(view) === null && statement.subject !== null && !view.features.relations.has(statement.subject.relation)) return null
  // What is taken for granted holds, whatever is guessed about the rest.
  if (isUnreal(fold(own === true ? granted(text.slice(sentence.start, end)) : sentence.text), language)) return null
  const aside = asideAt(sentence.text, start - sentence.start, language)
  if (aside === 'ahead' || aside === 'visiting' || (own !== true && !concernsSame(statement, view))) return null
  return { view, place, statement, start: start - sentence.start, end: end - sentence.start, asTold: asTold === true }
}

/** "Would it be rude to leave now that Ines coaches us?": from where it is taken for granted. */
function granted(lead: string): string {
  return lead.slice(Math.max(0, lead.toLowerCase().lastIndexOf(' now that ')))
}
