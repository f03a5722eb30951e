import type { ReasonCode } from '../../core/decision.ts'
import { isQuestion, type Span, toClauses } from '../language/sentences.ts'
import { signalsFor } from '../language/signals.ts'
import { fold } from '../language/words.ts'
import { readChange } from './change.ts'
import { gate } from './gate.ts'
import { withAntecedent } from './leaning.ts'
import { partingIn } from './parted.ts'
import { type Passage, optionsFor } from './passage.ts'
import { isThin, readClause, type Reading, type ReadOptions, type Statement, WHOLE } from './statements.ts'

/** A clause under this is too weak to stand beside another of its sentence: it is joined to it. */
const ALONE = 2.5

export function readStatements(sentence: Span, passage: Passage, place: number): readonly Reading[] {
  const found: Statement[] = []
  let blocked: ReasonCode | null = null
  let loose: Span | null = null
  const introduced = INTRO.exec(sentence.text)?.[0].length ?? LONG
  for (const clause of clausesOf(sentence, passage.language)) {
    const decided = gate(clause, passage.language)
    const last = found.at(-1)
    if (decided.pass === 'presupposed' && last !== undefined && !isQuestion(clause, passage.language)) {
      // "I've moved to Berlin, so use Berlin time": the order follows from the statement.
      const together: Span = { text: passage.text.slice(last.start, clause.end), start: last.start, end: clause.end }
      const reread = readClause(together, optionsFor(passage, place, {}))
      found[found.length - 1] = reread.ok ? reread.statement : joined(last, clause, passage)
      continue
    }
    // "I work at the yard, so they'll pay me more": who is meant stands in the same sentence, and not in the one before.
    if (last !== undefined && clause.start > sentence.start && OTHERS.test(clause.text) && !OTHERS.test(sentence.text)) {
      found[found.length - 1] = joined(last, clause, passage)
      continue
    }
    if (decided.pass === 'no' || decided.pass === 'presupposed') {
      blocked ??= decided.pass === 'no' ? decided.reason : 'task'
      continue
    }
    const whole = withAntecedent(withSubject(clause, sentence, passage.language), passage, place)
    const rule = decided.pass === 'rule'
    const carried = whole.text.length > clause.text.length
    const options = optionsFor(passage, place, { rule, carried, bonus: (carried ? 0.5 : 0) + (rule ? 1 : 0) })
    const weighed = readClause(whole, options)
    const isOpen = !weighed.ok || weighed.statement.tentative
    const alone = isOpen && clause.end - sentence.start > introduced ? readClause(whole, { ...options, bonus: WHOLE }) : weighed
    const before = found.at(-1)
    // "Eleven hours on the tram and my hips have locked": what came first says where the rest comes from.
    const from: Span | null = before === undefined && alone.ok && !rule ? loose : null
    const reading = from === null || !alone.ok ? alone : withLoose(from, alone.statement, passage, options)
    if (!reading.ok) {
      if (before === undefined && passage.language === 'en') loose ??= clause
      // "The agency thing flopped, so I'm freelance again": too weak for itself, but it tells what came.
      const news = before?.ending === true ? readClause(whole, optionsFor(passage, place, { tentative: true, bonus: WHOLE })) : reading
      if (news.ok && news.statement.change?.next != null) {
        found.push(news.statement)
        continue
      }
      if (before !== undefined && !rule && clause.text.split(' ').length > 2) found[found.length - 1] = joined(before, clause, passage)
      continue
    }
    // What stands before "so" is why, not what.
    const follows = /\b(?:so|así que|de modo que)\s+$/i.test(passage.text.slice(Math.max(0, clause.start - 14), clause.start))
    const news = reading.statement.keyWeight > (before?.keyWeight ?? 0)
    if (follows && before !== undefined && before.evidence >= 3 && reading.statement.canonical !== null && reading.statement.canonical !== before.canonical)
      found.push(reading.statement)
    else if (follows && news && before !== undefined && before.evidence < 3 && !reading.statement.tentative)
      found[found.length - 1] =
        before.tentative || before.evidence < 2
          ? reading.statement
          : { ...reading.statement, text: passage.text.slice(before.start, reading.statement.end), start: before.start }
    else if (before?.tentative === true && !reading.statement.tentative) found[found.length - 1] = reading.statement
    else if (
      before !== undefined &&
      !rule &&
      (reading.statement.evidence < ALONE || reading.statement.tentative || (reading.statement.ending && WIDER.test(passage.language))) &&
      !carried &&
      !before.ending &&
      reading.statement.change?.next == null
    )
      found[found.length - 1] = joined(before, reading.statement, passage)
    else found.push(reading.statement)
  }
  if (found.length > 0) return found.map((statement): Reading => ({ ok: true, statement }))
  // Clauses too weak on their own may be enough together.
  return blocked !== null ? [{ ok: false, reason: blocked }] : [readClause(withAntecedent(sentence, passage, place), optionsFor(passage, place, {}))]
}

/** "Starting fresh: Odile, vet nurse, …": whatever comes is about who speaks. */
const INTRO =
  /^(?:(?:hi|hello|hey|hallo|hola|so|ok)[,.!]? )?(?:(?:i['’]?m )?new here|first (?:chat|time|message)(?: here)?|(?:starting|start) (?:fresh|over|afresh)|fresh (?:start|account)|(?:quick |short )?intro(?:duction)?|(?:a bit |a little |two things |three things |something |basics )?about (?:me|us|myself)|for your (?:files|records?|notes|profile(?: of me)?)|my profile|here['’]?s me|kurz (?:zu mir|vorgestellt)|(?:kurz )?zu (?:mir|meiner person)|zur person|über mich|für deine (?:unterlagen|akten|notizen)|sobre mí|para (?:que me conozcas|situarte|tu ficha)|me presento)[^:]{0,40}[:–—] (?!(?:is|are|how|what|why|where|can|could|do|does|please|loving|love|just|nothing)\b)\S(?!.*\b(?:please|pls)\b)/iu
/** More than any sentence that is read. */
const LONG = 10_000
const OTHERS = /^(?:he|she|they)(?![\p{L}])/iu

/** "Mit dem Judo ist Schluss, ich mach jetzt Yoga": what says both what is over and what has come instead stays together. */
function clausesOf(sentence: Span, language: string): readonly Span[] {
  if (partingIn(sentence.text, language) !== null) return [sentence]
  const change = WIDER.test(language) ? readChange(sentence.text, language) : null
  return change?.old != null && change.next !== null ? [sentence] : toClauses(sentence, language)
}

/** Languages whose forms of change and correction are read over the whole sentence, and trusted over the classifier. */
export const WIDER: RegExp = /^(?:de|es)$/

/** A thin clause is read anew with what led up to it; another only takes its words along, unless they are of something that is over. */
function withLoose(from: Span, statement: Statement, passage: Passage, options: ReadOptions): Reading {
  const span: Span = { text: passage.text.slice(from.start, statement.end), start: from.start, end: statement.end }
  if (isThin(statement)) return readClause(span, options)
  const { change, ending, correction, back } = signalsFor(passage.language)
  const over = [change, ending, correction, back].some((signal) => signal.test(fold(span.text)))
  return { ok: true, statement: over ? statement : { ...statement, ...span } }
}

function joined(before: Statement, after: Pick<Span, 'end'>, passage: Passage): Statement {
  return { ...before, text: passage.text.slice(before.start, after.end), end: after.end }
}

/** "Ich heiße Ana, wohne in Graz": the subject of the first clause is the subject of the second. */
function withSubject(clause: Span, sentence: Span, language: string): Span {
  if (clause.start === sentence.start || (language !== 'de' && language !== 'en')) return clause
  const subject = /^(Ich|Wir|I|We)\b/.exec(sentence.text)?.[1]
  return subject !== undefined && (language === 'en' ? /^(?:live|work|speak) /u : /^\p{Ll}+e\s/u).test(clause.text)
    ? { ...clause, text: `${subject} ${clause.text}` }
    : clause
}
