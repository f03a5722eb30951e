/**
 * The canonical keys of `core/keys.ts` by their first part; `*` marks those with many values. Names alone: with meanings and
 * words the catalogue is ten times this size, on the page and in the prompt.
 */
export const KEY_NAMES: string = `
person: name surname nickname pronouns birthday age birthplace nationality passport language* height weight handedness shoe-size clothing-size chronotype
home: city address country dwelling flatmate heating energy internet appliance* garden help
contact: phone email website handle* emergency
family: status children* wedding anniversary pregnancy
work: employer role unit manager schedule day-off salary rate client colleague* business location previous* desk locker grievance* interview*
education: subject school thesis exam* group place language*
health: allergy* condition* medication blood-type device* mobility vision hearing surgery* injury* doctor dentist therapist tests* sobriety sleep dental
food: diet favourite* dislike* breakfast lunch drink snack* fasting
belief: religion politics
hobby: sport instrument activity* club* reading film* music* game* news
pets: pet* food vet
travel: airport seat flight* trip* loyalty*
transport: commute car licence bike boat aircraft
finance: bank savings debt benefit tax* billing will
legal: matter*
people: partner ex* crush mother father parents sister brother sibling daughter son grandparent grandchild in-law relative* friend* neighbour* childcare school quarrel* associate* expert*
tools: editor laptop os phone keyboard monitor browser shell design invoicing tracker chat notes video email camera typeface paper boots*
infra: region database cloud ci orchestrator queue monitoring outage*
project: language node version framework test-runner package-manager bundler vcs branch flag oncall standup deadline team-name stack* port* license
preference: timezone units temperature clock theme indentation language length format tone emoji code-language citation words* reminder* price color favourite-colour recipes* disclaimer list* options feedback hints filename meeting* mail*
`.trim()

const MANY: ReadonlySet<string> = new Set(
  KEY_NAMES.split('\n').flatMap((line) => {
    const [first = '', names = ''] = line.split(': ')
    return names.split(' ').flatMap((name) => (name.endsWith('*') ? [`${first}.${name.slice(0, -1)}`] : []))
  }),
)

/** Whether a canonical key has values that stand side by side. */
export function hasManyValues(key: string): boolean {
  return MANY.has(key)
}
