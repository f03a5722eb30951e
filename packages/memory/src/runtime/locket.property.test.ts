import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDevice, openLocket, type TestDevice, type TestLocket } from '../testing.ts'
import { toyExtractor } from './locket.contract.ts'

const KEYS = ['home.city', 'pet', 'work.role']
const VALUES = ['amber', 'basalt', 'cobalt', 'damson', 'ebony', 'fennel']

type Step =
  | { readonly do: 'remember'; readonly tab: number; readonly key: number; readonly value: number }
  | { readonly do: 'observe'; readonly tab: number; readonly key: number; readonly value: number; readonly turn: number }
  | { readonly do: 'forget'; readonly tab: number; readonly key: number }
  | { readonly do: 'forgetValue'; readonly tab: number; readonly value: number }
  | { readonly do: 'restore' | 'restart' | 'import'; readonly tab: number }

const tab = fc.integer({ min: 0, max: 1 })
const key = fc.integer({ min: 0, max: KEYS.length - 1 })
const value = fc.integer({ min: 0, max: VALUES.length - 1 })
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('remember' as const), tab, key, value }),
    fc.record({ do: fc.constant('observe' as const), tab, key, value, turn: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ do: fc.constant('forget' as const), tab, key }),
    fc.record({ do: fc.constant('forgetValue' as const), tab, value }),
    fc.record({ do: fc.constantFrom('restore' as const, 'restart' as const, 'import' as const), tab }),
  ),
  { maxLength: 25 },
)

describe('any sequence of calls in two tabs', () => {
  it('keeps one active memory a key, the same state in both tabs and after a restart, and nothing of what was forgotten', async () => {
    await fc.assert(fc.asyncProperty(steps, run), { numRuns: 60, seed: 42 })
  })
})

async function run(sequence: readonly Step[]): Promise<void> {
  const device = createDevice()
  const tabs = [await open(device), await open(device)]
  let backup: Blob | null = null
  /** Values that were forgotten, and not stated by the app since. */
  const gone = new Set<string>()
  for (const step of sequence) {
    const locket = tabs[step.tab]
    if (locket === undefined) continue
    if (step.do === 'remember') {
      await locket.remember({ key: KEYS[step.key] ?? '', text: `It is ${VALUES[step.value]}.`, value: VALUES[step.value] ?? '' })
      gone.delete(VALUES[step.value] ?? '')
      backup ??= await locket.export()
    } else if (step.do === 'observe') {
      const said = VALUES[step.value] ?? ''
      await locket.observe({ role: 'user', text: `${KEYS[step.key]} = ${said}.`, id: `turn-${step.turn}` })
      const decisions = await locket.settled()
      // A turn of its own id that was never read is the user's new word.
      if (decisions.some(({ op }) => op === 'add' || op === 'update')) gone.delete(said)
    } else if (step.do === 'forget')
      await note(gone, locket, () => locket.forget({ key: KEYS[step.key] ?? '' }), await locket.preview({ key: KEYS[step.key] ?? '' }))
    else if (step.do === 'forgetValue') {
      const said = VALUES[step.value] ?? ''
      const ids = (await locket.memories({ status: 'any', limit: 1_000 })).items.filter((memory) => memory.value === said).map(({ id }) => id)
      if (ids.length > 0) await note(gone, locket, () => locket.forget({ ids }), await locket.preview({ ids }))
    } else if (step.do === 'restore') {
      const [old] = (await locket.memories({ status: 'superseded' })).items
      if (old !== undefined) await locket.restore(old.id)
    } else if (step.do === 'import') {
      if (backup !== null) await locket.import(backup)
    } else {
      await locket.close()
      tabs[step.tab] = await open(device)
    }
  }
  const fresh = await open(device)
  const states = await Promise.all([...tabs, fresh].map((locket) => state(locket)))
  expect(new Set(states).size).toBe(1)
  const active = (await fresh.memories({ limit: 1_000 })).items
  expect(new Set(active.map((memory) => memory.key)).size).toBe(active.length)
  for (const said of gone) expect(states[0]).not.toContain(said)
  await Promise.all([...tabs, fresh].map((locket) => locket.close()))
}

function open(device: TestDevice): Promise<TestLocket> {
  return openLocket({ user: 'u', device, extractor: toyExtractor })
}

/** Everything that any call tells, as text. */
async function state(locket: TestLocket): Promise<string> {
  const found = await Promise.all(VALUES.map(async (said) => (await locket.memories({ query: said, status: 'any' })).items.map(({ id }) => id).sort()))
  const history = await Promise.all(KEYS.map((name) => locket.history(name)))
  return JSON.stringify([await (await locket.export()).text(), found, history, await locket.profile()])
}

async function note(gone: Set<string>, locket: TestLocket, forget: () => Promise<unknown>, shown: readonly { readonly value: string | null }[]): Promise<void> {
  await forget()
  const left = JSON.stringify((await locket.memories({ status: 'any', limit: 1_000 })).items)
  for (const { value: said } of shown) if (said !== null && !left.includes(said)) gone.add(said)
}
