import { afterEach, expect, it, vi } from 'vitest'
import { openLocket } from '../testing.ts'

afterEach(() => vi.useRealTimers())

it('a model that does not answer holds up no reading: what is told and what is to be forgotten is read by words', async () => {
  let isHanging = false
  const embedder = {
    name: 'hangs',
    fingerprint: 'hangs',
    dimension: 2,
    embed: (texts: readonly string[]) => (isHanging ? new Promise<never>(() => undefined) : Promise.resolve(texts.map(() => Float32Array.of(1, 0)))),
  }
  const locket = await openLocket({ user: 'u', embedder })
  await locket.remember([
    { key: 'pets.pet.rex', value: 'Rex', text: 'My dog is called Rex.' },
    ...['chess', 'judo', 'opera', 'tennis', 'ludo', 'poker'].map((value) => ({ key: `hobby.activity.${value}`, value, text: `I play ${value}.` })),
  ])
  await locket.embedded()
  isHanging = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await locket.observe([
    { role: 'user', text: 'I work at Acme.', id: 'm-1' },
    { role: 'user', text: 'Forget my dog.', id: 'm-2' },
  ])
  const settled = locket.settled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await settled).map(({ op }) => op)).toEqual(['add', 'delete'])
  vi.useRealTimers()
})
