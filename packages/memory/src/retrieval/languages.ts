import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemSpanish } from '@orama/stemmers/spanish'
import { stemFrench } from './stem-french.ts'

/** A language whose words are stemmed; `und` is every other one. */
export type Language = 'en' | 'de' | 'es' | 'fr' | 'und'

/** Stems a normalised word; the word itself where the language has no stemmer. */
export function stem(term: string, language: Language): string {
  return STEMMERS[language](term)
}

/** Whether a normalised word says nothing by itself in this language. */
export function isStopWord(term: string, language: Language): boolean {
  return language !== 'und' && STOP_WORDS[language].has(term)
}

/** The supported language of a BCP 47 tag, or `undefined` when the tag does not say. */
export function languageOfTag(tag: string): Language | undefined {
  const [primary = ''] = tag.toLowerCase().split('-')
  if (primary === 'und' || primary === '') return undefined
  return isLanguage(primary) ? primary : 'und'
}

/** The language whose function words a text has most of; `und` when there is none. Terms are normalised. */
export function detectLanguage(terms: readonly string[]): Language {
  let best: Language = 'und'
  let bestVotes = 0
  for (const language of LANGUAGES) {
    let votes = 0
    for (const term of terms) if (STOP_WORDS[language].has(term)) votes += 1
    if (votes > bestVotes) {
      best = language
      bestVotes = votes
    }
  }
  return best
}

const LANGUAGES = ['en', 'de', 'es', 'fr'] as const

const STEMMERS: Readonly<Record<Language, (word: string) => string>> = {
  en: stemEnglish,
  de: stemGerman,
  es: stemSpanish,
  fr: stemFrench,
  und: (word) => word,
}

function isLanguage(tag: string): tag is Exclude<Language, 'und'> {
  return (LANGUAGES as readonly string[]).includes(tag)
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Closed-class words only (articles, pronouns, prepositions, conjunctions, auxiliaries, question words), normalised: without accents. */
const STOP_WORDS: Readonly<Record<Exclude<Language, 'und'>, ReadonlySet<string>>> = {
  en: wordSet(
    'a an the this that these those i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our ours ourselves they them their theirs themselves who whom whose which what when where why how and or but nor if then else than as because so while until although though of at by for with about against between into through during before after above below to from up down in out on off over under again once here there all any both each few more most other some such no not only own same too very just also ever still even yet now is am are was were be been being have has had having do does did doing done will would shall should can could may might must dont doesnt didnt isnt arent wasnt werent wont wouldnt cant couldnt shouldnt havent hasnt hadnt im ive id ill youre youve youd youll hes shes thats whats wheres whos hows lets don doesn didn isn aren wasn weren won wouldn couldn shouldn haven hasn hadn ain let please anything something nothing anyone someone',
  ),
  de: wordSet(
    'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen deinem deiner deines er ihn ihm sein seine seinen seinem seiner seines sie ihr ihre ihren ihrem ihrer ihres es wir uns unser unsere unseren unserem unserer euch euer eure man sich selbst dies diese dieser dieses diesen diesem jene jener jenes wer wen wem wessen was welche welcher welches welchen welchem wann wo wohin woher warum wieso weshalb wie wieviel worin woran worauf womit wofur wovon wozu woruber und oder aber sondern denn doch wenn weil dass ob als da damit obwohl wahrend bis bevor nachdem in im ins an am ans auf aus bei beim mit nach seit von vom vor zu zum zur fur gegen ohne um durch uber unter neben zwischen hinter wegen trotz ab nicht nichts nur auch schon noch sehr so zu mehr immer wieder hier dort dann nun jetzt mal eben ja nein bin bist ist sind seid war warst waren wart gewesen werde wirst wird werden wurde wurden worden wurde wurden habe hab hast hat haben habt hatte hatten gehabt kann kannst konnen konnte konnten muss musst mussen musste mussten soll sollst sollen sollte sollten will willst wollen wollte wollten darf darfst durfen mag magst mochte mochten lass lasse bitte alle alles allem allen aller etwas jemand niemand gerade eigentlich denn dabei daran darauf darin daruber davon dazu dafur dagegen',
  ),
  es: wordSet(
    'el la los las un una unos unas lo al del yo me mi mis mio mia mios mias tu tus te ti tuyo tuya usted ustedes el ella ello ellos ellas le les se su sus suyo suya nos nosotros nosotras nuestro nuestra nuestros nuestras vosotros os vuestro vuestra este esta estos estas esto ese esa esos esas eso aquel aquella aquellos aquellas quien quienes cual cuales que cuando donde adonde como cuanto cuanta cuantos cuantas por porque para con sin sobre entre hasta desde durante segun contra hacia en de a ante bajo tras y e o u ni pero sino si aunque mientras pues no tambien tampoco ya aun mas menos muy tan tanto solo siempre nunca aqui ahi alli ahora es soy eres somos son era eras eran fue fui fueron sera ser sido siendo estoy estas esta estamos estan estaba estaban estuvo estar estado he has ha hemos han habia haber hay hubo tengo tienes tiene tenemos tienen tenia tener puedo puedes puede pueden poder debo debes debe deben algo alguien nada nadie alguno alguna algunos algunas cada otro otra otros otras mismo misma todo toda todos todas',
  ),
  fr: wordSet(
    'le la les un une des du de d l au aux ce cet cette ces je j me m moi mon ma mes mien tu te t toi ton ta tes il elle on lui se s soi son sa ses nous notre nos vous votre vos ils elles leur leurs eux qui que qu quoi dont ou quand comment pourquoi combien quel quelle quels quelles lequel laquelle et mais donc or ni car si comme lorsque puisque quoique a dans par pour en vers avec sans sous sur chez entre contre depuis pendant avant apres jusque ne pas plus moins tres trop aussi encore deja toujours jamais ici la y n c est suis es sommes etes sont etais etait etaient etions fut sera serai ete etre ai as avons avez ont avais avait avaient eu aura aurai avoir peux peut peuvent pouvoir dois doit doivent devoir fait faire rien tout toute tous toutes quelque quelques chaque autre autres meme memes ceci cela ca',
  ),
}
