import type { Doc, Question } from './corpus.ts'

/** Hits that every store is asked for. */
export const LIMIT = 10

/** A store as an app would use it: what it keeps itself it keeps, and what it does not is a snapshot in IndexedDB. */
export interface Peer {
  /** Adds documents to an open store. */
  insert(docs: readonly Doc[]): Promise<void>
  /** Resolves when everything that was added is kept. */
  save(): Promise<void>
  /** Opens what was kept, to answer. */
  reopen(): Promise<void>
  /** Numbers of the `LIMIT` best documents, best first. */
  query(question: Question): Promise<readonly number[]>
  /** The same by vector alone, where the store has words as well. */
  queryVector?(question: Question): Promise<readonly number[]>
}

/** The names by which a run asks for a store. */
export const PEERS = ['float-scan', 'minisearch', 'orama', 'client-vector-search', 'entity-db'] as const
export type PeerName = (typeof PEERS)[number]
