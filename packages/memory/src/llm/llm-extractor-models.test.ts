import { describe, expect, it } from 'vitest'
import { createRulesExtractor } from '../extraction/rules-extractor.ts'
import type { CompleteOptions } from './complete.ts'
import { llmExtractor } from './llm-extractor.ts'
import type { LanguageModelLike } from './prompt-api.ts'
import { answerWith } from './test-server.ts'

const turn = { role: 'user', text: 'By the way, I moved to Munich last month.' } as const
const context = { earlier: [], held: [], now: '2026-02-01T10:00:00.000Z' }

describe('a function of the app', () => {
  it('gets the prompt, a signal and the schema', async () => {
    const calls: { readonly prompt: string; readonly options: CompleteOptions }[] = []
    const own = llmExtractor({
      fallback: 'none',
      async complete(prompt, options) {
        calls.push({ prompt, options })
        return answerWith({})
      },
    })
    expect(await own.extract([turn], context)).toMatchObject([{ op: 'remember', value: 'Munich' }])
    expect(calls).toHaveLength(1)
    expect(calls[0]?.prompt).toContain('I moved to Munich')
    expect(calls[0]?.options).toMatchObject({ schema: { type: 'object' }, messages: [{ role: 'system' }, { role: 'user' }] })
    expect(calls[0]?.options.signal.aborted).toBe(false)
  })

  it('is given up in time, also when it does not listen', async () => {
    const own = llmExtractor({ fallback: 'none', timeoutMs: 20, complete: () => new Promise(() => undefined) })
    await expect(own.extract([turn], context)).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  it('leaves an answer that is too long, or has no end', async () => {
    const tooLong = { code: 'MODEL_UNAVAILABLE', details: { reason: 'too-long', limit: 200_000 }, retryable: true }
    const own = llmExtractor({ fallback: 'none', complete: async () => 'x'.repeat(200_001) })
    await expect(own.extract([turn], context)).rejects.toMatchObject(tooLong)

    let isLeft = false
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(10_000).fill(120)),
      cancel: () => {
        isLeft = true
      },
    })
    const asked = llmExtractor({ fallback: 'none', endpoint: 'http://localhost/v1', model: 'm', fetch: async () => new Response(endless) })
    await expect(asked.extract([turn], context)).rejects.toMatchObject(tooLong)
    expect(isLeft).toBe(true)
  })

  it('that throws is an error of the model, with its cause', async () => {
    const own = llmExtractor({ fallback: 'none', complete: () => Promise.reject(new Error('no battery')) })
    await expect(own.extract([turn], context)).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE', cause: { message: 'no battery' } })
  })

  it('has another extractor behind it where the app brings one', async () => {
    const own = llmExtractor({ fallback: createRulesExtractor(), complete: () => Promise.reject(new Error('no battery')) })
    expect(own.fallback).toBeUndefined()
    expect(await own.extract([{ role: 'user', text: 'I live in Munich.' }], context)).toMatchObject([{ op: 'remember', key: 'home.city' }])
  })
})

describe('the Prompt API', () => {
  function fake(state: string, answer = answerWith({})): { readonly model: LanguageModelLike; readonly log: string[] } {
    const log: string[] = []
    return {
      log,
      model: {
        availability: async () => state,
        async create(options) {
          log.push(`create ${options?.initialPrompts?.map(({ role }) => role).join()}`)
          return {
            async prompt(_input, given) {
              log.push(`prompt ${given?.responseConstraint === undefined ? 'free' : 'constrained'}`)
              return answer
            },
            destroy: () => void log.push('destroy'),
          }
        },
      },
    }
  }

  it('is asked in a session of its own, held to the schema', async () => {
    const { model, log } = fake('available')
    expect(await llmExtractor({ promptApi: model, fallback: 'none' }).extract([turn], context)).toMatchObject([{ op: 'remember' }])
    expect(log).toEqual(['create system', 'prompt constrained', 'destroy'])
  })

  it.each(['downloadable', 'downloading', 'unavailable'])('that is %s is not asked: no download is started', async (state) => {
    const { model, log } = fake(state)
    const extracting = llmExtractor({ promptApi: model, fallback: 'none' }).extract([turn], context)
    await expect(extracting).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE', details: { reason: state } })
    expect(log).toEqual([])
  })

  it('that is not there gives an error of its own', async () => {
    const extracting = llmExtractor({ promptApi: true, fallback: 'none' }).extract([turn], context)
    await expect(extracting).rejects.toMatchObject({ code: 'MODEL_UNAVAILABLE', details: { reason: 'missing' } })
  })
})

describe('options', () => {
  const complete = async () => ''
  it.each([
    ['timeoutMs', { complete, timeoutMs: 0 }],
    ['complete', { complete: 'x' }],
    ['promptApi', { promptApi: {} }],
    ['endpoint', { endpoint: '', model: 'm' }],
    ['model', { endpoint: 'http://localhost/', model: '' }],
    ['fallback', { complete, fallback: 'regex' }],
  ])('a wrong %s is refused by name', (field, options) => {
    const loose: (options: unknown) => unknown = llmExtractor as never
    expect(() => loose(options)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT', details: { field } }))
  })
})
