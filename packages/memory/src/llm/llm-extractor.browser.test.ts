import { afterEach, expect, it } from 'vitest'
import { openLocket } from '../client/open-locket.ts'
import { importHistory } from '../history/import-history.ts'
import { readHistory } from '../history/read-history.ts'
import { chatGptConversation, zipOf } from '../history/test-files.ts'
import type { Locket, LocketOptions } from '../locket.ts'
import { llmExtractor } from './llm-extractor.ts'

let locket: Locket | undefined
afterEach(() => locket?.erase())

async function open(extractor: LocketOptions['extractor']): Promise<Locket> {
  const worker = new Worker(new URL('./test/main.worker.ts', import.meta.url), { type: 'module' })
  locket = await openLocket({ user: `llm ${Math.random()}`, embedder: 'none', extractor, worker })
  return locket
}

const answer = {
  turn: 0,
  quote: 'I moved to Munich',
  text: 'Moved to Munich.',
  key: 'home.city',
  value: 'Munich',
  kind: 'fact',
  relation: 'new',
  held: null,
  confidence: 0.9,
}

it('a model on the page reads the turns of a locket in a worker', async () => {
  const opened = await open(llmExtractor({ complete: async () => JSON.stringify({ memories: [answer], nothing: [] }) }))
  await opened.observe({ role: 'user', text: 'By the way, I moved to Munich.', id: 't-1' })
  expect(await opened.settled()).toMatchObject([{ op: 'add', memory: { key: 'home.city', text: 'Moved to Munich.' } }])
})

it('the rules in the worker take over where the model fails, and alone forget', async () => {
  const prompts: string[] = []
  const opened = await open(
    llmExtractor({
      complete: async (prompt) => {
        prompts.push(prompt)
        throw new Error('no model')
      },
    }),
  )
  await opened.observe({ role: 'user', text: 'I live in Munich.', id: 't-1' })
  expect(await opened.settled()).toMatchObject([{ op: 'add', memory: { key: 'home.city' } }])
  expect(prompts).toHaveLength(1)
  await opened.observe({ role: 'user', text: 'Please forget where I live.', id: 't-2' })
  expect(await opened.settled()).toMatchObject([{ op: 'delete' }])
  expect(prompts).toHaveLength(1)
})

it('the built-in model of this browser is used, or the rules where there is none', async () => {
  const opened = await open(llmExtractor({ promptApi: true }))
  await opened.observe({ role: 'user', text: 'I live in Munich.', id: 't-1' })
  expect(await opened.settled()).toMatchObject([{ op: 'add', memory: { key: 'home.city' } }])
})

it('a history is imported from an archive on the page', async () => {
  const opened = await open('rules')
  const zip = await zipOf({ 'conversations.json': JSON.stringify([chatGptConversation('c1', [{ role: 'user', text: 'I live in Graz.' }])]) })
  const result = await importHistory(opened, readHistory(zip), { choose: (findings) => findings.map(({ message }) => message) })
  expect(result).toMatchObject({ conversations: 1, stored: 1 })
  await opened.settled()
  expect(await opened.profile()).toMatchObject([{ key: 'home.city', value: 'Graz' }])
})
