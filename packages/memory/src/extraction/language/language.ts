import { fold, toWords } from './words.ts'

const FUNCTION_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: toSet(
    "the a an i i'm i've my me we our you your is are was it's it of and to in on with for not from at be have has do don't this that please always never he she his her they but so as if about when what which forget delete erase",
  ),
  de: toSet(
    'dich dir mehr nichts damit weg geht doch nur hast bist kein keine über der die das ein eine einen einem ich mein meine meinen meiner mir mich wir unser unsere du dein ist sind war und zu im in mit für nicht auf von bei habe hat den dem des es bitte immer nie aber als wie was wo jetzt ab seit am zum zur sich auch heißt heiße wohne alles mal eigentlich kannst noch schon heute gestern wieder uns seit gegen ohne kann muss wird werde gibt hab dem vom beim dass weil denn dann etwas viel sehr ganz gerade inzwischen meins unser unseren unserem vertrage heisst heisse arbeite trinke esse fahre lerne gehe mach nimm vergiss dieses diese dieser',
  ),
  es: toSet(
    'el la los las un una yo mi mis me nos nuestro nuestra tú tu es son soy era y a en con para no de del por tengo tiene por favor siempre nunca pero que como cuando qué ahora desde al se lo le su sus ya muy cómo cuál hay está estoy vivo voy he hemos han fue hace hoy ayer todos todas años trabajo mucho bien solo otra otro nuevo nueva este esta eso esa dónde puedo quiero gusta hago uso llevo tenemos somos nosotros quién sin sobre hasta más menos porque también olvida borra lo los',
  ),
  fr: toSet(
    "le la les un une je j'ai mon ma mes nous notre tu ton est sont et à en avec pour pas de du des au aux que qui dans sur c'est ce toujours jamais mais suis ne se s'il te plaît vous votre ai il elle ça cette ces chez mois dernier dernière depuis désormais maintenant peux fait fille fils sœur frère leur elles ils était étais quand où lieu aussi très semaine matin toutes tous calcule traduis résume écris explique notre",
  ),
  pt: toSet(
    'o a os as um uma eu meu minha meus me nós nosso você é são sou e em com para não de do da dos das por tenho sempre nunca mas que como quando agora no na ao se já faz aqui diante pode podes está estou isto isso ele ela dele dela à às aos pelo pela meus minhas muito também ainda ontem hoje amanhã comecei tem têm foi vai fazer gosto moro mora trabalho quero prefiro dia dias anos lhe mês ano então só mais gente pra pro voltar chamar filho filha mãe pai irmã irmão lembra esquece apaga qual quais à temos somos mudei uma acho acabei gostava vou nosso nossa tudo',
  ),
  it: toSet('il lo la i gli le un una io mio mia mi noi nostro tu è sono e a in con per non di del della che come quando sempre mai ma ho ha abito adesso'),
  nl: toSet('de het een ik mijn me wij ons onze jij je jouw is zijn en te in met voor niet van bij heb heeft altijd nooit maar als wat nu ook'),
}

/** Small words of one language only, which tell it in a short text too. */
const SURE: ReadonlySet<string> = toSet(
  'forget delete erase je suis une dans nous désormais não você meu minha sou tenho moro trabalho gosto prefiro estou ik mijn abito sono',
)

const SCRIPTS: readonly (readonly [pattern: RegExp, language: string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Devanagari}/u, 'hi'],
]

/** Language of a text by its script and its small words; `fallback` when neither tells. */
export function detectLanguage(text: string, fallback = 'en'): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin * 2 < letters) return SCRIPTS.find(([pattern]) => pattern.test(text))?.[1] ?? 'und'
  const scores = new Map<string, number>()
  for (const { lower } of toWords(text.slice(0, 2000))) {
    for (const [language, set] of Object.entries(FUNCTION_WORDS))
      if (set.has(lower)) scores.set(language, (scores.get(language) ?? 0) + (SURE.has(lower) ? 2 : 1))
  }
  if (/[¿¡ñ]/.test(text)) scores.set('es', (scores.get('es') ?? 0) + 2)
  if (/[äöüß]/.test(text)) scores.set('de', (scores.get('de') ?? 0) + 1)
  if (/[ãõ]/.test(text)) scores.set('pt', (scores.get('pt') ?? 0) + 2)
  if (/[çèêœûù]/.test(text)) scores.set('fr', (scores.get('fr') ?? 0) + 1)
  if (/ç/.test(text)) scores.set('pt', (scores.get('pt') ?? 0) + 1)
  if (/\p{L}ç(?:ão|ões|ar|ou|as?|os?|ei)(?!\p{L})/iu.test(text)) scores.set('pt', (scores.get('pt') ?? 0) + 1)
  if (/\p{L}-(?:me|te|lhes?|nos)(?!\p{L})/iu.test(text)) scores.set('pt', (scores.get('pt') ?? 0) + 2)
  if (/\p{L}-(?:moi|toi|les?|nous|vous|tu)(?!\p{L})/iu.test(text)) scores.set('fr', (scores.get('fr') ?? 0) + 1)
  if (
    /(?<!\p{L})(?:j['’]\p{L}|qu['’]\p{L}|on (?:se|va|peut|ne|vient|habite|vit) |n['’]\p{L}|s['’]est |(?:on|elle|ils?|elles) (?:a|ont) \p{L}{2,14}ée?s?(?!\p{L}))/iu.test(
      text,
    )
  )
    scores.set('fr', (scores.get('fr') ?? 0) + 1)
  if (/(?<!\p{L})(?:qu|[cdjlmn])['’]\p{L}{2}/iu.test(text)) scores.set('fr', (scores.get('fr') ?? 0) + 1)
  let best = fallback
  // Of a few words one small word tells little: "AB negative" is not German.
  const lead = letters < 24 ? 1 : 0
  for (const [language, score] of scores) if (score > (scores.get(best) ?? 0) + (best === fallback ? lead : 0)) best = language
  return best
}

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(fold))
}
