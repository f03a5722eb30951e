/**
 * The part of the WebMCP draft (https://webmachinelearning.github.io/webmcp/) that is used here. Drafts differ in where it hangs
 * (`document` or `navigator`) and in how a tool is taken back (a signal, a handle, or `unregisterTool`).
 */
export interface ModelContext {
  registerTool(tool: ModelContextTool, options?: { readonly signal: AbortSignal }): unknown
  unregisterTool?(name: string): unknown
}

export interface ModelContextTool {
  readonly name: string
  readonly description: string
  readonly inputSchema: object
  readonly annotations: { readonly readOnlyHint: boolean }
  execute(input: unknown, client?: unknown): Promise<ModelContextResult>
}

export interface ModelContextResult {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[]
  readonly isError?: boolean | undefined
}

/** The browser's own, or `undefined` where it has none. */
export function findModelContext(): ModelContext | undefined {
  for (const name of ['document', 'navigator']) {
    const host: unknown = Reflect.get(globalThis, name)
    const found: unknown = typeof host === 'object' && host !== null ? Reflect.get(host, 'modelContext') : undefined
    if (isModelContext(found)) return found
  }
  return undefined
}

/** Asks in the browser's own way for the person's attention, where the call's client has one. */
export async function askPerson(client: unknown, ask: () => Promise<boolean>): Promise<boolean> {
  if (typeof client === 'object' && client !== null && 'requestUserInteraction' in client && typeof client.requestUserInteraction === 'function') {
    return (await client.requestUserInteraction(ask)) === true
  }
  return ask()
}

function isModelContext(value: unknown): value is ModelContext {
  return typeof value === 'object' && value !== null && 'registerTool' in value && typeof value.registerTool === 'function'
}
