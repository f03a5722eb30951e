/** Something that begins, ends or happens, told in the present, or by who will do it. */
const VERBS: Readonly<Record<string, RegExp>> = {
  en: /(?<!\b(?:has|have|had|did|didn't|was|were|been|which|that) |['’](?:ve|d) )\b(?:(?:starts?|begins?|commences?|opens?|closes?|moves?|arrives?|comes?|leaves?|finish(?:es)?|ends?|joins?|retires?|turns|goes|kicks? off|launch(?:es)?|returns?|takes? over|expires?|switch(?:es)?|changes|gets?|lands?|flies|fly|sits?|has (?:an?|her|his)|have (?:an?|my|our)|due|'ll|will|going to|can't|won't|(?:am|is|are) (?:on|off|in|at|out)|'(?:m|re) (?:on|off|out))|(?:am|is|are|'(?:m|re|s)|’(?:m|re|s)) (?:(?:not|only|also|just|finally|both|all) )?(?:[a-z]+ing|due|booked|scheduled|set|called)) ?(?:[^,;.!?]{0,48} )?$/iu,
  de: /(?<!\p{L})(?:(?:fängt|fange|fangen|beginn(?:t|e|en)|start(?:et|e|en)|zieh(?:t|e|en)|komm(?:t|e|en)|geh(?:t|e|en)|wird|werde|werden|tret(?:e|en)|tritt|wechs(?:elt|le|eln)|übern(?:immt|ehme|ehmen)|eröffne(?:t|n)?|endet|heirate(?:t|n)?|flieg(?:t|e|en)|öffnet|macht|muss|müssen|kriegt?|bekomm(?:t|e|en)|steht)) (?:[^,;.!?]{0,48} )?$/iu,
  es: /(?<!\p{L})(?:empiez(?:o|a|an)|empezamos|comienz(?:o|a|an)|entr(?:o|a|an)|arranc(?:o|a|an)|me mudo|nos mudamos|se muda|lleg(?:o|a|an)|abr(?:e|en)|cierr(?:a|an)|termin(?:o|a|an)|(?:me|se|nos) (?:cas(?:o|a|an)|oper(?:o|an)|va|voy|vamos)|vuelv(?:o|e|en)|salgo|sale|tengo|tenemos|viene|toca|pas(?:o|a) a|cambi(?:o|a)) (?:[^,;.!?]{0,48} )?$/iu,
  pt: /(?<!\p{L})(?:começ(?:o|a|am)|entr(?:o|a|am)|inici(?:o|a|am)|arranc(?:o|a|am)|mud(?:o|a|am)(?:-(?:me|se))?|cheg(?:o|a|am)|abre|fecha|termin(?:o|a|am)|volt(?:o|a|am)|vai|vou|vão|faz|cas(?:o|a)(?:-(?:me|se))?|tenho|temos|vem|pass(?:o|a) a) (?:[^,;.!?]{0,48} )?$/iu,
  fr: /(?<!\p{L})(?:commenc(?:e|ent)|entre(?:nt)?|débute(?:nt)?|démarre(?:nt)?|emménage|déménage|arrive(?:nt)?|ouvre|ferme|finit|revien(?:t|s)|par(?:t|s|tent)|va|vais|vont|passe|change|opère|marie(?:nt)?|rejoin(?:t|s)) (?:[^,;.!?]{0,48} )?$/iu,
}
/** From which day on it is, where nothing says that it was. */
const FROM =
  /(?<!\p{L})(?:from|starting|beginning|commencing|effective|come|this coming|coming|kommende[nrms]?|ab(?: dem)?|von|a partir d(?:e|el|a|o)|à partir de|dès|desde este|ya) $/iu
/** Says since when as well as from when: the rest tells which. */
const AS_OF = /\bas (?:of|from|at) (?:this |next )?$/i
const WAS =
  /\b(?:since|was|were|had|did|went|got|came|began|took|left|been|[a-z]{3,}ed)\b|(?<!\p{L})(?:seit|war|waren|hatte|wurde|desde el|empezó|empecé|começou|comecei|passad[ao]|pasado)(?!\p{L})/iu
/** What has happened, in the other languages: "Diesen Montag habe ich …", "Este lunes me robaron …". */
const PERFECT = /(?<!\p{L})(?:hab(?:e|en|t)|hat|bin|sind|ist|he|ha|hemos|han|ai|a|avons|ont|\p{L}+(?:aron|ieron|amos|imos|aram|eram|ei|ou|é|ó))(?!\p{L})/iu
/** An order, or what is to be no more: what is told to hold is told ahead. */
const TOLD =
  /^(?:,|:| -| –)? ?(?:please |pls |only |always |never |no |don['’]?t |do not |stop |just )*(?:no|don['’]?t|stop|ping|remind|wake|nudge|tell|send|give|show|write|call|use|put|add|ask|text|message|alert|prompt|start|keep|make|plan|list|skip|leave|read|quote|answer|reply|draft|sign|i['’]ll|we['’]ll|she['’]ll|he['’]ll|they['’]ll|it['’]ll|you)\b/i

/** Whether a weekday is the coming one, by what stands before and after it; `null` where neither tells. */
export function isAhead(before: string, after: string, language: string): boolean | null {
  const near = before.slice(-70)
  if (/\b(?:since|last|past)\s+$|(?<!\p{L})(?:seit|desde|depuis) (?:\p{L}+ )?$/iu.test(near)) return null
  if (WAS.test(near)) return null
  if (/\b(?:this|diesen|diese[mr]?|este|ce) $/iu.test(near) && before.trim().split(' ').length < 3)
    return !WAS.test(after.slice(0, 60)) && !PERFECT.test(after.slice(0, 60))
  if (/(?:\b(?:is|are)|['’]s) (?:on )?$/i.test(near)) return true
  if (AS_OF.test(near)) return TOLD.test(after) || VERBS.en?.test(near.replace(AS_OF, '')) === true ? true : null
  if (FROM.test(near)) return WAS.test(after.slice(0, 60)) && !/^[^,]{0,20},/.test(after) ? null : true
  // "On Monday I start at …", "Am Montag fängt … an".
  const rest = after.slice(0, 60)
  const lead = /^(?:\s*(?:and|but|so|und|y|e|et|also)?\s*)(?:on|this|am|an diesem|diesen|el|este|na|no|ce)? ?$/iu.test(before.slice(-20)) && before.length < 20
  const verbs = VERBS[language]
  if (verbs === undefined) return null
  if (verbs.test(near.replace(/(?:(?:on|this|am|el|este|na|no|nesta|ce) )$/iu, ''))) return true
  return lead && !WAS.test(rest) && verbs.test(`${rest.replace(/[,;.!?].*$/su, '')} `) ? true : null
}
