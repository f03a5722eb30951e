import { fold } from '../language/words.ts'
import type { HeldView } from './held.ts'
import type { News, ValueIn } from './news.ts'
import type { Statement } from '../reading/statements.ts'
import { featuresOf, hasAkin } from '../keys/features.ts'
import { partsOf } from './parts.ts'
import type { Said } from './substitution.ts'

/** What comes one after the other: years at school, levels of a language. */
const STEPS: readonly (readonly string[])[] = [
  'erste zweite dritte vierte fünfte sechste siebte achte neunte zehnte elfte zwölfte dreizehnte',
  'primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo',
  'primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo',
  'cp ce1 ce2 cm1 cm2 sixième cinquième quatrième troisième seconde première terminale',
  'première deuxième troisième quatrième cinquième sixième',
  'a1 a2 b1 b2 c1 c2',
].map((words) => words.split(' '))
/** "primer", "primera", "dritten": the same step. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^(prime|terce)r$/, '$1ro'],
  [/^((?:primer|segund|tercer|cuart|quint|sext|séptim|octav|noven|décim|primeir|terceir|quart|sétim|oitav|non))as?$/, '$1o'],
  [/^(\p{L}+te)[nrs]$/u, '$1'],
]
const YEARS = '(?:klasse|semester|lehrjahr|jahr(?:gang)?|schuljahr|stufe|curso|grado|semestre|año|ano|série|année|classe|niveau|nivel|nível)'
const ORDINAL = new RegExp(
  `(?<![\\p{L}\\d])(?:(\\d{1,2})(?:\\.[ºª]?|º|ª|°|e|ème)?(?= ${YEARS}(?!\\p{L}))|([\\p{L}]{1,12}\\d?))(?: (${YEARS})(?!\\p{L}))?`,
  'giu',
)
const BEGINS =
  /(?<!\p{L})(?:empez(?:ó|ará)|empiezan?|comienzan?|pasa(?:n|rá)?(?: ya)? a|pasó a|entra(?:rá)?|entrou|começ(?:a|ou|am)|passa|passou|vai (?:para|no)|está (?:ya )?en|kommt|geht|wechselt|beginnt|ist jetzt|startet|entre(?:ra)?|passe(?:ra)?|(?:est )?passée?|attaque|commence|rentre|est (?:maintenant|désormais) en)(?!\p{L})/iu

/** "A minha filha começa o quinto ano" beside "A filha anda no quarto ano": the step after the one that is held, of the same one. */
export function nextStepIn({ text, language, sentences, statements }: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  if (language === 'en' || text.length >= 400) return []
  const found: News[] = []
  sentences.forEach((sentence, place) => {
    const statement = statements[place] ?? null
    if (statement === null) return
    const begins = BEGINS.test(sentence.text)
    const ordinals = [...sentence.text.matchAll(ORDINAL)]
    // "Na segunda ele entra no segundo ano": the one is a day of the week.
    const years = ordinals.filter(({ 1: count, 3: unit }) => count !== undefined || unit !== undefined)
    for (const match of years.length > 0 ? years : ordinals) {
      const step = stepOf(match)
      if (step === null) continue
      for (const view of held) {
        const old = isSame(statement, view, sentence.text, sentences[place - 1]?.text ?? '') ? valueIn(view) : null
        const before = old === null ? null : [...old.text.matchAll(ORDINAL)].map(stepOf).find((each) => each !== null)
        if (before == null || !follows(before, step) || !(begins || (LEVEL.test(step) && shares(statement, view)))) continue
        const start = sentence.start + match.index
        found.push({ view, start, end: start + match[0].trimEnd().length })
      }
    }
  })
  return found
}

function stepOf(match: RegExpExecArray): string | null {
  if (match[1] !== undefined) return match[1]
  const word = ENDINGS.reduce((all, [pattern, plain]) => all.replace(pattern, plain), fold(match[2] ?? ''))
  return STEPS.some((steps) => steps.includes(word)) ? word : null
}

function follows(before: string, step: string): boolean {
  if (/^\d+$/.test(before) && /^\d+$/.test(step)) return Number(step) === Number(before) + 1
  return STEPS.some((steps) => steps.includes(before) && steps[steps.indexOf(before) + 1] === step)
}

const LEVEL = /^[abc][12]$/

/** "El B2 de alemán se me resiste": the same language. */
function shares({ features, language }: Statement, view: HeldView): boolean {
  return [...partsOf(view, language).rest].some((stem) => hasAkin(features, stem))
}

/** About the same one of the speaker's, or both about the speaker; "he" and "she" are who was just named. */
function isSame({ subject, language }: Statement, view: HeldView, text: string, before: string): boolean {
  const { relations } = view.features
  if (subject !== null) return relations.has(subject.relation)
  if (relations.size === 0) return true
  return !FIRST.test(text) && [...featuresOf(before, language).relations].some((relation) => relations.has(relation))
}

const FIRST = /(?<!\p{L})(?:ich|wir|yo|nosotr[oa]s|eu|nós|je|nous|mi|meine?[nrm]?|meu|minha|mon|ma|empiezo|paso|começo|entro|passo)(?!\p{L})/iu
