import type { MemoryId } from '../core/memory.ts'
import { attributeNamed, sameAttribute } from './attribute.ts'
import { type Features, featuresOf, hasAkin } from './features.ts'
import type { HeldView } from './held.ts'
import type { Nearness } from './extractor.ts'
import { meaningOf } from './nearness.ts'
import { once } from './once.ts'
import { partsOf, shareOf } from './parts.ts'
import type { Span } from './sentences.ts'
import { signalsFor } from './signals.ts'
import { classify } from './softmax.ts'
import { TARGET, TARGET_NEAR } from './target-weights.ts'
import { fold, stemOf } from './words.ts'

/** Words of the request itself, which say nothing about what to forget. */
const COMMANDS =
  "nothing came forget delete erase wipe purge remove unremember un-remember unlearn un-learn scrub strike rub scrap bin rid lose drop take clear undo disregard gone memory memories notes records record remember hold hang keep kept store stored save saved living live computer written down including never happened concerned rather didn't shouldn't longer need needn't whatever everything anything all ever told tell said say mentioned mention gave know known about subject private nobody nobody's business shared confidence confessed confess talk talks much chapter closed done tmi good wait mind thanks please kindly would could can turning up suggestions again list safer system existence figured want wanted anywhere exist really lol actually totally completely entirely " +
  'vergiss vergessen lösch löschen lösche entfern entferne entfernen streich streichen streiche gedächtnis speicher gespeichert speichern erzählt gesagt bitte alles raus muss komplett irgendwo möchte länger deinem sollst kannst brauchst behalten wissen dir mal sache ' +
  'olvida olvidar borra borrar elimina eliminar quita quitar memoria guardes guardar palabra rastro conté contado dicho haz hubiera mejor cosa mía quiero líos favor todo nada oublie efface confié confié tout mémoire supprime ' +
  'esquece apaga memória esquecer apagar eliminar remove tira prefiro preferia fique guardado guardada registado registada gravado lado nenhum sabes disse contei falei respeito assunto coisa favor quero registos dados informação informações guardes guardar ' +
  'préfère préférerais figure nulle part chez garde gardes conserve conserves retiens retenir stocke sais dit parlé raconté évoqué mentionné sujet propos concernant trace besoin souvenir souviens enlève retire raye supprimer effacer oublier données infos informations chose truc histoire enregistré noté merci ' +
  '忘れ 消し 消去 削除 記憶 記録 件 話 話し 話した 覚え 残さ 残し ほしい 欲しい 前 情報 データ 全部 すべて 保存 聞か 教え 言っ 必要 関する ついて お願い なかっ なか なかった にして に し し に関する ' +
  'احذف احذفي امسح امح أزل ازل انس انسى تنسى حذف مسح نسيان ذاكرتك الذاكرة معلومات معلومة شيء شيئا تعرفه تعرف قلته قلت أخبرتك ذكرته ذكرت تحتفظ تحفظ تسجل أريد اريد أرجو ارجو رجاء فضلك بخصوص موضوع يتعلق حول سجلاتك يبقى محفوظا'
const commandsByLanguage = new Map<string, ReadonlySet<string>>()

const OLD =
  /\b(?:old|former|previous|ex|past|earlier|alte[nrsm]?|ehemalige[nrsm]?|früher\w*|antigu[oa]|viej[oa]|anterior|used to|ancien\w*|antig[oa]s?|velh[oa]s?)\b|قديم|前の|昔の|古い/
const NEW = /\b(?:new|current|present|neue[nrsm]?|aktuelle[nrsm]?|nuev[oa]|actual|nouve\w+|nov[oa]|atual)\b|جديد|新しい/
const ALL = /\b(?:anything|everything|all|alles|todo|any|whatever|tout|every)\b/
const POINTING = /\b(?:that|it|this|them|those|das|es|dies|eso|esto|lo|ça|cela|isso|isto|that rule)\b|それ|これ|ذلك|هذا/

/** The memories that a request to forget means; empty when that cannot be told. `before` is what was said before it, newest last. */
export function resolveForget(request: Request, before: readonly string[], held: readonly HeldView[], near: Nearness): readonly MemoryId[] {
  if (held.length === 0) return []
  const { language } = request
  const thing = attributeNamed(request.text)
  const exactly = thing === null ? [] : held.filter(({ attribute }) => attribute !== null && sameAttribute(attribute, thing))
  if (exactly.length > 0) return idsOf(exactly)
  const named = request.stems.length === 0 ? [] : namedIn(request, held, near)
  if (named.length > 0 || (!POINTING.test(request.folded) && request.stems.length > 1)) return idsOf(named)
  // "Erase it": what was said just before says what; a word beside it only when that leads nowhere.
  for (let i = before.length - 1; i >= 0 && i >= before.length - 4; i -= 1) {
    const said = before[i] ?? ''
    const features = featuresOf(said, language)
    const stems = topicStems(features, language)
    const pointed = pick(held.map((view) => ({ view, score: topicScore(features, stems, fold(said), view, rarities(held)) })))
    if (pointed.length > 0) return idsOf(pointed)
  }
  return request.stems.length > 0 ? [] : idsOf(namedIn(request, held, near))
}

/** What a request says is to go, and what is to stay. */
export interface Request {
  readonly text: string
  /** The words of it that say what, without those of the request itself. */
  readonly topic: string
  readonly folded: string
  readonly language: string
  readonly asked: Features
  readonly stems: readonly string[]
  readonly kept: { readonly features: Features; readonly stems: readonly string[]; readonly folded: string } | null
}

export function readRequest(sentences: readonly Span[], aside: readonly Span[], language: string): Request {
  const signals = signalsFor(language)
  const parts = sentences.flatMap((sentence) =>
    sentence.text
      .split(/(?:[,;:.!?]\s+|[،、]\s*|\s+[—–-]\s+|,?\s+(?:but|aber|pero|mais|mas|and|und|et|y)\s+|\s+(?=ولكن |لكن ))/)
      .filter((part) => part.trim() !== ''),
  )
  const keep = [...parts, ...aside.map((sentence) => sentence.text)].filter((part) => signals.keep.test(fold(part)) && !signals.forget.test(fold(part)))
  const drop = parts.filter((part) => !keep.includes(part))
  // The part with the verb says what; a reason given beside it only counts when that part points elsewhere.
  const core = drop.filter((part) => signals.forget.test(fold(part)))
  const isEnough = topicStems(featuresOf(core.join('. '), language), language).length > 0
  const text = (isEnough ? core : drop).join('. ')
  const asked = featuresOf(text, language)
  const staying = keep.join('. ')
  const features = featuresOf(staying, language)
  return {
    text,
    topic: topicOf(asked, language) || text,
    folded: fold(text),
    language,
    asked,
    stems: topicStems(asked, language),
    kept: keep.length === 0 ? null : { features, stems: topicStems(features, language), folded: fold(staying) },
  }
}

/** Whether a held memory is what a request means. */
export const TARGETS = ['stays', 'goes'] as const

/** All that are about as likely meant as the likeliest, where that is more likely than not; else the one that its words fit best. */
function namedIn(request: Request, held: readonly HeldView[], near: Nearness): readonly HeldView[] {
  const model = near === null ? TARGET : TARGET_NEAR
  const graded = targetFeatures(request, held, near)
    .filter(({ view, score }) => request.stems.length === 0 || score > 0 || (near?.get(view.memory.id) ?? 0) >= NEAR)
    .map(({ view, score, stays, features }) => ({ view, goes: classify(model, features)[1] ?? 0, score: score - stays }))
    .sort((a, b) => b.goes - a.goes)
  const [first, second] = graded
  if (first === undefined) return []
  if (first.goes >= 0.5) return graded.filter(({ goes }) => goes >= Math.max(0.5, first.goes - ALIKE)).map(({ view }) => view)
  return first.goes >= LIKELY && first.goes - (second?.goes ?? 0) >= CLEAR ? [first.view] : pick(graded)
}

/** What shares no word, key or sort with a request is only meant where it is near by meaning, however little is held. */
const NEAR = 0.35
const ALIKE = 0.2
const LIKELY = 0.3
const CLEAR = 0.1

interface Candidate {
  readonly view: HeldView
  /** How well the words that are to go fit it, and those that are to stay. */
  readonly score: number
  readonly stays: number
  readonly features: readonly number[]
}

/** Numbers that go into the classifier, for each held memory that may be meant, in the order of its weights. */
export function targetFeatures(request: Request, held: readonly HeldView[], near: Nearness): readonly Candidate[] {
  const rarity = rarities(held)
  const { asked, stems, folded, kept } = request
  const graded = held
    .map((view) => ({
      view,
      score: topicScore(asked, stems, folded, view, rarity),
      stays: kept === null ? 0 : topicScore(kept.features, kept.stems, kept.folded, view, rarity),
      cosine: near?.get(view.memory.id) ?? null,
    }))
    .sort((a, b) => b.score - a.score)
  const [first = 0, second = 0] = graded.map(({ score }) => score)
  const kindest = Math.max(0, ...graded.map(({ stays }) => stays))
  const meaning = meaningOf(graded.map(({ cosine }) => cosine))
  const general = [ALL.test(folded), POINTING.test(folded), kept !== null, stems.length === 0, stems.length === 1, RULE.test(folded), PLURAL.test(folded)].map(
    Number,
  )
  return graded
    .filter(({ cosine }, place) => meaning.isCandidate(place, cosine))
    .map(({ view, score, stays, cosine }) => {
      const parts = partsOf(view, request.language)
      const isRule = view.memory.kind === 'rule' || RULE.test(fold(view.memory.key ?? ''))
      const features = [
        score,
        score - (score === first ? second : first),
        stays,
        Number(stays > 0 && stays === kindest),
        shareOf(parts.rest, asked, rarity.stem),
        shareOf(parts.key, asked, rarity.stem),
        shareOf(parts.value, asked, rarity.stem),
        Number(parts.key.size === 0),
        Number(view.canonical !== null && asked.keys.has(view.canonical)),
        Number(isRule),
        Number(isRule && RULE.test(folded)),
        Math.log(Math.min(40, held.length)),
        ...general,
      ]
      if (near !== null) features.push(...meaning.features(cosine))
      return { view, score, stays, features }
    })
}

const RULE = /\b(?:rules?|instructions?|preferences?|style|format|regel\w*|anweisung\w*|instrucci[oó]n\w*|regla\w*)\b/
const PLURAL = /\b(?:both|all|two|three|those|these|them|beide\w*|alle\w*|ambos|ambas|todos|todas)\b/

function idsOf(views: readonly HeldView[]): readonly MemoryId[] {
  return views.map(({ memory }) => memory.id)
}

/** Words that may stand for anything. */
const GENERIC = /^(?:number|name|figur|date|detail|stori|place|peopl|time|inform|data|fact|nummer|numero|nombr)/

interface Scored {
  readonly view: HeldView
  readonly score: number
}

/** The one that fits best, or two that fit equally well; more cannot be told apart. */
function pick(scored: readonly Scored[]): readonly HeldView[] {
  const most = Math.max(...scored.map(({ score }) => score))
  const chosen = most < 0.9 ? [] : scored.filter(({ score }) => score >= most * 0.999)
  return chosen.length > 2 ? [] : chosen.map(({ view }) => view)
}

function topicScore(asked: Features, stems: readonly string[], folded: string, view: HeldView, rarity: Rarity): number {
  let score = 0
  for (const stem of new Set(stems)) if (hasAkin(view.features, stem)) score += (GENERIC.test(stem) ? 0.4 : 1.2) * rarity.stem(stem)
  for (const group of asked.groups) if (view.features.groups.has(group)) score += 0.9 * rarity.group(group)
  let keys = 0
  for (const [key, weight] of asked.keys) {
    if (key === 'work.role' && asked.hits.every((hit) => hit.key !== key || hit.value)) continue
    const there = view.features.keys.get(key) ?? (view.canonical === key ? 1 : 0)
    if (there > 0) keys = Math.max(keys, Math.min(weight, there, 1.2) * rarity.key(key) + (view.canonical === key ? 0.4 : 0))
  }
  score += keys
  for (const relation of asked.relations) score += view.features.relations.has(relation) ? 0.8 : -0.6
  if (OLD.test(folded)) score += OLD.test(view.folded) ? 1.2 : 0
  if (NEW.test(folded) && !OLD.test(folded)) score += NEW.test(view.folded) ? 0.8 : OLD.test(view.folded) ? -0.8 : 0
  return score
}

function topicOf(features: Features, language: string): string {
  const stems = new Set(topicStems(features, language))
  return features.words
    .filter((word) => stems.has(stemOf(word.lower, language)))
    .map((word) => word.text)
    .join(' ')
}

function topicStems(features: Features, language: string): readonly string[] {
  const commands = commandsFor(language)
  const { forget } = signalsFor(language)
  return features.stems.filter((stem) => !commands.has(stem) && !forget.test(stem))
}

function commandsFor(language: string): ReadonlySet<string> {
  const known = commandsByLanguage.get(language)
  if (known !== undefined) return known
  const made = new Set(COMMANDS.split(' ').map((word) => stemOf(fold(word), language)))
  commandsByLanguage.set(language, made)
  return made
}

interface Rarity {
  stem(stem: string): number
  group(group: string): number
  key(key: string): number
}

const rarities = once((held: readonly HeldView[]): Rarity => {
  const stems = new Map<string, number>()
  const groups = new Map<string, number>()
  const keys = new Map<string, number>()
  for (const { features } of held) {
    for (const stem of new Set(features.stems)) stems.set(stem, (stems.get(stem) ?? 0) + 1)
    for (const group of features.groups) groups.set(group, (groups.get(group) ?? 0) + 1)
    for (const key of features.keys.keys()) keys.set(key, (keys.get(key) ?? 0) + 1)
  }
  const weigh = (counts: ReadonlyMap<string, number>, id: string): number => 1 / (1 + 0.7 * Math.log(Math.max(1, counts.get(id) ?? 1)))
  return { stem: (id) => weigh(stems, id), group: (id) => weigh(groups, id), key: (id) => weigh(keys, id) }
})
