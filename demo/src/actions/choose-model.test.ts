import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseAddress } from '../address.ts'
import type { ChatModel } from '../model/chat-model.ts'
import { openEndpointModel } from '../model/endpoint-model.ts'
import { createPageStore } from '../page-state.ts'
import { stopModel, useKeptEndpoint } from './choose-model.ts'

vi.mock('../model/endpoint-model.ts')

beforeEach(() => {
  const kept = new Map([['locket-demo.endpoint', JSON.stringify({ base: 'https://models.example/v1/', model: 'm' })]])
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept.get(name) ?? null, removeItem: (name: string) => kept.delete(name) })
})

afterEach(() => vi.unstubAllGlobals())

it('who chose nobody while a kept endpoint was being taken up has nobody', async () => {
  let opened: (model: ChatModel) => void = () => undefined
  const opening = new Promise<ChatModel>((resolve) => {
    opened = resolve
  })
  vi.mocked(openEndpointModel).mockReturnValue(opening)
  const store = createPageStore(parseAddress(''))
  const used = useKeptEndpoint(store)
  stopModel(store)
  const close = vi.fn()
  opened({ destination: { kind: 'elsewhere', host: 'models.example', model: 'm' }, answer: () => Promise.resolve('whole'), close })
  await used
  expect(store.get().model).toBe(null)
  expect(close).toHaveBeenCalledOnce()
})
