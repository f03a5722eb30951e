const NAMES =
  "national insurance|social security|ni number|nino|ssn|my social|passport (?:no|num|number)|(?:id|identity)(?: card)? (?:no|number)|driv(?:ing|er['’]?s) licen[cs]e (?:no|number)|sort code|tax (?:id|number)|steuer-?(?:id|nummer|identifikationsnummer)|(?:sozial|renten)versicherungsnummer|(?:personal)?ausweis(?:nummer|-nr)|reisepass(?:nummer|-nr)|führerschein(?:nummer|-nr)|dni|nie|nif|(?:número|nº) (?:de |del )?(?:mi |la )?(?:pasaporte|seguridad social|dni|carnet)"
const DATE = '[^.?!\\n]{0,30}(?<!\\d)(?:\\d{1,2}[./ -]\\d{1,2}[./ -]\\d{4}|\\d{4}-\\d\\d-\\d\\d)(?!\\d)'
/** Five digits or more, with a few letters among them. */
const NUMBER = '(?<![\\p{L}\\d.])(?=(?:[a-z -]{0,6}\\d){5})[a-z\\d]'

const PERSON_NUMBER = new RegExp(`(?<![\\p{L}\\d])(?:${NAMES})(?![\\p{L}\\d])(?!${DATE})[^.?!\\n]{0,24}?${NUMBER}`, 'iu')

/** Whether a stretch tells a number that stands for the person: what was only said in passing is not the place to learn it from. */
export function tellsPersonNumber(text: string): boolean {
  return PERSON_NUMBER.test(text)
}
