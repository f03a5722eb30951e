import type { Entry, Reply } from '../conversation.ts'
import { type ChatModel, ModelError } from '../model/chat-model.ts'
import { toMessages } from '../model/messages.ts'
import type { PageStore } from '../page-state.ts'
import { type Problem, toProblem } from '../problem.ts'
import { randomId } from '../random-id.ts'
import { words } from '../words.ts'

/** What is answered. */
interface Question {
  readonly id: string
  readonly text: string
}

/** Why an answer stops without a trace. */
const FORGOTTEN = 'forgotten'

/** Lets the model answer what was said last: it gets the prompt that Locket puts together, and no more. */
export async function answer(store: PageStore, question: Question): Promise<void> {
  const { locket, model, thread, room } = store.get()
  if (locket === null || model === null) return
  stopAnswer(store)
  const stop = new AbortController()
  const id = randomId()
  const entry: Entry = {
    id,
    role: 'assistant',
    text: '',
    at: new Date().toISOString(),
    state: 'done',
    decisions: [],
    problem: null,
    paused: false,
    reply: begin(model),
  }
  store.set({ answering: stop, entries: [...store.get().entries.filter(({ reply }) => reply?.state !== 'failed'), entry] })
  let text = ''
  try {
    const given = await locket.prompt({ system: words.model.system, thread, query: question.text, tokens: room })
    change(store, id, { given })
    const messages = toMessages(given, words.model.toolResult)
    if (messages === null) throw new ModelError('too-long')
    const onText = (piece: string): void => {
      text += piece
      setText(store, id, text)
    }
    const ended = stop.signal.aborted ? 'stopped' : await model.answer(messages, { signal: stop.signal, onText })
    if (stop.signal.reason === FORGOTTEN || (text.trim() === '' && ended === 'stopped')) return remove(store, id)
    if (text.trim() === '' && ended !== 'refused') throw new ModelError('failed')
    // Who forgets a question, or its conversation, does not keep the answer.
    if (!(await locket.thread(thread).turns()).some((turn) => turn.id === question.id)) return remove(store, id)
    if (text.trim() === '') setText(store, id, words.model.refusedWithoutWords)
    else await locket.thread(thread).append({ id, role: 'assistant', text, at: entry.at })
    change(store, id, { state: ended })
    store.set({ said: words.model.saidAnswer(text) })
  } catch (error) {
    change(store, id, { state: 'failed', problem: toModelProblem(error) })
  } finally {
    if (store.get().answering === stop) store.set({ answering: null })
  }
}

/** Once more, after it failed. */
export async function answerAgain(store: PageStore): Promise<void> {
  const last = store.get().entries.findLast(({ role, text }) => role === 'user' && text !== null)
  if (last !== undefined && last.text !== null) await answer(store, { id: last.id, text: last.text })
}

/** What was written until then stays. */
export function stopAnswer(store: PageStore): void {
  store.get().answering?.abort()
}

/** Something was forgotten: the model may have been given it, so its answer does not stay. */
export function dropAnswer(store: PageStore): void {
  store.get().answering?.abort(FORGOTTEN)
}

function begin({ destination }: ChatModel): Reply {
  return { state: 'waiting', from: destination, given: null, problem: null }
}

/** Text of a reply whose entry is on the page; it may have gone meanwhile. */
function setText(store: PageStore, id: string, text: string): void {
  store.set({
    entries: store
      .get()
      .entries.map((entry) => (entry.id === id && entry.reply !== null ? { ...entry, text, reply: { ...entry.reply, state: 'writing' } } : entry)),
  })
}

function change(store: PageStore, id: string, patch: Partial<Reply>): void {
  store.set({
    entries: store.get().entries.map((entry) => (entry.id === id && entry.reply !== null ? { ...entry, reply: { ...entry.reply, ...patch } } : entry)),
  })
}

function remove(store: PageStore, id: string): void {
  store.set({ entries: store.get().entries.filter((entry) => entry.id !== id) })
}

function toModelProblem(error: unknown): Problem {
  if (!(error instanceof ModelError)) return toProblem(error)
  const { what, next } = words.model.errors[error.kind]
  return { what, next: error.said === null ? next : `${next} ${words.model.serverSaid(error.said)}`, code: error.kind }
}
