import fc from 'fast-check'
import { openDB } from 'idb'
import { expect, it } from 'vitest'
import { createCipher } from '../sealing/cipher.ts'
import { openKeyFile } from '../sealing/key-file.ts'
import { createTestKeyFolder } from '../sealing/test-key-folder.ts'
import { cleanUpAfterEach, newName, open as openStore } from '../storage/idb-test-setup.ts'
import { toyExtractor } from './locket.contract.ts'
import { testPorts } from './ports.contract.ts'
import { createRuntime, type Runtime } from './runtime.ts'

cleanUpAfterEach()

const WORDS = ['zanzor', 'quaxol', 'vimper', 'krypto']
const STEPS = ['before-commit', 'committed', 'overwritten', 'flushed', 'settled'] as const
const word = fc.constantFrom(...WORDS)
/** Words that are said in one conversation only, so that they go with it. */
const OWN = { a: ['alfuno', 'brenko'], b: ['celvar', 'dorvik'] } as const
const THREADS = ['a', 'b'] as const
const place = fc.record({ thread: fc.constantFrom(...THREADS), own: fc.constantFrom(0 as const, 1 as const), word })

type Command =
  | { readonly type: 'remember'; readonly key: string | null; readonly word: string; readonly quote: string }
  | { readonly type: 'observe'; readonly word: string }
  | { readonly type: 'forget'; readonly word: string; readonly kill: (typeof STEPS)[number] | null }
  | { readonly type: 'say' | 'keep'; readonly thread: 'a' | 'b'; readonly own: 0 | 1; readonly word: string }
  | { readonly type: 'forget-thread'; readonly thread: 'a' | 'b'; readonly kill: (typeof STEPS)[number] | null }
  | { readonly type: 'import' | 'restart' }

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('remember' as const), key: fc.constantFrom('pet', 'city', null), word, quote: word }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('observe' as const), word }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('forget' as const), word, kill: fc.option(fc.constantFrom(...STEPS)) }) },
  { weight: 4, arbitrary: place.map((where) => ({ type: 'say' as const, ...where })) },
  { weight: 3, arbitrary: place.map((where) => ({ type: 'keep' as const, ...where })) },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('forget-thread' as const), thread: fc.constantFrom(...THREADS), kill: fc.option(fc.constantFrom(...STEPS)) }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constantFrom('import' as const, 'restart' as const) }) },
)

/** What once left something behind. */
const FOUND: readonly Command[][] = [
  // A title that was changed kept its key, and with it the old words.
  [
    { type: 'remember', key: 'pet', word: 'zanzor', quote: 'zanzor' },
    { type: 'keep', thread: 'a', own: 0, word: 'zanzor' },
    { type: 'keep', thread: 'a', own: 0, word: 'krypto' },
    { type: 'forget', word: 'zanzor', kill: null },
  ],
  // A summary says again what a turn said, and a file from before holds both.
  [
    { type: 'remember', key: null, word: 'vimper', quote: 'vimper' },
    { type: 'say', thread: 'b', own: 1, word: 'vimper' },
    { type: 'say', thread: 'b', own: 0, word: 'krypto' },
    { type: 'keep', thread: 'b', own: 0, word: 'krypto' },
    { type: 'forget', word: 'vimper', kill: 'overwritten' },
    { type: 'import' },
    { type: 'forget-thread', thread: 'b', kill: 'committed' },
    { type: 'import' },
  ],
]

interface SeenRow {
  readonly name: string
  readonly slot: number
  readonly body: Uint8Array<ArrayBuffer>
}

/** A locket on a sealed database, whoever reads its disk, and whatever was ever on it. */
async function openDevice() {
  const [name, keyFolder] = [newName(), createTestKeyFolder()]
  const seen = new Map<string, SeenRow>()
  let killAt: string | null = null

  async function start(): Promise<Runtime> {
    const onStep = async (step: string): Promise<void> => {
      if (step === killAt) throw new Error('ended by the test')
    }
    return createRuntime(
      testPorts({
        store: await openStore(name, { keyFolder, onStep }),
        extractor: async () => toyExtractor,
        // The worst that an app can do: a summary that says everything again.
        summarise: async (turns) => turns.map(({ text }) => text).join(' '),
      }),
    )
  }

  async function restart(before: Runtime): Promise<Runtime> {
    killAt = null
    await before.close()
    return start()
  }

  /** Every row that was ever there and opens with the key file as it is now. */
  async function opening(): Promise<string> {
    const db = await openDB(name)
    const { epoch } = await db.get('meta', 'head')
    for (const store of ['memories', 'turns', 'documents', 'bodies']) {
      for (const { id, slot, body } of await db.getAll(store)) seen.set(String(body), { name: `${store}|${id}|${epoch}`, slot, body })
    }
    db.close()
    const bytes = await keyFolder.open(name, false)
    if (bytes === null) throw new Error('the key file is gone')
    const cipher = createCipher(await openKeyFile(bytes, epoch, undefined), false)
    const opened = [...seen.values()].map(({ slot, name: row, body }) =>
      cipher.open(slot, row, body).then(
        (text) => new TextDecoder().decode(text),
        () => '',
      ),
    )
    return (await Promise.all(opened)).join('\n')
  }

  return {
    start,
    restart,
    opening,
    kill(step: string | null): void {
      killAt = step
    },
  }
}

/** So small that nearly all of a conversation is summed up. */
const WINDOW = 30

/** Everything that any call tells. */
async function told(locket: Runtime): Promise<string> {
  const calls = [
    locket.memories({ status: 'any' }),
    locket.recall(WORDS.join(' ')),
    locket.profile(),
    locket.history('pet'),
    locket.traces(),
    locket.audit(),
    locket.receipts(),
    locket.threads(),
    ...THREADS.flatMap((thread) => [
      locket.threadTurns(thread),
      locket.threadCheckpoints(thread),
      locket.threadSummary(thread, { tokens: WINDOW }),
      locket.prompt({ thread, query: WORDS.join(' '), tokens: 500 }),
    ]),
  ]
  return JSON.stringify([...(await Promise.all<unknown>(calls)), await (await locket.export({ conversations: true })).text()])
}

async function textOf(locket: Runtime, thread: string): Promise<string> {
  return JSON.stringify(await Promise.all([locket.threadTurns(thread), locket.threadCheckpoints(thread)]))
}

it('whatever happens, nothing forgotten is told by a call or opens on the disk', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 12 }), async (commands) => {
      const device = await openDevice()
      let locket = await device.start()
      let file = await locket.export({ conversations: true })
      const gone = new Set<string>()
      for (const next of commands) {
        if (next.type === 'restart') locket = await device.restart(locket)
        if (next.type === 'import') await locket.import(file)
        if (next.type === 'remember') {
          await locket.remember({ key: next.key, text: `Likes ${next.word} a lot`, value: next.word, quote: `I said ${next.quote} then` })
          for (const said of [next.word, next.quote]) gone.delete(said)
          file = await locket.export({ conversations: true })
        }
        if (next.type === 'observe') {
          await locket.observe({ role: 'user', text: `pet = ${next.word}.` })
          await locket.settled()
          gone.delete(next.word)
        }
        if (next.type === 'say') {
          const own = OWN[next.thread][next.own]
          await locket.threadAppend(next.thread, { role: 'user', text: `The ${own} met the ${next.word} at the harbour, and then they both went home again.` })
          await locket.settled()
          for (const said of [own, next.word]) gone.delete(said)
        }
        if (next.type === 'keep') {
          const own = OWN[next.thread][next.own]
          await locket.threadRename(next.thread, `About the ${own} and the ${next.word}`)
          // A state is the app's own copy: only forgetting the conversation looks into it.
          await locket.threadSave(next.thread, { [own]: 1 }, { label: own })
          await locket.threadSummary(next.thread, { tokens: WINDOW })
          for (const said of [own, next.word]) gone.delete(said)
          file = await locket.export({ conversations: true })
        }
        if (next.type === 'forget-thread') {
          await device.opening()
          device.kill(next.kill)
          const before = await textOf(locket, next.thread)
          await locket.threadForget(next.thread).catch(() => undefined)
          if (next.kill !== null) locket = await device.restart(locket)
          const after = await textOf(locket, next.thread)
          if (next.kill === 'before-commit') expect(after).toBe(before)
          else for (const own of OWN[next.thread]) gone.add(own)
        }
        if (next.type === 'forget') {
          const { items } = await locket.memories({ status: 'any' })
          const ids = items.filter(({ text }) => text.includes(next.word)).map(({ id }) => id)
          if (ids.length === 0) continue
          await device.opening()
          device.kill(next.kill)
          await locket.forget({ ids }).catch(() => undefined)
          if (next.kill !== null) locket = await device.restart(locket)
          const held = (await locket.memories({ status: 'any' })).items.some(({ text }) => text.includes(next.word))
          expect(held, 'only a forget that never began leaves anything').toBe(next.kill === 'before-commit')
          if (!held) gone.add(next.word)
        }
        const [said, readable] = [await told(locket), await device.opening()]
        for (const forgotten of gone) {
          expect(said.includes(forgotten), `${forgotten} is told`).toBe(false)
          expect(readable.includes(forgotten), `${forgotten} opens`).toBe(false)
        }
      }
      await locket.erase()
    }),
    { seed: 60, numRuns: 15 + FOUND.length, examples: FOUND.map((commands) => [commands]) },
  )
})
