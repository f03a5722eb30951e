import { caughtUp, discard, NO_HOURLY_LIMIT } from '../locket-port.ts'
import type { BenchLocket, OpenLocket } from '../locket-port.ts'
import type { Exchange, FactVersion } from '../scenario/scenario.ts'
import { timeOf } from '../scenario/time.ts'
import type { Policy } from './policy.ts'

export interface LocketPolicyOptions {
  readonly row: number
  /** Name of the embedder, for the id and the title. */
  readonly embedder: string
  readonly open: OpenLocket
  /** Makes the users of this run different from those of another. */
  readonly run: string
  /** Most tokens of a block; Locket's default when it is left out. */
  readonly tokens?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Told what is going on while a day is fed. */
  readonly onProgress?: ((what: string) => void) | undefined
}

/**
 * Locket itself, through its public contract: it observes the raw messages of both sides in order and is told nothing else.
 * Another user of the same application is fed beside it. Both are erased when the run is over or cancelled.
 */
export function locketPolicy(options: LocketPolicyOptions): Policy {
  const title = options.tokens === undefined ? 'Locket' : `Locket in ${options.tokens} tokens`
  let opened: { readonly user: BenchLocket; readonly stranger: BenchLocket } | null = null
  let fed = 0

  async function lockets(stranger: readonly FactVersion[]): Promise<{ readonly user: BenchLocket; readonly stranger: BenchLocket }> {
    if (opened !== null) return opened
    const tenant = 'locket-bench'
    const user = await options.open({ user: `${options.run}-developer`, tenant, policy: NO_HOURLY_LIMIT })
    opened = { user, stranger: user }
    const other = await options.open({ user: `${options.run}-stranger`, tenant, policy: NO_HOURLY_LIMIT })
    opened = { user, stranger: other }
    await other.observe(stranger.map((version) => ({ role: 'user' as const, text: version.text, thread: `day-${version.day}`, at: timeOf(version.day, 0) })))
    await other.settled()
    return opened
  }

  return {
    id: `locket-${options.embedder}${options.tokens === undefined ? '' : `-${options.tokens}`}`,
    row: options.row,
    title: `${title} (${options.embedder})`,
    async prepare({ scenario, exchanges }) {
      const { user } = await lockets(scenario.stranger)
      options.onProgress?.(`${title} (${options.embedder}): reads the messages`)
      for (const exchange of exchanges.slice(fed)) {
        if (options.signal?.aborted === true) break
        await user.observe(turnsOf(exchange))
      }
      fed = exchanges.length
      await caughtUp(user, options.signal)
      return async (question) => {
        const { block } = await user.recall(question, options.tokens === undefined ? {} : { tokens: options.tokens })
        const text = withSteadyIds(block)
        return { text, lines: text.split('\n').filter((line) => LINE.test(line)) }
      }
    },
    async close() {
      if (opened === null) return
      const { user, stranger } = opened
      opened = null
      await discard(user)
      if (stranger !== user) await discard(stranger)
    },
  }
}

/** A line of a block: day, short id, text. */
const LINE = /^(\d\d) [a-z]\d+ (.*)$/
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'

/** A line's short id comes from the memory's id, which is new in every run. Here it comes from the text: the same bytes in every run. */
function withSteadyIds(block: string): string {
  const named = (line: string): string =>
    line.replace(LINE, (_line, day: string, text: string) => {
      let hash = 2166136261
      for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 16777619)
      return `${day} ${LETTERS[(hash >>> 0) % LETTERS.length]}${(hash >>> 8) % 10} ${text}`
    })
  return block.split('\n').map(named).join('\n')
}

function turnsOf(exchange: Exchange): { role: 'user' | 'assistant'; text: string; id: string; thread: string; at: string }[] {
  const thread = `day-${exchange.day}`
  return [
    { role: 'user', text: exchange.user, id: `${exchange.index}-user`, thread, at: exchange.at },
    { role: 'assistant', text: exchange.assistant, id: `${exchange.index}-assistant`, thread, at: exchange.at },
  ]
}
