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

/** Bodies as they are. */
export const plainCodec: RowCodec = {
  encode: (value) => value,
  decode: (raw) => raw,
}
