import * as v from 'valibot'
import type { Conversation, DataSet, DataTurn, Question } from './data-set.ts'
import { formatError } from './issue-place.ts'

const Turn = v.object({ speaker: v.string(), dia_id: v.string(), text: v.string(), blip_caption: v.optional(v.string()) })
const Entry = v.object({
  sample_id: v.optional(v.string()),
  conversation: v.record(v.string(), v.unknown()),
  qa: v.array(v.object({ question: v.string(), answer: v.optional(v.unknown()), evidence: v.optional(v.array(v.string())), category: v.number() })),
})
const Turns = v.array(Turn)

/** Questions without an answer in the conversation; nothing can be found for them. */
const UNANSWERABLE = 5
const DIALOGUE_ID = /D(\d+):(\d+)/g

export function isLocomo(first: unknown): boolean {
  return typeof first === 'object' && first !== null && 'conversation' in first
}

/** @throws BenchError `other-format` */
export function parseLocomo(data: readonly unknown[]): DataSet {
  const parsed = v.safeParse(v.array(Entry), data)
  if (!parsed.success) throw formatError('LoCoMo', parsed.issues)
  const leftOut: Record<string, number> = {}
  const conversations = parsed.output.map((entry, place): Conversation => {
    const id = entry.sample_id ?? String(place)
    const turns = turnsOf(entry.conversation, place)
    const known = new Set(turns.map((turn) => turn.id))
    const questions = entry.qa.flatMap((qa, number): Question[] => {
      const found = [...new Set((qa.evidence ?? []).flatMap((each) => each.match(DIALOGUE_ID) ?? []))].filter((each) => known.has(each))
      const reason = qa.category === UNANSWERABLE ? 'category 5' : found.length === 0 ? 'no evidence that is in the conversation' : null
      if (reason !== null) {
        leftOut[reason] = (leftOut[reason] ?? 0) + 1
        return []
      }
      return [{ id: `${id}/${number}`, text: qa.question, type: `category ${qa.category}`, turns: found, sessions: [...new Set(found.map(sessionOf))] }]
    })
    return { id, turns, questions }
  })
  return { name: 'LoCoMo', conversations, leftOut }
}

/** Sessions in the order of their numbers: the keys of the object need not be. */
function turnsOf(conversation: Readonly<Record<string, unknown>>, place: number): DataTurn[] {
  const numbers = Object.keys(conversation)
    .flatMap((key) => /^session_(\d+)$/.exec(key)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other)
  return numbers.flatMap((number) => {
    const name = `session_${number}`
    const parsed = v.safeParse(Turns, conversation[name])
    if (!parsed.success) throw formatError(`LoCoMo (entry ${place}, ${name})`, parsed.issues)
    const date = conversation[`${name}_date_time`]
    const at = typeof date === 'string' ? timeOf(date) : null
    return parsed.output.map((turn): DataTurn => {
      const caption = turn.blip_caption === undefined ? '' : ` [picture: ${turn.blip_caption}]`
      return { id: turn.dia_id, session: sessionOf(turn.dia_id), text: `${turn.speaker}: ${turn.text}${caption}`, at }
    })
  })
}

function sessionOf(dialogueId: string): string {
  return dialogueId.split(':')[0] ?? dialogueId
}

/** Such as "1:56 pm on 8 May, 2023"; read as UTC, for the file names no zone. */
function timeOf(text: string): string | null {
  const found = /^(\d{1,2}):(\d{2}) (am|pm) on (.+)$/i.exec(text.trim())
  if (found === null) return null
  const [, hour, minute, half, date] = found
  const day = Date.parse(`${date} UTC`)
  if (Number.isNaN(day)) return null
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)
  return new Date(day + (hours * 60 + Number(minute)) * 60_000).toISOString()
}
