/** How somebody is for an hour, and nothing else: "Rex is asleep now.", "Wir sind schon müde." */
const FLEETING = new RegExp(
  [
    "^(?:(?:and|but|so|ok(?:ay)?|oh|ah|well),? )?(?:i['’]?m|i am|(?:we|they|you)(?: are|['’]re)|(?:he|she|it)(?: is|['’]s)|(?:[\\p{L}'’-]+ ){1,3}?(?:is|are))(?: (?:just|still|so|very|really|already|finally|almost|nearly|a bit|now|all|not|both))* (?:asleep|awake|full|stuffed|hungry|thirsty|tired|sleepy|exhausted|knackered|late|busy|bored|annoyed|grumpy|cranky|cold|freezing|soaked|here|back|outside|upstairs|downstairs|napping|sleeping|snoring|barking|meowing|crying|ready|done|on (?:my|our|his|her|their) way|in (?:the bath|the shower|bed))(?: (?:now|again|today|already|at last|right now|at the moment|next to me|on the sofa))*[.!… ]*$",
    "^(?:[\\p{L}'’-]+ ){1,3}?(?:bin|bist|ist|sind)(?: (?:jetzt|schon|noch|gerade|wieder|so|sehr|total|endlich|ganz|fast))* (?:wach|müde|satt|pappsatt|hungrig|durstig|da|weg|zurück|unterwegs|fertig|am schlafen|spät dran)[.!… ]*$",
    "^(?:[\\p{L}'’-]+ ){1,3}?(?:schläft|bellt|schnarcht|weint)(?: (?:jetzt|schon|noch|gerade|wieder|endlich))*[.!… ]*$",
    "^(?:(?:[\\p{L}'’-]+ ){1,3}?)?(?:estoy|está|estamos|están)(?: (?:ya|muy|aún|todavía|otra vez|por fin))* (?:llen[oa]s?|dormid[oa]s?|despiert[oa]s?|cansad[oa]s?|ocupad[oa]s?|aquí|list[oa]s?|durmiendo|llorando|de camino)(?: (?:ya|ahora|otra vez))*[.!… ]*$",
  ].join('|'),
  'u',
)

/** Nothing of it holds tomorrow. @param folded a whole sentence, lower case */
export function isFleeting(folded: string): boolean {
  return folded.length < 80 && FLEETING.test(folded)
}
