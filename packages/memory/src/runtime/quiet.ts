import { toMs } from '../core/time.ts'
import type { Context } from './context.ts'

/** A conversation in which nobody has said anything for this long is over, for now. */
export const QUIET_MS: number = 6 * 3_600_000

/** Whether there may be an episode to keep, or a document whose time is over: a cheap look, before code is loaded for it. */
export function needsTending({ view, ports }: Context): boolean {
  if (view.documents.size > 0) return true
  const before = ports.clock.now() - QUIET_MS
  if (ports.policy.episodes === 'keep') for (const turn of view.turns.values()) if (turn.live && turn.text !== null && toMs(turn.at) <= before) return true
  return false
}
