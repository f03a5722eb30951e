import type { Entry, Reply } from '../conversation.ts'
import { type ChatModel, ModelError } from '../model/chat-model.ts'
import { toMessages } from '../model/messages.ts'
import type { PageStore } from '../page-state.ts'
import { type Problem, toProblem } from '../problem.ts'
import { randomId } from '../random-id.ts'
import { words } from '../words.ts'

/** Lets the model answer what was said last: it gets the prompt that Locket puts together, and no more. */
export async function answer(store: PageStore, query: string): Promise<void> {
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
    const given = await locket.prompt({ system: words.model.system, thread, query, tokens: room })
    change(store, id, { given })
    const messages = toMessages(given, words.model.toolResult)
    if (messages === null) throw new ModelError('too-long')
    const onText = (piece: string): void => {
      text += piece
      setText(store, id, text)
    }
    const ended = stop.signal.aborted ? 'stopped' : await model.answer(messages, { signal: stop.signal, onText })
    if (text.trim() === '' && ended === 'stopped') return remove(store, id)
    if (text.trim() === '' && ended !== 'refused') throw new ModelError('failed')
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
  const question = store.get().entries.findLast(({ role, text }) => role === 'user' && text !== null)?.text
  if (question !== undefined && question !== null) await answer(store, question)
}

/** What was written until then stays. */
export function stopAnswer(store: PageStore): void {
  store.get().answering?.abort()
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
