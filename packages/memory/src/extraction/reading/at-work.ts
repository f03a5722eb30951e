import type { Span } from '../language/sentences.ts'
import { fold } from '../language/words.ts'

/** Where somebody is for their work, said with themselves in it: "Im Atelier tropft alles auf mich", "En mi obrador hace calor". */
const AT_WORK: Readonly<Record<string, RegExp>> = {
  en: /\b(?:in|on|at|inside|from|above|into) (?:my|our) (?:[\p{L}-]+ ){0,2}?(?:cab|crane|lorry|rig|tractor|combine|digger|ambulance|signal box|control room|cockpit|engine room|wheelhouse|forge|smithy|workshop|atelier|surgery|salon|barber ?shop|bakery|classroom|lab|greenhouse|glasshouse|polytunnel|vineyard|orchard|dairy|milking parlour|byre|stables?|boatyard|brewery|distillery|foundry|kiln|pottery|print shop|tattoo parlour|food truck|kiosk|newsroom|parish|vestry|mill|quarry|lighthouse|lock-?keeper's hut|pharmacy|darkroom|market stall|taxi(?! (?:to|from|home|ride))|trawler|barge)\b/u,
  de: /(?<!\p{L})(?:im|in (?:de[rmn]|meine[rmn]?|unsere[rmn]?)|auf (?:de[rmn]|meine[rmn]?|unsere[rmn]?)|bei uns (?:im|in der|auf der|auf dem)) (?:[\p{L}-]*(?:atelier|werkstatt|kanzlei|labor|backstube|bäckerei|metzgerei|gärtnerei|schreinerei|tischlerei|druckerei|brauerei|imkerei|weberei|gießerei|wäscherei|redaktion|apotheke|leitstelle|stellwerk|klärwerk|sägewerk|kraftwerk|stahlwerk|werft|stall|melkstand|forst|weinberg|gewächshaus|kreißsaal|operationssaal|führerstand|fahrerhaus|lager|fabrik|grundschule|kita|intensivstation|notaufnahme|baustelle)|praxis|laden|hof)(?!\p{L}).*(?<!\p{L})(?:ich|mich|mir|uns|wir|mein\p{L}{0,2}|unser\p{L}{0,2})(?!\p{L})|(?<!\p{L})(?:ich|mich|mir|uns|wir)(?!\p{L}).*(?<!\p{L})(?:im|in der) [\p{L}-]*(?:atelier|werkstatt|backstube|bäckerei|stellwerk|klärwerk|sägewerk|werft|melkstand|kreißsaal|führerstand|leitstelle)(?!\p{L})/u,
  es: /(?<!\p{L})en (?:mi|nuestr[oa]) (?:obrador|taller|imprenta|[\p{L}]{3,}ería|consulta|clínica|despacho|bufete|estudio|finca|granja|viñedo|bodega|tienda|bar|restaurante|escuela|parroquia|barco|laboratorio|invernadero|establo|cuadra|puesto)(?!\p{L})/u,
}

/** Whether a sentence tells where the speaker works, whatever it is about. */
export function isAtWork({ text }: Span, language: string): boolean {
  return AT_WORK[language]?.test(fold(text)) === true
}
