import type { Classification } from '../core/memory.ts'
import type { Finding } from './redactor.ts'

const RANK: Readonly<Record<Classification, number>> = { public: 0, personal: 1, sensitive: 2 }

/** First part of a key, and how careful to be with what it names. */
const AREAS: Readonly<Record<string, Classification>> = {
  health: 'sensitive',
  belief: 'sensitive',
  finance: 'sensitive',
  intimacy: 'sensitive',
  legal: 'sensitive',
  person: 'personal',
  contact: 'personal',
  home: 'personal',
  people: 'personal',
  family: 'personal',
  pets: 'personal',
  travel: 'personal',
  tools: 'public',
  infra: 'public',
  project: 'public',
  preference: 'public',
  rule: 'public',
}

/** Topics whose mention alone makes a text sensitive (GDPR Art. 9 and money), in English, German and Spanish. */
const SENSITIVE: readonly RegExp[] = [
  // Health.
  /\b(?:allerg|diagnos|illness|disease|disorder|syndrome|medicat|medicine|prescri|therap|psychiatr|depress|anxiety|adhd|autis|bipolar|cancer|tumou?r|diabet|insulin|asthma|epilep|hiv\b|pregnan|miscarr|abortion|surgery|operation|hospital|disab|wheelchair|addict|rehab|sober|blood (?:type|group|pressure|sugar)|weigh\b|bmi\b|injur|fractur|symptom|chronic|migraine|prosthe|implant|transplant)/i,
  /(?:krankheit|erkrank|krebs|schwanger|behindert|medikament|tablette|diagnose|therapie|depression|blutgruppe|blutdruck|unverträglich|sucht\b|operier)/i,
  /(?:enferm(?!er)|alergi|embaraz|medicament|pastilla|diagnóstic|cáncer|operaci[oó]n de|discapac|adicci[oó]n|grupo sanguíneo|intoleran)/i,
  // Sexuality.
  /\b(?:gay|lesbian|bisexual|transgender|trans (?:man|woman)|queer|sexual|schwul|lesbisch|homosexuel|homosexual)/i,
  // Religion and conviction.
  /\b(?:muslim|islam|mosque|christian|catholic|protestant|church|jewish|synagogue|hindu|buddhis|sikh|atheis|ramadan|relig|moschee|kirche|jüdisch|católic|musulm|iglesia|mezquita)/i,
  // Politics and unions.
  /\b(?:vote[sd]? (?:for|labour|green|tory|republican|democrat)|party member|trade union|union (?:member|rep|steward)|politic|gewerkschaft|sindicat|partei\b)/i,
  // Money.
  /\b(?:salary|wage|pay rise|debt|overdraft|mortgage|savings|bankrupt|income|tax return|audit|net worth|gehalt|schulden|lohn\b|kredit|sueldo|salario|deuda|hipoteca|nómina|bafög)/i,
  // Biometrics and law.
  /\b(?:fingerprint|iris scan|face id|dna\b|criminal record|convict|asylum|visa status|fingerabdruck|huella dactilar)/i,
]

const PERSONAL =
  /\b(?:wife|husband|partner|daughter|son|mother|father|mum|mom|dad|brother|sister|child|kids|birthday|address|live[sd]? (?:in|at)|born|phone|e-?mail|frau|mann|tochter|sohn|mutter|vater|bruder|schwester|wohne|geburtstag|esposa|marido|hij[oa]|madre|padre|herman[oa]|vivo en|cumplea)/i

/**
 * How careful to be with a memory: the most careful of what its key, its findings and its words say.
 * Health, sexuality, belief, politics, money, biometrics and law are `sensitive`; people, contact and home `personal`;
 * tools, projects, rules and tastes `public`. Without a key, with a key of another area, and without a sign it is `personal`.
 */
export function classify(findings: readonly Finding[], key: string | null, text: string): Classification {
  let most: Classification = key === null ? 'personal' : areaOf(key.split('.')[0] ?? '')
  for (const finding of findings) if (finding.level !== 'secret') most = stricter(most, finding.level)
  if (SENSITIVE.some((topic) => topic.test(text))) return 'sensitive'
  return PERSONAL.test(text) ? stricter(most, 'personal') : most
}

/** A key may be called `constructor`: only names of the table itself count. */
function areaOf(name: string): Classification {
  return (Object.hasOwn(AREAS, name) ? AREAS[name] : undefined) ?? 'personal'
}

function stricter(a: Classification, b: Classification): Classification {
  return RANK[a] >= RANK[b] ? a : b
}
