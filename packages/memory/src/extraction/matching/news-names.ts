/** Part of a date, and nobody's name. */
export function isDated(lower: string): boolean {
  return DATED.test(lower)
}

const DATED =
  /^(?:i|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|xmas|spring|summer|autumn|winter)$/u
