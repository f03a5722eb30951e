import { fold } from '../language/words.ts'
import type { HeldView } from './held.ts'
import { isDated, isOfOthers } from './news-names.ts'
import type { News, ValueIn } from './news.ts'
import { heldSubject } from './parts.ts'
import type { Said } from './substitution.ts'

/** A sort of thing that people own one of: how it is held, and what is spoken of it. */
interface Thing {
  readonly held: RegExp
  readonly parts: RegExp
}

const thing = (held: string, parts: string): Thing => ({ held: new RegExp(`\\b(?:${held})\\b`, 'u'), parts: new RegExp(`\\b(?:${parts})\\b`, 'u') })

const THINGS: readonly Thing[] = [
  thing(
    'car|van|drives?',
    'car|van|sap|hood|bonnet|boot|seats?|tyres?|tires?|dash(?:board)?|engine|oil|park(?:s|ed|ing)?|driv(?:e|es|ing)|drove|charging|wipers?|windscreen|windshield|clutch|gears?|mirrors?|petrol|diesel|roof|satnav|garage|fuel|exhaust|trunk|bumper|mpg|key fob|lane assist|number plate|licen[cs]e plate|speedo\\w*|handbrake',
  ),
  thing(
    'bike|bicycle|e-bike|cycles?|rides?',
    'bike|chain|saddle|headset|stem|spokes?|kickstand|dynamo|brakes?|pedals?|tyres?|tires?|gears?|folds?|folding|mudguards?|handlebars?|lock|panniers?|squeak\\w*|rattl\\w+|creak\\w*|cobbles|punctures?|bell|wheels?|cycl\\w+|rid(?:e|es|ing)',
  ),
  thing(
    'laptop|computer|notebook|desktop|pc',
    'laptop|computer|screenshots?|keyboard|keys?|screen|trackpad|touchpad|fans?|boots?|booting|usb|charg(?:e|es|er|ing)|battery|printer|wi-?fi|hdmi|drivers?|pair|lid|hinge|install\\w*|updat\\w+|mouse|monitor|password|webcam|bluetooth|ports?|overheat\\w*|fr[eo]ez\\w*|froze|restart\\w*|crash\\w*|sleep|shut down',
  ),
  thing(
    'phone|mobile|smartphone|handset',
    'phone|screenshots?|fingerprint|sim|screen|calls?|apps?|ringtone|rings?|charg(?:e|es|er|ing)|battery|vibrat\\w+|camera|contacts|photos|texts?|notifications?|face|wallpaper|alarm|voicemail|bluetooth|hotspot|messages|swip\\w+',
  ),
  thing('tablet|e-?reader|reads', 'tablet|screen|pages?|fonts?|books?|stylus|pen|charg(?:e|es|er|ing)|battery|backlight|flickers?'),
  thing(
    'camera|shoots|photographs?',
    'camera|strap|lens(?:es)?|shutter|sensor|tripod|focus\\w*|battery|exposure|viewfinder|menu|raw|flash|memory card|photos?|shots?',
  ),
  thing('coffee|espresso', 'coffee|steam\\w*|wand|milk|grind\\w*|espresso|beans?|descal\\w+|drips?|crema|brew\\w*|portafilter'),
  thing(
    'headphones|earphones|earbuds|headset|speakers?',
    'headphones|ears?|bluetooth|pair\\w*|charg(?:e|es|er|ing)|battery|noise|sound|music|volume|bass|mute',
  ),
  thing('watch|tracker', 'watch|strap|beeps?|steps|heart rate|charg(?:e|es|er|ing)|gps|pair|screen|sync\\w*|wrist|buzz\\w*'),
  thing('vacuum|hoover', 'vacuum|dust|brush|suction|hose|floors?|carpets?|bag|filter|charg(?:e|es|er|ing)|roller'),
  thing('sewing machine|sews', 'sew\\w*|threads?|needle|stitch\\w*|bobbin|pedal|tension|fabric'),
  thing('printer|prints', 'print\\w*|ink|toner|paper|jam(?:s|med)?|cartridge|wi-?fi'),
  thing('oven|cooker|stove|hob', 'oven|preheat\\w*|bak(?:e|es|ing)|tray|hob|timer|roast\\w*'),
  thing('washing machine|dishwasher', 'wash\\w*|spin\\w*|drum|detergent|tablets?|cycle|rinse|leaks?'),
  thing(
    'guitar|violin|viola|cello|ukulele|banjo|bass|piano|keyboard|plays',
    'strings?|bow|tun(?:e|es|er|ing)|pegs?|frets?|bridge|capo|amp|pedal|case|neck|chords?',
  ),
  thing('boat|dinghy|kayak|canoe|sails?', 'boat|hull|mast|sails?|sailing|rudder|anchor|paddle|moor\\w*|keel|tiller'),
]

const DAY =
  '(?:today|yesterday|this (?:morning|week|afternoon)|last (?:week|night|month)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:two|three|four|five|a few) days ago|a (?:week|day|fortnight) ago)'
const FEW = '(?:one|two|three|four|five|six|a few|\\d)'
/** It has only just become the speaker's. */
const FRESH = new RegExp(
  `\\b(?:(?:barely|fresh|straight|just|only just|hardly) (?:out of|from) (?:the|its) (?:box|packaging|packet|wrapp\\w+|carton|showroom|shop)|fresh from (?:the|its) \\p{L}+|brand[- ]new\\b(?! on the)|(?:my|our) (?:brand-?)?new \\p{L}|(?:un(?:boxed|wrapped|packed)|set up|picked|collected|fetched|bought|ordered|got) (?:it|mine)(?: up| home)?(?: \\p{L}+)? ?${DAY}|(?:un(?:boxed|wrapped|packed)) (?:it|mine)|it(?: only| just)* (?:arrived|came|turned up|was delivered|landed|got here)(?: \\p{L}+){0,3} ?${DAY}|mine(?: only| just)* (?:arrived|came|turned up|was delivered|landed)\\b|(?:i['’]ve|i have|we['’]ve)(?: only| just)* (?:had|owned) (?:it|mine|her|him)(?: for| since| all of| just)*|had it (?:all of|for only)|(?:first|second|third) (?:day|week|weekend|month) (?:of|with|in)\\b|(?:day|week) (?:one|two|three|\\d)\\b|(?:${FEW}|an?) (?:days?|weeks?|month) (?:in\\b|old\\b|into\\b|with it)|receipt(?:['’]s| is) (?:still |barely |only )?(?:${FEW} |warm|in)|(?:plastic|film|sticker|protective \\p{L}+)(?: is|['’]s)? still on|still (?:in|has) (?:its|the) (?:film|plastic|wrapp\\w+)|(?:switched|turned|plugged|started|used|wore|charged) it(?: on| in| up)? for the first time|it['’]s been (?:ours|mine) (?:since|for)|still smells? (?:of the (?:shop|showroom)|new))`,
  'u',
)
const LENT =
  /\b(?:rent(?:ed|al|ing)|hir(?:e|ed|ing)|borrow\p{L}*|lent|loan\p{L}*|courtesy|test drive|work'?s|should i (?:get|buy)|worth (?:buying|it)|would|looking at|thinking (?:of|about)|review)\b/u

/** "Framewerk", "Leica Q", "R5": what a thing is called. */
const CALLED = '(\\p{Lu}[\\p{L}\\d-]+(?: (?:\\p{Lu}[\\p{L}\\d-]*|\\d[\\p{L}\\d]*)){0,2})'
/** Which it is: the speaker's own, or what a question is about. */
const NAMED = new RegExp(
  `(?:\\b(?:[Mm]y|[Oo]ur)(?: (?:brand-?new|new|lovely|shiny|poor))? |\\b(?:of|on|in|for|with|from|to|into|does|is|has|can|do|fits?|suits?) (?:the|an?|my|our)(?: new)? |(?:^|[.!?:,] |\\b(?:and|but) )[Tt]he (?:new )?)${CALLED}(?:['’]s)?(?= (\\p{Ll}[\\p{L}'’]*)(?: (\\p{Ll}[\\p{L}'’]*))?|[,.;:?!]|$)`,
  'gu',
)
const AUX =
  /^(?:is|are|was|were|has|have|had|won['’]t|doesn['’]t|don['’]t|didn['’]t|isn['’]t|aren['’]t|can['’]t|came|arrived|keeps?|will|makes?|takes?|goes|turned|got)$/u

/** "My Framewerk keeps asking me to pair a keyboard and it's barely out of the box" beside "Uses a Zenbuk laptop". */
export function newThingsIn({ text, language }: Said, held: readonly HeldView[], valueIn: ValueIn): readonly News[] {
  if (language !== 'en') return []
  const folded = fold(text)
  if (!FRESH.test(folded) || LENT.test(folded) || isOfOthers(text)) return []
  const names = [...text.matchAll(NAMED)].flatMap(({ 0: whole, 1: name, 2: next, 3: then, index }) => {
    const start = index + whole.indexOf(name ?? '')
    // "My Philips kettle is new": the noun says what it is.
    const isNoun =
      !/['’]s$/u.test(whole) &&
      next !== undefined &&
      !AUX.test(next) &&
      then !== undefined &&
      (AUX.test(then) || (/\p{L}(?:s|ed)$/u.test(then) && !next.endsWith('s')))
    return name === undefined || isDated(fold(name)) ? [] : [{ name, start, noun: isNoun ? next : null }]
  })
  const distinct = new Set(names.map(({ name }) => fold(name)))
  const [first] = names
  if (first === undefined || distinct.size > 1) return []
  const views = held.filter((view) => {
    const old = heldSubject(view) === null && view.memory.kind !== 'rule' ? valueIn(view) : null
    if (old === null || !/\p{Lu}/u.test(old.text) || folded.includes(fold(old.text)) || view.folded.includes(fold(first.name))) return false
    const frame = `${fold(view.memory.key ?? '').replace(/[._-]+/g, ' ')} ${view.folded.replace(fold(old.text), ' ')}`
    return THINGS.some(({ held: is, parts }) => is.test(frame) && parts.test(folded) && (first.noun === null || is.test(first.noun)))
  })
  const [view] = views
  return view === undefined || views.length > 1 ? [] : [{ view, start: first.start, end: first.start + first.name.length, own: true }]
}
