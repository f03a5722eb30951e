import { leastUseful } from '../core/least-useful.ts'
import { toIso } from '../core/time.ts'
import type { PolicyAlert } from '../locket.ts'
import type { Context } from './context.ts'
import { heldCount, HOUR_MS, levelsOf, writesInHour } from './limits.ts'

/** What comes near a limit of the policy, or has reached it. */
export function alertsOf(context: Context): readonly PolicyAlert[] {
  const { caps, budgets } = context.ports.policy
  const [cap = 0, budget = 0] = levelsOf(context)
  const alerts: PolicyAlert[] = []
  if (cap > 0) {
    const mayGo = cap === 1 || leastUseful(context.view.memories.values(), context.now()).length > 0
    alerts.push({ limit: 'caps.memories', level: cap === 1 ? 'near' : mayGo ? 'reached' : 'full', used: heldCount(context), most: caps.memories, until: null })
  }
  if (budget > 0) {
    const times = [...writesInHour(context)].sort((a, b) => a - b)
    const most = budgets.writesPerHour
    // One more may be written once so many are older than an hour that fewer than the most are left.
    const freed = most === 0 ? undefined : times[times.length - most]
    const until = budget === 1 || freed === undefined ? null : toIso(freed + HOUR_MS)
    alerts.push({ limit: 'budgets.writesPerHour', level: budget === 1 ? 'near' : 'reached', used: times.length, most, until })
  }
  return alerts
}
