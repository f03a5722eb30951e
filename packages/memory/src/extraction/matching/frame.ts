import { hasAkin } from '../keys/features.ts'
import { typedValues } from '../language/values.ts'
import { contentStems, fold, toWords } from '../language/words.ts'
import { once } from '../once.ts'
import type { Statement } from '../reading/statements.ts'
import type { HeldView } from './held.ts'
import { heldSubject, partsOf } from './parts.ts'
import { namesValue } from './same.ts'
import { shapeOfWord } from './stretches.ts'

/**
 * The same frame with another value of the same shape in it: "My swimming lesson starts at half past six" beside "Swimming lesson starts
 * at half past five". Whatever single words make of the key, one attribute is told.
 */
export function sameFrame(statement: Statement, view: HeldView): boolean {
  const held = heldShapes(view)
  if (held.size === 0 || namesValue(statement, view) || ![...spokenShapes(statement)].some((shape) => held.has(shape))) return false
  const frame = frameOf(view)
  if (frame.length === 0)
    return (
      heldNames(view).some((stem) => hasAkin(statement.features, stem)) &&
      [...partsOf(view, view.language).value].some((stem) => !isNumber(stem) && hasAkin(statement.features, stem))
    )
  const [first, ...more] = frame.filter((stem) => hasAkin(statement.features, stem))
  // What stands first tells which one: a swimming lesson, not a piano lesson.
  return first !== undefined && first === frame[0] && 1 + more.length >= MOST * frame.length
}

const MOST = 0.5

/** Stems of the held text without its value, and without whom it is about. */
const frameOf = once((view: HeldView): readonly string[] => {
  const { memory, language } = view
  const value = fold(memory.value ?? '')
  const text = fold(memory.text)
  const at = text.indexOf(value)
  const rest = contentStems((at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + value.length)}`).replace(SAYS_LITTLE, ' '), language)
  const names = heldNames(view)
  const about = new Set([...names, ...contentStems(names.length === 0 ? '' : (heldSubject(view)?.relation ?? ''), language)])
  return [...new Set(rest.filter((stem) => !about.has(stem)))]
})

const heldNames = once((view: HeldView): readonly string[] => contentStems(heldSubject(view)?.name ?? '', view.language))

/** Stands before all sorts of things. */
const SAYS_LITTLE =
  /(?<!\p{L})(?:takes?|has|have|gets?|starts?|begins?|ends?|leaves?|lasts?|costs?|pays?|is|are|on|works?|goes|uses?|nimmt|hat|beginnt|kostet|zahlt|toma|tiene|empieza|cuesta|paga)(?!\p{L})/giu

const isNumber = (stem: string): boolean => /\d/.test(stem) || shapeOfWord(stem).length > 0

const heldShapes = once((view: HeldView): ReadonlySet<string> => shapesIn(view.memory.value ?? ''))
const spokenShapes = once((statement: Statement): ReadonlySet<string> => shapesIn(statement.text))

/** What sorts of numbers, times and dates a text has. */
function shapesIn(text: string): ReadonlySet<string> {
  const typed = typedValues(text)
  const shapes = new Set<string>(typed.map(({ sort }) => sort))
  for (const { lower, start } of toWords(text)) {
    if (typed.some((value) => value.start <= start && start < value.end)) continue
    for (const shape of shapeOfWord(fold(lower))) shapes.add(shape)
  }
  return shapes
}
