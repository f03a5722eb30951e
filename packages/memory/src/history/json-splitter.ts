import { historyError } from './history-error.ts'

/** Most bytes of one value. */
const MOST_BYTES = 64 * 1_048_576

/** The bytes of one top-level object, where it begins, and its number from 0. */
export interface RawValue {
  readonly bytes: Uint8Array
  readonly at: number
  readonly item: number
}

/**
 * Cuts a JSON text that comes in pieces into its top-level objects: those of one array, or those that follow one another.
 * Holds one object at a time. What is inside an object is left to `JSON.parse`.
 */
export interface JsonSplitter {
  /** @throws MemoryError `INVALID_ARGUMENT` with the place */
  push(piece: Uint8Array): Iterable<RawValue>
  /** @throws MemoryError `INVALID_ARGUMENT` when the text ends too early or holds nothing */
  end(): void
}

const [QUOTE, COMMA, OPEN_LIST, BACKSLASH, CLOSE_LIST, OPEN, CLOSE] = [0x22, 0x2c, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d]
const MARK = [0xef, 0xbb, 0xbf]

type State =
  | 'start'
  | 'first' // after `[`: an object or `]`
  | 'next' // after `,`: an object
  | 'after' // after an object of the array: `,` or `]`
  | 'sequence' // after an object that stands alone: another one or the end
  | 'inside'
  | 'done'

export function createJsonSplitter(part: string | null): JsonSplitter {
  let state: State = 'start'
  let inArray = false
  let depth = 0
  let inText = false
  let escaped = false
  /** Bytes before this piece. */
  let offset = 0
  let begin = 0
  let parts: Uint8Array[] = []
  let held = 0
  let item = 0

  // Asked through a function, since the compiler does not see that others change it.
  const isInside = () => state === 'inside'
  const broken = (reason: Parameters<typeof historyError>[0], at: number) => historyError(reason, { part, at, item })

  /** Index after the object's end, or the length of the piece when it goes on. */
  function scan(piece: Uint8Array, from: number): number {
    for (let i = from; i < piece.length; i++) {
      const byte = piece[i]
      if (inText) {
        if (escaped) escaped = false
        else if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) inText = false
      } else if (byte === QUOTE) inText = true
      else if (byte === OPEN || byte === OPEN_LIST) depth++
      else if ((byte === CLOSE || byte === CLOSE_LIST) && --depth === 0) {
        state = inArray ? 'after' : 'sequence'
        return i + 1
      }
    }
    return piece.length
  }

  function between(byte: number, at: number): void {
    if (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) return
    if (state === 'start' && at < 3 && byte === MARK[at]) return
    if (byte === OPEN && state !== 'after' && state !== 'done') {
      begin = at
      state = 'inside'
    } else if (byte === OPEN_LIST && state === 'start') {
      inArray = true
      state = 'first'
    } else if (byte === CLOSE_LIST && (state === 'first' || state === 'after')) state = 'done'
    else if (byte === COMMA && state === 'after') state = 'next'
    else throw broken(state === 'start' || state === 'first' ? 'foreign' : 'not-json', at)
  }

  function take(bytes: Uint8Array): RawValue {
    const value = { bytes: parts.length === 0 ? bytes : concat([...parts, bytes]), at: begin, item: item++ }
    parts = []
    held = 0
    return value
  }

  return {
    *push(piece) {
      let i = 0
      while (i < piece.length) {
        if (!isInside()) {
          between(piece[i] ?? 0, offset + i)
          if (!isInside()) {
            i++
            continue
          }
          depth = 0
        }
        const to = scan(piece, i)
        if (!isInside()) yield take(piece.subarray(i, to))
        else {
          parts.push(piece.slice(i, to))
          held += to - i
          if (held > MOST_BYTES) throw broken('too-large', begin)
        }
        i = to
      }
      offset += piece.length
    },
    end() {
      if (state === 'start') throw broken('empty', offset)
      if (state !== 'done' && state !== 'sequence') throw broken('cut-off', offset)
    },
  }
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
