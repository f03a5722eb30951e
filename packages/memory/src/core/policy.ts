/** A number of days, or `null` for ever. */
export type Retention = number | null

/** What the policy says about what may be stored, and for how long. Versioned: a change shows in the audit. */
export interface Policy {
  readonly version: 1
  /** Days that a memory of a kind stays, and a turn of a thread. Default: fact and rule for ever, event 90, thread 30. */
  readonly retention: { readonly fact: Retention; readonly rule: Retention; readonly event: Retention; readonly thread: Retention }
  /** `memories`: most active and pending ones; default 10,000. Explicit writes over it are `REFUSED`, candidates are rejected. */
  readonly caps: { readonly memories: number }
  /** Which writes become suggestions. `rule`: default `unless-user-said-it`. `assistant`: what an assistant's turn states; default `always`. */
  readonly approve: { readonly rule: 'always' | 'never' | 'unless-user-said-it'; readonly assistant: 'always' | 'never' }
  /** Roles that are extracted from; default `user`. */
  readonly trust: readonly ('user' | 'assistant' | 'tool' | 'system')[]
  /** Personal data that the default detectors find (e-mail, phone, …): `keep` and classify, or `drop`. Default `keep`. */
  readonly personal: 'keep' | 'drop'
  /** `writesPerHour`: most memories added an hour by extraction; default 500. */
  readonly budgets: { readonly writesPerHour: number }
  /** `keep` (default): of a conversation that was quiet for 6 hours, three to five sentences of trusted roles stay as an event; `off`: none. */
  readonly episodes: 'keep' | 'off'
}

/** A part of a policy; what is left out keeps its default. */
export interface PolicyInput {
  readonly retention?: Partial<Policy['retention']> | undefined
  readonly caps?: Partial<Policy['caps']> | undefined
  readonly approve?: Partial<Policy['approve']> | undefined
  readonly trust?: Policy['trust'] | undefined
  readonly personal?: Policy['personal'] | undefined
  readonly budgets?: Partial<Policy['budgets']> | undefined
  readonly episodes?: Policy['episodes'] | undefined
}
