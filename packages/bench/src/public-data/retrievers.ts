import { nearest } from '../embed.ts'
import type { Embed } from '../embed.ts'
import { createBm25 } from '../lexical/bm25.ts'
import { caughtUp, discard, NO_HOURLY_LIMIT } from '../locket-port.ts'
import type { OpenLocket } from '../locket-port.ts'
import type { Conversation } from './data-set.ts'

/** Ranks the turns of a conversation for a question. */
export interface Retriever {
  readonly id: string
  readonly title: string
  /** Reads a conversation; the function that it gives ranks ids of turns, best first, at most `RANKED_DEPTH`. */
  open(conversation: Conversation, signal?: AbortSignal): Promise<OpenedRetriever>
}

export interface OpenedRetriever {
  rank(question: string): Promise<readonly string[]>
  close(): Promise<void>
}

/** How deep a ranking goes: enough for 20 sessions of some turns each. */
export const RANKED_DEPTH = 100
const BATCH = 200

export function bm25Retriever(): Retriever {
  return {
    id: 'bm25',
    title: 'Plain BM25',
    async open({ turns }) {
      const index = createBm25(turns.map((turn) => turn.text))
      return { rank: async (question) => index.search(question, RANKED_DEPTH).map((hit) => turns[hit.place]?.id ?? ''), close: async () => {} }
    },
  }
}

export function vectorRetriever(name: string, embed: Embed): Retriever {
  return {
    id: `vectors-${name}`,
    title: `Vectors only (${name})`,
    async open({ turns }, signal) {
      const vectors: Float32Array[] = []
      for (let from = 0; from < turns.length && signal?.aborted !== true; from += BATCH) {
        vectors.push(...(await embed(turns.slice(from, from + BATCH).map((turn) => turn.text))))
      }
      return {
        rank: async (question) => {
          const [vector] = await embed([question])
          return vector === undefined ? [] : nearest(vector, vectors, RANKED_DEPTH).map((hit) => turns[hit.place]?.id ?? '')
        },
        close: async () => {},
      }
    },
  }
}

/** Locket through its public contract: each turn is remembered as an event, and a recall without a minimum score ranks them. */
export function locketRetriever(name: string, open: OpenLocket, run: string): Retriever {
  return {
    id: `locket-${name}`,
    title: `Locket (${name})`,
    async open({ id, turns }, signal) {
      const locket = await open({ user: `${run}-${id}`, tenant: 'locket-bench', policy: NO_HOURLY_LIMIT })
      try {
        for (let from = 0; from < turns.length && signal?.aborted !== true; from += BATCH) {
          await locket.remember(
            turns.slice(from, from + BATCH).map(({ id: message, session, text, at }) => ({
              text,
              key: null,
              value: null,
              kind: 'event' as const,
              message,
              thread: session,
              expiresAt: null,
              ...(at === null ? {} : { validFrom: at }),
            })),
          )
        }
        await caughtUp(locket, signal)
      } catch (error) {
        await discard(locket)
        throw error
      }
      return {
        rank: async (question) => {
          const { memories } = await locket.recall(question, { limit: RANKED_DEPTH, minScore: 0, profile: false, tokens: 0 })
          return memories.map((hit) => hit.memory.source.message ?? '')
        },
        close: () => discard(locket),
      }
    },
  }
}
