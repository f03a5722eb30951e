import type { BenchLocket, BenchMemory } from '../locket-port.ts'

const PAGE = 1000

/** Every memory that can be read, versions included. */
export async function allMemories(locket: BenchLocket, status: 'any' | 'active'): Promise<BenchMemory[]> {
  const found: BenchMemory[] = []
  let cursor: string | null = null
  do {
    const page: { readonly items: readonly BenchMemory[]; readonly cursor: string | null } = await locket.memories({ status, limit: PAGE, cursor })
    found.push(...page.items)
    cursor = page.cursor
  } while (cursor !== null)
  return found
}

/** Everything that is kept, as the export tells it: texts, values, keys, quotes, history. */
export async function everythingKept(locket: BenchLocket): Promise<string> {
  return (await locket.export()).text()
}

/** What a person would see of a memory: its text, and its value where it has one. */
export function wordsOf(memory: BenchMemory): string {
  return memory.value === null ? memory.text : `${memory.text}\n${memory.value}`
}
