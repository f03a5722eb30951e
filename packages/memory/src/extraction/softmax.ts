/** A trained linear classifier: one row of weights a feature, one column a class. */
export interface Softmax {
  readonly classes: readonly string[]
  readonly bias: readonly number[]
  /** By feature, by class. */
  readonly weights: readonly (readonly number[])[]
  /** Weights of words and their neighbours: `buckets × classes` bytes in base64, to be divided by `scale`. */
  readonly words?: { readonly bytes: string; readonly buckets: number; readonly scale: number } | undefined
}

/**
 * Share of each class, summing to 1: softmax of the summed weights. `terms` are sets of words and runs of words, of which no two hold the
 * same one; an unknown one weighs nothing. What a set weighs is worked out once.
 */
export function classify(model: Softmax, features: readonly number[], ...terms: readonly ReadonlySet<string>[]): readonly number[] {
  const sums = [...model.bias]
  features.forEach((value, row) => {
    if (value === 0) return
    model.weights[row]?.forEach((weight, column) => {
      sums[column] = (sums[column] ?? 0) + weight * value
    })
  })
  if (model.words !== undefined) addTerms(sums, model.words, terms)
  const most = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - most))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}

/** Where a term's weights stand: FNV-1a of its UTF-16 units. Terms that meet in a bucket share their weights. */
export function bucketOf(term: string, buckets: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < term.length; i += 1) hash = Math.imul(hash ^ term.charCodeAt(i), 0x01000193)
  return (hash >>> 0) % buckets
}

interface Decoded {
  readonly bytes: Int8Array
  readonly sums: WeakMap<ReadonlySet<string>, readonly number[]>
}

const decoded = new WeakMap<object, Decoded>()

function addTerms(sums: number[], words: NonNullable<Softmax['words']>, terms: readonly ReadonlySet<string>[]): void {
  let known = decoded.get(words)
  if (known === undefined) {
    known = { bytes: Int8Array.from(atob(words.bytes), (char) => char.charCodeAt(0)), sums: new WeakMap() }
    decoded.set(words, known)
  }
  for (const set of terms) {
    let sum = known.sums.get(set)
    if (sum === undefined) {
      sum = sumOf(set, known.bytes, words, sums.length)
      known.sums.set(set, sum)
    }
    sum.forEach((weight, column) => {
      sums[column] = (sums[column] ?? 0) + weight
    })
  }
}

function sumOf(terms: ReadonlySet<string>, bytes: Int8Array, { buckets, scale }: NonNullable<Softmax['words']>, width: number): readonly number[] {
  const sums = Array.from({ length: width }, () => 0)
  for (const term of terms) {
    const start = bucketOf(term, buckets) * width
    for (let column = 0; column < width; column += 1) sums[column] = (sums[column] ?? 0) + (bytes[start + column] ?? 0) / scale
  }
  return sums
}
