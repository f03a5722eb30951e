import type { ShownTurn } from './turns-file.ts'

const DAY_MS = 86_400_000

/** The sample conversation, one list of turns a day. Its last day becomes today, so that what it tells is as old as it says. */
export async function loadSample(today: Date): Promise<readonly (readonly ShownTurn[])[]> {
  const { default: sample } = await import('../sample/thirty-days.json')
  const turns: readonly ShownTurn[] = sample.map(({ role, ...turn }) => ({ ...turn, role: role === 'user' || role === 'tool' ? role : 'assistant' }))
  return daysOf(moveToEndOn(turns, today))
}

/** Moves all times by whole days, so that the last turn is said on the day given. */
export function moveToEndOn(turns: readonly ShownTurn[], today: Date): readonly ShownTurn[] {
  const last = turns.reduce((latest, turn) => Math.max(latest, Date.parse(turn.at)), Number.NEGATIVE_INFINITY)
  // The last day has to lie behind, else its turns were said in the future.
  const days = Math.floor((today.getTime() - last) / DAY_MS)
  return turns.map((turn) => ({ ...turn, at: new Date(Date.parse(turn.at) + days * DAY_MS).toISOString() }))
}

/** Turns in lists of one UTC day each, in order. */
export function daysOf(turns: readonly ShownTurn[]): readonly (readonly ShownTurn[])[] {
  const byDay = new Map<string, ShownTurn[]>()
  for (const turn of turns) {
    const day = turn.at.slice(0, 10)
    byDay.set(day, [...(byDay.get(day) ?? []), turn])
  }
  return [...byDay.values()]
}
