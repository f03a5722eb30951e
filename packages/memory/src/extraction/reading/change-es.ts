import type { ChangePattern } from './change.ts'

const DET = '(?:(?:al |a |en |con |de |del |por |para |el |la |los |las |lo |un |una |unos |unas |mi |mis |nuestro |nuestra |su |como )){0,3}'
const X = '([^,;:.!?¿¡]{1,50}?)'
const Y = '([^,;:!?¿¡]{1,60})'
const DO =
  '(?:me (?:dio por|puse con|lancé a|enganché a|decanté por|metí|pasé|apunté|cambié|mudé|fui|compré|quedé|voy|inscribí|uní|suscribí)|nos (?:pasamos|mudamos|cambiamos|fuimos)|empecé|empezamos|estoy|estamos|ando|vivo|trabajo|voy|uso|usamos|tomo|toco|hago|como|bebo|juego|estudio|compré|agarré|cogí|tengo|tenemos|arranqué|entré|manejo|conduzco|llevo|leo|prefiero|quiero|es|son|soy|somos|atiende|manda|le doy|queda|toca|va)'
const NOW = '(?:ahora|ya|desde (?:ayer|hoy|anteayer|el \\p{L}+)|hoy en día|de ahora en adelante|a partir de (?:ahora|hoy)|desde entonces|últimamente)'
const QUIT =
  '(?:dejé|dejamos|he dejado|hemos dejado|abandoné|abandonamos|largué|solté|colgué|vendí|vendimos|boté|tiré|tiramos|cancelé|cancelamos|di de baja|me salí|me fui|me harté|me cansé|me borré|me di de baja|renuncié|corté|terminé|rompí|jubilé|cerré|descarté|aparqué|regalé|devolví|se acabó|se terminó|adiós|chau|chao)'
const TAKEN = '(?:quitaron|sacaron|retiraron|suspendieron|quitó|sacó|retiró|suspendió|prohibió|prohibieron|cortaron)'
const MOVED = '(?:cambi|pas|mud|migr|salt|sub|baj|mov|traslad|muev|trasp|tras|adelant|retras|atras|corr)'

/** In the order in which they are tried: what names both values, then what names the new one, then the old one alone. */
export const SPANISH_CHANGES: readonly ChangePattern[] = [
  [
    new RegExp(
      `(?<!\\p{L})no (?:me |nos )?\\p{L}+ más [^,;.]{0,30}?(?:en|con) ${X}[,;.] (?:[^,;.]{0,40}[,;] )?(?:mejor |ahora |pero )?(?:en|con) ${DET}${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:l[oa]s? |me |nos )(?:sacamos|sacaron|quitamos|quitaron|cambiamos|bajamos|bajaron|pasamos) (?:del?|de la) ${X}[,;] (?:y )?(?:desde [^,;.]{1,15}? |ahora |ya )*\\p{L}+ ${DET}${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `(?:^|[,;:.¡] ?)${DET}${X} ya no (?:me |nos |le )?[^,;.]{2,30}[,;.] (?:y |así que |pero )?(?:${NOW} )(?:me |nos )?(?:\\p{L}+ )?${DET}${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [new RegExp(`ya no \\p{L}+ ${DET}${X}[,;:.] (?:y |pero )?(?:solo|sólo|ahora|sino que|sino)(?: ${DO})? ${DET}${Y}`, 'iu'), ['old', 'next']],
  [
    new RegExp(`(?<!\\p{L})${QUIT} ${DET}${X}(?: en [^,;.]{1,20})?(?:,| y|, y|;|:) (?:(?:ahora|ya|mejor|así que|hoy) )*${DO} ${DET}${Y}`, 'iu'),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:cambi[éóoa]|cambiamos|cambiado|sustitu\\p{L}+|reemplac\\p{L}+|reemplaz\\p{L}+|troqu\\p{L}+|permut\\p{L}+) (?:ya )?${DET}${X} por ${DET}${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(`(?<!\\p{L})${MOVED}\\p{L}{0,8} (?:[^,;.]{0,25}? )?(?:de|del|desde) (?:el |la |los |las )?${X} (?:a|al|hacia|hasta|para) ${DET}${Y}`, 'iu'),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:me|le|nos|les) ${TAKEN} ${DET}${X}(?:,| y|;|\\.) (?:(?:ahora|ya|desde \\p{L}+) )*(?:me |le |nos )?(?:pusieron|puso|dieron|dio|tomo|toma|recetó|recetaron|mandaron|mandó|uso|va con) ${DET}${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})no (?:es|son|era|fue|vive|está|se llama|trabaja|soy|vivo|estoy) ${DET}${X}[,;] ?(?:sino(?: que)?|es|son|soy|estoy|vivo|está|vive|se llama|trabaja)(?: jaja)? ${DET}${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [new RegExp(`(?<!\\p{L})no (?:es |son )?${DET}${X},? sino (?:que )?${DET}${Y}`, 'iu'), ['old', 'next']],
  [
    new RegExp(
      `(?:^|[\\s,:])(?:es|son|en|con|a|al|el|la|los|las|de|para|uso|tomo|mejor|llámame|dime) ${DET}([^\\s,;:.!?¿¡]+(?: [^\\s,;:.!?¿¡]+){0,3}?)(?:,? (?:en (?:vez|lugar) de|y no|más que|antes que)|, no) ${DET}(?!me |te |lo |la |se |sé |hay |es |quiero |tengo |puedo )${X}(?=[,;.!?]|$)`,
      'iu',
    ),
    ['next', 'old'],
  ],
  [new RegExp(`(?<!\\p{L})en (?:vez|lugar) de ${DET}${X},? (?:(?:ahora|mejor) )?(?:${DO} )?${DET}${Y}`, 'iu'), ['old', 'next']],
  [new RegExp(`(?:^|[,;:] )${DET}${Y} (?:reemplaz[aó]|sustituy[eó]|releva|relevó) (?:a |al |a la )?${X}(?=[,;.!?]|$)`, 'iu'), ['next', 'old']],
  [new RegExp(`(?:^|[,;:] )${DET}${X} (?:fue|ha sido|fueron) (?:reemplazad|sustituid|relevad)[oa]s? por ${DET}${Y}`, 'iu'), ['old', 'next']],
  [
    new RegExp(
      `(?<!\\p{L})(?:antes|hasta ahora|hasta hace poco)(?: (?:era|eran|tomaba|usaba|iba|vivía|trabajaba|tenía|estaba))? ${DET}${X}[,;] (?:y |pero )?ahora (?:${DO} )?${DET}${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:el|la|los|las|lo de|lo del) ${X} (?:ya )?(?:lo |la |los |las )?(?:${QUIT}|se acabó|pasó a la historia|es historia|quedó atrás|ni verl[oa])(?![\\p{L}])[^,;.]{0,30}[,;.] (?:y |pero |así que )?(?:(?:ahora|ya|desde \\p{L}+) )*${DO} ${DET}${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `(?:^|[,;:] )${DET}${X} (?:dejó|se fue|se jubiló|se marchó|renunció|cerró|se trasladó|se mudó|ya no \\p{L}+)(?![\\p{L}]).{0,40}?[,;.] (?:y |así que |por eso |de modo que )*ahora .{0,40}?(?:es|está|soy|voy con|voy a|estoy con|me atiende) ${DET}${Y}`,
      'iu',
    ),
    ['old', 'next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:quise decir|quería decir|querría decir|el bueno es|la buena es|lo correcto es|el correcto es|la correcta es|debía decir|mejor dicho|más bien|en realidad (?:es|son|soy|vivo|se llama)|digo,|corrijo:|rectifico:) ${DET}${Y}`,
      'iu',
    ),
    ['next'],
  ],
  [new RegExp(`(?:^|[,;:.] )(?:el|la|los|las) que [^,;.!?]{3,50}? (?:es|son|se llama) ${DET}${Y}`, 'iu'), ['next']],
  // "Otra vez me despierto con el reloj", "otra vez voy al trabajo en tren": the verb and where to are no value.
  [
    new RegExp(
      `(?<!\\p{L})(?:otra vez|de nuevo|nuevamente),? (?:(?:me|nos) )?(?!con |en |del? |por |para |al? |l[aoe]s? |un |el )\\p{L}{1,12}[oay](?:mos)? (?:al? (?:l[ao]s? )?\\p{L}+ (?=en |con ))?${DET}${Y}`,
      'iu',
    ),
    ['next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:he|hemos|ha|han) (?:vuelto|regresado)|volví|volvimos|vuelvo|volvemos|regresé|regresamos|regreso|retomé|retomamos|retomo|de vuelta|otra vez|de nuevo) (?:a (?=\\p{L}+r(?:me|nos)? )\\p{L}+ )?${DET}${Y}`,
      'iu',
    ),
    ['next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:primer[oa]?s?|segund[oa]) (?:días?|semanas?|mes(?:es)?|turno|guardia|jornada) (?:de trabajo )?|period?o de prueba )(?:en|con|como) ${DET}${Y}`,
      'iu',
    ),
    ['next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:recién llegad[oa]s?|desde que (?:vivo|vivimos|trabajo|estoy|estudio|me mudé|nos mudamos|entré|llegué)) (?:en|a|con) ${DET}${Y}`,
      'iu',
    ),
    ['next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:mi|nuestr[oa]) nuev[oa] [\\p{L}-]+(?: de [\\p{L}-]+)?(?:,| se llama| es)? ${DET}([^\\s,;:.!?]+(?: \\p{Lu}[^\\s,;:.!?]+)?)(?=[,;.!?]| |$)`,
      'u',
    ),
    ['next'],
  ],
  [
    /(?<!\p{L})(?:cumpl(?:í|ió|o|e|imos)|acab[oa] de cumplir) (?:(?:ayer|hoy|anteayer|ya|el \p{L}+) )?(?:los |mis |sus )?(\d{1,3}|(?:\p{L}+nta|veint\p{L}+)(?: y \p{L}+)?|\p{L}{2,6}ce|die[zc]\p{L}*|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|cien)(?![\p{L}])/iu,
    ['next'],
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:pasé|pasamos|se pasó|nos pasamos|me pasé|me he pasado|nos hemos pasado|cambié|me cambié|se (?:ha )?cambi(?:ó|ado)|me mudé|nos mudamos|nos hemos mudao|(?:me he|nos hemos|se ha) mudado|pasa|pasan|pasó) (?:[^,;.]{0,40}? )?(?:a ser )?(?:a|al|para) ${DET}${Y}`,
      'iu',
    ),
    ['next'],
  ],
  [new RegExp(`(?<!\\p{L})${NOW} ${DO} ${DET}${Y}`, 'iu'), ['next']],
  [new RegExp(`(?<!\\p{L})(?:el|la|los|las|lo de|lo del) ${X} (?:ya )?(?:lo |la |los |las )(?:${QUIT}|tiramos|quité|quitamos)(?![\\p{L}])`, 'iu'), ['old']],
  [new RegExp(`(?<!\\p{L})(?:lo de|lo del) ${X} (?:ya )?(?:se acabó|se terminó|pasó a la historia|es historia|quedó atrás)(?![\\p{L}])`, 'iu'), ['old']],
  [new RegExp(`(?<!\\p{L})(?:me|le|nos|les) ${TAKEN} ${DET}${X}(?=[,;.!?]|$| por| porque)`, 'iu'), ['old']],
  [new RegExp(`(?<!\\p{L})${QUIT} ${DET}${X}(?=[,;.!?]|$| porque| y )`, 'iu'), ['old']],
  [new RegExp(`ya no (?!me |te |lo |la |le |se |es |hay |sé )\\p{L}+ ${DET}${X}(?=[,;.!?]|$)`, 'iu'), ['old']],
]
