import { matches } from '../language/quick.ts'
import { isMock } from './mock.ts'
import { isFramedJoke } from './play-frames.ts'

/** What people speak of as if it were alive: nothing that "hates me" or is "on strike" here tells of the speaker. */
const OBJECT =
  '(?:toaster|printer|laptop|inbox|fridge|freezer|computer|keyboard|sofa|couch|bed|duvet|pillow|mattress|alarm clock|wi-?fi|router|washing machine|dishwasher|boiler|kettle|spreadsheet|plants?|houseplants?|cactus|compiler|hoover|roomba|vacuum(?: cleaner)?|oven|microwave|calendar|to-?do list|coffee (?:machine|maker)|sat ?nav|bank account|wallet|scales?|treadmill|jeans|stapler|photocopier|excel|outlook|linter|regex|backlog|air fryer|slow cooker|snacks?|carbs|netflix|biscuit tin)'
const PET = '(?:cat|dog|hamster|goldfish|parrot|budgie|rabbit|tortoise|gerbil|chicken|pigeon|seagull|spider|toddler|baby|algorithm)'
const OFFICE =
  '(?:boss|manager|ceo|supervisor|landlord|landlady|therapist|accountant|lawyer|personal trainer|co-?worker|colleague|intern|project manager|line manager|business partner|secretary|head of \\w+|hr)'
const MOOD =
  '(?:spite|caffeine|hope|vibes|anxiety|rage|panic|chaos|sarcasm|adrenaline|desperation|fumes|denial|fear|hatred|willpower|stubbornness|prayers?|memes|dread|regrets?|delusion|audacity|autopilot|duct tape|tears|crumbs|bad decisions|sheer luck|espresso)'
const SILLY =
  '(?:procrastinat\\w+|nap(?:s|ping)|overthinking|snack(?:s|ing)|sarcasm|worrying|complaining|moaning|being (?:late|lazy|tired|wrong)|doing nothing|nothing|laziness|forgetting|losing things|ignoring|avoid\\w+|cynicism|chaos|disappoint\\w+|bad (?:decisions|puns|jokes)|googling|excuses|faffing|dithering|panick?ing|regrets?|sighing|eye-?rolling|small talk|queu\\w+|crying|typos|lost (?:socks|causes)|laundry|leftovers|crumbs)'
const BEING =
  '(?:houseplant|potato|raccoon|goblin|gremlin|zombie|ghost(?! ?(?:writer|hunter))|sloth|vampire|cryptid|burrito|puddle|pumpkin|unicorn|wizard|mermaid|werewolf|cactus|pretzel|noodle|shrimp|dumpster|train wreck|walking (?:disaster|meme)|hot mess|lizard|fossil|dinosaur|swamp creature|doormat|piece of furniture|human disaster)'
const RANK =
  '(?:emperor|empress|king|queen|lord|duke|duchess|prince|princess|god|goddess|patron saint|mayor|president|ambassador|chair(?:man|woman)?|ceo|minister|champion|olympian|monarch|ruler|sultan|pharaoh|archbishop|high priest(?:ess)?)'

/**
 * Hyperbole, irony and things that are spoken of as people: kinds of joke that need no "lol", on folded text. Each names
 * what only a joke says; whoever means it would say it otherwise.
 */
const ENGLISH = new RegExp(
  [
    // "My toaster and I are no longer on speaking terms", "this spreadsheet has started calling me Mum".
    `\\b(?:my|the|our) (?:\\w+ )?${OBJECT} and (?:i|me) (?!use|bought|got)`,
    `\\b(?:my|the|this|our|that) (?:\\w+ )?${OBJECT} (?:\\w+ ){0,2}?(?:hates|loves|despises|judg(?:es|ing)|resents|mock(?:s|ing)|laugh(?:s|ing) at|gaslight\\w*|plot(?:s|ting)|conspir\\w+|wants (?:me dead|revenge|a divorce|to kill)|(?:has|got) it in for|is out to get|(?:is )?trying to kill|hold(?:s|ing) me|bull(?:ies|ying)|has (?:unioni[sz]ed|filed|feelings|opinions|\\w+ issues|gone on strike|given up on me|betrayed|defected|won\\b)|is (?:sentient|possessed|haunted|cursed|evil|angry|jealous|suing|judging|my (?:best|only|soulmate|nemesis|boss|one true))|(?:has )?(?:started )?call(?:s|ing) me)\\b`,
    `\\b${OFFICE} is (?:now |literally |basically )?(?:the|a|my|our) (?:\\w+ )?(?:${PET}|${OBJECT})\\b|\\b(?:the|my|our) ${PET} is (?:now |basically )?(?:my|the|our) (?:new |real )?${OFFICE}\\b`,
    `\\b(?:married to|engaged to|dating|in love with|divorcing|having an affair with|in an? (?:[\\w-]+ ){0,3}relationship with) (?:my|the|this|our) (?:\\w+ )?(?:${OBJECT}|job|work|desk|couch|phone)\\b`,
    // "I run on spite and cold pizza", "I'm 80% espresso by volume".
    `\\b(?:runs?|running|fuell?ed|powered|operat(?:es?|ing)|surviv(?:es?|ing)|liv(?:es?|ing)|subsist(?:s|ing)?|exist(?:s|ing)?|sustained|held together|kept alive|made(?: up)?|composed|function(?:s|ing)?) (?:\\w+ly )?(?:on|by|off|of) (?:[\\w-]+ ){0,3}${MOOD}\\b`,
    `\\b\\d{1,3} ?(?:%|per ?cent) (?:\\w+ )?(?:coffee|espresso|caffeine|tea|water|hummus|pizza|cheese|sugar|chocolate|stress|anxiety|cake|carbs|bread|biscuits?|crisps|gin|wine|${MOOD})\\b`,
    // "A PhD in procrastination", "emperor of the sofa", "fluent in Cat".
    `\\b(?:ph\\.?d|degree|masters?|diploma|doctorate|black belt|gold medal|olympic (?:gold|medal\\w*|champion)|world (?:champion|record)|qualification|certificate|expert|professional|grandmaster|award|majored) (?:in|at|of|for) (?:\\w+ )?${SILLY}\\b|\\b(?:university|school) of (?:life|hard knocks|tomorrow|nowhere|youtube)\\b`,
    `\\b${RANK} of (?:the |my |all |this )?(?:${OBJECT}|${SILLY}|sheba|kitchen|dishes|tabs|nowhere|(?:this )?(?:house|household)|universe|duvet|toast|mondays|norway|england|france|spain)\\b`,
    '\\bfluent (?:in )?(?:cat|dog|toaster|sarcasm|gibberish|klingon|nonsense|elvish|emoji|bureaucracy|toddler|whale|swearing)\\b',
    `\\bi(?:'m| am|m|'ve become| have become|'ve turned into)(?: \\w+ly| now| just| legally| part| half| at this point)* (?:an? |the )?(?:[\\w-]+ )?${BEING}\\b`,
    '\\ballergic to (?:mondays|mornings|people|exercise|commitment|nonsense|meetings|work|responsibility|adulting|small talk|cardio|fun|bureaucracy|capitalism|incompetence|stupid\\w*|idiots|effort|deadlines|spreadsheets|excel|ironing|housework|failure|authority|queues|getting up|my (?:boss|alarm|inbox|in-?laws|ex|job|colleagues)|the (?:gym|word))\\b',
    // "I live at the office", "I've decided to raise goats", "I answer only to Gandalf".
    "\\b(?:i|we)(?:'ve)? (?:basically |practically |pretty much |now |apparently )*(?:live|lived|moved|living) (?:in|at|into|inside) (?:the office|my (?:office|inbox|pyjamas|pajamas|head|calendar|dressing gown|sweatpants|leggings)|an? (?:spreadsheet|meeting|simulation|(?:constant|permanent) state)|meetings|spreadsheets|jira|slack|denial|fear|chaos|hope|ikea|airports)\\b",
    "\\b(?:(?:i've|i have) decided|i'm (?:going|off)|time|i shall|i will|i'll) (?:to )?(?:[\\w' ]{0,40} )?(?:become|be|join|run away|fake my (?:own )?death|(?:raise|herd) (?:goats?|alpacas?|llamas?|sheep)|live in)\\b(?: an?| the| with the)?(?: \\w+)? ?(?:hermit|monk|nun|circus|pirates?|shepherd(?:ess)?|wolves|cave|foreign legion|convent|monastery|lighthouse keeper|cult|cowboy|(?<=goats?|alpacas?|llamas?|sheep|death))\\b",
    "\\bi(?:'m| am) (?:moving|off|retiring) to (?:the (?:moon|woods|jungle|desert)|mars|a (?:cave|desert island|monastery|convent)|narnia|the shire|hogwarts)\\b|\\bchange my name and\\b|\\banswer only to\\b|\\bonly answer to\\b",
    // Far too long, far too many, far too bad.
    "\\b(?:day|week|hour) (?:\\w+ )?(?:hundred|thousand|million|\\d{3,}) of (?:this|my|the|being|waiting)\\b|\\bfor (?:about |over |the (?:last|past) )?(?:a (?:hundred|thousand|million|billion)|[2-9]\\d\\d|\\d{4,}|[a-z]+ (?:hundred|thousand|million)) years\\b|\\bsince (?:the dawn of|dinosaurs|the (?:big bang|bronze age|stone age|ice age|middle ages)|time began)\\b|\\bolder than (?:time|dirt|the hills)\\b|\\b(?:i've|i have|i) aged (?:\\w+ ){1,2}(?:years|decades|centuries)\\b|\\bat this rate\\b",
    '\\b(?:attention span|memory|patience|self-control|willpower|metabolism|social life|work ethic|reflexes|emotional range|coordination) of an?\\b|\\b(?:sold|sell|trade|traded|pawn|sacrificed?) my (?:soul|kidneys?|left (?:arm|leg|kidney)|first-?born|own mother|grandmother|family|children)\\b|\\bmy soul (?:has )?left\\b',
    "\\bi(?:'d| would) (?:rather|sooner|happily) (?:eat|lick|fight|marry|swallow|chew|trade|sell|wrestle|staple|gargle|die)\\b|\\bi(?:'m| am) (?:going to|gonna|about to|ready to) (?:scream|combust|explode|riot|snap|ascend|haunt|cry)\\b|\\bcould (?:eat a horse|sleep for a (?:week|month|year|century|hundred)|murder an?)\\b|\\bheld (?:hostage|captive|prisoner) (?:by|in)\\b|\\b(?:toxic trait|villain origin|spirit animal|whole personality|emotional support \\w+) is\\b|\\b(?:it's|that's|which is) my (?:cardio|therapy|meditation|workout)\\b",
    `\\b(?:my|the|our) ${PET} (?:has |have |was |is )(?:clearly |officially |just )*(?:been )?(?:promoted|fired|hired|unioni[sz]ed|resigned|filed|suing|running the|in charge)\\b`,
    `\\b(?:my|our) (?:new )?(?:diet|home|address|gym|office|bed|commute|hobby|job|religion|workout|sport|exercise|partner|${OFFICE}|chef)(?: (?:today|now|these days))? (?:is|consists of) (?:now |apparently |basically |officially |just |currently )*(?:whatever|anything|gate|seat|platform|row|bed to|this (?:queue|meeting|chair|sofa|bus|train|waiting room)|the (?:sofa|couch|queue|waiting room|floor|fridge|stairs)|refreshing|waiting|crying|hold music|an? (?:flight|bottle|bag|tub|packet|pile|pot) of|a vending|google|youtube|reddit|deliveroo)\\b`,
    "\\b(?:now )?(?:officially|legally|technically|basically|practically|apparently) (?:live|lived|reside|belong|married|dead|extinct|feral|fossili[sz]ed) (?:in|at|on|to|here|with)\\b|\\bso (?:long|tired|old|bored|late|slow|cold|hungry) (?:that )?(?:i|i've|i'm|my)\\b|\\b(?:bed to (?:sofa|desk|kettle|fridge)|(?:steps|metres|meters|seconds) from bed)\\b",
    `\\bmeet (?:my|our) (?:new )?\\w+(?: \\w+)?: |\\b(?:identif(?:y|ies) as an? (?:bin|${OBJECT}|${BEING})|says (?:the|my) (?:${PET}|${OBJECT}|knees|back|waistline|mirror)|judging by my (?:knees|back|hair|face|kitchen)|replaced by (?:an? (?:\\w+ )?(?:man|woman|robot|imposter|impostor|clone|alien) (?:who|that)?|aliens))\\b|\\b(?:the|my|our) ${PET} has (?:taken over|opinions|strong views|decided|started charging|hired|fired)\\b|\\b(?:birthday|bedtime|religion|job|surname|middle name) is (?:whenever|wherever|chaos|danger|tired|hungry|cake|trouble)\\b`,
    // A set-up: "I'm so athletic I …", "I once ate a clock", "knock knock", "our pet dragon".
    `\\bi(?:'m| am) so \\w+ (?:that )?(?:i|my)\\b|\\bi'm not saying (?:i'm|i am|my)\\b|\\bknock,? knock\\b|\\bba[- ]?dum\\b|\\bi once (?:ate|dated|married) an?\\b|\\btold my (?:${OBJECT}|${PET}) an?\\b|\\bwalks? into a bar\\b|\\bpet (?:dragon|unicorn|dinosaur|rock)\\b|\\bof my own imagination\\b|\\bcore values are\\b|\\b(?:to be adopted by|marry(?:ing)? rich|win(?:ning)? the lottery|dying at my desk)\\b|\\bthrilled to (?:report|announce)\\b|\\bcongratulations to me\\b|\\bi must be (?:a|an|the) (?:\\w+ )?(?:genius|idiot|saint|prodigy|masochist)\\b|\\b(?:vice president|vp|head|director|minister|secretary|chief|manager) of (?:waiting|sighing|nothing|snacks|naps|chaos|losing|finding|being|not \\w+)\\b|\\bobviously (?:a|the) (?:world|award|michelin|genius|natural|gifted)`,
    "\\b(?:i|we) (?:just |simply |absolutely |really |do |totally )*(?:love|adore|enjoy|live for|wanted) (?:it when|being (?:kept|put|told|ignored|late|stuck|woken)|spending my|filling (?:in|out)|doing (?:taxes|my taxes|admin|paperwork|chores)|mondays|queues|traffic|paperwork|ironing|another|all-hands)\\b|\\bnothing better to do\\b|\\btruly my cup of tea\\b|\\bmy (?:famous|legendary|boundless|endless) (?:patience|charm|wit|luck|optimism|memory|talent)\\b|\\b(?:my|our) (?:absolute |all-time |very )?(?:dream|favou?rite (?:hobby|pastime|sport|thing))(?::|, of course)|\\bit's my favou?rite (?:hobby|pastime|sport)\\b|^(?:yes|yeah|right|ah yes|oh yes|sure),? (?:of course,? |because,? |naturally,? )+(?:i|i've|my)\\b|^(?:of course|naturally|obviously),? (?:i|i've) (?:always|just|simply|never sleep|have nothing|'ve got nothing|love|adore)\\b|^right, because\\b|\\bcall me (?:sisyphus|sherlock|einstein|cinderella|picasso|great-grand\\w+|mr\\.? \\w+, (?:it|i)|(?:mr|miss|mrs|captain)\\.? (?:sunshine|optimist|clumsy|lucky|obvious|popular|patience))|\\bfor the umpteenth\\b",
    // Irony that opens or closes: "Sure, I looove …", "send a mediator", "only kidding".
    "\\b(?:lo{3,}ve|so{3,})\\b|^(?:oh|ah),? (?:sure|great|wonderful|fantastic|lovely|brilliant|marvellous|joy|goody)\\b|\\b(?:just|exactly) what i (?:needed|ordered)\\b|\\bclearly i(?:'m| am| was) (?:put|born|made|destined|meant|cut out)\\b",
    "\\bsend (?:reinforcements|snacks|wine|coffee|chocolate|cake|gin|an? (?:mediator|exorcist|priest|search party|medic|rescue|helicopter|hug))\\b|\\bpray for me\\b|\\bavenge me\\b|\\btell my (?:family|wife|husband|kids|mum|mom|mother|cat) (?:that )?i (?:love|loved|tried|died)\\b|\\bwrite my (?:eulogy|obituary)\\b|\\b(?:shoot|kill) me now\\b|\\bput me out of my misery\\b|\\b(?:only|just|i'm|im) (?:joking|kidding|messing|pulling your leg)\\b|\\bsaid no ?one ever\\b|\\btell the (?:pope|queen|king|president)\\b",
  ].join('|'),
)

/** Whether a sentence is a joke by what it says. */
export function isPlay(folded: string, language: string): boolean {
  return (language === 'en' && matches(ENGLISH, folded)) || isFramedJoke(folded, language) || isMock(folded, language)
}
