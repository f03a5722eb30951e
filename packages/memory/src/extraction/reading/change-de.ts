import type { ChangePattern } from './change.ts'

const DET =
  '(?:(?:mittlerweile |inzwischen |ihm |ihr |ihnen |mir |uns |an |in |im |am |ans |ins |vom |zum |zur |um |bei |beim |mit |auf |aufs |aus |als |nach |zu |über |den |dem |der |die |das |einen |einem |einer |eine |ein |nen |nem |ner |ne |meinen |meinem |meiner |meine |mein |unseren |unserem |unserer |unsere |unser |herrn |herr )){0,3}'
const X = '([^,;:.!?]{1,50}?)'
const Y = '([^,;:!?]{1,60}?)'
/** A value ends where the clause does, or before the verb that German puts there. */
const END =
  "(?= (?:um|ge|ver|be|er|ent|ab|an|auf|aus|ein|rein|raus|rüber|zurück|hin|weg|hoch|runter)\\p{L}*(?:t|en|an)(?=[,;:.!?]|$)| (?:und|weil|seit|denn|wegen|damit|da|daheim|mehr|dran|drin|unterwegs|los|an|aus)(?![\\p{L}'])|[,;:!?]|(?<!\\b(?:dr|prof|hr|fr))\\.(?:\\s|$)|\\s[–—-]\\s|$)"
const NOW =
  '(?:jetzt|nun|nur noch|bloß noch|nur mehr|stattdessen|dafür|seitdem|seither|inzwischen|mittlerweile|künftig|ab sofort|neuerdings|heute|fortan|nunmehr)'
const FILLER =
  '(?: (?:ich|wir|sie|er|es|man|ja|doch|eben|halt|einfach|leider|endlich|längst|schon|wieder|gerade|grad|nun|jetzt|inzwischen|mittlerweile|komplett|ganz|dann|auch))'
const GIVEN_UP =
  '(?:auf|ab|her|weg|zurück|weiter)gegeben|(?:ge|ver)kauft|verkloppt|verschenkt|verschrottet|abbestellt|gekündigt|abge(?:schafft|setzt|meldet|stoßen|legt|brochen|schaltet|wählt|schlossen)|gestrichen|(?:raus|hin|rausge|hinge|ge|wegge)(?:geworfen|schmissen)|eingestellt|ersetzt|gelöscht|deinstalliert|aufgehört|aufgelöst|verlassen|beendet|satt|sausen lassen|(?:bleiben|sein) lassen|über|dran gegeben|an den nagel gehängt|hinter (?:mir|uns)|in rente geschickt|stillgelegt|quittiert|ausgemustert|eingemottet'
const GONE =
  '(?:geschichte|passé|passe|vorbei|vergangenheit|gestorben|abgeschafft|gekündigt|abgemeldet|abbestellt|verkauft|weg|raus|tabu|erledigt|hin|kaputt|eingestellt|geschlossen|dicht|in rente(?: gegangen)?|im ruhestand|pensioniert|umgezogen|weggezogen|ausgezogen|vom tisch|abgehakt|nicht mehr (?:da|dabei|aktuell|mein|unser|angesagt)|ausgestiegen|ausgeschieden)'
const OVER = `(?:^|, |\\. |und |aber |so,? |ja |also )${DET}${X} (?:(?:hab|habe|haben|hat|ham)\\b(?: \\p{L}+){0,5}? (?:${GIVEN_UP})|(?:ist|sind|is|war)\\b(?: \\p{L}+){0,4}? ${GONE}(?![\\p{L}])|\\p{L}+ (?:ich|wir)${FILLER}{0,3} (?:nicht mehr|nimmer|nicht länger)(?: (?:ein|hin|mit|her|an))?(?![\\p{L}]))`
const NO_MORE = `(?:^|, |und )(?:ich|wir) \\p{L}{3,12} ${DET}${X} (?:nicht mehr|nimmer|nicht länger)(?: (?:ein|hin|mit|her|an))?`
const STEPPED_OUT = `\\b(?:aus|bei|beim|mit|von|vom) ${DET}${X} (?:bin|sind|ist|hab|habe|haben)(?:${FILLER}|(?: seit| zum| nach) [^,;]{1,25}?){0,4} (?:ausgetreten|weg|raus|ausgestiegen|durch|fertig|runter|schluss(?: gemacht)?|aufgehört|gekündigt|getrennt|ausgezogen|weggezogen|feierabend|essig|sense|vorbei)(?![\\p{L}])`
const I_GAVE_UP = `\\b(?:hab|habe|haben) (?:(?:ich|wir|ja|jetzt|nun|inzwischen|endlich|mittlerweile|gerade|grad) ){0,3}${DET}${X} (?:${GIVEN_UP})(?![\\p{L}])`
/** "…, jetzt fahr ich einen Dacia", "…, seit März bin ich bei Apollo", "…, bei mir kommt nur noch Honig rein" */
const THEN = `(?:[,;.]|,? und) (?:seit [^,;.]{2,20}?|ab \\p{L}+|${NOW}|da|dort) (?:\\p{L}{2,12} (?:ich|wir|es|sie|er|man)|bin|sind|gibts?|gibt's|heißt|ist|steht|läuft|kommt|brennt|heizt|wärmt|hängt|liegt|macht|betreut|unterrichtet|spielt|singt) ?(?:${NOW} )?${DET}${Y}${END}`
const NEXT = `.{0,60}?\\b${NOW}${FILLER}{0,2} ${DET}${Y}${END}`
const DONE_WITH = `\\b(?:nicht mehr|nimmer|nicht länger|nie mehr|keinen? \\p{L}+ mehr) ${DET}${X}`

/** In the order in which they are tried: what names both values, then what names the new one, then the old one alone. */
export const GERMAN_CHANGES: readonly ChangePattern[] = [
  [
    new RegExp(
      `\\bkein\\p{L}* ${X} mehr(?: \\p{L}+){0,3}?,? (?:sondern|nur noch|jetzt|nun|dafür|stattdessen|es gibt|(?:schreib|antworte|gib|mach)e?(?: mir)?(?: bitte)?|ich nehme?|wir nehmen) ${DET}${Y}${END}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(`\\bnicht (?:mehr |länger )?${DET}${X}(?: \\p{L}+)?,? sondern (?:\\p{L}+ (?=in |bei |am |um ))?(?:seit .{1,30}? )?${DET}${Y}${END}`, 'iu'),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `\\bnicht (?!mehr(?: (?:ein|hin|mit|her|an|auf|zu))?,)(?:mehr )?${DET}${X}, (?:seit .{1,40}? (?:läuft|ist|gibt es|haben wir|brennt|kommt|steht|liegt|hängt|wärmt|heizt|wächst)|jetzt|(?:wir|ich) (?:sind|bin|wohnen?|arbeiten?)|es (?:ist|sind|heißt)|(?:das|er|sie) (?:ist|heißt)) ${DET}${Y}${END}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `\\b(?:an)?(?:statt|stelle von) ${DET}${X} (?:steh(?:t|en)|lieg(?:t|en)|häng(?:t|en)|wächst|wachsen|läuft|laufen|find(?:et|en)|komm(?:t|en)|brennt|gibt es|ist|sind|hat|haben|habe)(?: [^,;.]{1,40}?)? ${NOW} ${DET}${Y}${END}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  // "Nicht Goslar, Görlitz!"
  [
    /^(?:(?:nein|nee|nö|ach),? )?[Nn]icht (?:(?:in|am|im|bei|um|an) )?(\p{Lu}[\p{L}-]+|\d[\d:.]*),? (?:(?:in|am|im|bei|um|an) )?(\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?|\d[\d:.]*)(?=[!.:,]|$)/u,
    ['old', 'next'],
  ],
  [new RegExp(`\\b(?:an)?statt ${DET}${X} (?!zu )\\p{L}+ (?:ich|wir|es|sie|er|man)(?: [^,;.]{1,40}?)? ${NOW} ${DET}${Y}${END}`, 'iu'), ['old', 'next']],
  [
    new RegExp(
      `\\b(?:an)?statt ${DET}${X} (?:gibt es|(?:nehme?|esse?|trinke?|nutze?|habe?|fahre?|lerne?|spiele?|mache?|gehe?|lese?) ich|(?:haben|nehmen|nutzen|fahren|machen|essen) wir)\\b(?: zum ausgleich| ${NOW})? ${DET}${Y}${END}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [new RegExp(`\\b(?:eher|lieber|mehr|besser|vielmehr) ${DET}${Y} als ${DET}${X}${END}`, 'iu'), ['next', 'old']],
  [new RegExp(`(?:^|[\\s,])${DET}([^\\s,;:.!?]+(?: [^\\s,;:.!?]+){0,2}?) (?:an)?statt ${DET}(?!zu |dessen)${X}${END}`, 'iu'), ['next', 'old']],
  [
    new RegExp(
      `^(?=.*(?:wechs|um(?:ge|zieh|zog|steig|stieg|stell|schul)|gezogen|verleg|verschob|geänder|erhöh|gesenk|gestockt|gestuft|reduzier|gesprungen|gegangen|hoch|rauf|runter|rüber|über)).*?(?<!\\p{L})(?:weg )?vo[nm] (?!mir |dir |uns |ihm |ihr |ihnen |hier |heute |da |dem? (?:aus|an)\\b)${DET}${X} (?:(?:jetzt|nun|hin|rüber|hoch|runter|rauf|komplett|ganz) )?(?:auf|zu|zur|zum|nach|in|ins) ${DET}${Y}${END}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `(?:^|\\s)(?:den|die|das|dem|der|meine?[nmr]?|unsere?[nmr]?|habe?|haben|ich|wir) ([^,;.]{1,40}?) (?:gegen|durch|für) ${DET}${Y} (?:ein|aus|um)?(?:ge|er|zu)*(?:tauscht?|setzt?|wechselt|geben|tauschen)(?![\\p{L}])`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `(?:^|[,;] )${DET}${Y} hat (?:jetzt |nun |inzwischen |endlich )?${DET}${X} (?:abgelöst|ersetzt|verdrängt|beerbt|übernommen von)(?![\\p{L}])`,
      'iu',
    ),
    ['next', 'old'],
  ],
  [
    new RegExp(
      `(?:^|[,;] )${DET}${X} (?:wurde|wird|ist|sind|wurden)(?: jetzt| nun| inzwischen)? (?:von|durch|vom) ${DET}${Y} (?:abgelöst|ersetzt|verdrängt)(?![\\p{L}])`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(`\\baus ${DET}${X} (?:wird|wurde|ist|sind|werden|wurden)(?: jetzt| nun| inzwischen| mittlerweile)? ${DET}${Y}(?: geworden)?${END}`, 'iu'),
    ['old', 'next'],
  ],
  [
    new RegExp(`\\b(?:früher|bisher|vorher|bis vor kurzem|bislang)[ :](?:\\p{L}+ ich )?${DET}${X}, ${NOW}(?: \\p{L}+ ich)? ${DET}${Y}${END}`, 'iu'),
    ['old', 'next'],
  ],
  [new RegExp(`(?:${OVER})${THEN}`, 'iu'), ['old', 'next']],
  [new RegExp(`(?:${OVER})${NEXT}`, 'iu'), ['old', 'next']],
  [new RegExp(`${NO_MORE}${THEN}`, 'iu'), ['old', 'next']],
  [new RegExp(`${STEPPED_OUT}${THEN}`, 'iu'), ['old', 'next']],
  [new RegExp(`${STEPPED_OUT}${NEXT}`, 'iu'), ['old', 'next']],
  [new RegExp(`${I_GAVE_UP}${THEN}`, 'iu'), ['old', 'next']],
  [new RegExp(`${I_GAVE_UP}${NEXT}`, 'iu'), ['old', 'next']],
  [
    new RegExp(
      `(?:^|.*\\s)(?:ist|sind|heißt|heisst|heiße|bin|um|am|auf|in|im|bei|mit|zu|nach|den|die|das|dem|der|eine?[nmr]?)\\s+([^\\s,;:.!?][^,;.!?]{0,40}?)(?: (?:ge|ver|be)\\p{L}+(?:t|en))?,? (?:und )?nicht (?!mehr|nur|so |sehr|ganz|wahr|gut|immer|mal|alles|viel|genug|mehr|wissen|zu\\b|ich|nur)${DET}${X}(?=[.,;!?]|$)`,
      'iu',
    ),
    ['next', 'old'],
  ],
  [
    new RegExp(
      `\\b(?:ich meinte?|gemeint (?:war|ist)|richtig (?:ist|wäre|heißt es)|korrekt (?:ist|wäre)|(?:muss|müsste|soll|sollte) (?:es )?(?:heißen|sein)|es heißt) (?:natürlich |eigentlich |doch )?${DET}${Y}${END}`,
      'iu',
    ),
    ['next'],
  ],
  [
    new RegExp(`\\bes (?:ist|sind) (?:doch |nämlich |eigentlich |natürlich )?${DET}${Y}, (?:worauf|was|wo|womit|wogegen|den|die|das|der|dem)\\b`, 'iu'),
    ['next'],
  ],
  [new RegExp(`\\bzurück (?:zu|zum|zur|auf|nach|in|ins|bei|beim|an) ${DET}${Y}${END}`, 'iu'), ['next']],
  [
    new RegExp(`(?<!\\p{L})(?:umgezogen|gezogen|gewechselt|umgestiegen|umgestellt),? (?:und zwar )?(?:nach|zu|zum|zur|auf|in|ins) ${DET}${Y}${END}`, 'iu'),
    ['next'],
  ],
  [
    new RegExp(
      `\\b(?:auf|zu|zur|zum|nach|in|ins|an) ${DET}${Y} (?:um|ge|rüber|über|ver|hoch|runter)(?:ge)?(?:stiegen|stellt|wechselt|zogen|sattelt|legt|schoben|ändert|rutscht|setzt|schult|gangen|züchtet|rüstet|zügelt)(?![\\p{L}])`,
      'iu',
    ),
    ['next'],
  ],
  [
    new RegExp(
      `\\b(?:ist|sind|is|heißt|heisst|bin|heiße|läuft|liegt|findet|arbeite|wohne|wohn|fahre?|nehme?|trinke?|esse?|lerne?|spiele?|nutze?n?|habe?n?|gehe?|gilt) (?:(?:ich|wir|sie|er|es) )?${NOW} ${DET}(?!nicht|kein|erst|schon|so )${Y}${END}`,
      'iu',
    ),
    ['next'],
  ],
  [
    new RegExp(`\\b(?:wieder|erneut) (?:(?:ganz|voll|komplett|normal) )?(?:auf|bei|beim|in|im|mit|zu|zum|zur|nach|über|am|unter) ${DET}${Y}${END}`, 'iu'),
    ['next'],
  ],
  [
    new RegExp(
      `(?:ess|esse|trinke?|fahre?|nehme?|nutze?|spiele?|lerne?|mache?|habe?|rauche?|läuft|lese?|heiße?) (?:ich |wir |bei mir |auf \\p{L}+ \\p{L}+ )?(?:jetzt )?wieder ${DET}(?!nicht |kein |mal )${Y}${END}`,
      'iu',
    ),
    ['next'],
  ],
  [new RegExp(`(?<!\\p{L})(?:für|in) ${DET}${Y} (?:eingeschrieben|immatrikuliert)(?!\\p{L})`, 'iu'), ['next']],
  // "… , seit heute habe ich ein Shiftphone", "… und kellnere jetzt im Ratskeller".
  [
    new RegExp(
      `(?:^|[,;.:] |und )(?:seit (?:heute|gestern|vorgestern|kurzem|neuestem|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|letzte\\p{L} \\p{L}+)|ab (?:sofort|jetzt|heute|morgen)) \\p{L}{2,12} (?:ich|wir|bei mir|bei uns|(?<=(?:bekommt|kriegt|frisst|isst|trinkt|trägt|fährt|nimmt|hat) )(?:der|die|das|unsere?|meine?) \\p{Lu}\\p{L}+) ${DET}(?!nicht|kein|offiziell)${Y}${END}`,
      'iu',
    ),
    ['next'],
  ],
  [new RegExp(`(?<!\\p{L})und \\p{L}{3,12}e (?:jetzt|nun|seitdem) ${DET}(?!nicht|kein|schon|so )${Y}${END}`, 'iu'), ['next']],
  // "Ich höre wieder Kassetten", "mich weckt wieder der alte Wecker".
  [
    new RegExp(
      `(?:^|[,;.] |und )(?:(?:ich|wir|mich|uns|bei mir|bei uns) (?!(?:bin|sind|hab|habe|haben|will|kann|muss|möchte|komme|sehe|suche|brauche|freue|war)(?!\\p{L}))\\p{L}{3,}|(?!(?:bin|sind|hab|habe|haben|will|kann|muss|möchte|komme|sehe|suche|brauche|freue|war)(?!\\p{L}))\\p{L}{3,} (?:ich|wir))(?: (?:die|den|das|meine?n?|unsere?n?) \\p{Lu}\\p{L}+)? (?:(?:jetzt|nun|doch|inzwischen) )?wieder ${DET}(?!nicht |kein |mal |gern |mehr |zu )${Y}${END}`,
      'iu',
    ),
    ['next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:erste[rn]?|zweite[rn]?) (?:arbeits|schul|dienst)?(?:tage?n?|wochen?|schicht|monate?n?)|probezeit) (?:bei|beim|im|in der|in|an der|am|als) ${DET}${Y}${END}`,
      'iu',
    ),
    ['next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:seit|nachdem|jetzt wo) (?:ich|wir) (?:\\p{L}+ )?(?:in|bei|beim|im) ${DET}${Y} (?:wohne?n?|lebe?n?|arbeite?n?|bin|sind|schlafe?)(?![\\p{L}])`,
      'iu',
    ),
    ['next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:mein|unser)\\p{L}{0,2} neue[rnsm]? [\\p{L}-]+(?:,| heißt| heisst| ist| is)? ${DET}([^\\s,;:.!?]+(?: \\p{Lu}[^\\s,;:.!?]+)?)(?=[,;.!?]| |$)`,
      'u',
    ),
    ['next'],
  ],
  [
    /(?<!\p{L})(?:ist|bin|sind|wird|werde|wurde|geworden:?) (?:[^,;.]{0,25}? )?(\d{1,3}|\p{L}*(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|zehn)|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|elf|zwölf|hundert) (?:jahre )?(?:geworden|jahre alt)(?![\p{L}])/iu,
    ['next'],
  ],
  [new RegExp(OVER, 'iu'), ['old']],
  [new RegExp(STEPPED_OUT, 'iu'), ['old']],
  [new RegExp(I_GAVE_UP, 'iu'), ['old']],
  [new RegExp(`${DONE_WITH}${END}`, 'iu'), ['old']],
]
