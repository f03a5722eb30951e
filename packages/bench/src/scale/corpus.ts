import { createRandom } from '../random.ts'
import { ACTIONS, FIRST_NAMES, PLACES, REASONS, SURNAME_ENDINGS, SURNAME_SYLLABLES, THINGS } from './words.ts'

/** What every store of the scale bench is given: the same documents with the same vectors, made from their numbers alone. */
export interface Doc {
  readonly number: number
  readonly text: string
  /** Unit vector of `DIMENSION`. */
  readonly vector: Float32Array
}

/** A question about one document: it shares words with it, and its vector is the nearest to that one's. */
export interface Question {
  readonly about: number
  readonly text: string
  readonly vector: Float32Array
}

export const DIMENSION = 384

/** Topics that vectors lie around, so that a question has many near misses. */
const TOPICS = 256
/** Length of what sets a document apart from its topic, and a question from its document. */
const DOC_SPREAD = 0.9
const QUESTION_SPREAD = 0.6

/**
 * A sentence of about 100 characters; no two are alike. Their vocabulary grows as that of English does (Heaps' law: about 16,000
 * different words in 10,000 sentences, 50,000 in 100,000), because files have numbers of a wide range and surnames are many.
 */
export function textOf(number: number): string {
  const { who, did, thing, place, reason, file } = partsOf(number)
  return number % 2 === 0
    ? `${who} ${did} the ${thing} in ${place}, file ${file}, ${reason}.`
    : `File ${file}: in ${place}, ${reason}, ${who} ${did} the ${thing}.`
}

export function docsOf(from: number, count: number): Doc[] {
  return Array.from({ length: count }, (_, place) => ({ number: from + place, text: textOf(from + place), vector: vectorOf(from + place) }))
}

/** Questions about `count` documents of `size`, spread over all of them. */
export function questionsOf(count: number, size: number): Question[] {
  return Array.from({ length: count }, (_, place) => {
    const about = Math.floor(((place + 0.5) * size) / count)
    const { who, doing, thing, place: where } = partsOf(about)
    return { about, text: `Why was ${who} ${doing} the ${thing} in ${where}?`, vector: near(vectorOf(about), QUESTION_SPREAD, about + QUESTION_SEED) }
  })
}

export function vectorOf(number: number): Float32Array {
  const topic = createRandom(number).below(TOPICS)
  return near(unit(noise(TOPIC_SEED + topic)), DOC_SPREAD, number)
}

/** So many numbers a file may have. */
const FILES = 40_000

const TOPIC_SEED = 0x40000000
const QUESTION_SEED = 0x20000000

function partsOf(number: number) {
  const random = createRandom(number)
  const [did, doing] = random.pick(ACTIONS)
  const surname = `${random.pick(SURNAME_SYLLABLES)}${random.pick(SURNAME_SYLLABLES)}${random.pick(SURNAME_ENDINGS)}`
  const who = `${random.pick(FIRST_NAMES)} ${surname.charAt(0).toUpperCase()}${surname.slice(1)}`
  return { who, did, doing, thing: random.pick(THINGS), place: random.pick(PLACES), reason: random.pick(REASONS), file: 10_000 + random.below(FILES) }
}

/** A unit vector at `spread` from a unit vector, in a direction that depends on the seed. */
function near(centre: Float32Array, spread: number, seed: number): Float32Array {
  const direction = unit(noise(seed))
  return unit(centre.map((value, place) => value + spread * (direction[place] ?? 0)))
}

function noise(seed: number): Float32Array {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1
  const values = new Float32Array(DIMENSION)
  for (let place = 0; place < DIMENSION; place++) {
    // Xorshift32: a hundred thousand vectors are made in a second.
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    values[place] = state / 2 ** 31
  }
  return values
}

function unit(vector: Float32Array): Float32Array {
  let square = 0
  for (const value of vector) square += value * value
  const length = Math.sqrt(square)
  return vector.map((value) => value / length)
}
