import type { Erasure, MemoryErrorCode, Origin } from '@locket/memory'
import type { GroupId } from './grouping.ts'

/** What is said about an error: what happened, what is safe, what to do. */
export interface ErrorWords {
  readonly what: string
  readonly safe: string
  readonly todo: string
}

/** What is said about a limit of the app's rules. */
export interface AlertWords {
  readonly capNear: (used: string, most: string) => ErrorWords
  readonly capReached: (most: string) => ErrorWords
  readonly capFull: (most: string) => ErrorWords
  readonly budgetNear: (used: string, most: string) => ErrorWords
  /** `until`: the moment at which it goes on, where that is known. */
  readonly budgetReached: (most: string, until: string | null) => ErrorWords
}

/**
 * Every word that the panel says. An app replaces any of them with the element's `words`; the rest stays English.
 * Numbers come twice: `n` to choose the plural, `shown` written for the language of the element. Days and times come written out.
 */
export interface Words {
  readonly title: string
  /** How much is held. `where` is one of `where`'s. */
  readonly count: (n: number, shown: string, where: string) => string
  readonly where: { readonly persistent: string; readonly memory: string; readonly 'read-only': string }
  readonly pause: string
  readonly resume: string
  readonly paused: string
  readonly readOnly: string
  readonly readOnlyOn: string
  readonly writable: string
  readonly close: string
  readonly cancel: string
  readonly retry: string
  readonly moreUncounted: string
  readonly more: (next: string, left: string) => string

  readonly find: string
  readonly findHint: string
  readonly findWordsOnly: string
  readonly found: (n: number, shown: string, andMore: boolean) => string
  readonly foundNothing: (query: string) => string
  readonly clear: string

  readonly opening: string
  readonly loading: string
  readonly empty: string
  readonly emptyHint: string
  readonly tellField: string
  readonly tellExample: string
  readonly tell: string
  readonly told: string
  readonly groups: Readonly<Record<GroupId, string>>
  readonly older: string
  readonly olderEmpty: string

  readonly suggestions: (n: number, shown: string) => string
  readonly approve: string
  readonly approveLabel: (text: string) => string
  readonly reject: string
  readonly rejectLabel: (text: string) => string
  readonly replaces: (text: string) => string

  readonly edit: string
  readonly editLabel: (text: string) => string
  readonly editField: string
  readonly editHint: string
  readonly save: string
  readonly saveApprove: string
  readonly changedMeanwhile: (text: string) => string
  readonly forgottenMeanwhile: string
  readonly covered: string
  readonly reveal: string
  readonly revealLabel: string
  readonly conceal: string
  readonly noLonger: string
  readonly showAll: string
  readonly showLess: string

  readonly origins: Readonly<Record<Origin, (day: string) => string>>
  readonly by: (name: string) => string
  readonly used: (n: number, shown: string, last: string) => string
  readonly unused: string
  readonly before: (value: string) => string
  readonly happened: (day: string) => string
  readonly trueSince: (day: string) => string
  readonly trueUntil: (day: string) => string
  readonly trueFromTo: (from: string, to: string) => string
  readonly forgottenOn: (day: string) => string

  readonly why: string
  readonly whyLabel: (text: string) => string
  readonly quoteMissing: string
  readonly conversation: string
  readonly message: string
  readonly learned: string
  readonly calledKey: string
  readonly influence: string
  readonly influences: { readonly inform: string; readonly recommend: string; readonly act: string }
  readonly usedIn: string
  readonly usedInNothing: string
  readonly usedInOne: (moment: string, conversation: string | null) => string
  readonly history: string
  readonly historyLabel: (text: string) => string
  readonly current: string
  readonly restore: string
  readonly restoreLabel: (text: string) => string

  readonly forget: string
  readonly forgetLabel: (text: string) => string
  readonly forgetAsk: string
  readonly forgetLooking: string
  /** Exactly what goes: this, `older` versions of it, `others` that rest on it. */
  readonly forgetGoes: (older: number, olderShown: string, others: number, othersShown: string) => string
  readonly forgetYes: string
  readonly forgetNo: string
  readonly forgetFoundOpen: string
  readonly forgetFound: (n: number, shown: string) => string
  readonly forgetFoundGoes: (n: number, shown: string) => string
  /** Until it is safely done: nobody may read “forgotten” before that. */
  readonly forgetting: string
  readonly forgotten: (n: number, shown: string) => string
  readonly undo: string
  readonly goneIn: (seconds: number) => string
  readonly goneInSpoken: (seconds: number) => string
  readonly goneForGood: string

  readonly menu: string
  readonly exportAll: string
  readonly exported: (file: string) => string
  readonly importFile: string
  readonly importHint: string
  readonly importDrop: string
  readonly importChoose: string
  readonly importReading: string
  readonly importPreview: (file: string) => string
  readonly importCounts: (counts: { readonly added: string; readonly replaced: string; readonly kept: string; readonly forgotten: string }) => readonly string[]
  /** Of how many conversations something comes, or came, in. */
  readonly importConversations: (n: number, shown: string) => string
  readonly importConflict: string
  readonly importKeep: string
  readonly importReplace: string
  readonly importRestoreForgotten: (n: number, shown: string) => string
  readonly importYes: string
  readonly imported: (n: number, shown: string) => string
  readonly importNothing: string
  readonly forgetAll: string
  readonly forgetAllGoes: (n: number, shown: string) => string
  readonly forgetAllTyped: (word: string) => string
  readonly forgetAllWord: string
  readonly forgetAllYes: string
  readonly forgetAllDone: string

  readonly receipts: string
  readonly receipt: (n: number, shown: string, moment: string) => string
  /** The same for what went to make room for something new. */
  readonly receiptRoom: (n: number, shown: string, moment: string) => string
  readonly erasure: Readonly<Record<Erasure, string>>

  readonly usage: (size: string) => string
  readonly persisted: string
  readonly bestEffort: string
  readonly persist: string
  readonly persistRefused: string
  readonly meaning: {
    readonly off: string
    readonly loading: (percent: string) => string
    readonly indexing: (percent: string) => string
    readonly ready: string
    readonly failed: string
  }
  readonly queue: (n: number, shown: string) => string

  readonly alerts: AlertWords
  readonly dataLoss: ErrorWords
  readonly meaningFailed: ErrorWords
  readonly memoryOnly: ErrorWords
  readonly upgrade: ErrorWords
  readonly erased: ErrorWords
  readonly understood: string
  readonly reload: string
  readonly errors: Readonly<Record<MemoryErrorCode, ErrorWords>>
  readonly errorCode: (code: string) => string

  readonly saidSaved: string
  readonly saidRestored: string
  readonly saidApproved: string
  readonly saidRejected: string
  readonly saidUndone: string
  readonly saidPaused: string
  readonly saidResumed: string
  readonly saidReadOnly: string
  readonly saidWritable: string
  readonly saidPersisted: string
  readonly saidMadeRoom: (n: number, shown: string) => string
  readonly saidChanged: (changed: number, changedShown: string, forgotten: number, forgottenShown: string) => string
}
