import type { Cipher } from '../sealing/cipher.ts'

/** Which row a body belongs to. */
export interface RowName {
  readonly store: 'memories' | 'analyses' | 'vectors' | 'turns' | 'documents' | 'bodies' | 'tombstones' | 'traces'
  readonly id: string
  /** Place of its key in the key file; `null` where nothing is sealed, and for what belongs to no single memory or turn. */
  readonly slot: number | null
}

/**
 * What the body of a row looks like on disk. Everything that holds or is derived from what a user said passes through
 * it; ids, revisions and times do not. Both ways take their time, and a transaction that waits for anything but the
 * database is committed by the browser: so bodies are encoded before one opens, and nobody waits inside for decoding.
 */
export interface RowCodec {
  encode(value: unknown, row: RowName): Promise<unknown>
  /** Rejects when the body cannot be read. */
  decode(raw: unknown, row: RowName): Promise<unknown>
}

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Code units of JSON from which a body is kept as bytes. */
const LARGE = 16_384

/**
 * Bodies as they are; large ones as JSON in UTF-8. A browser keeps a text with a single character outside of Latin-1
 * in two bytes a character, and Chromium puts values of 64 KB and more into files of their own, which can get lost.
 */
export const plainCodec: RowCodec = {
  encode: async (value, { store }) => {
    if (store === 'vectors') return value
    const json = JSON.stringify(value)
    return json.length < LARGE ? value : encoder.encode(json)
  },
  decode: async (raw) => (raw instanceof Uint8Array ? JSON.parse(decoder.decode(raw)) : raw),
}

/** Bodies sealed each under the key of its slot, and bound to their table, id and life of the database. */
export function sealedCodec(cipher: Cipher, epoch: string): RowCodec {
  const nameOf = ({ store, id }: RowName): string => `${store}|${id}|${epoch}`
  return {
    encode: (value, row) => cipher.seal(row.slot, nameOf(row), toBytes(value)),
    async decode(raw, row) {
      if (!(raw instanceof Uint8Array)) throw new TypeError('The row is not sealed.')
      return fromBytes(await cipher.open(row.slot, nameOf(row), raw as Uint8Array<ArrayBuffer>))
    },
  }
}

/** JSON in UTF-8; the bytes of vectors follow it as they are, with the length of the JSON before it. */
function toBytes(value: unknown): Uint8Array<ArrayBuffer> {
  const tail = bytesOf(value)
  const json = encoder.encode(JSON.stringify(tail === null ? value : { ...Object(value), bytes: null }))
  const bytes = new Uint8Array(4 + json.length + (tail?.length ?? 0))
  new DataView(bytes.buffer).setUint32(0, json.length)
  bytes.set(json, 4)
  if (tail !== null) bytes.set(tail, 4 + json.length)
  return bytes
}

function fromBytes(bytes: Uint8Array<ArrayBuffer>): unknown {
  const end = 4 + new DataView(bytes.buffer).getUint32(0)
  const value: unknown = JSON.parse(decoder.decode(bytes.subarray(4, end)))
  if (typeof value !== 'object' || value === null || !('bytes' in value)) return value
  return { ...value, bytes: new Int8Array(bytes.slice(end).buffer) }
}

function bytesOf(value: unknown): Int8Array | null {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Int8Array ? value.bytes : null
}
