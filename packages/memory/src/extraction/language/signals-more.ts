import { BLANK } from './signals-blank.ts'
import { ARABIC } from './signals-ar.ts'
import { FRENCH } from './signals-fr.ts'
import { JAPANESE } from './signals-ja.ts'
import { PORTUGUESE } from './signals-pt.ts'
import type { Signals } from './signals.ts'

/** Languages that are read by these forms alone, without a classifier; of the last two only explicit requests and the plainest statements. */
export const OTHERS: Readonly<Record<string, Signals>> = {
  fr: FRENCH,
  pt: PORTUGUESE,
  ja: JAPANESE,
  ar: ARABIC,
  it: {
    ...BLANK,
    question: /^(?:chi|che|cosa|quando|dove|perché|come|quale|quali|quanto|quanti|puoi)\b/,
    hypothetical: /\b(?:se (?:fossi|avessi|vivessi)|immagina|supponiamo)\b/,
    uncertain: /\b(?:forse|magari|non so se|non ho (?:un|una)|potrei|sto pensando)\b/,
    fiction: /\b(?:giochiamo|gioco di ruolo|fai finta|nel mio romanzo|c'era una volta)\b/,
    joke: /\b(?:haha|ahah+|scherzo)\b/,
    reported: /\b(?:dice|ha detto|sostiene|secondo)\b/,
    imperative: /^(?:scrivi|dammi|dimmi|fai|mostra|traduci|correggi|riassumi|spiega|trova|rispondi|usa)\b/,
    standing: /\b(?:sempre|mai|d'ora in poi|da oggi in poi|in futuro|ogni volta)\b/,
    remember: /^(?:ricorda(?:ti)?|tieni (?:presente|a mente)|nota|annota|non dimenticare)(?: che|:|,)? ?/,
    forget: /(?<!non )\b(?:dimentica|cancella|elimina|rimuovi)\b/,
    keep: /\b(?:ma tieni|può restare)\b/,
    first: /(?:^|[^\p{L}])(?:io|mio|mia|miei|mie|mi|noi|nostro|nostra|sono|ho|abito|vivo|lavoro|uso|mangio|bevo|preferisco|studio|suono)(?![\p{L}])/u,
    stative: /(?:^|[^\p{L}])(?:sono|ho|abito|vivo|lavoro|uso|mangio|bevo|preferisco|studio|suono|mi chiamo|si chiama)(?![\p{L}])/u,
    stable: /\b(?:sempre|ogni|da|ora|adesso|tutti i)\b/,
    change: /\b(?:ora|adesso|non .{1,30} più|cambiato|trasferito|invece di|nuovo|nuova)\b/,
    small: /^(?:(?:ok|sì|no|grazie|ciao|perfetto)[\s,.!?]*)+$/,
  },
  nl: {
    ...BLANK,
    question: /^(?:wie|wat|wanneer|waar|waarom|hoe|welke|hoeveel|kun|kan|is|zijn|heb)\b/,
    hypothetical: /\b(?:als ik .{1,40} (?:was|had|zou)|stel dat|stel je voor)\b/,
    uncertain: /\b(?:misschien|wellicht|weet niet of|ik heb geen|ik overweeg|zou kunnen)\b/,
    fiction: /\b(?:rollenspel|doe alsof|in mijn roman|er was eens)\b/,
    joke: /\b(?:haha|grapje)\b/,
    reported: /\b(?:zegt|zei|beweert|volgens)\b/,
    imperative: /^(?:schrijf|geef|maak|laat|vertaal|corrigeer|vat|leg|zoek|help|gebruik|antwoord)\b/,
    standing: /\b(?:altijd|nooit|vanaf (?:nu|vandaag)|voortaan|in het vervolg|elke keer)\b/,
    remember: /^(?:onthoud|vergeet niet|noteer|bewaar)(?: dat|:|,)? ?/,
    forget: /\b(?:vergeet(?! niet)|verwijder|wis)\b/,
    keep: /\b(?:maar bewaar|mag blijven)\b/,
    first: /\b(?:ik|mijn|mij|me|wij|we|ons|onze)\b/,
    stative: /\bik (?:ben|woon|werk|heb|heet|gebruik|eet|drink|speel|studeer|leer|rijd)\b|\b(?:mijn|onze) .{2,40}\b(?:is|zijn|heet|woont|werkt)\b/,
    stable: /\b(?:altijd|elke|sinds|nu|nooit)\b/,
    change: /\b(?:nu|niet meer|verhuisd|veranderd|in plaats van|nieuwe|vanaf)\b/,
    small: /^(?:(?:ok|ja|nee|bedankt|dank je|hallo|prima)[\s,.!?]*)+$/,
  },
}
