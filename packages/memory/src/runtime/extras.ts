import type { Decision } from '../core/decision.ts'
import type { ImportResult } from '../locket.ts'
import type { Context } from './context.ts'

/** Calls that no first answer needs; they are loaded when the first of them is made. */
export interface Extras {
  exportFile(context: Context): Promise<Blob>
  importFile(context: Context, file: unknown, options: unknown, signal?: AbortSignal): Promise<ImportResult>
  edit(context: Context, id: unknown, changes: unknown): Promise<Decision>
  approve(context: Context, id: unknown): Promise<Decision>
  reject(context: Context, id: unknown): Promise<Decision>
  restore(context: Context, id: unknown): Promise<Decision>
}
