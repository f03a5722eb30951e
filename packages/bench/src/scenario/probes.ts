import { PROBE_FORMS } from './scenario.ts'
import type { Fact, Probe } from './scenario.ts'
import { eveningOf } from './time.ts'

/** Asks about every fact told so far, at the end of each of the days, in every form. */
export function probesOf(facts: readonly Fact[], days: readonly number[]): Probe[] {
  return PROBE_FORMS.flatMap((form) =>
    days.flatMap((day) =>
      facts
        .filter((fact) => fact.versions.some((version) => version.day <= day))
        .map(
          (fact): Probe => ({
            id: `${form}/${day}/${fact.key}`,
            day,
            at: eveningOf(day),
            key: fact.key,
            form,
            question: fact.questions[form],
            ...truthOf(fact, day),
          }),
        ),
    ),
  )
}

/** What holds at the end of a day, and every other value told by then. */
export function truthOf(fact: Fact, day: number): Pick<Probe, 'current' | 'others'> {
  const told = fact.versions.filter((version) => version.day <= day)
  const forgotten = fact.forgotten !== null && fact.forgotten.day <= day
  const current = forgotten ? null : (told.at(-1)?.value ?? null)
  const others = [...new Set(told.map((version) => version.value))].filter((value) => value !== current)
  return { current, others }
}
