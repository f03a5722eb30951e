/**
 * How English says that one value has taken the place of another, as frames: classes of verbs around `OLD`, the value that is over, and
 * `NEXT`, the one that holds now.
 */

/** Lets something go: what follows is over. */
const ENDED = [
  "(?:gave|giv(?:en|ing)) up(?: on)?|quit(?:ting)?|stopped(?: with)?|done with|finished with|(?:went|gone|came|come|moved|we're|i'm) (?:well |right )?off(?: of)?",
  '(?:left|dropped|ditched|dumped|binned|scrapped|chucked|cancell?ed|abandoned|retired|sold|deleted|uninstalled|lost|cleared|closed|ended|axed|fired|sacked)',
  '(?:packed|jacked|turned|handed|traded|chucked|sent|gave|put|threw) (?:back|in|away|out)|(?:got|gotten) rid of|(?:took|taken|voted|kicked|lifted|weaned|moved) (?:me|us|him|her|them) (?:off|out of)|let go of|parted (?:ways |company )?with|drop(?=s? the)',
  "(?:broke|split)(?: up)? (?:with|from)|(?:goodbye|farewell)(?: to|,)?|walked away from|moved (?:away from|out of)|sworn? off|outgrew|outgrown|(?:i'm|we're) out of",
  "(?:fed up|sick|tired|bored) (?:of|with)|(?:had )?enough (?:of|with)|had it with|can't stand|no more|so much for|never mind|you can (?:drop|forget|turn in|lose)",
].join('|')

/** Takes something up: what follows holds now. */
const BEGUN = [
  'joined|started(?: on| at| with)?|began|t(?:ake|akes|aking|ook|aken) (?:up|on|out)|bought|adopted|signed(?: up)?(?: for| with| to| at)|enroll?ed|switched|moved|picked up',
  'cho(?:se|sen)|opted for|settled|went (?:for|with|to)|go(?:ing|es|ne)? (?:to|for|with)|stick(?:ing)? (?:to|with)|fallen for|found|hired|booked|installed|ordered|fitted',
  'us(?:e|es|ed|ing)|do(?:es|ing)?|play(?:s|ing)?|eat(?:s|ing)?|drink(?:ing)?|driv(?:e|es|ing)|rid(?:e|es|ing)|own|wear(?:ing)?|learn(?:s|ing)?|study(?:ing)?|gr[eo]w(?:s|ing)?',
  'rent(?:ing)?|leas(?:e|ing)|work(?:s|ing)?|run(?:s|ning)?|bank(?:ing)?|sing(?:s|ing)?|teach(?:ing)?|train(?:ing)?|liv(?:e|es|ing)|sleep(?:s|ing)?|read(?:ing)?|prefer|want',
  '(?:put|got|have|has|moved|set) (?:me|him|her|us|them|everyone|everything) (?:on|in|at|under|with)|got|have|has|give me|tak(?:e|es|ing)|took|on|in|at|with|under|all|back',
].join('|')

/** Is over: stands behind what is, after a copula or without one. */
const STATES =
  '(?:gone|dead|out|over|history|finished|done|no more|toast|closed|retired|sold|scrapped|binned|bust|broken|cancelled|ended|shut|extinct|up for sale|for scrap|behind (?:me|us)|a thing of the past|not (?:for (?:me|us)|mine|ours))'
const GOES = [
  '(?:gone|sold|closed)|(?:went|gone|away|off) (?:to|for|in) (?:the )?(?:scrap|tip|skip|bin|recycling|charity shop|ebay|sale|pieces)|went (?:bust|under|away|abroad)',
  '(?:got|was|were|been|being) (?:sold|scrapped|binned|closed|dropped|cancelled|axed|reverted|retired|replaced|ripped out|built over|shut(?: down)?|too \\w+)|gathering dust',
  "(?:didn't|did not|never|doesn't|wasn't|isn't|won't) (?:work|last|suit|stick|fit|happen|working|for (?:me|us)|mine|ours)(?: out)?|flopped|lasted|folded|died|expired|lapsed",
  'ran out|moved (?:on|out|away)|left|quit|stopped|retired|packed (?:up|in|it in)|can (?:whistle|go|retire|wait)',
].join('|')

const PIECES: Readonly<Record<string, string>> = {
  OLD: '(?<old>[^,;:.!?]{1,80}?)',
  NEXT: '(?<next>.{1,80})',
  /** A subject: no verb stands in it. */
  THING:
    '(?:the |my |our )*(?!(?:i|we|it|she|he|they|that|this|you|there)\\b)(?<old>[^\\s,;:.!?]+(?: (?!(?:had|have|has|is|was|are|were|be|i|we|that|who|which|only) )[^\\s,;:.!?]+){0,5}?)',
  /** A value with an end of its own. */
  NAMED: '(?<next>[^,;.!?]{1,50}?)',
  /** What stands last before the rest: behind the copula, the verb or the preposition. */
  LAST: "(?:.{0,100}(?:\\b(?:is|are|was|were|be|am|called|named|as|say|read|in|on|at|to|from|with|by|for|of|use|uses|prefer|plays?|takes?|eat|drive|sees?|follow|watch|visit|teach|grow|keep|study|studied|speak|want|like|ride|drink|need|have|has|give|me|its|im)|'(?:s|m|re)) )?(?:an? |the |my |our |actually |in fact |really )*(?<next>[^,;.!?]{1,50}?)",
  /** The same, where there must be one of these. */
  HELD: "(?:.{0,100}(?:\\b(?:is|are|was|were|be|am|called|named|as|say|read|in|on|at|to|from|with|by|for|of|use|uses|prefer|plays?|takes?|eat|drive|sees?|follow|watch|visit|teach|grow|keep|study|studied|speak|want|like|ride|drink|need|have|has|give|me|its|im)|'(?:s|m|re)) )(?:an? |the |my |our |actually |in fact |really )*(?<next>[^,;.!?]{1,50}?)",
  ENDED: `\\b(?:${ENDED}) (?:doing |the |my |our |using |on |to )*`,
  GONE: `(?:(?:'s| is|'re| are| was| were| has| have|'ve| had)(?: now| been| all| finally| officially| long)* (?:${STATES}|${GOES})| (?:${GOES}))\\b[^,;:.!?]{0,50}`,
  /** "…, they've put me on", "… and it's", "so now we use". */
  BEGUN: `(?:and |but |so |then |now |because |instead )*(?:(?:it|that|everything|everyone|mine|what i (?:do|use|want|ride|drive)(?: now| these days)?)(?:'?s| is) (?:all |now |on |in |at )*|(?:(?:(?:i|we|they|he|she|you)(?:'?(?:ve|m|re|s|d))?|(?:the|my|our) [\\p{L}-]+(?= (?:has |have |had )?(?:put |got |moved |set )?(?:has |have )?(?:me|us|him|her|them) (?:on|in|at|under|with) )) )?(?:now |just |all |only |have |has |had |am |are |is |been |finally |mostly )*(?:${BEGUN}) |(?:i|we|he|she|they)(?:'m|'re|'s| am| are| is) (?:an? |now |all )*(?!\\w+ing\\b|so\\b|too\\b|not\\b|very\\b))`,
  JOINT: '(?:[,;.:]| [–—-]|(?= and )| \\([^)]{1,40}\\),?) ',
  /** What stands before the reason: that the old one is over. */
  WHY: '(?: now| these days)?(?:,? (?:and|as|since|because|now that|now|after|so) |[,;:] | [–—(-] ?)',
  ANYMORE: ' (?:any ?more|any longer|now|at all|these days)',
  /** "Basque it is", "Zed took over", "Bea coaches me". */
  RULES:
    '(?:it is|instead|took over|has taken over|takes over|(?:is|are) (?:in|what|where|who|the one)|now|for me|from now on|from here on|all the way|coaches|runs)\\b',
  SAID: "(?:i|you|we)(?:'?ve| have| had| must have| keep| kept| still| just| always)* (?:said|saying|say|typed|wrote|told (?:you|everyone)|gave (?:you|u)|saved|sent|entered|noted|stored|wrote down|clicked|(?<=\\byou(?:'ve)? (?:still )?)(?:have|had|got|put)|called (?:it|him|her|me))",
  BE: "(?:it's |its |he's |she's |they're |we're |i'm |that's |the |an? |on |in |at |rather |but |actually |now )*",
}

/** In the order in which they are tried: those that name both come first. */
export const ENGLISH_CHANGES: readonly RegExp[] = [
  // One thing for another.
  '\\b(?:swapp?|trad|exchang|ditch|dropp?|replac|substitut|abandon|gave up|dump|retir|left|leav|chang)(?:ed|es|ing|e|s)?(?: out| in| up)? {OLD} (?:for|with|by|in favou?r of) (?!good\\b|ever\\b|now\\b|me\\b|us\\b|a (?:while|bit)\\b|my health\\b|\\d+ (?:weeks|months|years)){NEXT}',
  '\\b(?:switch|mov|migrat|chang|swapp|upgrad|convert|transferr?|jump|went|gone|go|port|downgrad|graduat|promot|trad|hand|pass|shift|progress|put|bump|cut|rais|came)\\w*\\b.{0,40}?\\bfrom (?<old>.{1,60}?) (?:over |across |up |down |back )?(?:to|into|onto) {NEXT}',
  "\\b(?:took|taken|takes|pulled|moved?|weaned|voted|got|had|came|come|switched|gone|went|get|getting|lifted)\\b.{0,40}? (?:off|out of)(?: of)? {OLD}[,;]? (?:and |so |now |to |then )*(?:(?:has |have )?(?:put|enroll?ed|set|started|moved|signed|switched)(?: (?:me|him|her|us|them|it))?(?: up)? |(?:we|i|everyone)(?:'s|'re|'m) )?(?:on|onto|at|in|into|to|over|with|for) {NEXT}",
  '\\bout with {OLD},? (?:and )?in with {NEXT}',
  '\\b(?:voted|had|got|took|take|having) {OLD} (?:out|ripped out|taken out|removed|torn out|lifted out),? (?:and )?(?:a |an |the )?{NAMED} (?:in|put in|fitted|installed)\\b',
  "^(?:[^,:]{1,40}[,:] ?)?{OLD}(?:'s| is| are)? (?:out|gone)(?:,| and) {NAMED}(?:'s| is| are)? in\\b",
  '^{OLD} (?:has |have |had )?(?:(?:made|gave|given|giving|making) (?:way|place) (?:for|to)|(?:been|was|were|got|is|are) (?:replaced|succeeded|swapped out|superseded|traded in) (?:by|for|with)|turned into|lost out to) {NEXT}',
  '(?:^|[,;] (?:and |so |but )?){NAMED} (?:has |have |is |are )?(?:just |now )?(?:replac(?:ed|es|ing)|took over from|taken over from|taking over from|supersed(?:ed|es)|succeeded|ousted|took the place of|steps? in for|stands in for) {OLD}(?:[,;.!?]| as | at | in | since |$)',
  '^(?:[^,:]{1,40}: ?)?{OLD} ?(?:→|->|=>|-->) ?{NEXT}',
  // What was let go, and what came.
  '{ENDED}{OLD}{JOINT}{BEGUN}{NEXT}',
  '{ENDED}{OLD}{JOINT}(?:and |but |so )?(?:[^,;.]{1,30} (?:is|are) )?{NAMED} {RULES}',
  "\\b(?:(?:don't|dont|do not|doesn't|needn't|didn't|never|no longer|can't|cannot|won't) \\w+|isn't|aren't|not)(?: (?:at|in|with|on|to|for|me|us|an?|the|my))* {OLD}{ANYMORE}{JOINT}(?:{BEGUN}{NEXT}|(?:and |but |so )?(?<then>[^,;.]{1,50}?) {RULES})",
  '\\b(?:no longer|not) \\w+ (?:at |in |with |on |to |for |an? |the |my )*{OLD}[,;.] {BEGUN}{NEXT}',
  '^(?:(?:and|so|well|right|ok|finally),? )?{THING}{GONE}{JOINT}(?:{BEGUN}{NEXT}|(?:and |but |so )?(?:[^,;.]{1,30} (?:is|are) )?(?<then>[^,;.]{1,50}?) (?:{RULES}|(?:does|do|has|will)\\b))',
  "^{NAMED} (?:is|are|'s) (?:my|our|the|his|her) [^,;.]{1,30}?{WHY}{THING}{GONE}(?:$|[,;.!?)])",
  '^{HELD}{WHY}{THING}{GONE}(?:$|[,;.!?)])',
  "^{HELD}{WHY}(?:(?:i|we|they|he|she)(?:'ve| have|'re|'m|'s| has)? (?:just |finally |all )*)?{ENDED}{OLD}(?:$|[,;.!?)])",
  "^{OLD} no longer [^,]{1,40}, (?:it's |now )?{NAMED} (?:does|do|is|has)\\b",
  '\\bno longer (?:an? |the |on |in |at |with )?{OLD},? but (?:rather |now )?{NEXT}',
  "\\b(?:as|i'm|am|is|are|be) (?:an? |the )?{NAMED} and no longer (?:an? |the )?{OLD}(?: of | at | in |[,;.]|$)",
  "\\b(?:used to|once|formerly|previously) (?:be |was |were |have |use |go to |play |do |called )?(?:an? |the |at |in |on )*{OLD}[,;.]? (?:but |and |so )?(?:now|these days|nowadays|today|since)(?: (?:it|that|i|we|he|she|they)(?:'?s|'?m|'?re| use| have| play| go to)?)? {NEXT}",
  '\\b(?:was|were) (?:an? |the |at |in |on )*{OLD},? (?:but |and )?(?:now|these days|nowadays) {BE}(?:is )?{NEXT}',
  // What was wrong, and what is right.
  "\\b{SAID} (?!before|last|earlier|what|goodbye)(?:that )?(?:it's |it was |i was |i am |i'm )?{OLD}(?:[,;.]| -| but| and| when)+ (?:it|i|that|the (?:right|correct) (?:one|name))?(?:'?s|'?m| is| am| was)?(?: now| actually| really| in fact| should be| should read| meant| mean)* ?{NEXT}",
  '^{LAST}[,;]? (?:and |but |though )?{SAID} (?:that |him |her |it |me )?{OLD}(?:$|[,;.]| out of| because| by)',
  "^(?:no,? |nah,? |nope,? |please,? |it's |he's |she's |that's )*not (?:on |in |at |an? |the )*{OLD}[,;.] ?{BE}{NEXT}",
  "\\b(?:isn't|wasn't|aren't|is not|was not|not) (?:on |in |at |an? |the )*{OLD},? but {BE}{NEXT}",
  "^(?<old>.{1,60}?) (?:isn't|is not|is no longer|aren't|are no longer|wasn't) .{0,60}?(?:any ?more|any longer)?[,;] (?:it(?:'s| is)|use|now it's|they're) {NEXT}",
  '^{LAST}(?:,? (?:actually|in fact|mind|please))?,? (?:and |so )?not (?!even|only|just|to\\b|because|sure|really|that\\b|what|yet|so\\b|too\\b|a fan|how|why|all\\b|be\\b|been\\b|born|going|\\w+ing\\b|later|much|very|convinced|quite|least|many|in the|as\\b)(?:from |on |in |at |with |to |the |an? |my )*{OLD}(?:[,;.!?]|$)',
  "\\binstead of {OLD},? (?:i|we|it's|use|it is|please|do|give me|make it)\\b(?: \\w+)? {NEXT}",
  '^{LAST},? (?:now )?(?:instead of|rather than|in place of|as opposed to|up from|down from) (?:the |an? |on |in |at )*{OLD}(?:[,;.!?]| because| since|$)',
  // Only the new one is named.
  '\\b(?:should|must|ought to|to) (?:read|say|be spel(?:led|t)) {NEXT}',
  '\\bspel(?:led|t|ls?)(?: it| him| her| that| hers| his| mine)?(?: as| with an?| like)? (?!wrong|right|out\\b){NEXT}',
  '\\b(?:switch|mov|migrat|chang|upgrad|convert|transferr?|jump|port|return|revert|renam|bump|push|postpon|reschedul|downgrad|roll|promot|rebrand|relocat|shift|brought|put|bring|creep|crept|crawl|hand|extend|went|delay)\\w*\\b.{0,60}?\\b(?:back |over |across |up |down |out |everything |forward |home )*(?:to|onto|into|until|till) (?!(?:the )?(?:scrap|tip|skip|bin|recycling|charity|attic|end|hospital)\\b){NEXT}',
  "\\b(?:i|we)(?:'ve| have)? (?:turned|grown|morphed|changed) into (?:more of )?{NEXT}",
  '\\b(?:go|gone|come|came|went|moved) (?:back |home |over |round )+(?:to|in) {NEXT}',
  '\\b(?:reschedul|postpon|delay)\\w* for {NEXT}',
  "\\b(?:went|moved|gone|are|i'm|we're|i am|go|it's|put \\w+|let \\w+|^) ?(?:right |straight )?back (?:to|on|in at|in|at|with|under) {NEXT}",
  '\\b(?:made|appointed|elected|named|voted|promoted|crowned) (?:me|him|her|us|them) (?!off|out|down|do|go|feel|want|think|look|laugh|cry|a favou?r)(?:up )?(?:to |as |the |an? )*{NEXT}',
  '\\b(?:put|got|set|started) (?:me|him|her|us|them) (?:back )?(?:on|onto|under|in) (?!hold|edge|touch|the spot|my nerves){NEXT}',
  '^(?:and |so |well,? |ok,? )*{BE}(?:all )?{NAMED} (?:it is|again|once more|once again)\\b',
  '^{NAMED} (?:is|are) (?:what|where|who|the one|how)\\b.{0,60}\\b(?:instead|now|these days|nowadays|from now on|i (?:want|need|prefer))\\b',
  '^(?:just |only |a |an )*{NAMED} (?:will do|is fine|is enough|is plenty|does the job|suits me)\\b',
  "\\b(?:instead|these days it(?:'s| is)|i (?:now )?(?:want|prefer) it|i'd (?:like|prefer) it) (?:to be )?{NEXT}",
  "\\b(?:i meant|i mean|make it|make that|call me|use|go with|go by|stick with|it's|that's|it is|its|i should have said) (?:now |actually |really |all about |all |about )*{NEXT}",
].map(frame)

/** What is said to be over, where nothing has come in its place in the same clause. */
export const ENGLISH_OVER: readonly RegExp[] = [
  '(?:^\\(?|[,;:(] ?|\\b(?:and|but|since|because|now(?: that)?|after|so|that) ){THING}{GONE}',
  "(?:^|\\b(?:i|we|they|he|she|i've|we've|they've) (?:have |had |has |just |finally |all )*|, ){ENDED}(?:an? )?{OLD}(?: (?:in|at|on|last|back|after|when|for|because|since|and|so|entirely|completely|years|this|over) |$|[,;:.!?)])",
  "\\b(?:(?:don't|dont|do not|doesn't|no longer|never|can't) \\w+|isn't|aren't|not)(?: (?:at|in|with|on|to|for|me|us|an?|the|my))* {OLD}{ANYMORE}",
  '\\b(?:my|our|the|his|her) (?:old|last|former|previous) (?:\\p{Ll}+, )?(?<old>\\p{Lu}[\\p{L}\\d-]*)',
].map(frame)

function frame(source: string): RegExp {
  const filled = source.replace(/\{([A-Z]+)\}/g, (found, name: string) => PIECES[name] ?? found)
  return new RegExp(filled.replaceAll("'", "['’]"), 'iu')
}
