import type { Signals } from './signals.ts'

const VERBS =
  'escribe|escríbeme|dame|dime|haz|hazme|pon|ponle|ponme|usa|utiliza|traduce|corrige|resume|explica|explícame|busca|calcula|cuenta|cuéntame|inventa|imagina|recomienda|recomiéndame|sugiere|nombra|lista|ordena|redacta|revisa|comprueba|cambia|quita|borra|elimina|olvida|añade|convierte|compara|crea|genera|ayúdame|muéstrame|responde|respóndeme|contesta|háblame|habla|llámame|trátame|tutéame|evita|recuérdame|avísame|sé|mantén|acorta|acórtame|empieza|termina|pregúntame|envía|manda|lee|describe|planea|organiza|prepara|reescribe|apunta|anota|guarda|recuerda|deja|no me (?:\\p{L}+(?:es|as)(?![\\p{L}]))'

export const SPANISH: Signals = {
  question:
    /^¿|^(?:(?:y|pero|oye|hola|bueno|ok)[, ]+)*(?:quién|quiénes|qué|cuándo|dónde|por qué|cómo|cuál|cuáles|cuánto|cuánta|cuántos|cuántas|puedes|podrías|es verdad|hay|a qué|de qué|en qué)(?![\p{L}])/u,
  hypothetical:
    /(?:si (?:yo )?(?:fuera|tuviera|viviera|pudiera|ganara|trabajara|estuviera|me mudara)|supongamos|supón que|imagina(?:te)?|hipotéticamente|pongamos que|digamos que|en otra vida|y si (?:yo )?)/,
  uncertain:
    /(?:quizás?|tal vez|a lo mejor|puede que|podría ser|no sé si|no estoy segur[oa]|estoy pensando en|estamos pensando|me planteo|me gustaría|ojalá|algún día|igual me|no es verdad que|no es cierto que|^(?:yo )?no (?:tengo|tenemos) |todavía no hay nada|sin decidir|dándole vueltas|podría(?:mos)? )/,
  fiction:
    /(?:hagamos un juego|juguemos|juego de rol|finge|haz de |haz como si fueras|en (?:mi|la|una) (?:novela|historia|cuento|obra|serie|película)|mi personaje|érase una vez|escrib[^.?!]{0,40}(?:cuento|poema|historia|diario|escena|canción|novela|pareado|relato|guion)|invent|yo soy (?:la reina|el rey|el capitán|la capitana|un dragón|una bruja|un mago)|tú eres el dragón|imagina que)/,
  joke: /(?:jaja|\blol\b|jeje|es broma|bromeo|mi animal (?:espiritual|interior)|mil años|casad[oa] con mi (?:cafetera|ordenador|sofá|trabajo)|^sí, claro|^claro, |^ya, claro|duque de|reina de|rey del|alérgic[oa] a (?:los lunes|trabajar|madrugar)|qué gracia)/,
  reported:
    /^(?:y |pero )?(?:(?:mi|mis|nuestro|nuestra|el|la|los|las|un|una|alguien|todos)(?: [\p{L}-]+){0,4} )?(?:dice|dijo|dicen|cree|piensa|opina|afirma|asegura|me contó|me dijo|comentó|escribió|pregunta|jura)(?![\p{L}])|(?:^|\s)(?:según|dicen que|he oído que|he leído que|al parecer)(?![\p{L}])/u,
  imperative: new RegExp(
    `^(?:(?:y|pero|oye|hola|bueno|ok|por favor|ahora|entonces|mejor|no)[, ]+)*(?:${VERBS})(?![\\p{L}])|^para (?:este|esta) |\\bpor favor[.!]? *$`,
    'u',
  ),
  standing:
    /(?:siempre|nunca|jamás|a partir de (?:ahora|hoy|mañana)|de ahora en adelante|desde (?:ahora|hoy)|en adelante|cada vez|en el futuro|por defecto|por norma|como regla|cuando (?:te |yo |nombres|me|escribas|respondas|hables|pegue|pida)|conmigo|ya no me|no me vuelvas|no vuelvas a|de aquí en adelante|solo en|tienen que|deben)/,
  manner:
    /^(?:(?:y|por favor|mejor)[, ]+)*(?:dame (?:siempre )?(?:los|las|precios|medidas|temperaturas)|no me (?:pongas|des|digas|hables|escribas|llames|uses)|llámame|háblame|trátame|tutéame|sé (?:más )?[\p{L}]+ conmigo|respóndeme|contesta(?:me)? (?:en|con)|usa (?:solo|siempre)|recuérdame|avísame|los? .{2,40}, (?:de|en|con)|las? .{2,40} dámelas|acorta más)/u,
  oneOff:
    /(?:solo (?:por (?:hoy|esta vez)|esta vez)|para (?:este|esta|hoy|un)|est[ea] (?:frase|texto|correo|mensaje|cartel|carta|párrafo|página|tabla|lista)|ahora mismo|esta noche|siguiente)/,
  remember:
    /^(?:(?:y|oye|ok|por favor|bueno)[, ]+)*(?:(?:por favor,? )?(?:recuerda|acuérdate de|ten en cuenta|ten presente|apunta|anota|guarda|memoriza|no olvides|no te olvides de|toma nota de|que no se te olvide)(?: (?:esto|para (?:siempre|luego|la próxima|el futuro)|por favor))*(?: que|:|,)?|(?:para que (?:lo sepas|conste)|por si acaso|que conste|para tu información|como dato)[,:]?(?: que)?) ?/,
  forget:
    /(?:(?<!no )(?:olvida|olvídate|olvide|olvides)\b(?! que no)|(?<!no )\b(?:borra|elimina|suprime|bórralo|elimínalo|bórrala|quítalo)|quita .{0,24}(?:memoria|registro|notas)|quita lo|quita la|quita el|saca .{0,30}(?:memoria|registro)|no (?:guardes|conserves|recuerdes|retengas|almacenes)|haz como si (?:no|nunca)|que no quede|no quiero (?:que (?:guardes|recuerdes|conste|quede)|rastro)|deja de (?:recordar|guardar)|tacha|desecha|descarta lo|ya no (?:hace falta|necesitas) que (?:guardes|recuerdes))/,
  keep: /(?:pero (?:guarda|conserva|mantén|deja)|puede(?:n)? quedarse|sigue(?:n)? (?:siendo|en pie|valiendo)|consérval|el nuevo sí|la nueva sí|lo demás (?:no|déjalo))/,
  first:
    /(?:^|[^\p{L}])(?:yo|mi|mis|mío|mía|me|conmigo|nosotros|nosotras|nuestro|nuestra|nuestros|nuestras|nos|soy|estoy|tengo|vivo|trabajo|voy|llevo|hago|como|bebo|tomo|juego|toco|uso|prefiero|odio|estudio|aprendo|conduzco|cumplo|nací|abro|cierro|reparto|debo|gano|cobro|canto|tenemos|somos|vivimos|usamos|estuvimos|tuvimos|montamos|contraté|pasé|cambié|volví|terminé|empecé|dejé|compré|vendí|estrené|entregué|crecí|me mudé|rompí|gané|perdí|montamos|duermo|leo|hablo|colecciono|vendo|fui|era|salgo|corro|nado|pinto|cocino)(?![\p{L}])/u,
  stative:
    /(?:^|[^\p{L}])(?:soy|estoy|tengo|vivo|trabajo|voy a|llevo|uso|prefiero|odio|estudio|aprendo|conduzco|cumplo|nací|abro|cierro|reparto|debo|gano|cobro|canto|como|bebo|tomo|toco|tenemos|somos|vivimos|usamos|me llamo|me gusta|me encanta|duermo|leo|hablo|colecciono|crecí|vuelvo a|contraté|estrené|pasé|cambié|volví|hago|corro|nado)(?![\p{L}])|(?:^|[^\p{L}])(?:mi|mis|nuestro|nuestra|el|la|los|las) .{2,48}?(?:es|son|está|están|se llama|se llaman|vive|viven|trabaja|estudia|tiene|juega|toca|colecciona|lleva|trae|ayuda|se pasó|va)(?![\p{L}])|(?:^|[^\p{L}])(?:se llama|me (?:ayuda|lleva|llevan|trae|traen|lo trae|la trae|los lleva|las lleva|escapo|cuida))(?![\p{L}])/u,
  stable:
    /(?:siempre|cada (?:día|semana|mes|año|noche|mañana|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|normalmente|desde (?:hace|que|el|ayer|hoy)|últimamente|ahora|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|todos los|todas las|por la (?:mañana|noche|tarde)|a diario|por semana|de martes a|ya no|otra vez|de nuevo|habitualmente|veces|primer día|por fin|hoy|nunca|todavía)/,
  transient:
    /(?:ahora mismo|esta noche|(?<!desde |partir de )hoy(?! (?:entregué|empecé|firmé|nació))|agotad[oa]|cansad[oa]|me duele|hoy no entra|vaya (?:tarde|día|mañana)|qué (?:sueño|hambre|frío|calor)|llueve|menudo|iba fatal|en un rato|enseguida)/,
  mental: /(?:^|[^\p{L}])(?:quiero|quisiera|creo|pienso|espero|supongo|entiendo|busco|necesito (?:ayuda|ideas|un)|me pregunto|gracias|hola|perdón)(?![\p{L}])/u,
  event:
    /(?:me rompí|robaron|se llevaron|forzaron|ganamos|gané|nos dieron|aprobé|suspendí|me casé|nos casamos|nació|murió|me operaron|me mudé|compré|vendí|terminé|acabé|empecé|estuvimos|fuimos|tuvimos|montamos|viajamos|perdí|inspección|premio|nos estamos separando|estrené|adopté|adoptamos|me caí)/,
  past: /(?:ayer|anoche|anteayer|la semana pasada|el (?:mes|año|verano|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?: pasado)?|hace (?:\w+) (?:días|semanas|meses|años)|en semana santa|estuvimos|tuvimos|dieron|terminé|montamos|\p{L}+(?:aron|ieron|amos|imos)(?![\p{L}]))/u,
  future: /(?:mañana|próxim[oa]|que viene|voy a|vamos a|vienen|en (?:verano|invierno|otoño|primavera)|cumple|hace \w+ años)/,
  implied:
    /^(?:(?:bueno|pues|por fin|ya)[, ]+)*(?:\p{L}{2,}(?:é|í)(?![\p{L}])|\p{L}{3,}(?:amos|imos|emos)(?![\p{L}])|primer día|desde que|(?!como|pero|cuando|todo|esto|eso|mucho|poco|bueno|claro|solo|luego|cuánto|cierto|bonito|menudo|sigo|creo|pienso|quiero|busco|necesito|espero)\p{L}{3,}o(?![\p{L}])|he vuelto|hemos |nuevo trabajo|si como |cuando hay )/u,
  ending: /(?:ya no|dejé|se jubiló|se marchó|se fue|terminamos|rompimos|roto con|me cansé|cerró|cerraron|se acabó|no me convenció)/,
  change:
    /(?:ahora|ya no|desde (?:ayer|hoy|que|el)|a partir de|en vez de|en lugar de|cambi[éóoa]|cambio|cambiar|pasé|se pasó|nuev[oa]s?|volví|vuelvo|otra vez|de nuevo|dejé|estren[éó]|por fin|así que|de modo que|se jubiló|se marchó|contraté|me mudé|nos mudamos|me hicieron|roto con|tras |hoy entregué|me cansé|me mandó|acorta)/,
  correction:
    /(?:en realidad|corrección|me equivoqué|me confundí|quise decir|no, |errata|error mío|no es .{1,30}, es|te equivocas|mal apuntado|perdón,|mejor dicho|sino )/,
  back: /(?:volví|vuelvo|volvemos|otra vez|de nuevo|como antes|regresé)/,
  known: /(?:como (?:ya )?(?:sabes|te dije)|ya sabes|ya me conoces|recuerda|como siempre|sigo |todavía|aún |te recuerdo)/,
  small: /^(?:(?:ok|vale|sí|no|gracias|genial|perfecto|hola|bien|claro|buenos días|buenas|adiós|muchas gracias|da igual|no importa|déjalo)[\s,.!?¡¿]*)+$/,
}
