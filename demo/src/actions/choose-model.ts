import { builtInState, openBuiltInModel } from '../model/built-in-model.ts'
import { type Endpoint, parseEndpoint } from '../model/endpoint.ts'
import { openEndpointModel } from '../model/endpoint-model.ts'
import { dropEndpoint, keepEndpoint, keptEndpoint } from '../model/kept-endpoint.ts'
import type { PageStore, Setup } from '../page-state.ts'
import { words } from '../words.ts'
import { stopAnswer } from './answer.ts'

let opening = new AbortController()
/** Counts choices: what is still being opened when another is made is not taken up. */
let choice = 0
/** The endpoint in use: only here, unless the person asked to keep it. */
let current: Endpoint | null = null

/** Takes up the endpoint that the person asked to keep. Nothing is sent by that. */
export async function useKeptEndpoint(store: PageStore): Promise<void> {
  const kept = keptEndpoint()
  if (kept !== null) await use(store, kept)
}

/** Shows who may answer; the browser is asked whether it has a model, and nobody else anything. */
export async function beginSetup(store: PageStore): Promise<void> {
  const { model } = store.get()
  const who = model === null ? 'nobody' : model.destination.kind === 'built-in' ? 'built-in' : 'endpoint'
  const { base = '', model: name = '', key = null } = current ?? {}
  store.set({ setup: { who, url: base, model: name, key: key ?? '', keep: keptEndpoint() !== null, builtIn: 'none', problem: null, loading: null } })
  const builtIn = await builtInState()
  changeSetup(store, { builtIn })
}

export function changeSetup(store: PageStore, patch: Partial<Setup>): void {
  const { setup } = store.get()
  if (setup !== null) store.set({ setup: { ...setup, ...patch } })
}

export function leaveSetup(store: PageStore): void {
  opening.abort()
  store.set({ setup: null })
}

/** Does as was chosen. */
export async function finishSetup(store: PageStore): Promise<void> {
  const { setup } = store.get()
  if (setup === null) return
  if (setup.who === 'nobody') return stopModel(store)
  if (setup.who === 'built-in') return useBuiltIn(store)
  const parsed = parseEndpoint(setup)
  if (!parsed.ok) return changeSetup(store, { problem: parsed.problem })
  if (setup.keep) keepEndpoint(parsed.endpoint)
  else dropEndpoint()
  await use(store, parsed.endpoint)
}

/** From now on nobody answers and nothing is sent; what was kept of the endpoint goes. */
export function stopModel(store: PageStore): void {
  letGo(store)
  dropEndpoint()
  store.set({ setup: null, said: words.model.saidNobody })
}

async function use(store: PageStore, endpoint: Endpoint): Promise<void> {
  letGo(store)
  const mine = choice
  const model = await openEndpointModel(endpoint)
  if (mine !== choice) return model.close()
  current = endpoint
  store.set({ model, setup: null, said: words.model.sends(model.destination) })
}

async function useBuiltIn(store: PageStore): Promise<void> {
  opening = new AbortController()
  const mine = choice
  changeSetup(store, { loading: 0, problem: null })
  try {
    const model = await openBuiltInModel((loading) => changeSetup(store, { loading }), opening.signal)
    if (opening.signal.aborted || mine !== choice) return model.close()
    letGo(store)
    dropEndpoint()
    store.set({ model, setup: null, said: words.model.sends(model.destination) })
  } catch {
    changeSetup(store, { loading: null, problem: 'built-in' })
  }
}

function letGo(store: PageStore): void {
  choice += 1
  stopAnswer(store)
  store.get().model?.close()
  current = null
  store.set({ model: null })
}
