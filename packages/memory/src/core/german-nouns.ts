/** Common nouns of German, which writes them like names: people, body, home, food, work, study, money, time, weather, travel, things. */
const NOUNS: ReadonlySet<string> = new Set(
  (
    'mensch leute person kind junge mädchen baby mutter vater mama papa eltern bruder schwester geschwister oma opa großmutter großvater tante onkel ' +
    'tochter enkel cousin cousine familie freund freundin nachbar nachbarin partner partnerin kollege kollegin chef chefin arzt ärztin lehrer lehrerin ' +
    'schüler student studentin kunde team gruppe verein mitglied hund katze kater pferd vogel fisch tier kopf auge nase zahn haar hals schulter ' +
    'finger brust bauch knie bein blut knochen magen krankheit schmerz husten fieber allergie tablette medikament rezept praxis klinik krankenhaus ' +
    'operation wohnung zimmer küche bett tisch stuhl fenster dach balkon keller treppe etage aufzug raum boden wand lampe möbel schrank miete kaution ' +
    'umzug schlüssel brot brötchen butter käse fleisch wurst gemüse obst apfel nuss kartoffel reis nudel suppe salat kuchen schokolade zucker salz milch ' +
    'kaffee wasser bier saft frühstück mittagessen abendessen mahlzeit kalorie gericht arbeit beruf firma büro stelle abteilung projekt aufgabe termin ' +
    'frist besprechung sitzung vertrag bericht akte urlaub ferien pause dienst schicht gehalt stunde schule klasse universität hochschule studium ' +
    'semester vorlesung seminar prüfung klausur note fach kurs unterricht buch heft seite text satz wort sprache quelle klammer punkt thema kapitel ' +
    'aufsatz film serie lied musik konzert theater kino bild foto video spiel sport training mannschaft fahrrad auto zug flug flugzeug schiff ' +
    'boot ampel ticket karte fahrt reise ausflug koffer rucksack zelt hotel strand fluss gebirge natur wetter regen schnee sonne wind sturm wolke ' +
    'temperatur wärme hitze kälte licht luft feuer pflanze gras metall geld preis kosten rechnung konto bank steuer kredit rabatt betrag prozent ' +
    'summe zahl nummer größe länge breite höhe gewicht menge wert gramm liter meter zeit jahr monat woche wochenende abend nacht minute sekunde frühling ' +
    'sommer herbst winter anfang ende datum geburtstag hochzeit feier weihnachten ostern geschenk handy telefon mail nachricht brief paket computer ' +
    'rechner laptop bildschirm display tastatur drucker kamera programm datei ordner netz internet fehler version gerät maschine motor batterie akku kabel ' +
    'werkzeug schere messer gabel löffel tasse teller topf flasche tüte tasche kleid hose hemd jacke mantel schuh socke brille farbe form weise grund ' +
    'frage antwort idee plan ziel problem lösung hilfe beispiel regel gesetz pflicht vorschlag wunsch traum angst freude glück liebe spaß ärger ' +
    'streit krieg frieden geschichte welt staat regierung politik partei wahl bürger gesellschaft kultur kunst polizei unfall gefahr schutz sicherheit ' +
    'sache stück teil hälfte paar reihe liste gegenstand material stoff papier karton müll strom energie ausgleich wechsel besuch einkauf laden ' +
    'geschäft kasse restaurant'
  ).split(' '),
)
/** Those that names of people and places end in as well (`Neumann`, `Saarbrücken`, `Iserlohn`, `Belgrad`), or that are too short to be told there. */
const ALONE: ReadonlySet<string> = new Set(
  (
    'frau mann haus tür bad arm hand ohr mund herz fuß haut bein garten stock platz ort weg straße brücke kirche markt baum blume stein meer insel land ' +
    'leben ring ruhe rad bus bahn post tag morgen uhr hut öl ei tee gas art rat mut lust tod job test code euro cent kilo maß mal not rest sohn recht holz glas ball chor grad lohn gast rücken'
  ).split(' '),
)
/** Endings of cases and plurals. */
const ENDINGS = ['', 'n', 's', 'e', 'en', 'er', 'es', 'ern', 'nen']
const PLAIN: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' }
/** Letters of a noun at the end of a longer word, and before it. */
const LEAST_NOUN = 4
const LEAST_BEFORE = 3

/** Whether a word is a common noun, or a longer word that ends in one: `Wanderschuhen`, `Abgabetermin`. */
export function isGermanNoun(word: string): boolean {
  const lower = word.toLowerCase()
  return ENDINGS.filter((ending) => lower.endsWith(ending))
    .map((ending) => lower.slice(0, lower.length - ending.length))
    .flatMap((form) => [form, withoutUmlaut(form)])
    .some((form) => ALONE.has(form) || NOUNS.has(form) || endsInNoun(form))
}

/** The last umlaut is that of a plural: `Städte`, `Nüsse`. */
function withoutUmlaut(word: string): string {
  return word.replace(/[äöü](?=[^äöü]*$)/u, (letter) => PLAIN[letter] ?? letter)
}

function endsInNoun(word: string): boolean {
  for (let at = LEAST_BEFORE; at <= word.length - LEAST_NOUN; at++) if (NOUNS.has(word.slice(at))) return true
  return false
}
