import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLocket } from '../testing.ts'
import { createInTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('what is late is null, and nothing is started behind it until it has come', async () => {
  const inTime = createInTime(5_000)
  const late = held<number>()
  const first = inTime(() => late.promise)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await first).toBeNull()
  const start = vi.fn(async () => 2)
  expect(await inTime(start)).toBeNull()
  expect(start).not.toHaveBeenCalled()
  late.resolve(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(await inTime(start)).toBe(2)
  expect(vi.getTimerCount()).toBe(0)
})

it('what fails fails as before, late or not', async () => {
  const inTime = createInTime(5_000)
  await expect(inTime(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const late = held<number>()
  const first = inTime(() => late.promise)
  await vi.advanceTimersByTimeAsync(5_000)
  late.reject(new Error('later'))
  expect(await first).toBeNull()
  expect(await inTime(async () => 3)).toBe(3)
})

it('an embedder that never answers holds up no question: it is answered by words, and the answer says so', async () => {
  let isHanging = false
  let asked = 0
  const hanging = held<readonly Float32Array[]>()
  const embedder = {
    name: 'hangs',
    fingerprint: 'hangs',
    dimension: 2,
    embed: (texts: readonly string[]) => {
      asked++
      return isHanging ? hanging.promise : Promise.resolve(texts.map(() => Float32Array.of(1, 0)))
    },
  }
  const locket = await openLocket({ user: 'u', embedder })
  await locket.remember({ key: 'pets.dog', value: 'Rex', text: 'My dog is called Rex.' })
  await locket.embedded()
  expect((await locket.recall('What is my dog called?')).legs).toEqual(['profile', 'lexical', 'vector'])

  isHanging = true
  const recall = locket.recall('What is my dog called?')
  const prompt = locket.prompt({ query: 'What is my dog called?', tokens: 400 })
  const found = locket.memories({ query: 'dog' })
  const preview = locket.preview({ query: 'my dog' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await recall).legs).toEqual(['profile', 'lexical'])
  expect((await recall).memories.map(({ memory }) => memory.value)).toEqual(['Rex'])
  expect((await prompt).parts.map(({ text }) => text).join()).toContain('Rex')
  expect((await found).items).toHaveLength(1)
  expect(await preview).toHaveLength(1)

  // Nobody waits again for what is hanging, and nothing more is put behind it.
  const before = asked
  expect((await locket.recall('What is my dog called?')).legs).toEqual(['profile', 'lexical'])
  expect(asked).toBe(before)

  isHanging = false
  hanging.resolve([Float32Array.of(1, 0)])
  await vi.advanceTimersByTimeAsync(0)
  expect((await locket.recall('What is my dog called?')).legs).toEqual(['profile', 'lexical', 'vector'])
  await locket.close()
})

/** A promise that waits until it is told what comes of it. */
function held<T>() {
  let resolve: (value: T) => void = () => undefined
  let reject: (cause: Error) => void = () => undefined
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
