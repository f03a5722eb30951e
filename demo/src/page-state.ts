import type { Decision, Locket, LocketStatus, Recall, Turn } from '@locket/memory'
import type { Address } from './address.ts'
import type { Entry } from './conversation.ts'
import type { OfflineState } from './offline.ts'
import type { Problem } from './problem.ts'
import { createStore, type Store } from './store.ts'
import type { ShownTurn } from './turns-file.ts'

/** A file that was dropped on the page, before anything of it is kept. */
export type FileView =
  | { readonly type: 'reading' }
  | { readonly type: 'broken'; readonly problem: string }
  | { readonly type: 'plan'; readonly name: string; readonly turns: readonly ShownTurn[]; readonly decisions: readonly Decision[] }

/** What is being played into the conversation, and how far. */
export interface Play {
  readonly unit: 'days' | 'messages'
  readonly done: number
  readonly total: number
  readonly stop: AbortController
}

/** What a model would be given for a message. */
export interface Given {
  readonly query: string
  readonly recall: Recall
}

/** All that the page shows. Nothing of it is kept anywhere but here and in the locket. */
export interface PageState {
  readonly address: Address
  /** `null` while it opens, and when opening failed. */
  readonly locket: Locket | null
  readonly status: LocketStatus | null
  readonly problem: Problem | null
  /** This tab cannot go on as it is. */
  readonly ended: 'upgrade' | 'erased' | null
  readonly entries: readonly Entry[]
  /** How many of the last messages are drawn: drawing thousands would hold up the page. */
  readonly shown: number
  readonly draft: string
  readonly role: Turn['role']
  readonly showGiven: boolean
  readonly given: Given | null
  readonly play: Play | null
  readonly file: FileView | null
  readonly dropping: boolean
  readonly offline: OfflineState
  readonly online: boolean
  /** Last thing that happened, for screen readers. */
  readonly said: string
}

/** Messages that are drawn at first, and that each wish for more adds. */
export const SHOWN_STEP = 150

export type PageStore = Store<PageState>

export function createPageStore(address: Address): PageStore {
  return createStore<PageState>({
    address,
    locket: null,
    status: null,
    problem: null,
    ended: null,
    entries: [],
    shown: SHOWN_STEP,
    draft: '',
    role: 'user',
    showGiven: false,
    given: null,
    play: null,
    file: null,
    dropping: false,
    offline: { type: 'off' },
    online: navigator.onLine,
    said: '',
  })
}
