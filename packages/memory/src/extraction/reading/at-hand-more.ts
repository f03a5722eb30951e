/** What is said of a piece of work at hand in a language, what tells of the moment at it, and how the asking goes on. */
export interface AtHand {
  /** About the piece itself: its length, its tone, what is to go into it. */
  readonly piece: RegExp
  /** What is in the pan, how many come: at hand where something is asked of it. */
  readonly moment: RegExp
  /** It holds for longer than the work. */
  readonly lasts: RegExp
  /** The same sentence goes on to ask. */
  readonly asksOn: RegExp
}

export const GERMAN: AtHand = {
  piece:
    /^(?:(?:und|aber|also|ok|hallo|hilfe)[, ]+)*(?:(?:mein|unser|meine|unsere) (?:\p{L}+ )?(?:\p{L}*(?:aufsatz|vortrag|anschreiben|bewerbung|lebenslauf|einladung|flyer|plakat|referat|hausaufgabe|rede|präsentation|folien?|absatz|gedicht|überschrift|entwurf|einleitung|gliederung|tabelle|formel|packliste|einkaufsliste|gästeliste|rätsel|rundmail|mail|nachricht|inserat|protokoll)) (?:ist|sind|hat|haben|klingt|klingen|wirkt|braucht|brauchen|muss|soll|sollte|geht|liest|wird|passt|darf|endet|beginnt|dauert)(?!\p{L})|(?:diesen|diese|dieses|dies) (?:einen |eine |eine[sm] )?\p{L}*(?:text|mail|brief|satz|absatz|nachricht|seite|folie|anschreiben) (?:bitte |mal |nur )|(?:schreib|sag|antworte|richte|teil)(?:e|st)? [^,.;?!]{2,50},? dass (?:ich|wir)(?!\p{L})(?!.{0,50}(?:kündig|umzieh|zieh|schwanger|heirat|krank|neu))|(?:ich|wir) (?:brauche|brauchen|suche|suchen|bräuchte|will|möchte) (?:für (?:\p{L}+[ -]){1,4})?(?:\p{L}+ ){0,3}?(?:schluss|einstieg|titel|überschrift|reim|betreff|slogan|spruch|fragen|sätze|zeilen|ideen|pointe|motto|toast)(?!\p{L}))/u,
  moment:
    /^(?:(?:und|aber|also|ok|hallo|hilfe)[, ]+)*(?:(?:ich|wir) (?:backe|backen|koche|kochen|brate|mache|machen|packe|packen|rühre|grille|fülle|bastle) (?:gerade|grade|heute|eben|jetzt|morgen|am \p{L}+tag)(?!\p{L})|(?:für|zu) (?:meinen|meine|unseren|unsere|mein|unser|den|die|das) \p{L}+ (?:heute|morgen|gleich|heute abend) (?:hab|habe|haben|brauch)|(?:ich hab|ich habe|wir haben)(?: nur| noch| gerade| nur noch)? (?:\d[\d.,]*|eine?n?|zwei|drei|vier|fünf|sechs|acht|zehn) ?(?:g|gramm|kg|kilo|ml|liter|minuten|stunden|euro|eier|dosen?|beutel|packung(?:en)?|scheiben|zwiebeln|kartoffeln|zucchini)(?!\p{L})|(?:mein|unser) (?:flug|zug|bus|flieger|fähre|taxi) (?:geht|fährt|startet|landet|kommt)(?: (?:um|erst um|schon um|gegen))? \d|wir sind (?:heute |morgen )?(?:zu |\d+|acht|neun|zehn|elf|zwölf|sechs|sieben))/u,
  lasts:
    /(?<!\p{L})(?:immer|jede[nrsm]?|jeweils|wöchentlich|monatlich|täglich|seit|heißt|beruflich|doktorarbeit|masterarbeit|roman|ab jetzt|ab sofort)(?!\p{L})/u,
  asksOn: /[,;:.–-]\s*(?:und |also |aber )?(?:was|wie|welche\p{L}*|wo|reicht|kann|soll|sag|gib|mach)(?!\p{L})/u,
}

export const SPANISH: AtHand = {
  piece:
    /^(?:(?:y|pero|hola|oye|ayuda)[, ]+)*(?:(?:mi|nuestr[oa]|el|la) (?:redacción|ensayo|carta|presentación|diapositivas?|invitación|cartel|folleto|currículum|cv|párrafo|introducción|conclusión|poema|discurso|lista|correo|mensaje|borrador|título|resumen)(?: (?:de|para) (?:\p{L}+ ){0,2}?\p{L}+)? (?:es|está|tiene|suena|queda|necesita|debe|no|parece|empieza|acaba|ocupa|dura)(?!\p{L})|(?:dile|diles|escribe|escríbele|responde|contesta|avisa)(?: a)? [^,.;?!]{2,40} que (?!.{0,50}(?:mud|embaraz|cas[oa]|dejo|renunci|nuev)).{0,50}(?:mañana|hoy|tarde|lunes|martes|miércoles|jueves|viernes|sábado|domingo|a las? (?:\d|\p{L}+))|(?:necesito|quiero|busco|me hacen? falta) (?:\p{L}+ ){0,3}?(?:título|lema|rima|asunto|frases?|preguntas|ideas|nombres|comienzo|final|cierre) (?:para|de))/u,
  moment:
    /^(?:(?:y|pero|hola|oye|ayuda)[, ]+)*(?:(?:estoy|estamos) (?:haciendo|cocinando|preparando|horneando|friendo|batiendo|asando|empaquetando)(?!\p{L})|(?:solo |sólo )?(?:tengo|tenemos|me quedan?|nos quedan?) (?:solo |sólo |unos |medio )?(?:\d[\d.,]*|un|una|dos|tres|cuatro|cinco|seis|ocho|diez|media?) ?(?:g|gramos|kg|kilos?|ml|litros?|minutos|horas?|euros?|huevos|latas?|bolsas?|rebanadas|cebollas|patatas|tomates)(?!\p{L})|(?:mi|nuestro) (?:vuelo|tren|autobús|ferry|taxi) (?:sale|llega) a las? |(?:hoy |mañana )?somos (?:\d+|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?!\p{L}))/u,
  lasts: /(?<!\p{L})(?:siempre|cada|todos los|todas las|semanal|mensual|desde|se llama|tesis|novela|a partir de)(?!\p{L})/u,
  asksOn: /[,;:.–-]\s*(?:y |pero )?(?:qué|cómo|cuánt\p{L}+|cuál|dime|dame|haz|ponme|¿)/u,
}
