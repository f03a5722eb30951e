import { fold } from './words.ts'

/** Words that head a line of one's own, before a colon: what it is, not who says it. */
const LABELS: ReadonlySet<string> = new Set(
  (
    'note notes update updates edit correction clarification addendum erratum ps pps nb fyi btw tldr tl;dr imo imho reminder remember important warning caution attention heads-up disclaimer disclosure caveat fact facts fun news summary conclusion background context situation story status profile bio about intro introduction info information details detail question questions problem issue issues goal goals plan plans task topic point reason result answer answers example examples idea ideas tip confession truth spoiler today tomorrow yesterday tonight now before after currently previously later first second third fourth last next also plus finally then so ok okay yes no hi hello hey dear thanks well sorry actually anyway me myself i mine us self name names age trade job role work occupation profession position title base home house address place location city town country origin region timezone birthday dob diet food breakfast lunch dinner snack allergy allergies likes dislikes loves hates love hate hobby hobbies sport sports music pets pet car bike kids children family partner team teams company employer manager project projects stack tools tool editor language languages health medication meds condition conditions height weight size shoe pronouns nationality faith religion education school university degree experience skills interests preferences preference style tone format rule rules requirements setup system os phone email e-mail website contact commute travel schedule morning mornings afternoon evening evenings night weekend weekends weekdays routine training fitness sleep budget salary rent income finances bank insurance dream dreams side motto quote subject regarding re from to cc bcc date sent state server database ' +
    'hinweis notiz wichtig achtung vorsicht nachtrag ergänzung korrektur update anmerkung übrigens zusammenfassung kurz kurzfassung info infos hintergrund kontext stand lage frage fragen problem ziel plan aufgabe thema grund ergebnis antwort beispiel idee tipp heute morgen gestern jetzt früher später erstens zweitens drittens zuerst dann außerdem ja nein hallo hey danke sorry ich name alter beruf arbeit rolle stelle firma wohnort ort adresse stadt land herkunft geburtstag ernährung essen frühstück mittagessen abendessen allergie allergien hobby hobbys sport musik haustier haustiere auto kinder familie partner sprache sprachen gesundheit größe gewicht schule uni studium erfahrung vorlieben stil regel regeln system telefon kontakt pendeln alltag abends morgens wochenende gehalt miete budget von an betreff datum gesendet wohnung zuhause merke fazit nebenbei anbei fakt ' +
    'nota notas importante atención ojo aviso aclaración corrección actualización resumen contexto situación pregunta preguntas problema objetivo plan tarea tema motivo razón resultado respuesta ejemplo idea consejo hoy mañana ayer ahora antes después primero segundo tercero además sí no hola gracias perdón yo nombre edad trabajo profesión puesto empresa casa dirección ciudad país origen cumpleaños dieta comida desayuno almuerzo cena alergia alergias aficiones deporte música mascota mascotas coche hijos familia pareja idioma idiomas salud altura peso estudios experiencia gustos preferencias estilo regla reglas teléfono contacto de para asunto fecha enviado dato conclusión posdata recordatorio novedad novedades sueldo alquiler'
  )
    .split(' ')
    .map(fold),
)
/** Endings of words that are no names. */
const ABSTRACT =
  /(?:ung|heit|keit|schaft|tion|sion|ment|ness|ship|ing|ción|sión|dad|miento)(?:en|e?s)?$|^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|(?:^|\p{L})(?:tag|woch|abend|nachmittag)s?$/u

/** Whether a word before a colon is a label of what follows, such as "Note", "Job" or "Wichtig". */
export function isLabel(word: string): boolean {
  const folded = fold(word)
  return LABELS.has(folded) || ABSTRACT.test(folded)
}
