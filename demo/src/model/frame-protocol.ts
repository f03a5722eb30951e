import type { Ended, ModelErrorKind } from './chat-model.ts'

/** The page to the frame, with a port for what comes back. */
export interface FrameRequest {
  readonly type: 'ask'
  readonly key: string | null
  /** JSON. */
  readonly body: string
}

/** The page to the frame, on the port. */
export interface FrameStop {
  readonly type: 'stop'
}

/** The frame to the page, on the port. Nothing comes after `end` and `error`. */
export type FrameReply =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'end'; readonly ended: Ended }
  | { readonly type: 'error'; readonly kind: ModelErrorKind; readonly said: string | null }
