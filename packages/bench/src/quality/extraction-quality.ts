import { discard, NO_HOURLY_LIMIT } from '../locket-port.ts'
import type { BenchLocket, BenchMemory, OpenLocket } from '../locket-port.ts'
import type { Expectation, ExtractionCase } from './data.ts'
import { folded, holds } from './match.ts'
import type { Miss } from './recall-quality.ts'
import { allMemories, everythingKept, wordsOf } from './store.ts'
import { createTally } from './tally.ts'
import type { Score } from './tally.ts'

export interface ExtractionQuality {
  readonly cases: number
  /** A text that holds both the new and the old value counts as right. */
  readonly lenientByClass: Readonly<Record<string, Score>>
  /** Any current memory that holds the old value is wrong, unless its value field says the new one. */
  readonly strictByClass: Readonly<Record<string, Score>>
  readonly bySort: Readonly<Record<string, Score>>
  readonly byLanguage: Readonly<Record<string, Score>>
  /** Over the right cases. */
  readonly kind: Score
  readonly validFrom: Score
  /** Cases in which a string that must not be kept is. */
  readonly forbiddenKept: number
  /** Memories beyond what a case that is not noop expects. */
  readonly extraMemories: number
}

interface Verdict {
  readonly strict: boolean
  readonly lenient: boolean
  readonly reasons: readonly string[]
  readonly forbidden: boolean
  readonly extra: number
  readonly matched: readonly { readonly expected: Expectation; readonly memory: BenchMemory }[]
}

/** Runs each case in a locket of its own. */
export async function extractionQuality(
  cases: readonly ExtractionCase[],
  open: OpenLocket,
  run: string,
  onProgress?: (what: string, share: number) => void,
): Promise<{ readonly quality: ExtractionQuality; readonly misses: readonly Miss[] }> {
  const [lenient, strict, bySort, byLanguage] = [createTally(), createTally(), createTally(), createTally()]
  const details = createTally()
  const misses: Miss[] = []
  let forbiddenKept = 0
  let extraMemories = 0
  for (const [place, each] of cases.entries()) {
    if (place % 20 === 0) onProgress?.(`extraction: case ${place + 1} of ${cases.length}`, place / cases.length)
    const { verdict, after } = await runCase(each, open, run)
    const [, kind = '', sort = ''] = each.id.split('-')
    lenient.add(kind, verdict.lenient)
    strict.add(kind, verdict.strict)
    bySort.add(`${kind} ${sort}`, verdict.lenient)
    byLanguage.add(each.language, verdict.lenient)
    if (verdict.forbidden) forbiddenKept += 1
    extraMemories += verdict.extra
    if (verdict.lenient) {
      for (const { expected, memory } of verdict.matched) {
        details.add('kind', memory.kind === expected.kind)
        if (expected.validFrom !== undefined) details.add('validFrom', memory.validFrom.startsWith(expected.validFrom))
      }
    }
    if (!verdict.strict) {
      const what = `${verdict.lenient ? 'warning' : 'wrong'}: ${verdict.reasons.join('; ')} | ${each.turns.map((turn) => `${turn.role}: ${turn.text}`).join(' / ')}`
      const expected = each.expect.map((one) => `${one.op} ${one.value}`).join(', ')
      misses.push({
        where: each.id,
        what,
        expected: expected === '' ? null : expected,
        got: after.map((memory) => `[${memory.key ?? ''}] ${memory.text} = ${memory.value ?? ''}`).join(' | '),
      })
    }
  }
  const { kind = NONE, validFrom = NONE } = details.scores()
  return {
    quality: {
      cases: cases.length,
      lenientByClass: lenient.scores(),
      strictByClass: strict.scores(),
      bySort: bySort.scores(),
      byLanguage: byLanguage.scores(),
      kind,
      validFrom,
      forbiddenKept,
      extraMemories,
    },
    misses,
  }
}

const NONE: Score = { right: 0, of: 0 }

async function runCase(each: ExtractionCase, open: OpenLocket, run: string): Promise<{ readonly verdict: Verdict; readonly after: readonly BenchMemory[] }> {
  const locket = await open({ user: `${run}-${each.id}`, tenant: 'locket-quality', policy: NO_HOURLY_LIMIT })
  try {
    if (each.before.length > 0) await locket.remember(each.before)
    const before = await allMemories(locket, 'any')
    await locket.observe(each.turns.map((turn, place) => ({ ...turn, id: `t-${place}`, thread: 'case', at: each.now })))
    await locket.settled()
    const after = await allMemories(locket, 'any')
    return { verdict: await judge(each, locket, before, after), after }
  } finally {
    await discard(locket)
  }
}

async function judge(each: ExtractionCase, locket: BenchLocket, before: readonly BenchMemory[], after: readonly BenchMemory[]): Promise<Verdict> {
  const reasons: string[] = []
  const warnings: string[] = []
  const matched: { expected: Expectation; memory: BenchMemory }[] = []
  const current = after.filter((memory) => memory.status === 'active')
  for (const expected of each.expect) {
    if (expected.op === 'delete') {
      if (after.some((memory) => holds(wordsOf(memory), expected.value))) reasons.push('not deleted')
      continue
    }
    const memory = current.find((one) => holds(wordsOf(one), expected.value))
    if (memory === undefined) reasons.push(`no current memory holds the value (${expected.op})`)
    else matched.push({ expected, memory })
    if (expected.op === 'update' && expected.notValue !== undefined) judgeOldValue(expected.value, expected.notValue, current, reasons, warnings)
  }
  if (!othersUnchanged(each, before, after)) reasons.push('another memory was changed')
  const added = after.filter((memory) => !before.some((one) => one.id === memory.id))
  const isNoop = each.expect.length === 0
  if (isNoop && (added.length > 0 || !sameMemories(before, after))) reasons.push('something was stored or changed')
  const kept = each.forbid.length === 0 ? '' : await everythingKept(locket)
  const forbidden = each.forbid.some((text) => holds(kept, text))
  if (forbidden) reasons.push('a forbidden string is kept')
  const wanted = each.expect.filter((expected) => expected.op !== 'delete').length
  return {
    strict: reasons.length === 0 && warnings.length === 0,
    lenient: reasons.length === 0,
    reasons: [...reasons, ...warnings],
    forbidden,
    extra: isNoop ? 0 : Math.max(0, added.length - wanted),
    matched,
  }
}

/** Where a memory has a value field, that alone is asked for the old value; where it has only a text that holds both, it is a warning. */
function judgeOldValue(value: string, notValue: string, current: readonly BenchMemory[], reasons: string[], warnings: string[]): void {
  for (const memory of current) {
    if (memory.value !== null) {
      if (!holds(memory.value, notValue)) continue
      // "10 am" is no old value inside a new one that holds it, such as "10 am sharp".
      if (holds(value, notValue) && holds(memory.value, value)) continue
      reasons.push('the old value is current')
    } else if (holds(memory.text, notValue)) {
      if (holds(memory.text, value)) warnings.push('a current text holds both values')
      else reasons.push('the old value is current')
    }
  }
}

/** Everything in `before` that no expectation is about must still be current, word for word. */
function othersUnchanged(each: ExtractionCase, before: readonly BenchMemory[], after: readonly BenchMemory[]): boolean {
  const about = each.expect.flatMap((expected) => (expected.op === 'add' ? [] : [folded(expected.notValue ?? expected.value)]))
  return before
    .filter((memory) => !about.some((value) => holds(wordsOf(memory), value)))
    .every((memory) => after.some((one) => one.id === memory.id && one.status === 'active' && one.text === memory.text && one.value === memory.value))
}

function sameMemories(before: readonly BenchMemory[], after: readonly BenchMemory[]): boolean {
  return (
    before.length === after.length &&
    before.every((memory) => after.some((one) => one.id === memory.id && one.status === memory.status && one.text === memory.text))
  )
}
