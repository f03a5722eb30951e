import { isQuestion, type Span } from '../language/sentences.ts'
import { fold } from '../language/words.ts'
import type { Passage } from './passage.ts'

/** A sort of home. */
const HOME =
  '(?:narrow ?boat|house ?boat|canal boat|barge|boat|(?:static |mobile )?caravan|motor ?home|camper ?van|(?:mobile|tiny|park) home|yurt|cabin|log cabin|chalet|bungalow|cottage|farmhouse|barn(?: conversion)?|mill|lighthouse|(?:basement|attic|loft|ground-floor|first-floor|top-floor|studio|council|high-rise|ex-council|rented) (?:flat|apartment)|bed ?sit|studio|loft|attic|penthouse|maisonette|tower block|terrace|terraced house|semi|semi-detached|townhouse|mews|vicarage|rectory|manse|convent|monastery|croft|boathouse|farm|smallholding|houseshare|dorm|dormitory|halls|listed building|thatched (?:cottage|house|roof)|new-build|rental|duplex|condo|trailer|shophouse|riad)'
/** What is asked is for such a home: not what one is, costs, or is called. */
const FOR_HOME = new RegExp(
  `\\b(?:an?|in|on|for|of|suits?|fits?) (?:an?|the|this) (?:[\\p{L}-]+ ){0,2}?${HOME}s?\\b|\\ban? (?:[\\p{L}-]+ ){0,1}${HOME}(?:['’]s)? (?:window|porthole|door|roof|wall|floor|kitchen|bathroom|galley|stove|garden|hatch|deck|ceiling|stair|stairs|staircase|porch)s?\\b`,
  'u',
)
const SHOPS =
  /\b(?:what(?:'s| is| are| was)? an?\b(?! (?:good|polite|nice|cheap|safe|decent|quiet|quick|kind|subtle|friendly|clever|discreet|better|tactful|firm|sensible|way))|how much (?:is|are|does|do|would)|cost|buy|rent|move (?:to|into)|live in|worth|cheaper|afford|holiday|weekend|book|airbnb|invent(?:ed|or)?|history|called|word for|spell|story|novel|scene|character|draw|paint(?:ing)? of|model of|toy|friend|neighbour's|mum's|sister's|brother's|parents')\b/u
/** A part of where the speaker lives, or who lives next to it. */
const OWN_PART =
  /\b(?:our|my) (?:own |whole |front |back |tiny |little |new |old |only )?(?:kitchen|bedroom|bathroom|lounge|living room|sitting room|front room|loo|shower|hallway|hall|stairs|windows?|door|curtains|blinds|bunks?|beds?|sofa|oven|stove|cooker|fridge|sink|galley|roof|ceiling|walls?|floors?|attic|cellar|balcony|garden|porch|deck|hatch|post|doorbell|neighbours?|downstairs neighbours?|landlord|landlady|mooring|pitch|boiler|heating|chimney|washing|laundry|breakfast|supper|dinner table|privacy)\b(?!['’]s (?:friend|mum|sister|brother))/u

/** The question at `place` with the sentence before it that makes what it is asked for the speaker's own home; `null` where it does not. */
export function homeAsked({ text, sentences, language }: Passage, place: number): Span | null {
  const asked = sentences[place]
  if (language !== 'en' || asked === undefined || !isQuestion(asked, language)) return null
  const folded = fold(asked.text)
  if (!FOR_HOME.test(folded) || SHOPS.test(folded)) return null
  const beside = sentences[place - 1]
  if (beside === undefined || isQuestion(beside, language) || !OWN_PART.test(fold(beside.text)) || SHOPS.test(fold(beside.text))) return null
  return { text: text.slice(beside.start, asked.end), start: beside.start, end: asked.end }
}
