declare const brand: unique symbol

/** Id of a memory: a UUIDv7, made by the caller or by Locket before a write starts. */
export type MemoryId = string & { readonly [brand]: 'MemoryId' }

/** `fact` overwrites by superseding, `event` appends, `rule` is a standing instruction with the strictest write control. */
export type MemoryKind = 'fact' | 'event' | 'rule'

/** `active` and `pending` can change; `superseded` and `revoked` are history. A forgotten memory is none of these. */
export type MemoryStatus = 'active' | 'pending' | 'superseded' | 'revoked'

/** Who or what stated a memory. */
export type Origin = 'user' | 'assistant' | 'tool' | 'document' | 'app' | 'import'

/**
 * How careful to be with a memory's content. `policy.personal: 'drop'` lets extraction keep only what is `public`; the panel covers
 * what is `sensitive` until asked, and a sensitive fact never goes to make room. All are recalled alike.
 */
export type Classification = 'public' | 'personal' | 'sensitive'

/** What a memory may influence at most: be told, shape a recommendation, or lead to an action. */
export type Influence = 'inform' | 'recommend' | 'act'

/** How much would be lost without it. Tells what goes first when there is no room (`caps.memories`): never what is `high`. */
export type Importance = 'low' | 'normal' | 'high'

/** Where a memory comes from. */
export interface Source {
  readonly origin: Origin
  /** Id of the conversation. */
  readonly thread?: string | undefined
  /** Id of the turn. */
  readonly message?: string | undefined
  /** Name of who said it, where the origin alone does not tell. */
  readonly actor?: string | undefined
  /** The words it rests on, as they were said. */
  readonly quote?: string | undefined
}

/** One record: a fact, an event or a rule. Never changed in place by a caller: writes give a new version. */
export interface Memory {
  readonly id: MemoryId
  readonly kind: MemoryKind
  /** Stable name of an attribute with one current value, such as `home.city`; `null` for what has no such name. */
  readonly key: string | null
  /** The memory in words; at most 32 KiB of UTF-8. */
  readonly text: string
  /** The shortest text that is the value, such as `Berlin`; `null` where only the sentence is known. */
  readonly value: string | null
  readonly status: MemoryStatus
  readonly source: Source
  readonly classification: Classification
  readonly influence: Influence
  /** Left out: `normal`. `high`: the person asked for it to be remembered, wrote it by hand or approved it. `low`: it was hardly said. */
  readonly importance?: Importance | undefined
  /** When Locket learned it: ISO 8601, UTC, milliseconds. */
  readonly recordedAt: string
  /** From when it is true: ISO 8601 UTC or a plain date (`YYYY-MM-DD`). */
  readonly validFrom: string
  /** Until when it was true (exclusive), or `null` while it is. */
  readonly validTo: string | null
  /** When it is swept, or `null` for never. */
  readonly expiresAt: string | null
  /** The version that this one closed. */
  readonly supersedes: MemoryId | null
  /** The version that closed this one. */
  readonly supersededBy: MemoryId | null
  /** When it last was among what answered a question and went into the block, or `null`. What only the profile brings does not count. */
  readonly lastUsedAt: string | null
  /** How often it was among what answered a question. */
  readonly useCount: number
  /** BCP 47 language of the text, such as `en`; `und` where it is not known. */
  readonly language: string
}

/** What an app states with `remember`. Names (`key`, `thread`, `message`, `actor`) have 1 to 256 characters, times are ISO 8601. */
export interface MemoryInput {
  /** The memory in words: not empty, at most 32 KiB of UTF-8. Secrets are cut out of it. */
  readonly text: string
  /** An attribute that has one current value: another text under it supersedes. Default `null`: it stands by itself. */
  readonly key?: string | null | undefined
  /** Default `fact`. */
  readonly kind?: MemoryKind | undefined
  /** The shortest text that is the value; default `null`. */
  readonly value?: string | null | undefined
  /** A UUIDv7 of the caller's; the same id again changes nothing. */
  readonly id?: string | undefined
  /** The conversation and the turn that it comes from: forgetting the thread takes it too. */
  readonly thread?: string | undefined
  readonly message?: string | undefined
  /** Who said it, where `origin` alone does not tell. */
  readonly actor?: string | undefined
  /** Default `app`. What is of `assistant`, `tool` or `document` waits for approval, unless the policy says otherwise; so does a rule that is not of `user`. */
  readonly origin?: Origin | undefined
  /** The words it rests on, as they were said. */
  readonly quote?: string | undefined
  /** From when it is true; default now. */
  readonly validFrom?: string | undefined
  /** Until when it was true (exclusive), not before `validFrom`; default `null`: it still is. */
  readonly validTo?: string | null | undefined
  /** When it is swept; `null` for never. Default: by its kind (`policy.retention`). */
  readonly expiresAt?: string | null | undefined
  /** Default: told from the area of the key, from what the detectors find, and from the words. */
  readonly classification?: Classification | undefined
  /** Default and most: what `policy.influence` says. */
  readonly influence?: Influence | undefined
  /** Default: that of what it replaces, else `normal`. */
  readonly importance?: Importance | undefined
  /** BCP 47, such as `en`; default `und`. */
  readonly language?: string | undefined
}

/** What `edit` may change, as in `MemoryInput`. A field that is left out stays; at least one is given. */
export interface MemoryEdit {
  readonly text?: string | undefined
  readonly key?: string | null | undefined
  readonly kind?: MemoryKind | undefined
  readonly validFrom?: string | undefined
  readonly validTo?: string | null | undefined
  readonly expiresAt?: string | null | undefined
  readonly classification?: Classification | undefined
  readonly influence?: Influence | undefined
  /** Default `high`: what was looked at and changed by hand matters. */
  readonly importance?: Importance | undefined
}

/** Who speaks. Only roles that the policy trusts are learned from (`policy.trust`, by default `user`). */
export type TurnRole = 'user' | 'assistant' | 'tool' | 'system'

/** One message of a conversation. */
export interface Turn {
  readonly role: TurnRole
  /** At most 32 KiB of UTF-8. */
  readonly text: string
  /** 1 to 256 characters. The same id twice is one turn. Without one, an id is made, and the turn cannot be told from its own replay. */
  readonly id?: string | undefined
  /** The conversation, by the app's name for it; 1 to 256 characters. Default: none. */
  readonly thread?: string | undefined
  /** When it was said: ISO 8601 with an offset; default now. Dates in the text are read relative to it, in its offset. */
  readonly at?: string | undefined
  /** Overrides what `role` says about where the words come from. */
  readonly origin?: Origin | undefined
}
