import * as v from 'valibot'
import type { Conversation, DataSet, DataTurn } from './data-set.ts'
import { formatError } from './issue-place.ts'

const Entry = v.object({
  question_id: v.string(),
  question_type: v.string(),
  question: v.string(),
  haystack_session_ids: v.array(v.string()),
  haystack_dates: v.array(v.string()),
  haystack_sessions: v.array(v.array(v.object({ role: v.string(), content: v.string(), has_answer: v.optional(v.boolean()) }))),
  answer_session_ids: v.array(v.string()),
})

export function isLongMemEval(first: unknown): boolean {
  return typeof first === 'object' && first !== null && 'haystack_sessions' in first
}

/** One conversation a question, as the file gives it. Questions whose answer is "not told" have no evidence and are left out. @throws BenchError `other-format` */
export function parseLongMemEval(data: readonly unknown[]): DataSet {
  const leftOut: Record<string, number> = {}
  const conversations = data.flatMap((each, place): Conversation[] => {
    const parsed = v.safeParse(Entry, each)
    if (!parsed.success) throw formatError(`LongMemEval (entry ${place})`, parsed.issues)
    const entry = parsed.output
    const evidence: string[] = []
    const turns = entry.haystack_sessions.flatMap((session, number): DataTurn[] => {
      const name = entry.haystack_session_ids[number] ?? String(number)
      const at = timeOf(entry.haystack_dates[number] ?? '')
      return session.map((turn, index) => {
        // A session may stand twice in a haystack, so its place is part of the id.
        const id = `${number}/${name}/${index}`
        if (turn.has_answer === true) evidence.push(id)
        return { id, session: name, text: `${turn.role}: ${turn.content}`, at }
      })
    })
    const sessions = entry.answer_session_ids.filter((id) => entry.haystack_session_ids.includes(id))
    const reason = entry.question_id.endsWith('_abs')
      ? 'the answer is that it was not told'
      : sessions.length === 0
        ? 'no evidence that is in the haystack'
        : null
    if (reason !== null) {
      leftOut[reason] = (leftOut[reason] ?? 0) + 1
      return []
    }
    return [
      { id: entry.question_id, turns, questions: [{ id: entry.question_id, text: entry.question, type: entry.question_type, turns: evidence, sessions }] },
    ]
  })
  return { name: 'LongMemEval', conversations, leftOut }
}

/** Such as "2023/05/20 (Sat) 02:21"; read as UTC, for the file names no zone. */
function timeOf(text: string): string | null {
  const found = /^(\d{4})\/(\d{2})\/(\d{2})(?: \(\w+\))?(?: (\d{2}):(\d{2}))?/.exec(text)
  if (found === null) return null
  const [, year, month, day, hour = '00', minute = '00'] = found
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
