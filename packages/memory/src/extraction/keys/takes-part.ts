const WHAT_EN =
  '(?:[Ww]ebinar|[Nn]ewsletter|(?:[Mm]ailing|[Ww]aiting|[Ee]mail|[Gg]uest) ?list|[Ww]ait ?list|[Bb]eta(?: (?:programme|program|test))?|[Pp]re-?order|[Cc]ourse|(?<! in )[Tt]raining|[Cc]lass|[Ww]orkshop|[Ss]eminar|[Ll]ecture|call|meeting|[Ee]vent|[Cc]onference|[Hh]ackathon|[Mm]eet-?up|group|[Ff]orum|[Cc]ommunity|channel|(?:Slack|Discord|Teams)(?: server)?|[Ff]an ?club|(?:[Ll]oyalty|[Rr]ewards|[Rr]eferral) (?:programme|program|scheme|club)|alumni|[Nn]etwork|[Bb]ootcamp|[Oo]pen day|tour|[Ll]ivestream|party|demo|survey|raffle|competition|giveaway|petition|picket(?: line)?|protest|boycott|class action|lawsuit)s?'
const WHAT_DE =
  '(?:Webinar|Newsletter|Verteiler|Warteliste|Kurs|Seminar|Schulung|Workshop|(?:Facebook-?|WhatsApp-?|Nutzer|Fan|Lern|Selbsthilfe)[Gg]ruppe|Community|Forum|Stammtisch|Tagung|Konferenz|Messe|Veranstaltung|Vortrag|Führung|Umfrage|Gewinnspiel|Betatest|Beta|Fanclub|Infotag|Call|Meeting|Netzwerk|Onlinekurs)'
const WHAT_ES =
  '(?:seminario(?: web)?|webinar|boletín|lista de (?:espera|correo)|curso|curs[io]llo|taller|grupo de|grupo|charla|llamada|reunión|evento|congreso|feria|comunidad|club|sorteo|encuesta|beta|programa de (?:puntos|fidelidad)|foro|canal)'

/** Comes to an event, a course, a list or a group of somebody's: "I joined the Bosch webinar". */
const TAKES_PART = new RegExp(
  [
    `\\b(?:[Jj]oin(?:ed|ing)?|[Ss]tart(?:ed|ing)?|[Ss]ign(?:ed|ing)? (?:up )?(?:for|to|onto)|[Ee]nrol\\w*|[Aa]ttend\\w*|[Ss]ubscrib\\w*|[Rr]egister\\w*|[Gg]ot (?:into|onto|on)|(?:['’]m|am|['’]re|are) (?:now )?(?:on|in)|[Tt]ook part|[Dd]id) (?:(?:in|for|to|on) )?(?:the |an? |their |this |our )?(?:(?!and\\b|at\\b|as\\b|with\\b)[\\p{L}\\d&'’.-]+ ){0,4}?${WHAT_EN}(?=[.,;:!?)]|$| (?:at|by|from|on|in|last|this|yesterday|today|for|about|and|but|because|with|of|run|hosted|right|now|network)\\b)`,
    `(?<!\\p{L})(?:\\p{Lu}\\p{L}+-)?${WHAT_DE}(?!\\p{L}).{0,60}?(?:beigetreten|angemeldet|eingetragen|angefangen|begonnen|teilgenommen|abonniert|besucht|gebucht)|(?<!\\p{L})(?:im|beim|am|zum|auf der|in der|bei der|de[mrn]|einem|einer) (?:\\p{Lu}\\p{L}+-)?${WHAT_DE}(?!\\p{L})`,
    `(?<!\\p{L})(?:[Mm]e (?:apunt|un|inscrib|registr|sum|suscrib)\\p{L}+|[Ee]ntr[éo]|[Ee]mpec[ée]|[Ee]mpiezo|[Ee]stoy|[Hh]ice|[Ff]ui|[Aa]sist\\p{L}+|[Hh]ago) (?:(?:al?|en|el|la|una?) ){1,2}${WHAT_ES}(?!\\p{L})`,
  ].join('|'),
  'u',
)

/** Whether somebody takes part in something that a company only holds or runs: that is neither their employer nor who they buy from. */
export function takesPartIn(text: string): boolean {
  return TAKES_PART.test(text)
}
