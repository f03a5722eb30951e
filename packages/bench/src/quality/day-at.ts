const FIRST_DAY = Date.UTC(2026, 0, 5, 9)
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Time of a message: day 1 is 5 January 2026; the place among all messages keeps them in order within a day. */
export function dayAt(day: number, place: number): string {
  return new Date(FIRST_DAY + (day - 1) * DAY_MS + place * MINUTE_MS).toISOString()
}
