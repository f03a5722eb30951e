export type { ForgetResult, RecalledMemory, RecallResult, RememberResult, RunToolOptions, ToolResult } from './tools/run-tool.ts'
export { runTool } from './tools/run-tool.ts'
export type { ToolName, ToolParameters, ToolProperty, ToolSchema } from './tools/schemas.ts'
export { toolSchemas } from './tools/schemas.ts'
