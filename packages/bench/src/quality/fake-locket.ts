import type { BenchLocket, BenchMemory, OpenLocket } from '../locket-port.ts'

/** What a test's locket does with a user's turn: memories to have afterwards, given those held. */
export type Learn = (text: string, held: readonly BenchMemory[], message: string | undefined) => readonly BenchMemory[]

let lastId = 0

/** A locket for tests of the scoring: it learns as it is told to and injects all it holds. */
export function fakeLocket(learn: Learn): OpenLocket {
  return async () => {
    let held: readonly BenchMemory[] = []
    const locket: BenchLocket = {
      observe: async (turns) => {
        for (const turn of turns) if (turn.role === 'user') held = learn(turn.text, held, turn.id)
      },
      settled: async () => [],
      remember: async (inputs) => {
        held = [...held, ...inputs.map((input) => memoryOf(input.text, input.value))]
        return []
      },
      recall: async () => ({
        block: current()
          .map((memory) => memory.text)
          .join('\n'),
        tokens: 1,
        memories: [],
      }),
      memories: async ({ status }) => ({ items: status === 'any' ? held : current(), cursor: null }),
      status: async () => ({ embedder: { name: 'none', state: 'off', progress: 1 } }),
      export: async () => new Blob([JSON.stringify(held)]),
      erase: async () => {
        held = []
      },
      close: async () => {},
    }
    function current(): readonly BenchMemory[] {
      return held.filter((memory) => memory.status === 'active')
    }
    return locket
  }
}

export function memoryOf(text: string, value: string | null = null, message?: string): BenchMemory {
  lastId += 1
  return { id: String(lastId), kind: 'fact', key: null, text, value, status: 'active', validFrom: '2026-01-05', source: { message } }
}
