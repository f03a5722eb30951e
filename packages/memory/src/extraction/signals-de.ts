import type { Signals } from './signals.ts'

const VERBS =
  'schreib|schreibe|gib|mach|mache|zeig|zeige|sag|sage|nenn|nenne|erklär|erkläre|übersetz|übersetze|formulier|formuliere|antworte|antwort|benutz|benutze|verwend|verwende|nutz|nutze|lies|korrigier|korrigiere|fass|fasse|such|suche|find|finde|empfiehl|empfehle|zähl|zähle|rechne|berechne|erzähl|erzähle|hilf|prüf|prüfe|liste|sortier|sortiere|setz|setze|stell|stelle|lass|lasse|nimm|erinner|erinnere|sei|hör|hol|duz|duze|siez|sieze|sprich|red|rede|vermeide|bleib|halte|halt|kürz|kürze|fang|beginne|spiel|zitier|zitiere|entwirf|plane|vergleiche|schlag|schlage|merk|merke|denk|bring|rezept|fülle|ergänze|streich|lösch|entfern|vergiss|wirf|füge|ordne|gliedere|begründe|markiere'

export const GERMAN: Signals = {
  question:
    /^(?:(?:und|aber|also|ok|okay|hey|hallo|sag mal|kurze frage)[,:]? )*(?:wer|was|wann|wo|warum|wieso|weshalb|wie|welche[rsmn]?|wessen|wem|wen|woher|wohin|womit|worüber|ist|sind|war|hat|haben|hast|kann|kannst|könnte|könntest|soll|sollte|darf|muss|gibt|wird|würde|würdest|was für|stimmt|dauert|gehört|kennst|weißt|heißt)\b/,
  hypothetical:
    /(?:angenommen|gesetzt den fall|\bhätte ich|\bwäre ich|\bich hätte\b(?! gern)|\bich wäre|\bwürde ich|\bich würde|wenn ich .{1,60}(?:wäre|hätte|würde|könnte|müsste)|stell dir vor|hypothetisch|mal so gedacht|was wäre wenn|wenn das thema|im nächsten leben)/,
  uncertain:
    /(?:vielleicht|eventuell|möglicherweise|womöglich|mal sehen|irgendwann|ich überlege|überlege (?:gerade )?ob|wir überlegen|bin (?:mir )?(?:noch )?nicht sicher|nicht sicher,? ob|weiß (?:noch )?nicht,? ob|könnte sein|unter umständen|es stimmt nicht|stimmt gar nicht|ich habe (?:gar |noch )?kein|ich hab (?:so gar |gar |noch )?kein|wir haben kein|noch nichts entschieden|würde gern|möchte gern|ich hoffe|träume davon|wohl (?:bald )?nicht|ich bin kein|spiele mit dem gedanken)/,
  fiction:
    /(?:lass uns spielen|wir spielen|spielen wir|rollenspiel|tu so,? als|stell dir vor|in meinem (?:roman|buch|spiel|theaterstück)|im (?:roman|spiel)|meine figur|mein charakter|es war einmal|schreib[^.?!]{0,40}(?:geschichte|gedicht|tagebuch|szene|liedtext|monolog|roman|märchen|songtext|reim|zweizeiler)|spielen wir|du bist (?:jetzt )?der (?:drache|könig|böse)|fantasy|ich spiele (?:den|die|einen) (?:ritter|könig|zauberer|räuber|detektiv)|im film|in der serie)/,
  joke: /(?:\bhaha|\blol\b|\bquasi\b|nur (?:ein )?(?:spaß|scherz)|kleiner scherz|ironie|^klar, |^na klar, |^ja klar, |tausend jahre|mein krafttier|weltmeister im|(?:könig|königin|kaiser|papst|kaiserin) von|^ja genau|^ja, und ich|verheiratet mit (?:meinem|meiner) (?:kaffee|laptop|computer|sofa)|beste .{3,30} der welt|allergisch gegen (?:montage|arbeit|meetings|frühaufstehen)|offiziell (?:tot|verstorben)|herzog von|kaiser von|könig der|königin der)/,
  reported:
    /^(?:und |aber )?(?:(?:mein|meine|unser|unsere|der|die|das|ein|eine|im|jemand|man|elif|alle|[\p{L}]+)(?: [\p{L}-]+){0,4} )?(?:sagt|sagte|meint|meinte|behauptet|behauptete|findet|glaubt|erzählt|erzählte|schreibt|schrieb|fragte|fragt|wundert sich|schwört)\b|\b(?:laut|angeblich|ich habe gehört|hab gehört|einer meinte|jemand hat gesagt)\b|, sagt \p{L}+|\bsagt [\p{L}]+ immer/u,
  imperative: new RegExp(
    `^(?:(?:und|aber|also|ok|okay|hey|hallo|jetzt|dann|bitte|nein|ach|ja|gut|doch)[, ]+)*(?:bitte )?(?:${VERBS})\\b(?! ich)|\\b(?:kannst|könntest|würdest) du\\b|\\bbitte[.!]? *$|^rezept\\b`,
    'u',
  ),
  standing:
    /(?:\bimmer\b|\bnie\b|niemals|ab (?:jetzt|sofort|heute|morgen|nun)|von (?:jetzt|nun|heute) an|künftig|in zukunft|zukünftig|grundsätzlich|jedes mal|jedesmal|jeweils|generell|standardmäßig|dauerhaft|nicht mehr|nur noch|bei mir\b|mir gegenüber|\b(?:wenn|sobald|falls) (?:ich|du)\b|bei rezepten|in mails|musst du|sollst du|setzt du|formatierst du|schreibst du|antwortest du|gibst du|nennst du|verwendest du|benutzt du|zitierst du|machst du)/,
  manner:
    /^(?:(?:bitte|und|eigentlich)[, ]+)*(?:antworte|antwortet|sei |duz|siez|nenn mich|sprich|schreib (?:bei|in|mir|immer|nie|zahlen|datum|preise|zeiten)|benutz(?:e)? (?:mir|bei|in|keine|nur)|verwende? (?:keine|nur|bei|in)|gib (?:mir )?(?:preise|maße|temperaturen|mengen|zeiten|zahlen|farben|daten)|formatier|erinner(?:e)? mich|halte? dich kurz|fass dich kurz|keine? [\p{L}]+(?: [\p{L}]+)* bitte)/u,
  oneOff:
    /(?:nur (?:dieses mal|heute|für (?:heute|diese))|für diese[nsmr]?\b|diese[nsmr]? (?:satz|text|mail|brief|zeile|absatz|seite|tabelle|liste|wort|code|bild)|gerade eben|jetzt gerade|heute abend|überschrift|den rest|folgende[nsr]?|in dieser|auf dieser|einmalig|ausnahmsweise)/,
  remember:
    /^(?:(?:und|ach|ok|bitte|hey|nur|also)[, ]+)*(?:(?:bitte )?(?:merk(?:e)? dir|denk(?:e)? (?:dran|daran)|notier(?:e)?(?: dir)?|schreib dir auf|behalt(?:e)?(?: im kopf| in erinnerung)?|vergiss nicht|speicher(?:e)?(?: dir)?|nimm zur kenntnis|halt(?:e)? fest)(?: (?:bitte|für (?:später|immer|die zukunft|das nächste mal)|mal))*(?:,? dass|:|,)?|(?:nur )?(?:zur info|zur erinnerung|zur info:|fürs protokoll|damit du es weißt|für die zukunft|info|falls du es brauchst)[,:]?(?: dass)?) ?/,
  forget:
    /(?:vergiss\b(?! nicht)|\bvergessen\b.{0,12}(?:kannst|darfst|sollst|bitte)|(?:kannst|darfst|sollst|solltest) du (?:bitte |ruhig |alles )?.{0,60}(?:vergessen|löschen|streichen|entfernen)|(?:kannst|darfst) du vergessen|bitte .{0,60}(?:vergessen|löschen|streichen|entfernen)\b|lösch|\bstreich|entfern|\btilg|\bwirf .{0,60}(?:weg|raus)|raus aus (?:deinem|dem)|aus (?:deinem|dem) (?:gedächtnis|speicher|kopf)|nicht (?:länger|mehr|weiter) (?:gespeichert|behalten|merken|aufbewahr|wissen|haben)|(?:nicht|nirgends|nirgendwo) .{0,40}gespeichert|radier|verwirf|schmeiß .{0,60}(?:weg|raus)|muss .{0,40}(?:weg|raus)\b|soll .{0,40}(?:weg|raus|verschwinden)\b|nicht behalten|brauchst du (?:dir )?nicht (?:mehr|länger)|geht dich nichts|weg damit)/,
  keep: /(?:behalt|brauchst du (?:aber )?noch|(?:kann|können|darf|soll|dürfen) (?:ruhig )?bleiben|bleibt|gilt (?:noch|weiter)|stimmt noch|nicht (?:den|die|das) neue)/,
  first: /\b(?:ich|mein|meine|meinem|meinen|meiner|meines|mir|mich|wir|uns|unser|unsere|unserem|unseren|unserer)\b/,
  stative:
    /\b(?:ich|wir) (?:bin|sind|habe|hab|haben|heiße|wohne|wohnen|lebe|leben|arbeite|arbeiten|studiere|lerne|spiele|esse|trinke|fahre|nehme|mag|liebe|hasse|nutze|nutzen|benutze|verwende|vertrage|leide|trage|gehe|komme|mache|kann|besitze|verdiene|bekomme|schreibe|lese|höre|segle|singe|schulde|werde|teile|rette|sammle|koche|backe|züchte|pendle|schlafe|brauche|reagiere|rauche|laufe|schwimme|jobbe|heizen|deployen|testen|setzen)\b|\b(?:heiße|wohne|lebe|arbeite|studiere|lerne|spiele|esse|trinke|fahre|nehme|bin|war|habe|hab|nutze|trage|mag|jobbe|helfe|trainiere|segle|reagiere|bekomme|brauche|schulde|reiße|teile|rette|gehe|schreibe|sitze|werde|koche|singe|verdiene|pendle|vertrage|laufe|scanne) ich\b|\b(?:mein|meine|meiner|unser|unsere|unserem)\b.{1,40}\b(?:ist|sind|heißt|heißen|wohnt|arbeitet|lebt|liegt|macht|studiert|war|hat|trifft|kommt|zieht|betreut|läuft|beginnt|spielt|geht|fährt|kocht|isst|mag|steht)\b|\b(?:heißt|namens)\b|\b(?:liegt|betreut|trifft sich)\b/,
  stable:
    /\b(?:immer|jeden|jede|jedes|täglich|wöchentlich|seit|meistens|normalerweise|zurzeit|momentan|inzwischen|mittlerweile|jetzt|nun|ab|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|abends|morgens|nachts|mittags|zweimal|einmal|dreimal|wieder|sofort|früher|damals|am besten|nicht mehr|nie|heutzutage|erster tag)\b/,
  transient:
    /\b(?:gerade eben|gleich|heute abend|bin gleich|bis gleich|regnet|schneit|kalt|so müde|keine lust|mach ich pause|mittagspause|in der bahn|stau|heute(?! an)|gerade \p{L}+ (?:ver|ge|be|er)\p{L}+(?:t|en)|erschöpft|kopfweh|kopfschmerzen|zu spät|verspätung|verschüttet)\b/u,
  mental:
    /\b(?:ich|wir) (?:will|wollen|möchte|denke|glaube|meine|hoffe|weiß|verstehe|suche|frage mich|dachte|finde|brauche (?:hilfe|einen?|eine|ein|ideen|noch|schnell|mal|was))\b|\b(?:danke|sorry|entschuldigung|hallo)\b/,
  event:
    /(?:gebrochen|gestohlen|geklaut|eingebrochen|gewonnen|bestanden|durchgefallen|geheiratet|verlobt|getrennt|geboren|gestorben|operiert|umgezogen|gekauft|verkauft|gekündigt|gebucht|angefangen|abgeschlossen|verloren|verletzt|gemacht|gelaufen|bekommen|adoptiert|eröffnet|zieht|praktikum|beim sturz|\bplatz\b|war für|gehe für)/,
  past: /\b(?:gestern|vorgestern|letzte[nrsm]?|vergangene[nrsm]?|vor \w+ (?:tagen|wochen|jahren|monaten)|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember) war|war|waren|hatte|habe|hab|bin|wurde)\b/,
  future: /\b(?:morgen|übermorgen|nächste[nrsm]?|kommende[nrsm]?|werde|wird|im (?:herbst|sommer|winter|frühling)|zieht|ab dem|am \d)\b/,
  implied:
    /^(?:(?:so|also|endlich|gerade|juhu)[, ]+)*(?:umgezogen|gewechselt|gekündigt|bestanden|verheiratet|frisch|erster tag|erste woche|neuer job|neue wohnung|bin |habe |hab |wohne |arbeite |aufgewachsen bin ich)/,
  ending:
    /\bkein\p{L}* .{1,30} mehr\b|\b(?:nicht mehr|aufgehört|gekündigt|vorbei|getrennt|ist hin|war hin|macht nicht mehr mit|geht in|in rente|geschlossen|beendet)\b/u,
  change:
    /\b(?:jetzt|nun|inzwischen|mittlerweile|nicht mehr|ab (?:jetzt|sofort|heute|morgen)|ab|seit (?:heute|gestern|letzte[mnr]|dem|neuestem|kurzem)|statt|stattdessen|anstatt|umgestiegen|gewechselt|gekündigt|umgezogen|umzug|wechsel|neu|neue|neuer|neuen|neues|eigentlich|wieder|zurück|doch|gedreht|verlegt|verschoben|verlängerung|entschieden|sofort|nur noch|geändert|ersetzt|getauscht|ausgetauscht|erster tag|verlangt|genehmigt|geworden|macht nicht mehr mit|hin|baustelle|elternzeit)\b/,
  correction:
    /(?:eigentlich|korrektur|falsch|missverstanden|verhört|verlesen|vertippt|verwechselt|stimmt nicht|nicht ganz|ich meinte|moment|nein,|doch nicht|kommando zurück|tippfehler|mein fehler|sondern)/,
  back: /\b(?:wieder|zurück|wie früher|wie vorher|erneut|doch wieder)\b/,
  known:
    /\b(?:wie gesagt|wie du weißt|wie immer|nur zur erinnerung|zur erinnerung|denk dran|falls du es vergessen hast|nach wie vor|immer noch|weiterhin|damit du es weißt|bekanntlich)\b/,
  small:
    /^(?:(?:ok|okay|ja|nein|danke|super|toll|gut|prima|hallo|hi|hey|klar|genau|alles klar|guten (?:morgen|tag|abend)|tschüss|schön|perfekt|schon gut|macht nichts|egal)[\s,.!?]*)+$/,
}
