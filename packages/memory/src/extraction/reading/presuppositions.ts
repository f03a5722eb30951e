import { AIDS } from './aids.ts'
import { gate } from './gate.ts'
import { type Span, toClauses } from '../language/sentences.ts'
import { fold } from '../language/words.ts'

/**
 * What a question or request takes for granted about the speaker: "now that I report to Ana, do I …", "as a nurse, …",
 * "should I tell my landlord in Graz …". Each is a stretch of the sentence.
 */
export function presuppositions(sentence: Span, language: string): readonly Span[] {
  const patterns = PATTERNS[language] ?? []
  const found: Span[] = []
  const lead = LEADING[language]?.exec(sentence.text)?.[1]
  if (lead !== undefined) {
    const span: Span = { text: lead, start: sentence.start, end: sentence.start + lead.length }
    found.push(...toClauses(span, language).filter((clause) => gate(clause, language).pass === 'statement'))
  }
  for (const pattern of patterns) {
    for (const match of sentence.text.matchAll(pattern)) {
      const text = (match[1] ?? match[0]).replace(/[\s,;:?!.-]+$/, '')
      const start = sentence.start + match.index + match[0].indexOf(text)
      if (text.length < 4 || SUPPOSED.test(fold(text)) || found.some((span) => span.start < start + text.length && start < span.end)) continue
      found.push({ text, start, end: start + text.length })
    }
  }
  return found
}

const SUPPOSED = /\b(?:if|were|would|might|could|may|wenn|hätte|wäre|si|fuera|tuviera)\b/
const NAME =
  "(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|I\\b)\\p{Lu}[\\p{L}'’.&-]+(?: (?:\\p{Lu}[\\p{L}'’.&-]+|&|of|de|del|la|y|the|\\d+))*"

/** What is said of whom was just named: "my carer Blessing, who comes mornings", "my grandfather Aurelio, a stonemason". */
const MORE = "(?:,? (?:who(?:se|['’]s)?|an?|the|aged|now|\\d+) [^,?.;:]{2,60}|, \\d{1,3}\\b)?"

const PATTERNS: Readonly<Record<string, readonly RegExp[]>> = {
  en: [
    /\b(being (?!said|able)[^,?.;]{3,60})(?=, (?:i|we|my|what|which|how)\b)/giu,
    /\b(when (?:i|we) [^,?;]{3,60}\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)days|every [\p{L}]+)[^,?;]{0,30})/giu,
    /\b(now that [^,?.;]{2,60}\b(?:my|our|me|us)\b[^,?.;]{0,60})/giu,
    /\b((?:with|because of|despite|given) (?:my|our) [\p{L}-]+(?: [\p{L}-]+){0,1})/giu,
    /\b([\p{L}]+ (?:at|from) (?:the |our |my )?(?:mosque|synagogue|church|temple|gurdwara|chapel|meeting house))\b/giu,
    /\b((?:me|i), (?:the|a|an) [\p{L}-]+(?: [\p{L}-]+){0,3}),/giu,
    /\b((?:now that|since|because|seeing as|given that|considering) (?:i|i'm|i’m|i've|i’ve|we|we're|we've|my|our)\b[^,?.;]{3,120})/giu,
    /\b((?:after|before|when|while) (?:i|we) (?:put|take|took|pick|picked|drop|dropped|moved|started|retired|finish|finished|get back from|walk|feed|leave)\b[^,?.;]{3,80})/giu,
    /\b(as (?:the only|the|a|an) (?!result|matter|rule|kid|child\b|side|bonus|consequence|whole|reminder|favou?r|joke|first|last|treat|gift|present)[\p{L}-]+(?: [\p{L}-]+){0,6}?)(?=[,?.!]| i\b| we\b)/giu,
    new RegExp(`\\b((?:[Mm]y|[Oo]ur) [\\p{L}-]+(?: [\\p{L}-]+){0,2} (?:in|from|at|called|named|near) ${NAME}${MORE})`, 'gu'),
    new RegExp(
      `\\b((?:[Mm]y|[Oo]ur) (?:best |old |new |little |big |older |younger |late |eldest |oldest |youngest |twin )?[\\p{Ll}-]+,? ${NAME}${MORE})`,
      'gu',
    ),
    /\b((?:my|our) (?:[\p{L}-]+ ){0,2}[\p{L}-]+,? who(?:se|['’]s)? [^,?.;:]{3,80})/giu,
    /\b((?:the|a|an) [\p{L}-]+(?: [\p{L}-]+){0,3}, (?:me|that's me|aka me)),/giu,
    new RegExp(`\\b(my ${AIDS}\\b[^,?.;]{0,60})`, 'giu'),
    /\b((?:i|we) (?:have|own|live|work|drive|am|take|use|play|keep)\b[^,?.;]{3,80}?) (?:so|and) (?:how|what|which|can|could|should|do)\b/giu,
    /\b(mine (?:is|are) [^,?.;]{2,60})/giu,
    /\b(for my (?:[\p{L}-]+ ){0,2}(?:allergy|condition|diabetes|asthma|husband|wife|son|daughter|twins|triplets|mother|father|mum|dad|dog|cat)\b[^,?.;]{0,60})/giu,
  ],
  de: [
    new RegExp(`\\b((?:[Ii]n der|[Mm]eine[rn]?) Probezeit (?:bei|im|in der|als) (?:der |dem )?${NAME})`, 'gu'),
    /\b((?:mit|wegen|trotz|bei|für|ohne|gegen) (?:meine[mnr]?|unsere[mnr]?) (?:\p{Ll}+ )?\p{Lu}?[\p{L}-]*(?:allergie|unverträglichkeit|intoleranz|asthma|diabetes|rheuma|migräne|neurodermitis|epilepsie|arthrose|gicht|zöliakie|depression|depressionen|prothese|zahnspange|schrittmacher|hörgerät|hörgeräte|rollstuhl|rollator|krücken|brille|kontaktlinsen|insulinpumpe|stoma|schwangerschaft|hüfte|bandscheibe|bandscheibenvorfall|bluthochdruck|adhs|schlafapnoe|dialyse)n?)(?!\p{L})/giu,
    /\b((?:meine[mnr]?|mein|unsere[mnr]?|unser) (?:\p{Ll}+ )?(?:zwei|drei|vier|fünf|sechs|\d+) \p{L}[\p{L}-]+)(?!\p{L})/giu,
    /\b((?:meine[mnr]?|mein|unsere[mnr]?|unser) neue[rnsm]? \p{Lu}[\p{L}-]+(?:,? \p{Lu}[\p{L}-]+)?)/gu,
    new RegExp(`\\b((?:in|auf|aus|bei|vor) (?:meine[mnr]?|unsere[mnr]?) \\p{Lu}[\\p{L}-]+(?:,| in| im| am)(?: de[rnm])? ${NAME})`, 'gu'),
    new RegExp(`\\b((?:meine[mnr]?|mein|unsere[mnr]?|unser) \\p{Lu}[\\p{L}-]+ (?:in|im|am|bei) (?!der|dem|den)${NAME})`, 'gu'),
    /\b(als (?:rollstuhlfahrer|diabetiker|allergiker|veganer|vegetarier|linkshänder|brillenträger|alleinerziehende|student|rentner|azubi|schichtarbeiter|selbständige|selbstständige|beamte|pendler|muslim|jüdin|christ|mieter|witwe|anfänger)(?:in|er|r|n)?)(?!\p{L})/giu,
    /\b((?:mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unseren|unserer) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)\b/gu,
    /\b((?:jetzt wo|seit|weil|da|nachdem) (?:ich|wir|mein|meine|unser|unsere)\b[^,?.;]{3,120})/giu,
    /\b(als (?!ob\b|ich\b|wir\b|nächstes\b|erstes\b|antwort\b|geschenk\b)[\p{Lu}][\p{L}-]+(?: (?:im|in|bei|am|an der|auf|für|der|des) [\p{L}-]+){0,2})/gu,
    new RegExp(`\\b((?:mein|meine|meinem|meinen|meiner|unser|unsere|unserem|unseren|unserer) \\p{Lu}[\\p{L}-]+ (?:in|aus|bei|namens) ${NAME})`, 'gu'),
    /\b((?:meine[mnr]?|mein|unsere[mnr]?|unser) \p{L}{0,14}(?:hund|katze|kater|dackel|pudel|welpe|terrier|retriever|labrador|neufundländer|schäferhund|mops|dogge|windhund|kaninchen|papagei|wellensittich|schildkröte|pferd|pony|hamster|meerschweinchen|frettchen|hühner|ziegen|schafe|bienen|zwillinge|drillinge|traktor|wohnwagen|wohnmobil|camper|lastenrad|schrebergarten|kleingarten|parzelle|gewächshaus|hausboot|segelboot|wärmepumpe|e-auto)[nes]{0,2})(?!\p{L})/giu,
  ],
  es: [
    /(?<!\p{L})((?:con|por|debido a|a pesar de|para|sin|contra) (?:mis?|nuestr[oa]s?|la|los|las|el) (?:alergia|intolerancia|asma|diabetes|reuma|migrañas?|epilepsia|artrosis|gota|celiaquía|depresión|ansiedad|prótesis|ortodoncia|brackets|marcapasos|audífonos?|silla de ruedas|muletas|gafas|lentillas|lentes|bomba de insulina|embarazo|hernia|hipertensión|tdah|dermatitis|rosácea|diálisis|quimio|rodilla operada)(?: (?:a|al|de) (?:las? |los |el )?[\p{L}]+(?: y [\p{L}]+)?)?)(?!\p{L})/giu,
    /(?<!\p{L})((?:mis|nuestr[oa]s) (?:dos|tres|cuatro|cinco|seis|\d+) [\p{L}]+)(?!\p{L})/giu,
    /(?<!\p{L})((?:mi|nuestr[oa]) nuev[oa] [\p{L}]+(?:,? \p{Lu}[\p{L}-]+)?)/gu,
    new RegExp(
      `(?<!\\p{L})((?:en )?(?:mi|nuestr[oa]) (?:barrio|pueblo|ciudad|colonia|comuna|zona|calle|cole|colegio|facultad|empresa|parroquia|sinagoga|mezquita|club)(?:,| de| en)? (?:el |la |los |las )?${NAME})`,
      'gu',
    ),
    /(?<!\p{L})(como (?:voy en silla de ruedas|diabétic[oa]|alérgic[oa]|celíac[oa]|vegan[oa]|vegetarian[oa]|zurd[oa]|jubilad[oa]|estudiante|autónom[oa]|madre soltera|padre soltero|musulm[aá]na?|judí[oa])(?: que soy)?)(?!\p{L})/giu,
    new RegExp(`((?:mi|mis|nuestro|nuestra|nuestros|nuestras) [\\p{L}]+(?: [\\p{L}]+)? (?:de|en|del|llamad[oa]) ${NAME})`, 'gu'),
    /((?:ahora que|desde que|como|ya que|porque) (?:soy|tengo|vivo|trabajo|me|mi|estoy|somos|tenemos|vivimos|nos)(?![\p{L}])[^,?.;]{3,120})/giu,
    /(como (?:[\p{L}]+(?:a|o|e|ista|or|ora)) que soy)/giu,
    /(?<!\p{L})(mi (?:perr[oa]|gat[oa]|cachorr[oa]|galgo|caniche|mastín|labrador|podenco|bulldog|loro|periquito|hámster|tortuga|caballo|conejo|hurón|gallinas|mellizos|gemelas|gemelos|trillizos|huerto|caravana|autocaravana|velero)(?: [\p{L}]+)?)(?!\p{L})/giu,
  ],
  fr: [
    new RegExp(`((?:mon|ma|mes|notre|nos) [\\p{L}-]+ (?:à|de|en) ${NAME})`, 'gu'),
    new RegExp(`((?:mon|ma|mes|notre|nos) (?:petite? |grande? |vieux |vieille |meilleure? )?[\\p{Ll}-]+,? ${NAME}(?: qui [^,?.;]{3,80})?)`, 'gu'),
    /((?:maintenant que|depuis que|comme|puisque|vu que|étant donné que|sachant que|parce que) (?:je|j['’]|nous|on|mon|ma|mes)[^,?.;]{3,120})/giu,
    /((?:en tant que|en ma qualité de|en qualité de|étant) [^,?.;]{3,60})/giu,
    /((?:avec|vu|malgré|étant donné) (?:mon|ma|mes|notre|nos) [^,?.;]{3,60})/giu,
    /((?:mon|ma|mes|notre|nos) [\p{L}-]+(?: [\p{L}-]+)? (?:est|a(?! été)|sont|ont|fête|aura|habite|vit|travaille) [^,?.;]{3,100})/giu,
  ],
  pt: [
    new RegExp(`((?:meu|minha|meus|minhas) [\\p{L}-]+ (?:de|em|no|na) ${NAME})`, 'gu'),
    new RegExp(`((?:meu|minha|meus|minhas) (?:melhor |querid[oa] )?[\\p{Ll}-]+,? ${NAME}(?:,? que [^,?.;]{3,80})?)`, 'gu'),
    /((?:agora que|desde que|já que|uma vez que|visto que|porque|como) (?:eu|sou|tenho|moro|vivo|trabalho|estou|somos|temos|a minha|o meu|minha|meu)(?!\p{L})[^,?.;]{3,120})/giu,
    /((?:enquanto|na qualidade de) (?!eu |isso|o |a |ele|ela)[\p{L}-]+[^,?.;]{0,60}|sendo (?:eu )?[^,?.;]{3,60})/giu,
    /^(?:e |então )?(como (?!sempre|já|assim|se |que |é |eu |foi|está)[\p{Ll}-]+(?: [\p{Ll}-]+){0,3})(?=, )/giu,
    /((?:com|apesar d[oa]|devido (?:ao|à)) (?:o meu|a minha|os meus|as minhas|meu|minha|meus|minhas) [^,?.;]{3,60})/giu,
  ],
  ja: [
    /((?:私|僕|俺|うち|我が家)の[^、。?？「]{2,24}「?[^、。?？]{0,12}」?)(?=は|が|に|を|も|と)/gu,
    /([\p{L}ー]{2,14}として(?:働いて|勤めて|の)?[^、。?？]{0,20})(?=[、。?？])/gu,
  ],
  ar: [
    /(?<![\p{L}\p{M}])((?:بصفتي|كوني|باعتباري|بما أنني|بما أني|لأنني|لأني) [^،؟?.]{3,80})/gu,
    /(?<![\p{L}\p{M}])[وفلب]?((?:ابني|ابنتي|بنتي|أمي|والدتي|والدي|أبي|أخي|أختي|زوجي|زوجتي|جدي|جدتي|صديقي|صديقتي) [^،؟?.]{0,30}?(?:الذي|التي|المصاب|المصابة|البالغ|البالغة|وعمره|وعمرها|عمره|عمرها) [^،؟?.]{2,60})/gu,
    /(?<![\p{L}\p{M}])((?:مع|بسبب|رغم) (?:مرضي|حساسيتي|إصابتي|حملي|دوامي|عملي) [^،؟?.]{2,60})/gu,
  ],
}

/** What stands before the question or the task in its sentence, where no classifier weighs the whole: "My sister is a vet, what do I give her?" */
const LEADING: Readonly<Record<string, RegExp>> = {
  fr: /^([^?]{6,200}?),\s+(?=(?:et |alors |du coup |donc |mais )?(?:tu|t['’]as|t['’]aurais|vous|est-ce|comment|que|qu['’]\p{L}+|quoi|quels?|quelles?|où|quand|combien|pourquoi|peux-tu|pouvez-vous|pourrais-tu|as-tu|aurais-tu|connais-tu|une idée|des idées|un conseil|c['’]est quoi|faut-il|y a-t-il|dois-je|puis-je|qui|à quelle?|par où|il (?:faut|vaut|y a)|je (?:peux|dois|fais|prends|mets|lui|leur|commence)|ça)(?!\p{L}))/iu,
  pt: /^([^?]{6,200}?),\s+(?=(?:e |então |mas )?(?:o que|que|como|quais|qual|onde|quando|quanto|quantos|quantas|porque|por que|será|podes|pode|poderias|dá|há|devo|posso|tens|sabes|você|conheces|a que|em que|de que|com que|ajudas-me|me ajuda|alguma)(?!\p{L}))/iu,
  ja: /^([^。?？]{4,80}?(?:ので|から|のですが|んですが|ですが|ますが|けど|けれど|けれども|ため))[、,]/u,
  ar: /^([^؟?]{6,160}?)[،,]\s?(?=[وف]?(?:كيف|ما|ماذا|هل|أين|متى|لماذا|كم|أي|من|بماذا|بم|ساعدني|اقترح|هلا|أريد|أحتاج|أعطني)(?![\p{L}]))/u,
}
