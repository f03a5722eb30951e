import type { Decision, Locket, LocketStatus, Memory, Prompt, ThreadInfo, Trace, Turn } from '@locket/memory'
import type { Address } from './address.ts'
import type { Entry } from './conversation.ts'
import type { BuiltInState } from './model/built-in-model.ts'
import type { ChatModel } from './model/chat-model.ts'
import type { EndpointProblem } from './model/endpoint.ts'
import type { OfflineState } from './offline.ts'
import type { Problem } from './problem.ts'
import { randomId } from './random-id.ts'
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
  readonly prompt: Prompt
  /** What was recalled for it; `null` when it is gone again. */
  readonly trace: Trace | null
  /** Memories of the trace, by id. */
  readonly memories: ReadonlyMap<string, Memory>
}

/** A conversation in the list. `name`: its title, or else how it begins. */
export interface ListedThread extends ThreadInfo {
  readonly name: string | null
}

/** What is being done to a conversation of the list. */
export type ThreadAct =
  | { readonly type: 'rename'; readonly id: string; readonly title: string }
  /** `memories`: how many would go with it. */
  | { readonly type: 'forget'; readonly id: string; readonly memories: number }

/** A conversation that was forgotten and can still be taken back. */
export interface LeavingThread {
  readonly receipt: string
  readonly id: string
  readonly seconds: number
}

/** Who answers, while that is being chosen. */
export interface Setup {
  readonly who: 'nobody' | 'built-in' | 'endpoint'
  readonly url: string
  readonly model: string
  readonly key: string
  /** The person wants it kept for the next visit. */
  readonly keep: boolean
  readonly builtIn: BuiltInState
  readonly problem: EndpointProblem | 'built-in' | null
  /** While the browser fetches its model: the share that has arrived, 0 to 1. */
  readonly loading: number | null
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
  /** Conversation into which is said what is said. */
  readonly thread: string
  /** What is shown was played, and belongs to other conversations too. */
  readonly mixed: boolean
  readonly threads: readonly ListedThread[]
  readonly threadsOpen: boolean
  readonly threadAct: ThreadAct | null
  readonly leaving: LeavingThread | null
  readonly entries: readonly Entry[]
  /** How many of the last messages are drawn: drawing thousands would hold up the page. */
  readonly shown: number
  readonly draft: string
  readonly role: Turn['role']
  readonly showGiven: boolean
  readonly given: Given | null
  /** Most tokens of a prompt. */
  readonly room: number
  /** `null`: nobody answers, and nothing is sent anywhere. */
  readonly model: ChatModel | null
  readonly setup: Setup | null
  /** Stops the answer that is being written. */
  readonly answering: AbortController | null
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
    thread: newThreadId(),
    mixed: false,
    threads: [],
    threadsOpen: false,
    threadAct: null,
    leaving: null,
    entries: [],
    shown: SHOWN_STEP,
    draft: '',
    role: 'user',
    showGiven: false,
    given: null,
    room: 4_000,
    model: null,
    setup: null,
    answering: null,
    play: null,
    file: null,
    dropping: false,
    offline: { type: 'off' },
    online: navigator.onLine,
    said: '',
  })
}

/** Says nothing about what will be talked about. */
export function newThreadId(): string {
  return `visit-${randomId()}`
}
