import { arabicPattern } from './arabic.ts'
import { fold, toWords } from './words.ts'

/** Who or what a statement is about, when it is not the speaker. */
export interface Subject {
  /** Stable name of the relation, such as `mother`. */
  readonly relation: string
  /** Their name, where it is told. */
  readonly name: string | null
}

const RELATIONS: Readonly<Record<string, string>> = {
  mother: 'mother mum mom mam mama mummy mutter mutti madre mamá mère mãe',
  father: 'father dad papa daddy vater vati padre papá père pai',
  parents: 'parents folks eltern padres parents pais',
  sister: 'sister sis schwester hermana sœur irmã sorella',
  brother: 'brother bro bruder hermano frère irmão fratello',
  twin: 'twin zwilling mellizo melliza gemela jumeau jumelle gémeo gémea',
  daughter: 'daughter tochter hija fille filha',
  son: 'son boy sohn hijo fils filho',
  children: 'kids children kinder hijos niños filhos enfants crianças',
  grandmother: 'grandma grandmother gran granny nan nana oma großmutter abuela grand-mère mamie avó avozinha nonna',
  grandfather: 'grandpa grandfather grandad granddad opa großvater abuelo grand-père papi papy avô',
  granddaughter: 'granddaughter enkelin nieta petite-fille neta',
  grandson: 'grandson enkel nieto petit-fils neto',
  partner:
    'partner husband wife spouse boyfriend girlfriend fiancé fiancée ehemann ehefrau marido esposa esposo pareja novio novia mari conjoint conjointe compagnon compagne copain copine companheiro companheira namorado namorada',
  ex: 'ex ex-wife ex-husband ex-boyfriend ex-girlfriend exfreund exfreundin exmann exfrau exmarido exmujer exnovio exnovia ex-mari ex-femme ex-copain ex-copine ex-marido ex-mulher',
  'mother-in-law': 'mother-in-law schwiegermutter suegra belle-mère sogra',
  'father-in-law': 'father-in-law schwiegervater suegro beau-père sogro',
  'in-laws': 'in-laws schwiegereltern suegros',
  'brother-in-law': 'brother-in-law schwager cuñado beau-frère cunhado',
  'sister-in-law': 'sister-in-law schwägerin cuñada belle-sœur cunhada',
  'son-in-law': 'son-in-law schwiegersohn yerno',
  'daughter-in-law': 'daughter-in-law schwiegertochter nuera',
  aunt: 'aunt auntie tante tía tata tatie',
  uncle: 'uncle onkel tío oncle tonton tio',
  cousin: 'cousin cousine prima primo',
  niece: 'niece nichte sobrina nièce sobrinha',
  nephew: 'nephew neffe sobrino neveu sobrinho',
  stepdaughter: 'stepdaughter stieftochter hijastra',
  stepson: 'stepson stiefsohn hijastro',
  stepmother: 'stepmother stepmum stepmom stiefmutter madrastra',
  stepfather: 'stepfather stepdad stiefvater padrastro',
  godchild: 'godson goddaughter godchild patenkind ahijado ahijada',
  friend: 'friend mate buddy pal freund freundin kumpel amigo amiga ami amie',
  neighbour: 'neighbour neighbor nachbar nachbarin vecino vecina voisin voisine vizinho vizinha',
  flatmate: 'flatmate roommate housemate mitbewohner mitbewohnerin colocataire coloc',
  boss: 'boss manager supervisor chef chefin jefe jefa cheffe patronne chefe',
  colleague: 'colleague coworker co-worker teammate kollege kollegin compañero compañera collègue colega',
  intern: 'intern trainee apprentice praktikant praktikantin becario becaria',
  nanny: 'nanny babysitter childminder niñera tagesmutter',
  landlord: 'landlord landlady vermieter vermieterin casero casera propriétaire senhorio senhoria',
  dog: 'dog puppy hund perro perra cachorro chien chienne chiot cão cadela',
  cat: 'cat kitten katze kater gato gata chatte chaton',
  horse: 'horse pony pferd caballo cheval cavalo',
  pet: 'rabbit hamster parrot budgie tortoise wellensittich kaninchen lapin coelho',
}

const relationByWord: ReadonlyMap<string, string> = new Map(
  Object.entries(RELATIONS).flatMap(([relation, words]) => words.split(' ').map((word): [string, string] => [fold(word), relation])),
)

/** Whether a folded word says who somebody is to the speaker: "mum", "schwester". */
export function isRelation(word: string): boolean {
  return relationByWord.has(word)
}

/** Words for one's partner that mean anybody where nobody's is said before them. */
const OWNED = /^(?:frau|mann|mujer|femme)$/

const POSSESSIVE =
  /^(?:my|our|your|mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unseren|unserer|mi|mis|nuestro|nuestra|nuestros|nuestras|mon|ma|mes|notre|nos|meu|minha|meus|minhas|mio|mia|mijn|onze|dein|deine|deinem|ihr|ihre|tu|tus|ton|ta|tes)$/
/** How parents call their children. */
const LITTLE =
  /^(?:and |but )?(?:(?:the|our|my) (?:little|wee|small|youngest|eldest|oldest|middle|baby)(?: one)? (?:is|has|was|goes|turned|turns|just|can|can['’]t|loves|hates|started|starts|starting|begins|began|wants|needs|plays|will|won['’]t|works|got|gets|doesn['’]t|speaks|reads|eats|studies|moved)|(?:unsere?|meine?) (?:älteste|jüngste|große|kleine|mittlere)r? (?!hund|freund|sorge)\p{Ll}+(?:t|st|rd|ag|at)|(?:mi|nuestr[oa]) (?:mayor|menor|pequeñ[oa]|median[oa]) (?:va|es|tiene|empieza|entra|juega|toca|estudia|vive|trabaja|cumple|no))(?!\p{L})/iu
/** Words that are names by themselves, without a possessive before them. */
const BARE = /^(?:dad|mum|mom|mama|papa|grandma|grandpa|grandad|granny|gran|nan|nana|oma|opa|mutti|vati|mamá|papá)$/
/** "Aunt Wilhelmina turns 100": the speaker's. */
const KIN_NAMED = /^(?:Aunt|Auntie|Uncle|Tante|Onkel|Tía|Tío|Tia|Tio|Oncle|Cousin) \p{Lu}\p{Ll}+/u
/** "A mum of two": what somebody is, and nobody's. */
const AS_ONE = /^(?:an?|being|single|new|young|working|proud|first-time|fellow|other)$/
const BETWEEN =
  /^(?:best|old|little|big|older|younger|elder|eldest|youngest|late|dear|own|twin|good|new|former|kleiner|kleine|großer|große|beste|bester|ältere|älterer|jüngere|jüngerer|neue|neuer|antigua|antiguo|mejor|line|two|three|only|first|second|boy|stepdad's)$/
const CJK: readonly (readonly [RegExp, string])[] = [
  [/祖母|おばあ/, 'grandmother'],
  [/祖父|おじい/, 'grandfather'],
  [/姉|妹/, 'sister'],
  [/兄|弟/, 'brother'],
  [/(?<!祖|叔|伯)母/, 'mother'],
  [/(?<!祖|叔|伯)父/, 'father'],
  [/息子/, 'son'],
  [/娘/, 'daughter'],
  [/いとこ|従兄弟|従姉妹|従弟|従妹/, 'cousin'],
  [/(?:叔|伯)父|おじさん/, 'uncle'],
  [/(?:叔|伯)母|おばさん/, 'aunt'],
  [/甥/, 'nephew'],
  [/姪/, 'niece'],
  [/孫/, 'grandchild'],
  [/友人|友達|友だち|親友/, 'friend'],
  [/同僚/, 'colleague'],
  [/上司/, 'boss'],
  [/妻|夫(?!婦)|旦那|婚約者/, 'partner'],
  [arabicRelation('اخت'), 'sister'],
  [arabicRelation('اخ|شقيق'), 'brother'],
  [arabicRelation('ام|والدت'), 'mother'],
  [arabicRelation('اب|والد'), 'father'],
  [arabicRelation('ابن|ولد'), 'son'],
  [arabicRelation('ابنت|بنت'), 'daughter'],
  [arabicRelation('زوج|زوجت|خطيب|خطيبت'), 'partner'],
  [arabicRelation('جدت'), 'grandmother'],
  [arabicRelation('جد'), 'grandfather'],
  [arabicRelation('مدير|مديرت|رئيس'), 'boss'],
]

/** Without any of these, none of the patterns above fits. */
const OTHER_LETTERS = /[\u0600-\uffff]/

/** Somebody of the speaker's, or of whom a held memory tells: "my sister", "his sister". */
function arabicRelation(stems: string): RegExp {
  return arabicPattern(`(?<![\\p{L}\\p{M}])[وفلب]?(?:${stems})(?:ي|ه|ها|نا|هم)(?![\\p{L}\\p{M}])`)
}

/** "We fly out of Oakland, my sister only told me today": who told it is not whom it is about. */
const REPORTS = /^ (?:only |just |has |had )?(?:told|tells|reminded|informed|texted|emailed|rang) (?:me|us)\b/

const REASON =
  /(?:, por|(?<!\p{L})(?:thanks to|because of|on the advice of|por (?:culpa|consejo|idea|orden|recomendación) de|gracias a|cosas? de|(?:idea|consejo|órden(?:es)?|orden|manías?|recomendación) de|wegen|dank|auf (?:wunsch|rat|anraten)(?: von)?|(?:eine )?idee von|à cause de|grâce à|(?:idée|conseil) de|por causa d[ao]|graças [ao]|(?:ideia|conselho) d[ao])) $/iu

/** The relation that a statement speaks about: "my sister lives …", "Dad's allergic …"; `null` for the speaker. */
export function subjectOf(text: string, searchAll = false): Subject | null {
  if (LITTLE.test(text)) return { relation: 'child', name: null }
  const words = toWords(text)
  for (let i = 0; i < words.length && (searchAll || i < 9); i += 1) {
    const word = words[i]
    if (word === undefined) continue
    const bare = word.lower.replace(/'s?$/, '')
    const before = words[i - 1]?.lower ?? ''
    const relation = relationOf(bare, before)
    if (relation === undefined) continue
    const beforeThat = words[i - 2]?.lower ?? ''
    // "My mother tongue", "mate instead of coffee, cosas de mi suegra": nobody it is about.
    if (/^(?:tongue|ships?|boards?|lode)$/.test(words[i + 1]?.lower ?? '') || (i > 2 && REASON.test(text.slice(0, words[i - 1]?.start ?? 0)))) continue
    const owned = POSSESSIVE.test(before) || (BETWEEN.test(before) && (POSSESSIVE.test(beforeThat) || POSSESSIVE.test(words[i - 3]?.lower ?? '')))
    const standing =
      (/^\p{Lu}/u.test(word.text) && KIN_NAMED.test(text.slice(word.start))) ||
      (BARE.test(bare) && !AS_ONE.test(before)) ||
      (before === 'the' && /^(?:dog|cat|boy|horse)$/.test(bare)) ||
      (searchAll && !/^(?:the|a|an)$/.test(before))
    if (!owned && !standing) continue
    const inLaw = words[i + 1]?.lower === 'in' && /^laws?$/.test(words[i + 2]?.lower.replace(/'s$/, '') ?? '') ? 2 : 0
    const after = words[i + 1 + inLaw]
    if (!searchAll && i > 2 && REPORTS.test(fold(text.slice(word.end)))) continue
    const end = words[i + inLaw]?.end ?? word.end
    const gap = after === undefined ? '' : text.slice(end, after.start)
    const name =
      after !== undefined && /^,? $/.test(gap) && /^\p{Lu}\p{Ll}+/u.test(after.text) && !word.lower.endsWith("'s") ? after.text.replace(/['’]s$/, '') : null
    return { relation: inLaw > 0 ? `${relation}-in-law` : relation, name }
  }
  if (OTHER_LETTERS.test(text)) for (const [pattern, relation] of CJK) if (pattern.test(text)) return { relation, name: null }
  return null
}

/** Relations that a text names anywhere, owned or not. */
export function relationsIn(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  let before = ''
  for (const { lower } of toWords(text)) {
    const relation = relationOf(lower.replace(/'s?$/, ''), before)
    if (relation !== undefined) found.add(relation)
    before = lower
  }
  if (OTHER_LETTERS.test(text)) for (const [pattern, relation] of CJK) if (pattern.test(text)) found.add(relation)
  return found
}

/** A manager of these is a program: "my password manager". */
export const OF_PROGRAMS = '(?:password|package|file|window|task|clipboard|download|version|session|boot|bookmark|tab|dependency)s?'
const PROGRAM = new RegExp(`^${OF_PROGRAMS}$`)

/** The relation that one word names; what stands before it tells for a few. */
export function relationOf(word: string, before: string): string | undefined {
  if (word === 'manager' && PROGRAM.test(before)) return undefined
  return (
    relationByWord.get(word) ??
    (OWNED.test(word) && POSSESSIVE.test(before) ? 'partner' : word === 'chat' && /^(?:mon|ton|son|notre|le)$/.test(before) ? 'cat' : undefined)
  )
}
