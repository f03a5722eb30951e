import { utf8ToBytes } from '@noble/hashes/utils.js'

/** Which row a body belongs to, for a codec that seals each under a key of its own. */
export interface RowName {
  readonly store: 'memories' | 'analyses' | 'vectors' | 'turns'
  readonly id: string
}

/**
 * What the body of a row looks like on disk. Everything that holds or is derived from what a user said passes through
 * it; ids, revisions and times do not. Both ways are synchronous, since a transaction that waits for anything but the
 * database is committed by the browser; `encode` is called before a transaction opens.
 */
export interface RowCodec {
  encode(value: unknown, row: RowName): unknown
  /** @throws when the body cannot be read */
  decode(raw: unknown, row: RowName): unknown
}

/** Code units of JSON from which a body is kept as bytes. */
const LARGE = 16_384

/**
 * Bodies as they are; large ones as JSON in UTF-8. A browser keeps a text with a single character outside of Latin-1
 * in two bytes a character, and Chromium puts values of 64 KB and more into files of their own, which can get lost.
 */
export const plainCodec: RowCodec = {
  encode: (value, { store }) => {
    if (store === 'vectors') return value
    const json = JSON.stringify(value)
    return json.length < LARGE ? value : utf8ToBytes(json)
  },
  decode: (raw) => (raw instanceof Uint8Array ? JSON.parse(new TextDecoder().decode(raw)) : raw),
}
