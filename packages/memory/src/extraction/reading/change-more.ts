type Slot = 'next' | 'old'
type Pattern = readonly [pattern: RegExp, slots: readonly Slot[]]

const BOTH: readonly Slot[] = ['old', 'next']
const TURNED: readonly Slot[] = ['next', 'old']
const NEXT: readonly Slot[] = ['next']

const FR_X = '([^,;:.!?]{1,60}?)'
/** Without another word before a place or a thing: the nearest one counts. */
const FR_NEAR = '((?:(?!(?<!\\p{L})(?:à|aux?|en|du|des|chez|est|que|les?|la)(?!\\p{L}))[^,;:.!?]){1,60}?)'
const FR_END =
  "(?=\\s+(?:maintenant|désormais|à présent|depuis|dès|cette (?:semaine|année)|ce mois|le mois|la semaine|l['’]an|l['’]année|hier|aujourd['’]hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|il y a|finalement|en (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))(?!\\p{L})|\\s*[,;.!?:]|\\s*$)"
const FR_Y = `(.{1,60}?)${FR_END}`
const FR_N = "(?:les? |la |l['’]|une? |d[eu]s? |de la |de l['’]|d['’]|mon |ma |mes |notre |nos |chez |à |aux? |en |celui |celle |ceux |que ){0,3}"
const FR_START = '(?<![\\p{L}])'

const PT_X = '([^,;:.!?]{1,60}?)'
const PT_NEAR = '((?:(?!(?<!\\p{L})(?:é|são|às?|aos?|em|n[oa]s?|d[oa]s?|por|que)(?!\\p{L}))[^,;:.!?]){1,60}?)'
const PT_END =
  '(?=\\s+(?:agora|já|desde|este (?:mês|ano)|esta semana|no (?:mês|ano) passado|na semana passada|ontem|hoje|há|na (?:segunda|terça|quarta|quinta|sexta)|no (?:sábado|domingo)|em (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro))(?!\\p{L})|\\s*[,;.!?:]|\\s*$)'
const PT_Y = `(.{1,60}?)${PT_END}`
const PT_N =
  '(?:[oa]s? |uma? |d[eoa]s? |n[oa]s? |em |ao |aos |à |às |meus? |minhas? |nossos? |nossas? |viver |morar |trabalhar |para |usar |beber |tomar ){0,3}'
const PT_START = '(?<![\\p{L}])'

const JA_FROM = '(?:^|[をはがもで、。])'
const JA_X = '([^をはがも、。！!]{1,24}?)'
const JA_Y = '([^、。！!]{1,24}?)'

const AR_X = '([^،.؛!؟]{1,40}?)'
const AR_END =
  '(?=\\s+(?:الشهر|الأسبوع|السنة|العام|هذا|هذه|أمس|اليوم|الآن|منذ|قبل|حالي[\\p{L}\\p{M}]*|مؤخر[\\p{L}\\p{M}]*|في (?:يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر))|\\s*[،.؛!؟]|\\s*$)'
const AR_Y = `([^،.؛!؟]{1,40}?)${AR_END}`
const AR_START = '(?<![\\p{L}\\p{M}])[وف]?'

/** How other languages say that one thing has taken the place of another, in the order in which they are tried. */
export const MORE_CHANGES: Readonly<Record<string, readonly Pattern[]>> = {
  fr: [
    of(`(\\d{1,2} \\p{L}{3,9}),? (?:et )?pas (?:le |du )?\\d{1,2}(?!\\d| \\p{L}|\\p{L})`, NEXT),
    of(`(\\d[^,;.!?]{0,30}?),? (?:et )?(?:pas|non(?: pas)?|plus) ${FR_N}(\\d.{0,24}?)${FR_END}`, TURNED),
    of(
      `${FR_START}(?:passée?s?|changé|déménagé|basculé|mutée?s?|migré|transférée?s?|promue?s?|montée?)(?!\\p{L})[^,;.]{0,24}? (?:de |du |des |d['’])(?:chez |la |l['’])?${FR_X} (?:à|aux?|chez|pour|vers|en) ${FR_N}${FR_Y}`,
      BOTH,
    ),
    of(
      `${FR_START}(?:remplacé|troqué|échangé|changé|vendu|quitté|lâché|laissé|abandonné|délaissé) ${FR_N}${FR_X} (?:par|pour|contre|et (?:(?:j['’]ai|je|pris|acheté|rejoint)(?: pris| acheté| rejoint| suis \\p{L}+)?)) ${FR_N}${FR_Y}`,
      BOTH,
    ),
    of(
      `${FR_START}(?:laissé tomber|arrêté|abandonné|quitté|plaqué|lâché) ${FR_N}${FR_X},?(?: et| pour| maintenant| désormais| à la place){1,3},? (?:(?:je |j['’]|on |nous |c['’])(?:me suis \\p{L}+ |ai \\p{L}+ |\\p{L}+ ))?${FR_N}${FR_Y}`,
      BOTH,
    ),
    of(
      `${FR_START}n(?:e |['’])(?:\\p{L}+ )?[\\p{L}'’]+ plus ${FR_N}${FR_X}[,;] (?:mais |et |seulement |uniquement |maintenant |désormais |plutôt ){0,3}(?:(?:je |j['’]|on |nous |c['’]|il |elle )(?:ai |suis |me suis |a |est )?(?:\\p{L}+ )?)?(?:maintenant |désormais |plutôt )?${FR_N}${FR_Y}`,
      BOTH,
    ),
    of(
      `${FR_START}(?:est|sont|c['’]est|suis|à|aux?|en(?! fait)|du|des|chez|les?|la|s['’]appelle|prends|bois|mange|utilise) (?:les? |la |l['’]|une? )?${FR_NEAR},? (?:(?:et )?(?:pas|non(?: pas)?)|(?:et|mais) plus) ${FR_N}${FR_Y}`,
      TURNED,
    ),
    of(`${FR_START}(?:ce n['’]est|n['’]est|c['’]est) (?:pas|plus) ${FR_N}${FR_X},? (?:mais|c['’]est)(?: plutôt)? ${FR_N}${FR_Y}`, BOTH),
    of(
      `${FR_START}(?:au lieu|à la place) (?:de |du |des |d['’])(?:me |la |l['’])?${FR_X}, (?:(?:je |j['’]|on |c['’])(?:ai |me |\\p{L}+ ))?${FR_N}${FR_Y}`,
      BOTH,
    ),
    of(
      `${FR_START}(?:à|aux?|en|du|des|chez|le|la|les|un|une|par|est) ([^,;.!? ]{1,30}(?: [^,;.!? ]{1,20}){0,2}?),? (?:au lieu|plutôt|à la place) (?:que |qu['’]|de |du |des |d['’])(?:à |aux? |en |le |la |les |me |chez |un |une )?${FR_Y}`,
      TURNED,
    ),
    of(`([^,;.!? ]{2,30}),? (?:au lieu|plutôt|à la place) (?:que |qu['’]|de |du |des |d['’])(?:à |aux? |en |le |la |les |me |chez |un |une )?${FR_Y}`, TURNED),
    of(
      `${FR_START}(?:reportée?s?|décalée?s?|avancée?s?|repoussée?s?|déplacée?s?|fixée?s?|passée?s?|passe|transférée?s?|promue?s?|nommée?s?|mutée?s?|revenue?s?|retournée?s?|installée?s?|(?:em|dé)ménagé|mise?s?|embauchée?s?)(?: (?:maintenant|désormais|finalement|vivre|travailler)){0,2} (?:à|aux?|en(?! (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|\\d))|chez|comme|de|par) ${FR_N}${FR_Y}`,
      NEXT,
    ),
    of(`${FR_START}(?:rejoint|rejoins|intégré|opté pour|adopté|devenue?s?|(?:ai|a|avons) pris) ${FR_N}${FR_Y}`, NEXT),
    of(
      `${FR_START}(?:maintenant|désormais|dorénavant|à présent|finalement)[, ]+(?:(?:je |j['’]|on |nous |il |elle |c['’])(?:me |suis |ai )?\\p{L}+ )${FR_N}${FR_Y}`,
      NEXT,
    ),
    of(
      `${FR_START}(?:c['’]est|est|sont|habite|travaille|bosse|vis|suis|prends|bois|utilise|s['’]appelle) (?:maintenant|désormais|plutôt|à présent|dorénavant) ${FR_N}${FR_Y}`,
      NEXT,
    ),
    of(
      `${FR_START}(?:c['’]est|est|suis|sommes|travaille|habite|vis|roule|utilise|prends|bois) ${FR_N}${FR_X} (?:maintenant|désormais|à présent|dorénavant)(?!\\p{L})`,
      NEXT,
    ),
    of(
      `^(?:non|erreur|correction|rectification|pardon|en fait|je voulais dire|oups)(?!\\p{L}).{0,50}?(?:c['’]est|est|sont|à|s['’]appelle) ${FR_N}${FR_Y}`,
      NEXT,
    ),
  ],
  pt: [
    of(`(\\d{1,2} de \\p{L}{4,9}),? (?:e )?não (?:a |em |no dia |o )?\\d{1,2}(?!\\d| de|\\p{L})`, NEXT),
    of(`(\\d[^,;.!?]{0,30}?),? (?:e )?não ${PT_N}(\\d.{0,24}?)${PT_END}`, TURNED),
    of(
      `${PT_START}(?:mud|pass|migr|transfer|vi(?:m|emos)|fu(?:i|mos)|foi|saltei|saí|saiu)\\p{L}*(?:-me|-se|-nos)?(?!\\p{L})[^,;.]{0,24}? d[eoa]s? ${PT_X} (?:para|pra|pro|ao?s?|por) ${PT_N}${PT_Y}`,
      BOTH,
    ),
    of(
      `${PT_START}(?:troqu|troc|substitu|vend|larg|deix|abandon|sa[ií])\\p{L}* (?:d[eoa]s? |[oa]s? |uma? |meus? |minhas? ){0,3}${PT_X} (?:por|pel[oa]s?|e (?:agora |já )?(?:fui|foi|comprei|comprou|entrei|entrou|comecei|começou|passei|passou|estou|uso|toco|bebo|tomo|faço|vou|virei)) ${PT_N}${PT_Y}`,
      BOTH,
    ),
    of(
      `${PT_START}(?:já não|não) (?:me )?\\p{L}+ (?:mais )?${PT_N}${PT_X}(?: mais)?[,;] (?:e |mas |só |sim |agora |já |desde \\p{L}+ ){0,3}(?:(?:estou|moro|vivo|trabalho|uso|tomo|bebo|é|são|toco|ando|fui|mudei|passei|faz|faço|joga|toca|usa|bebe|come|vive|mora|trabalha|estuda|anda|está)(?:-me)? )?(?:agora |já )?${PT_N}${PT_Y}`,
      BOTH,
    ),
    of(
      `${PT_START}(?:é|são|sou|aos?|às?|em|n[oa]s?|d[oa]s?|com|um|uma|por) ([^,;.!? ]{1,30}(?: [^,;.!? ]{1,20}){0,3}?),? (?:em vez|em lugar|ao invés) d[eoa]s? (?:aos? |às? |[oa]s? |em |n[oa]s? )?${PT_Y}`,
      TURNED,
    ),
    of(`([^,;.!? ]{2,30}),? (?:em vez|em lugar|ao invés) d[eoa]s? (?:aos? |às? |[oa]s? |em |n[oa]s? )?${PT_Y}`, TURNED),
    of(`${PT_START}(?:é|são|sou|chama-se|às|aos?|em|n[oa]s?|d[oa]s?|por) ${PT_NEAR},? (?:e )?não (?:é )?${PT_N}${PT_Y}`, TURNED),
    of(`${PT_START}não é ${PT_N}${PT_X}, (?:é|mas sim|mas) ${PT_N}${PT_Y}`, BOTH),
    of(
      `${PT_START}(?:adiad[oa]s?|antecipad[oa]s?|transferid[oa]s?|mudad[oa]s?|remarcad[oa]s?|marcad[oa]s?|promovid[oa]s?|pass(?:ei|ou|ámos)|sub(?:i|iu)|desceu|mud(?:ei|ou|ámos|amos|ámo|amo)(?:-me|-se|-nos)?|volt(?:ei|ou|ámos)) (?:agora |já )?(?:para|pra|pro|aos?|às?|a) ${PT_N}${PT_Y}`,
      NEXT,
    ),
    of(`${PT_START}(?:comec(?:ei|ou)|começou|entr(?:ei|ou)|fui contratad[oa]|trabalho)(?: \\p{L}+)? (?:em|n[oa]s?|para|pel[oa]) ${PT_N}${PT_Y}`, NEXT),
    of(`${PT_START}(?:me cham(?:ar|e|a)|chama-me|chamar-me|trat[ae]-me por) (?:de |por )?${PT_Y}`, NEXT),
    of(
      `${PT_START}(?:agora|já|afinal)[, ]+(?:[oa]s? [\\p{L} ]{2,30}? )?(?:é|são|fica|estou|estamos|moro|vivo|trabalho|uso|tomo|bebo|toco|ando|jogo|prefiro|chama-se|se chama|faz|tem|tenho)(?: com)? ${PT_N}${PT_Y}`,
      NEXT,
    ),
    of(`^(?:não|engano|correção|na verdade|quis dizer|desculpa|aliás)(?!\\p{L}).{0,50}?(?:é|são|chama-se|às|no dia) ${PT_N}${PT_Y}`, NEXT),
  ],
  ja: [
    of(
      `${JA_FROM}([^をはがもで、。！!]{1,24}?)から${JA_Y}(?:に|へ)(?:引っ?越|引越|移|転職|転勤|異動|変わ|変え|替え|換え|代わ|買い替|買い換|乗り換|切り替|変更|転校|延期|昇進|移籍|戻|なり|なっ|しま|上が|下が|値上)`,
      BOTH,
    ),
    of(`${JA_FROM}${JA_X}(?:では|じゃ)なく(?:て)?[、,]?${JA_Y}(?:です|でした|だ(?!け)|に(?!は)|で|を|が|の|と|。|$)`, BOTH),
    of(
      `(?:^|[、。])${JA_X}(?:を|は|も|には?|で)(?:もう)?(?:やめ|辞め|退職し|卒業し|手放し|売っ)(?:て|たので|まして|た|ました)?[、。,]?(?:今は|最近は|代わりに|これからは|いまは|現在は|今では)?${JA_Y}(?:を|に|で(?!す))`,
      BOTH,
    ),
    of(`(?:正しくは|正解は|本当は|実は)[、,]?(?:[^、。はが]{1,16}[はが])?${JA_Y}(?:です|だ|でした)`, NEXT),
    of(`(?:今は|今では|現在は|いまは)[、,]?${JA_Y}(?:です|だ)(?:。|$)`, NEXT),
    of(
      `(?:今は|今では|現在は|いまは|(?:先月|先週|今年|今月|来月|昨日|今週|春|[0-9０-９]{1,2}月)から(?:は)?|最近は|これからは|今後は)[、,]?(?:[^、。はが]{1,10}は)?${JA_Y}(?:に(?!は)|で(?!す)|を|が)`,
      NEXT,
    ),
    of(
      `(?:^|[はが、])(?:今年|今月|来月|昨日|先週|先月|もう|ついに|やっと|この春)?([^、。はが]{1,24}?)(?:に|へ)(?:なりました|なった|なります|変わりました|変わった|変わります|変更|変えました|延期|引っ?越し|上がり|上がった|下がり|下がった|転職し|異動|昇進|移り|移転|入社|乗り換え|買い替え|転勤)`,
      NEXT,
    ),
    of(`(?:間違|訂正|違い|違う|失礼|勘違い)[^、。]{0,12}[、。:：]?(?:[^、。はが]{1,20}[はが])?${JA_Y}(?:です|だ|でした)`, NEXT),
  ],
  ar: [
    of(`${AR_START}(?:انتقل|نُقل|نقل|تحو|غي|سافر)[\\p{L}\\p{M}]* [^،.؛!؟]{0,20}?من ${AR_X} [إا]لى ${AR_Y}`, BOTH),
    of(
      `${AR_START}(?:لم (?:أعد|اعد|نعد|يعد|تعد)|ما عدت)(?: [\\p{L}\\p{M}]+)??(?: (?:في|لدى|مع|من|إلى|عند))? ${AR_X}[،,.؛] ?(?:بل )?(?:[\\p{L}\\p{M}]+ ){0,3}?(?:في|لدى|مع|إلى|عند) ${AR_Y}`,
      BOTH,
    ),
    of(
      `${AR_START}(?:لم (?:أعد|اعد|نعد|يعد|تعد)|ما عدت) [\\p{L}\\p{M}]+ ${AR_X}[،,.؛] ?(?:بل )?(?:[\\p{L}\\p{M}]+ )(?:الآن |حالي[\\p{L}\\p{M}]* )?${AR_Y}`,
      BOTH,
    ),
    of(
      `(?:^|\\s)(?:يوم|في|من|إلى|الساعة|رقم(?: [\\p{L}\\p{M}]+)?|هو|هي|هذا|باسم|اسم[\\p{L}\\p{M}]{1,3}) ([^،.؛!؟]{1,30}?)[،,]? (?:وليست?|لا|ليست?) (?:يوم |في |من |إلى |الساعة |هو |هي )?${AR_Y}`,
      TURNED,
    ),
    of(`(?<=\\s)([^\\s،.؛!؟]{1,24})[،,]? (?:وليست?|لا) (?:يوم |في |من |إلى |ب)?${AR_Y}`, TURNED),
    of(`${AR_START}(?:ليست?|ليس) ${AR_X}[،,]? بل ${AR_Y}`, BOTH),
    of(
      `(?:^|\\s)(?:يوم|في|من|إلى|الساعة|هو|هي) ([^،.؛!؟]{1,30}?)[،,]? (?:بدل[\\p{L}\\p{M}]{0,3}|عوض[\\p{L}\\p{M}]{0,3})(?: من| عن)? (?:يوم |في )?${AR_Y}`,
      TURNED,
    ),
    of(`(?<=\\s)((?:ال[\\p{L}\\p{M}]+ )?[^\\s،.؛!؟]{1,24}) (?:بدل[\\p{L}\\p{M}]{0,3}|عوض[\\p{L}\\p{M}]{0,3})(?: من| عن)? ${AR_Y}`, TURNED),
    of(
      `${AR_START}(?:تركت|هجرت|[أا]قلعت عن|توقفت عن|بعت|تخليت عن|استقلت من|غادرت)[\\p{M}]? (?:العمل (?:في|لدى) |شرب |عملي (?:في|لدى) |وظيفتي في )?${AR_X}،? و(?:صرت|[أا]صبحت|بد[أا]ت|انتقلت|التحقت|اشتريت|[أا]عمل|انضممت)(?: (?:العمل|[\\p{L}\\p{M}]{3,9}))??(?: الآن)? (?:إلى |في |لدى |ب)?${AR_Y}`,
      BOTH,
    ),
    of(`${AR_START}(?:استبدلت|بد[ّ]?لت|غي[ّ]?رت) ${AR_X} (?:ب|إلى )${AR_Y}`, BOTH),
    of(
      `${AR_START}(?:[أا]صبح|صار|صرت|بات|ترقي|ترق|ت[أا]جل|نُ?قل|تحول|انتقل|التحق|انضم|بد[أا]|عدت|رجعت|تغي[ّ]?ر)[\\p{L}\\p{M}]*(?: العمل| [أيت][\\p{L}\\p{M}]{3,7}| [\\p{L}\\p{M}]{2,9}ي)?(?: الآن)? (?:في|إلى|يوم|لدى|مع|من) ${AR_Y}`,
      NEXT,
    ),
    of(`الجديدة?(?: [\\p{L}]{2,4})? (?:اسم[\\p{L}\\p{M}]{1,2}|هو|هي) ${AR_Y}`, NEXT),
    of(`${AR_START}(?:التحقت|انضممت|بد[أا]ت العمل) (?:ب|إلى )${AR_Y}`, NEXT),
    of(`${AR_START}(?:[أا]صبح|صار|صرت|بات)[\\p{L}\\p{M}]*(?: [أيت][\\p{L}\\p{M}]{3,7})? ${AR_Y}`, NEXT),
    of(`${AR_START}[أاني][\\p{L}\\p{M}]{2,7} (?:الآن|حالي[\\p{L}\\p{M}]*) (?:في |لدى |مع )?${AR_Y}`, NEXT),
    of(`^(?:تصحيح|[أا]خط[أا]ت|عذرا|آسف|خط[أا]|لا)[\\p{M}]{0,2}[ًا]{0,2}(?![\\p{L}]).{0,40}?(?:يوم|هو|هي|في|الساعة) ${AR_Y}`, NEXT),
  ],
}

function of(source: string, slots: readonly Slot[]): Pattern {
  return [new RegExp(source, 'iu'), slots]
}
