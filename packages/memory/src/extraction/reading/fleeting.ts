/** How somebody is for an hour, and nothing else: "Rex is asleep now.", "Wir sind schon müde." */
const FLEETING = new RegExp(
  [
    "^(?:(?:and|but|so|ok(?:ay)?|oh|ah|well),? )?(?:i['’]?m|i am|(?:we|they|you)(?: are|['’]re)|(?:he|she|it)(?: is|['’]s)|(?:[\\p{L}'’-]+ ){1,3}?(?:is|are))(?: (?:just|still|so|very|really|already|finally|almost|nearly|a bit|now|all|not|both))* (?:asleep|awake|full|stuffed|hungry|thirsty|tired|sleepy|exhausted|knackered|late|busy|bored|annoyed|grumpy|cranky|cold|freezing|soaked|here|back|outside|upstairs|downstairs|napping|sleeping|snoring|barking|meowing|crying|ready|done|on (?:my|our|his|her|their) way|in (?:the bath|the shower|bed))(?: (?:now|again|today|already|at last|right now|at the moment|next to me|on the sofa))*[.!… ]*$",
    "^(?:[\\p{L}'’-]+ ){1,3}?(?:bin|bist|ist|sind)(?: (?:jetzt|schon|noch|gerade|wieder|so|sehr|total|endlich|ganz|fast))* (?:wach|müde|satt|pappsatt|hungrig|durstig|da|weg|zurück|unterwegs|fertig|am schlafen|spät dran)[.!… ]*$",
    "^(?:[\\p{L}'’-]+ ){1,3}?(?:schläft|bellt|schnarcht|weint)(?: (?:jetzt|schon|noch|gerade|wieder|endlich))*[.!… ]*$",
    "^(?:(?:[\\p{L}'’-]+ ){1,3}?)?(?:estoy|está|estamos|están)(?: (?:ya|muy|aún|todavía|otra vez|por fin))* (?:llen[oa]s?|dormid[oa]s?|despiert[oa]s?|cansad[oa]s?|ocupad[oa]s?|aquí|list[oa]s?|durmiendo|llorando|de camino)(?: (?:ya|ahora|otra vez))*[.!… ]*$",
    '^(?:(?:vale|ok|bien|genial|perfecto|gracias|ah|bueno|ya)[,.! ]+)*(?:ya |entonces |ahora )*(?:voy|vamos|salgo|salimos|bajo|subo|llego)(?: para| hacia| corriendo)* (?:allá|allí|ahí|ya|enseguida|ahora|pitando|corriendo)(?: mismo)?[.!… ]*$',
    '^(?:(?:and|but|oh|ah|phew|god|honestly)[, ]+)*(?:i|we) (?:was|were) (?:(?:so|really|already|getting|starting to get|quite|a bit|genuinely) )*(?:sweating|worried|panicking|nervous|scared|holding (?:my|our) breath|starting to (?:worry|panic|sweat)|about to (?:panic|cry|give up|scream|ask)|wondering|dreading (?:it|that))(?: there| for a (?:moment|second|minute)| about (?:it|that))*[.!… ]*$',
    // "Go on, dream with me", "Humour me": asks whoever listens to go along.
    '^(?:(?:and|but|so|please|go on|come on|oh|just|ok(?:ay)?)[, ]+)*(?:(?:dream|bear|stay|stick|imagine|play|think|daydream|laugh|cry|sit|walk|count|guess) (?:it )?(?:with me|along)(?: (?:here|now|for a (?:sec|second|moment|minute)|a moment|on this(?: one)?))*|(?:humou?r|indulge) me(?: here| for a (?:sec|moment|minute))?|go (?:with it|on|wild|mad))[.!… ]*$',
  ].join('|'),
  'u',
)

/** Nothing of it holds tomorrow. @param folded a whole sentence, lower case */
export function isFleeting(folded: string): boolean {
  return folded.length < 80 && FLEETING.test(folded)
}
