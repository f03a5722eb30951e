import { BenchError, bm25Retriever, cachedEmbed, locketRetriever, readDataSet, runBench, runDataSet, textKey, vectorRetriever } from '@locket/bench'
import type { BenchRun, OpenLocket } from '@locket/bench'
import { openLocket } from '@locket/memory'
import { openEmbedder } from './embedders.ts'
import type { OpenedEmbedder } from './embedders.ts'
import type { BenchReply, BenchRequest, EmbedderName, Failure, InjectedView, SectionName } from './protocol.ts'

/** A text for the page is cut to this many characters: the first and the last part. */
const SHOWN_CHARACTERS = 3_000

let running: AbortController | null = null
let last: BenchRun | null = null

globalThis.addEventListener('message', ({ data }: MessageEvent<BenchRequest>) => {
  if (data.type === 'cancel') running?.abort(new BenchError('cancelled', 'The run was cancelled.'))
  else if (data.type === 'probe') post({ type: 'probe', probe: data.probe, injected: injectedFor(data.section, data.probe) })
  else if (running === null) void work(data)
})

async function work(request: Exclude<BenchRequest, { readonly type: 'cancel' | 'probe' }>): Promise<void> {
  const controller = new AbortController()
  running = controller
  const opened: OpenedEmbedder[] = []
  try {
    for (const name of request.embedders) {
      opened.push(await openEmbedder(name, controller.signal, (share) => progress(`${name}: ${Math.round(share * 100)}%`, null)))
    }
    if (request.type === 'run') await runScenarios(request, opened, controller.signal)
    else await runFile(request, opened, controller.signal)
  } catch (error) {
    post({ type: 'failed', failure: failureOf(error) })
  } finally {
    for (const embedder of opened) await embedder.close()
    running = null
  }
}

async function runScenarios(
  request: Extract<BenchRequest, { readonly type: 'run' }>,
  embedders: readonly OpenedEmbedder[],
  signal: AbortSignal,
): Promise<void> {
  const lockets = request.locket ? locketNames(request.embedders).map((name) => ({ name, open: opener(name) })) : []
  last = await runBench({ embedders, lockets, grown: request.grown, run: crypto.randomUUID(), signal, onProgress: progress })
  post({ type: 'report', report: last.report })
}

async function runFile(
  request: Extract<BenchRequest, { readonly type: 'data-set' }>,
  embedders: readonly OpenedEmbedder[],
  signal: AbortSignal,
): Promise<void> {
  progress('Reading the file', 0)
  const dataSet = readDataSet(await request.file.text())
  const run = crypto.randomUUID()
  const retrievers = [
    bm25Retriever(),
    ...embedders.map(({ name, embed }) => vectorRetriever(name, cachedEmbed(embed))),
    ...locketNames(request.embedders).map((name) => locketRetriever(name, opener(name), run)),
  ]
  const report = await runDataSet(dataSet, retrievers, { questions: request.questions ?? undefined, signal, onProgress: progress })
  post({ type: 'data-set-report', report })
}

/** Without an embedder, Locket is measured by words alone. */
function locketNames(embedders: readonly EmbedderName[]): readonly (EmbedderName | 'none')[] {
  return embedders.length === 0 ? ['none'] : embedders
}

function opener(embedder: EmbedderName | 'none'): OpenLocket {
  return (options) => openLocket({ ...options, embedder })
}

let lastShare = 0

function progress(what: string, share: number | null): void {
  lastShare = share ?? lastShare
  post({ type: 'progress', what, share: lastShare })
}

function injectedFor(name: SectionName, probe: string): InjectedView[] {
  const rows = last?.report[name]?.rows ?? []
  return rows.flatMap(({ id, title, results }) => {
    const result = results.find((each) => each.probe === probe)
    if (result === undefined) return []
    return [{ policy: id, title, outcome: result.outcome, tokens: result.tokens, text: shortened(last?.texts.get(textKey(id, probe)) ?? '') }]
  })
}

function shortened(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return text
  const half = SHOWN_CHARACTERS / 2
  return `${text.slice(0, half)}\n\n… ${(text.length - SHOWN_CHARACTERS).toLocaleString('en')} characters …\n\n${text.slice(-half)}`
}

function failureOf(error: unknown): Failure {
  if (error instanceof BenchError) return { code: error.code, message: error.message, place: error.place }
  return { code: 'internal', message: error instanceof Error ? error.message : 'Something failed.', place: null }
}

function post(reply: BenchReply): void {
  globalThis.postMessage(reply)
}
