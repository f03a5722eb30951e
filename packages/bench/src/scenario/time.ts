const FIRST_MONDAY = Date.UTC(2026, 2, 2)
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Time of an exchange: working days from Monday 2 March 2026, from 9:00 UTC, 35 minutes apart. */
export function timeOf(day: number, turn: number): string {
  return new Date(startOf(day) + 9 * 60 * MINUTE_MS + turn * 35 * MINUTE_MS).toISOString()
}

/** Time of asking: the evening of that day. */
export function eveningOf(day: number): string {
  return new Date(startOf(day) + 20 * 60 * MINUTE_MS).toISOString()
}

/** The date of a day, `YYYY-MM-DD`. */
export function dateOf(day: number): string {
  return timeOf(day, 0).slice(0, 10)
}

/** Day 6 is the Monday after day 5: weekends are skipped. */
function startOf(day: number): number {
  const weeks = Math.floor((day - 1) / 5)
  return FIRST_MONDAY + (day - 1 + weeks * 2) * DAY_MS
}
