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
  twin: 'twin zwilling mellizo melliza gemela',
  daughter: 'daughter tochter hija fille filha',
  son: 'son boy sohn hijo fils filho',
  children: 'kids children kinder hijos niños',
  grandmother: 'grandma grandmother gran granny nan nana oma großmutter abuela',
  grandfather: 'grandpa grandfather grandad granddad opa großvater abuelo',
  granddaughter: 'granddaughter enkelin nieta',
  grandson: 'grandson enkel nieto',
  partner: 'partner husband wife spouse boyfriend girlfriend fiancé fiancée ehemann ehefrau marido esposa esposo pareja novio novia mari',
  ex: 'ex ex-wife ex-husband ex-boyfriend ex-girlfriend exfreund exfreundin exmann exfrau exmarido exmujer exnovio exnovia',
  'mother-in-law': 'mother-in-law schwiegermutter suegra',
  'father-in-law': 'father-in-law schwiegervater suegro',
  'in-laws': 'in-laws schwiegereltern suegros',
  'brother-in-law': 'brother-in-law schwager cuñado',
  'sister-in-law': 'sister-in-law schwägerin cuñada',
  'son-in-law': 'son-in-law schwiegersohn yerno',
  'daughter-in-law': 'daughter-in-law schwiegertochter nuera',
  aunt: 'aunt auntie tante tía',
  uncle: 'uncle onkel tío',
  cousin: 'cousin cousine prima primo',
  niece: 'niece nichte sobrina',
  nephew: 'nephew neffe sobrino',
  stepdaughter: 'stepdaughter stieftochter hijastra',
  stepson: 'stepson stiefsohn hijastro',
  stepmother: 'stepmother stepmum stepmom stiefmutter madrastra',
  stepfather: 'stepfather stepdad stiefvater padrastro',
  godchild: 'godson goddaughter godchild patenkind ahijado ahijada',
  friend: 'friend mate buddy pal freund freundin kumpel amigo amiga',
  neighbour: 'neighbour neighbor nachbar nachbarin vecino vecina',
  flatmate: 'flatmate roommate housemate mitbewohner mitbewohnerin',
  boss: 'boss manager supervisor chef chefin jefe jefa',
  colleague: 'colleague coworker co-worker teammate kollege kollegin compañero compañera',
  intern: 'intern trainee apprentice praktikant praktikantin becario becaria',
  nanny: 'nanny babysitter childminder niñera tagesmutter',
  landlord: 'landlord landlady vermieter vermieterin casero casera',
  dog: 'dog puppy hund perro perra cachorro',
  cat: 'cat kitten katze kater gato gata',
  horse: 'horse pony pferd caballo',
  pet: 'rabbit hamster parrot budgie tortoise wellensittich kaninchen',
}

const relationByWord: ReadonlyMap<string, string> = new Map(
  Object.entries(RELATIONS).flatMap(([relation, words]) => words.split(' ').map((word): [string, string] => [fold(word), relation])),
)

/** Words for one's partner that mean anybody where nobody's is said before them. */
const OWNED = /^(?:frau|mann|mujer|femme)$/

const POSSESSIVE =
  /^(?:my|our|your|mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unseren|unserer|mi|mis|nuestro|nuestra|nuestros|nuestras|mon|ma|mes|notre|nos|meu|minha|meus|minhas|mio|mia|mijn|onze|dein|deine|deinem|ihr|ihre|tu|tus|ton|ta|tes)$/
/** How parents call their children. */
const LITTLE =
  /^(?:and |but )?(?:the|our|my) (?:little|wee|small|youngest|eldest|oldest|middle|baby)(?: one)? (?:is|has|was|goes|turned|turns|just|can|loves|hates|started)\b/i
/** Words that are names by themselves, without a possessive before them. */
const BARE = /^(?:dad|mum|mom|mama|papa|grandma|grandpa|grandad|granny|gran|nan|nana|oma|opa|mutti|vati|mamá|papá)$/
const BETWEEN =
  /^(?:best|old|little|big|older|younger|elder|eldest|youngest|late|dear|own|twin|good|new|former|kleiner|kleine|großer|große|beste|bester|ältere|älterer|jüngere|jüngerer|neue|neuer|antigua|antiguo|mejor|line|two|three|only|first|second|boy|stepdad's)$/
const CJK: readonly (readonly [RegExp, string])[] = [
  [/姉|妹/, 'sister'],
  [/兄|弟/, 'brother'],
  [/母/, 'mother'],
  [/父/, 'father'],
  [/息子/, 'son'],
  [/娘/, 'daughter'],
  [/妻|夫/, 'partner'],
  [/أختي/, 'sister'],
  [/أخي/, 'brother'],
  [/أمي/, 'mother'],
  [/أبي/, 'father'],
  [/ابني/, 'son'],
  [/ابنتي/, 'daughter'],
]

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
    const owned = POSSESSIVE.test(before) || (BETWEEN.test(before) && (POSSESSIVE.test(beforeThat) || POSSESSIVE.test(words[i - 3]?.lower ?? '')))
    const standing = BARE.test(bare) || (before === 'the' && /^(?:dog|cat|boy|horse)$/.test(bare)) || (searchAll && !/^(?:the|a|an)$/.test(before))
    if (!owned && !standing) continue
    const after = words[i + 1]
    const gap = after === undefined ? '' : text.slice(word.end, after.start)
    const name =
      after !== undefined && /^,? $/.test(gap) && /^\p{Lu}\p{Ll}+/u.test(after.text) && !word.lower.endsWith("'s") ? after.text.replace(/['’]s$/, '') : null
    return { relation, name }
  }
  for (const [pattern, relation] of CJK) if (pattern.test(text)) return { relation, name: null }
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
  for (const [pattern, relation] of CJK) if (pattern.test(text)) found.add(relation)
  return found
}

function relationOf(word: string, before: string): string | undefined {
  return relationByWord.get(word) ?? (OWNED.test(word) && POSSESSIVE.test(before) ? 'partner' : undefined)
}
