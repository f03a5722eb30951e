import type { Locket } from '@locket/memory'
import { type JSONSchema7, jsonSchema, type Schema, type Tool } from 'ai'
import { type ForgetResult, type RecallResult, type RememberResult, type RunToolOptions, runForget, runRecall, runRemember } from '../tools/run-tool.ts'
import { type ToolName, toolSchemas } from '../tools/schemas.ts'

/** Input of a tool as a model sends it; it is checked when the tool runs. */
export interface ToolFields {
  readonly [field: string]: unknown
}

/** For `tools` of `generateText` and `streamText`. */
export interface LocketTools {
  readonly recall: Tool<ToolFields, RecallResult>
  readonly remember: Tool<ToolFields, RememberResult>
  readonly forget: Tool<ToolFields, ForgetResult>
}

/** Tools with which the model itself recalls, remembers and forgets. An input that does not fit is told to the model as the tool's error. */
export function locketTools(locket: Locket, options: RunToolOptions = {}): LocketTools {
  return {
    recall: { ...described('recall'), execute: (input) => runRecall(locket, input, options) },
    remember: { ...described('remember'), execute: (input) => runRemember(locket, input, options) },
    forget: { ...described('forget'), execute: (input) => runForget(locket, input) },
  }
}

function described(name: ToolName): { readonly description: string; readonly inputSchema: Schema<ToolFields> } {
  const schema = toolSchemas.find((one) => one.name === name)
  const parameters: JSONSchema7 = JSON.parse(JSON.stringify(schema?.parameters))
  return { description: schema?.description ?? '', inputSchema: jsonSchema<ToolFields>(parameters) }
}
