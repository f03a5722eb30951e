import type { Locket, Memory } from '@locket/memory'
import { MemoryError } from '@locket/memory'
import { parseToolInput } from './tools/parse-input.ts'
import { runTool, toForgetTarget } from './tools/run-tool.ts'
import { type ToolName, type ToolSchema, toolSchemas } from './tools/schemas.ts'
import { askPerson, findModelContext, type ModelContext, type ModelContextResult } from './webmcp/model-context.ts'

export type { ToolName } from './tools/schemas.ts'
export type { ModelContext, ModelContextResult, ModelContextTool } from './webmcp/model-context.ts'

/** One call of the browser's agent, as the person is to see it before it is done. */
export interface WebMcpRequest {
  readonly tool: ToolName
  /** What the agent sent, already checked. */
  readonly input: Readonly<Record<string, string | number>>
  /** For `forget`: exactly what would go. Empty for the other tools. */
  readonly affected: readonly Memory[]
}

/** Who is asked, and where the tools are offered. */
export interface WebMcpOptions {
  /** Asks the person; anything but `true` refuses the call. Default: every call is refused. */
  readonly confirm?: ((request: WebMcpRequest) => boolean | Promise<boolean>) | undefined
  /** Default: the browser's. */
  readonly modelContext?: ModelContext | undefined
}

/** Whether the tools are offered. */
export interface WebMcpRegistration {
  /** `false` where the browser has no WebMCP: nothing was done. */
  readonly registered: boolean
  /** Takes the tools back; twice is harmless. */
  unregister(): void
}

const NAMES: Readonly<Record<ToolName, string>> = { recall: 'locket_recall', remember: 'locket_remember', forget: 'locket_forget' }

/**
 * Offers recall, remember and forget to the browser's own agent (WebMCP), where it has one. Each call is put before the person
 * through `confirm`; without their yes nothing is read or written.
 */
export async function registerWebMcp(locket: Locket, options: WebMcpOptions = {}): Promise<WebMcpRegistration> {
  const context = options.modelContext ?? findModelContext()
  if (context === undefined) return { registered: false, unregister: () => undefined }
  const controller = new AbortController()
  const takeBack: (() => void)[] = []
  const unregister = () => {
    if (controller.signal.aborted) return
    controller.abort()
    for (const one of takeBack) one()
  }
  try {
    for (const schema of toolSchemas) takeBack.push(await register(context, schema, locket, options, controller.signal))
  } catch (error) {
    // A name may be taken: all three or none.
    unregister()
    throw error
  }
  return { registered: true, unregister }
}

async function register(
  context: ModelContext,
  schema: ToolSchema,
  locket: Locket,
  { confirm = refuse }: WebMcpOptions,
  signal: AbortSignal,
): Promise<() => void> {
  const name = NAMES[schema.name]
  const handle = await context.registerTool(
    {
      name,
      description: schema.description,
      inputSchema: schema.parameters,
      annotations: { readOnlyHint: schema.name === 'recall' },
      execute: (input, client) => execute(locket, schema.name, input, (request) => askPerson(client, async () => (await confirm(request)) === true), signal),
    },
    { signal },
  )
  return () => {
    if (typeof handle === 'object' && handle !== null && 'unregister' in handle && typeof handle.unregister === 'function') handle.unregister()
    else context.unregisterTool?.(name)
  }
}

async function execute(
  locket: Locket,
  tool: ToolName,
  input: unknown,
  ask: (request: WebMcpRequest) => Promise<boolean>,
  signal: AbortSignal,
): Promise<ModelContextResult> {
  if (signal.aborted) return answer('This tool is no longer offered.', true)
  try {
    const given = parseToolInput(tool, input)
    const affected = tool === 'forget' ? await locket.preview(toForgetTarget(given)) : []
    if (!(await ask({ tool, input: given.fields, affected }))) return answer('The user did not agree to this call.', true)
    // What the person saw is what goes, whatever was added meanwhile.
    if (tool === 'forget') {
      const ids = affected.map(({ id }) => id)
      return answer(JSON.stringify({ forgotten: ids.length === 0 ? 0 : (await locket.forget({ ids })).count }))
    }
    return answer(JSON.stringify(await runTool(locket, tool, given.fields)))
  } catch (error) {
    if (error instanceof MemoryError) return answer(error.message, true)
    throw error
  }
}

function refuse(): boolean {
  return false
}

function answer(text: string, isError = false): ModelContextResult {
  return { content: [{ type: 'text', text }], ...(isError ? { isError } : {}) }
}
