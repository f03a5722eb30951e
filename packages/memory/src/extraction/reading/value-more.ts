/** Values by the words that stand beside them, where the patterns of the first languages do not reach. `keys`: the beginning of the keys that they are values of. */
interface Frame {
  readonly keys: string
  readonly pattern: RegExp
}

const NAME = "(\\p{Lu}[\\p{L}'’-]*(?: (?:d[aeo]s? |du |de la |la |le |les )?(?:\\p{Lu}|\\d)[\\p{L}\\d'’-]*){0,3})"
const AR_END = '(?=\\s+(?:منذ|الآن|مع|و[\\p{L}\\p{M}]{2,}|في|كل|من|هذا|قبل)(?!\\p{L})|\\s*[،.؛!؟]|\\s*$)'

const FRAMES: Readonly<Record<string, readonly Frame[]>> = {
  fr: [
    frame('home.city', `(?:habite|habitons|vi[st]|vivons|emménagé|déménagé|installée?s?)(?: \\p{L}+)? (?:à|aux?|en|sur|vers) (?:la |l['’])?${NAME}`),
    frame('work.employer', `(?:chez|rejoint|intégré|(?:travaille|bosse)(?: \\p{L}+)? (?:à|aux?|pour)) (?:la |le |les |l['’])?${NAME}`),
    frame('health.allergy', "allergi(?:que|e) (?:à la |à l['’]|à|aux?) ?([^,.;!?]{2,40})"),
    frame('person.shoe-size', '(?:chausse|pointure)[^\\d]{0,16}(\\d{2}(?:[.,]5)?)'),
    frame('work.role', '(?:nommée?|promue?|devenue?|suis|comme|en tant que) (?:une? )?(\\p{Ll}[\\p{L}-]+(?: de \\p{L}+| \\p{Ll}[\\p{L}-]{3,})?)'),
  ],
  pt: [
    frame('home.city', `(?:mor[oa]|moramos|viv[oe]|vivemos|mudei-me|me mudei)(?: \\p{L}+)? (?:em|n[oa]s?|para|pra) (?:[oa] )?${NAME}`),
    frame('work.employer', `(?:trabalh[oa]|comecei|entrei|fui contratad[oa])(?: \\p{L}+)? (?:em|n[oa]s?|para|pel[oa]) (?:[oa] )?${NAME}`),
    frame('health.allergy', '(?:alérgic[oa]|alergia) (?:ao?s?|às?) ([^,.;!?]{2,40})'),
    frame('person.shoe-size', '(?:calço|calçado|sapato)[^\\d]{0,16}(\\d{2}(?:[.,]5)?)'),
    frame('work.role', '(?:sou|é|como|promovid[oa] a|nomead[oa]) (\\p{Ll}[\\p{L}-]+)'),
  ],
  ja: [
    frame('home.city', '([^、。はがもに ]{1,12}?)(?:に|で)(?:は)?(?:住|暮ら|引っ?越)'),
    frame('work.employer', '([^、。はがも ]{1,16}?)(?:で働|に勤め|に入社|に転職|に就職|勤務)'),
    frame('health.allergy', '([^、。はがも ]{1,10}?)アレルギー'),
    frame('work.role', '([^、。はがも ]{1,12}?)(?:をして(?:い|お)|として|をやって)'),
    frame('person.name', '(?:名前は|私は)?([^、。はがも ]{1,12}?)(?:といいます|と言います|と申します)'),
    frame('person.name', '(?:名前は)([^、。はがも ]{1,12}?)(?:です|だ)'),
    frame('person.age', '([0-9０-９]{1,3}[歳才])'),
  ],
  ar: [
    frame('home.city', `(?:[أاينت](?:سكن|عيش|قيم)|انتقلت|انتقلنا)[\\p{L}\\p{M}]{0,2}(?: الآن)? (?:في|إلى) ([^،.؛!؟]{2,30}?)${AR_END}`),
    frame('work.employer', `(?:[أايت]عمل)(?: الآن)? (?:في|لدى|مع) ([^،.؛!؟]{2,30}?)${AR_END}`),
    frame('work.role', '(?:[أايت]عمل) ((?!في|لدى|مع|الآن)[\\p{L}\\p{M}]{3,14}(?: [\\p{L}\\p{M}]{3,12})?)'),
    frame('health.allergy', `حساسية (?:من|تجاه|ضد) ([^،.؛!؟]{2,30}?)${AR_END}`),
    frame('', '(?:اسمي|اسمها|اسمه) ([\\p{L}\\p{M}]{2,14})'),
  ],
}

/** The value of a key as French, Portuguese, Japanese and Arabic say it; `null` where no frame fits. */
export function valueByFrame(clause: string, language: string, key: string | null): string | null {
  for (const { keys, pattern } of FRAMES[language] ?? []) {
    if (keys !== '' && key?.startsWith(keys) !== true) continue
    const found = pattern.exec(clause)?.[1]
    if (found !== undefined) return found.trim()
  }
  return null
}

function frame(keys: string, source: string): Frame {
  return { keys, pattern: new RegExp(`(?<![\\p{Script=Latin}\\p{Script=Arabic}])${source}`, 'u') }
}
