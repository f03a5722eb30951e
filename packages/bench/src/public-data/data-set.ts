/** A public data set, made ready for asking: conversations, and questions with the places of their evidence. */
export interface DataSet {
  readonly name: 'LoCoMo' | 'LongMemEval'
  readonly conversations: readonly Conversation[]
  /** Questions that were left out, by reason. */
  readonly leftOut: Readonly<Record<string, number>>
}

export interface Conversation {
  readonly id: string
  readonly turns: readonly DataTurn[]
  readonly questions: readonly Question[]
}

export interface DataTurn {
  readonly id: string
  readonly session: string
  readonly text: string
  /** ISO 8601, or `null` where the file's date could not be read. */
  readonly at: string | null
}

export interface Question {
  readonly id: string
  readonly text: string
  /** Category or type, as the file names it. */
  readonly type: string
  /** Ids of the turns that hold the answer; empty where only sessions are known. */
  readonly turns: readonly string[]
  readonly sessions: readonly string[]
}
