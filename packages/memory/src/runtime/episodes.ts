import { decide, type Statement } from '../core/decide.ts'
import { createDraft } from '../core/draft.ts'
import { EPISODE_ACTOR } from '../core/forget.ts'
import type { StoredTurn } from '../core/records.ts'
import { splitSentences } from '../core/split-sentences.ts'
import { keySentences } from '../core/summarise.ts'
import { normaliseText } from '../core/text.ts'
import { normaliseTime, toMs } from '../core/time.ts'
import type { Context } from './context.ts'
import { hiddenOf } from './leaving.ts'
import { QUIET_MS } from './quiet.ts'
import { toAudit } from './remember.ts'

const MOST_SENTENCES = 5
const LEAST_SENTENCES = 3
/** Shorter sentences only fill. */
const LEAST_CHARS = 20

interface QuietThread {
  readonly thread: string
  /** Live turns, in order. */
  readonly turns: readonly StoredTurn[]
}

/**
 * Keeps of each conversation that went quiet what happened in it: up to five sentences as they were said, as one event from
 * when the last of them was said. One look at each turn: what was forgotten of an episode is not kept again.
 */
export async function keepEpisodes(context: Context): Promise<void> {
  await context.catchUp()
  for (const { thread } of quietThreads(context)) {
    await context.write(() => {
      // Looked for again: another tab may have been faster, or somebody has spoken.
      const quiet = quietThreads(context).find((each) => each.thread === thread)
      return { changes: quiet === undefined ? null : episodeOf(context, quiet), result: undefined }
    })
  }
}

function episodeOf(context: Context, { thread, turns }: QuietThread) {
  const hidden = hiddenOf(context).turns
  if (turns.some(({ id }) => hidden.has(id))) return null
  const at = context.now()
  const seen = turns.map((turn): StoredTurn => ({ ...turn, live: undefined }))
  const trusted = turns.filter((turn) => isTrusted(context, turn))
  const last = trusted.at(-1)
  const sentences = sentencesOf(context, trusted)
  const draft = createDraft(context.view)
  if (sentences.length === 0 || last === undefined || draft.held() >= context.ports.policy.caps.memories) return { turns: seen }
  const text = sentences.join('\n')
  const statement: Statement = {
    id: context.newId(),
    text,
    key: null,
    value: null,
    kind: 'event',
    source: { origin: 'app', thread, actor: EPISODE_ACTOR },
    classification: context.ports.redact(text, null).classification,
    influence: context.ports.policy.influence.event,
    language: 'und',
    validFrom: normaliseTime(last.at),
    validTo: undefined,
    replaces: [],
    pend: null,
    corrects: false,
  }
  const decision = decide(statement, draft, at, context.ports.policy)
  return { put: draft.changes(), audit: decision.op === 'noop' ? [] : [toAudit(decision, at)], turns: seen }
}

/** Conversations in which nobody has said anything for long enough, and of which something was not looked at. */
function quietThreads(context: Context): readonly QuietThread[] {
  const { policy, clock } = context.ports
  if (policy.episodes === 'off' || context.view.settings.get('paused') === true || context.view.settings.get('readOnly') === true) return []
  const found = new Map<string, StoredTurn[]>()
  const talking = new Set<string>()
  for (const turn of context.view.turns.values()) {
    if (turn.thread === null || turn.text === null || turn.live !== true) continue
    if (clock.now() - toMs(turn.at) < QUIET_MS || turn.state === 'queued') talking.add(turn.thread)
    const turns = found.get(turn.thread)
    if (turns === undefined) found.set(turn.thread, [turn])
    else turns.push(turn)
  }
  return [...found].filter(([thread]) => !talking.has(thread)).map(([thread, turns]) => ({ thread, turns: turns.sort((a, b) => a.order - b.order) }))
}

/** What another than the person says needs their approval, and a sentence of an episode gets none: where it is asked for, it is left out. */
function isTrusted(context: Context, { role, origin }: StoredTurn): boolean {
  const { trust, approve } = context.ports.policy
  return trust.includes(role) && (origin === 'user' || (role !== 'user' && approve.assistant === 'never'))
}

function sentencesOf(context: Context, turns: readonly StoredTurn[]): readonly string[] {
  const lines = turns.map(({ role, text }) => ({
    role,
    text: splitSentences(text ?? '')
      .filter((sentence) => isKept(context, sentence))
      .join('\n'),
  }))
  const key = keySentences(lines, MOST_SENTENCES)
  // Where nothing of note was said, nothing happened.
  if (key.length === 0 || key.length >= LEAST_SENTENCES) return key
  const all = lines.flatMap(({ text }) => splitSentences(text)).filter((sentence) => key.includes(sentence) || isFiller(sentence))
  const chosen = new Set([...key, ...all.filter((sentence) => !key.includes(sentence))].slice(0, LEAST_SENTENCES))
  return [...new Set(all)].filter((sentence) => chosen.has(sentence))
}

function isKept(context: Context, sentence: string): boolean {
  if (sentence.includes('[secret]') || context.view.forgottenByDigest(context.digest(normaliseText(sentence))) !== undefined) return false
  return context.ports.policy.personal === 'keep' || context.ports.redact(sentence, null).classification === 'public'
}

function isFiller(sentence: string): boolean {
  return sentence.length >= LEAST_CHARS && !/[?？]$/.test(sentence)
}
