const DAY_MS = 86_400_000
const DATE = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/

/** ISO 8601 in UTC with milliseconds. */
export function toIso(ms: number): string {
  return new Date(ms).toISOString()
}

/** Whether it is a plain date or an ISO time with an offset, and one that exists. */
export function isTime(text: string): boolean {
  if (DATE.test(text)) {
    const ms = Date.parse(`${text}T00:00:00.000Z`)
    return !Number.isNaN(ms) && toIso(ms).startsWith(text)
  }
  // `Date.parse` takes 31 February for 3 March.
  return TIME.test(text) && isTime(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
}

/** Milliseconds since 1970; a plain date counts from its midnight in UTC. */
export function toMs(time: string): number {
  return Date.parse(DATE.test(time) ? `${time}T00:00:00.000Z` : time)
}

/** Keeps plain dates, turns times into UTC with milliseconds. */
export function normaliseTime(time: string): string {
  return DATE.test(time) ? time : toIso(toMs(time))
}

export function addDays(time: string, days: number): string {
  return toIso(toMs(time) + days * DAY_MS)
}

/** The later of two. */
export function later(a: string, b: string): string {
  return toMs(a) >= toMs(b) ? a : b
}
