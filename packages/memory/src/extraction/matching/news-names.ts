/** Part of a date, and nobody's name. */
export function isDated(lower: string): boolean {
  return DATED.test(lower)
}

const DATED =
  /^(?:i|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|xmas|spring|summer|autumn|winter|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabend|januar|februar|märz|mai|juni|juli|oktober|dezember|ostern|weihnachten|frühling|sommer|herbst)$/u

/** Tells of somebody else than the speaker: what is told may be theirs. */
export function isOfOthers(text: string): boolean {
  return OTHERS.test(text)
}

const OTHERS =
  /\b(?:(?:my|our|his|her|their|a|the) (?:\p{L}+ )?(?:sisters?|brothers?|mum|mom|mother|dad|father|parents|sons?|daughters?|kids?|boy|girl|wife|husband|partner|girlfriend|boyfriend|friends?|mate|neighbou?rs?|cousins?|aunt|uncle|niece|nephew|gran(?:ny|nies|dma|dad|dpa|d\p{L}+)?|colleagues?|boss|flatmate|landlord|(?:mother|father|sister|brother)-in-law)(?! (?:says i|thinks i|laughs)\b)\b|(?:he|she)['’]s (?:got|had))/iu
