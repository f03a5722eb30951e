import type { Locket } from '@locket/memory'
import { MemoryError } from '@locket/memory'
import { COMMANDS, failure, type Input, showValue } from './claude-memory-tool/commands.ts'

/** Claude's memory tool, backed by a locket. */
export interface ClaudeMemoryTool {
  /** What goes into the `tools` of a request to the Messages API. */
  readonly definition: ClaudeMemoryToolDefinition
  /**
   * Runs one command, `input` being that of the `tool_use` block, and answers with the text for its `tool_result`; what is wrong
   * with the input (an unknown command, a path that leaves `/memories`, a file over 32 KiB) is told there too. Commands run one
   * after another, in the order of the calls.
   *
   * @throws MemoryError with what no model can mend: `CLOSED`, `WORKER_TERMINATED`, `STORAGE_CORRUPT`, …
   */
  run(input: unknown): Promise<string>
}

export interface ClaudeMemoryToolDefinition {
  readonly type: 'memory_20250818'
  readonly name: 'memory'
}

/** Refusals that are news for the model; any other error is one for the app. */
const TOLD: ReadonlySet<string> = new Set(['READ_ONLY', 'REFUSED', 'FORGOTTEN', 'INVALID_ARGUMENT', 'STORAGE_QUOTA_EXCEEDED'])

/**
 * Claude's memory tool (`memory_20250818`) on memories: each file is the one active memory whose key is its path, so that it is
 * found by recall, stands in the panel and can be forgotten there. A change supersedes; delete and rename forget what was at the path.
 */
export function claudeMemoryTool(locket: Locket): ClaudeMemoryTool {
  let last: Promise<unknown> = Promise.resolve()
  return {
    definition: { type: 'memory_20250818', name: 'memory' },
    run(input) {
      const answer = last.then(() => runCommand(locket, input))
      last = answer.catch(() => undefined)
      return answer
    },
  }
}

async function runCommand(locket: Locket, input: unknown): Promise<string> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return failure('The input must be an object with a command')
  const fields: Input = { ...input }
  const name = fields.command
  const command = typeof name === 'string' ? COMMANDS.get(name) : undefined
  if (command === undefined) return failure(`Unknown command: ${showValue(name)}. Known are ${[...COMMANDS.keys()].join(', ')}`)
  try {
    return await command(locket, fields)
  } catch (error) {
    if (error instanceof MemoryError && TOLD.has(error.code)) return failure(`${error.message} Nothing was changed`)
    throw error
  }
}
