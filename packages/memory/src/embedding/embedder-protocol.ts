import type { ErrorData } from '../core/errors.ts'
import type { MiniLmFiles } from './model-files.ts'

/** From the memory worker to the embedder's worker. One at a time; each has one final reply of the same `id`. */
export type EmbedderRequest =
  | { readonly type: 'init'; readonly id: number; readonly files: MiniLmFiles }
  | { readonly type: 'embed'; readonly id: number; readonly text: string }
  | { readonly type: 'windows'; readonly id: number; readonly text: string }

/** Back. `vector` is transferred. */
export type EmbedderReply =
  | { readonly type: 'progress'; readonly id: number; readonly share: number }
  | { readonly type: 'ready'; readonly id: number; readonly ok: true }
  | { readonly type: 'vector'; readonly id: number; readonly ok: true; readonly vector: Float32Array<ArrayBuffer> }
  | { readonly type: 'pieces'; readonly id: number; readonly ok: true; readonly pieces: readonly string[] }
  | { readonly type: 'failed'; readonly id: number; readonly ok: false; readonly error: ErrorData }
