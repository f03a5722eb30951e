import { timeOf } from '../speed/measure.ts'
import { docsOf, questionsOf } from './corpus.ts'
import { LIMIT, type Peer, PEERS, type PeerName } from './peer.ts'
import { createClientVectorSearch } from './peers/client-vector-search.ts'
import { createEntityDb } from './peers/entity-db.ts'
import { createFloatScan } from './peers/float-scan.ts'
import { createMiniSearch } from './peers/minisearch.ts'
import { createOrama } from './peers/orama.ts'
import { askAll, type Asked, type AskOptions, BATCH, type Filled, type Reopened, WARM_UP } from './steps.ts'

/** A step of the page's for the peer that the worker is named after. */
export type PeerRequest =
  | { readonly step: 'start' }
  | { readonly step: 'fill'; readonly count: number }
  | { readonly step: 'reopen'; readonly size: number }
  | { readonly step: 'ask'; readonly size: number; readonly options: AskOptions }

export type PeerReply = { readonly ok: true; readonly value: Filled | Reopened | Asked | null } | { readonly ok: false; readonly error: string }

const CREATE: Readonly<Record<PeerName, () => Peer>> = {
  'float-scan': createFloatScan,
  minisearch: createMiniSearch,
  orama: createOrama,
  'client-vector-search': createClientVectorSearch,
  'entity-db': createEntityDb,
}

const name = PEERS.find((known) => known === self.name)
if (name === undefined) throw new Error('There is no such peer.')
const peer = CREATE[name]()

self.addEventListener('message', ({ data }: MessageEvent<PeerRequest>) => {
  run(data).then(
    (value) => reply({ ok: true, value }),
    (error: unknown) => reply({ ok: false, error: nameOf(error) }),
  )
})

function reply(message: PeerReply): void {
  self.postMessage(message)
}

async function run(request: PeerRequest): Promise<Filled | Reopened | Asked | null> {
  if (request.step === 'fill') return fill(request.count)
  if (request.step === 'reopen') return reopen(request.size)
  if (request.step === 'ask') return ask(request.size, request.options)
  return null
}

async function fill(count: number): Promise<Filled> {
  let insertMs = 0
  for (let from = 0; from < count; from += BATCH) {
    const docs = docsOf(from, Math.min(BATCH, count - from))
    insertMs += await timeOf(() => peer.insert(docs))
  }
  insertMs += await timeOf(() => peer.save())
  return { insertMs, indexedMs: insertMs }
}

async function reopen(size: number): Promise<Reopened> {
  const [question] = questionsOf(1, size)
  if (question === undefined) throw new Error('There is nothing to ask about.')
  let found: readonly number[] = []
  const openMs = await timeOf(async () => {
    await peer.reopen()
    found = await (peer.queryVector ?? peer.query)(question)
  })
  if (found.length !== LIMIT) throw new Error(`The first answer has ${found.length} hits.`)
  return { openMs, readyMs: openMs }
}

async function ask(size: number, options: AskOptions): Promise<Asked> {
  const times: number[] = []
  const byVector: number[] = []
  let found = 0
  let failed: string | null = null
  await askAll(questionsOf(options.questions + WARM_UP, size), options, async (question, place) => {
    let hits: readonly number[] = []
    const ms = await timeOf(async () => {
      if (failed === null) hits = await peer.query(question)
    }).catch((error: unknown) => {
      // Where vectors alone can still be asked, that is measured; else the step has failed.
      if (peer.queryVector === undefined) throw error
      failed = nameOf(error)
    })
    const vectorMs =
      peer.queryVector === undefined
        ? null
        : await timeOf(async () => {
            const nearest = (await peer.queryVector?.(question)) ?? []
            if (failed !== null) hits = nearest
          })
    if (place < 0) return
    if (failed === null && ms !== undefined) times.push(ms)
    if (vectorMs !== null) byVector.push(vectorMs)
    if (hits.includes(question.about)) found++
  })
  return { times, inWorker: [], byVector, found, failed }
}

/** Its name and what it says, as the peer threw it. */
function nameOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message.slice(0, 200)}` : String(error)
}
