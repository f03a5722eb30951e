import { checkName, fields, invalid, optional } from '../core/check.ts'
import { MemoryError } from '../core/errors.ts'
import type { StoredDocument, StoredTurn } from '../core/records.ts'
import type { Checkpoint } from '../locket.ts'
import type { Context } from './context.ts'
import { hiddenOf } from './leaving.ts'
import { placeOf } from './observe.ts'
import { fromStateText, toStateText } from './state-text.ts'
import type { ThreadTurns } from './thread-turns.ts'

/** Kept of one thread; retention takes those that are as old as turns may be. */
const MOST_CHECKPOINTS = 100

export async function saveCheckpoint(context: Context, turns: ThreadTurns, thread: unknown, state: unknown, value: unknown): Promise<Checkpoint> {
  const name = checkName(thread, 'thread')
  const given = fields(value ?? {}, 'options', ['label'])
  const asked = optional(given.label, 'options.label', checkName)
  const label = asked === undefined ? null : context.ports.redact(asked, null).text
  const text = toStateText(state)
  const id = context.newId()
  const at = context.now()
  await context.write(() => {
    const order = turns.of(name).at(-1)?.turn.order ?? 0
    const document: StoredDocument = { id, kind: 'checkpoint', thread: name, at, label, order }
    const old = checkpointsOf(context, name).slice(MOST_CHECKPOINTS - 1)
    return { changes: { documents: [document], bodies: new Map([[id, text]]), removeDocuments: old.map((each) => each.id) }, result: undefined }
  })
  return { id, label, at, state: fromStateText(text) }
}

export async function loadCheckpoint(context: Context, thread: unknown, id: unknown): Promise<Checkpoint | null> {
  const name = checkName(thread, 'thread')
  const wanted = optional(id, 'checkpointId', checkName)
  await context.catchUp()
  const all = checkpointsOf(context, name)
  const found = wanted === undefined ? all[0] : all.find((each) => each.id === wanted)
  return found === undefined ? null : read(context, found)
}

export async function listCheckpoints(context: Context, thread: unknown): Promise<Checkpoint[]> {
  const name = checkName(thread, 'thread')
  await context.catchUp()
  const opened = await Promise.all(checkpointsOf(context, name).map((document) => read(context, document)))
  return opened.filter((checkpoint) => checkpoint !== null)
}

/** The turns up to the checkpoint are copied, so that either thread can be forgotten without the other. */
export async function branchThread(context: Context, turns: ThreadTurns, thread: unknown, checkpoint: unknown, newThread: unknown): Promise<void> {
  const from = checkName(thread, 'thread')
  const wanted = checkName(checkpoint, 'checkpointId')
  const to = checkName(newThread, 'newThreadId')
  await context.catchUp()
  const body = await context.ports.store.body(wanted)
  await context.write(() => {
    const found = checkpointsOf(context, from).find(({ id }) => id === wanted)
    if (found === undefined || body === null) throw new MemoryError('NOT_FOUND', 'The thread has no such checkpoint.')
    if (turns.of(to).length > 0 || checkpointsOf(context, to).length > 0) throw invalid('newThreadId', 'must be the name of a new thread')
    const copies = turns
      .of(from)
      .filter(({ turn }) => turn.order <= found.order)
      .map(
        ({ turn }, i, all): StoredTurn => ({
          ...turn,
          id: context.newId(),
          thread: to,
          state: 'done',
          live: undefined,
          order: placeOf(context, i, all.length),
        }),
      )
    const document: StoredDocument = { ...found, id: context.newId(), thread: to, order: copies.at(-1)?.order ?? 0 }
    return { changes: { turns: copies, documents: [document], bodies: new Map([[document.id, body]]) }, result: undefined }
  })
}

/** Newest first. */
export function checkpointsOf(context: Context, thread: string): readonly StoredDocument[] {
  const hidden = hiddenOf(context).documents
  return [...context.view.documents.values()]
    .filter((document) => document.kind === 'checkpoint' && document.thread === thread && !hidden.has(document.id))
    .sort((a, b) => (a.id < b.id ? 1 : -1))
}

/** `null` when it went while it was read. */
async function read(context: Context, { id, label, at }: StoredDocument): Promise<Checkpoint | null> {
  const body = await context.ports.store.body(id)
  return body === null ? null : { id, label, at, state: fromStateText(body) }
}
