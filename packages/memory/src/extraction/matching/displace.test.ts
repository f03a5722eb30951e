import { describe, expect, it } from 'vitest'
import { converse, heldMemory } from '../test-support.ts'

type Held = readonly [key: string, value: string, text: string]

const HELD = {
  city: ['home.city', 'Lisbon', 'Lives in Lisbon'],
  job: ['work.employer', 'Bosch', 'Works at Bosch'],
  role: ['work.role', 'nurse', 'Is a nurse'],
  car: ['transport.car', 'Fiesta', 'Drives a Fiesta'],
  partner: ['people.partner', 'Jonas', 'Partner is called Jonas'],
  database: ['infra.database', 'Postgres', 'We run Postgres'],
  phone: ['contact.phone', '+44 20 7946 0958', 'Phone number is +44 20 7946 0958'],
  salary: ['work.salary', '2,900 euros', 'Salary is 2,900 euros'],
  piano: ['hobby.instrument', 'piano', 'Plays the piano'],
} as const satisfies Readonly<Record<string, Held>>

type Name = keyof typeof HELD

/** What comes of a message beside one held memory, and beside all of them. */
function after(said: string, name: Name): readonly { readonly current: readonly string[]; readonly keys: readonly (string | null)[] }[] {
  return [[HELD[name]], Object.values(HELD)].map((held) => {
    const { current, proposals } = converse(
      said.split(' // '),
      held.map(([key, value, text]) => heldMemory(key, value, text)),
    )
    return { current, keys: proposals.flatMap((proposal) => (proposal.op === 'remember' && proposal.same === undefined ? [proposal.key] : [])) }
  })
}

function expectStays(said: string, name: Name): void {
  for (const { current, keys } of after(said, name)) {
    expect(current).toContain(HELD[name][2])
    expect(keys).not.toContain(HELD[name][0])
  }
}

function expectReplaced(said: string, name: Name, value: string | null): void {
  for (const { current } of after(said, name)) {
    expect(current).not.toContain(HELD[name][2])
    if (value !== null) expect(current.join(' | ')).toContain(value)
  }
}

describe('what is denied takes the place of nothing', () => {
  it.each([
    ['I never moved to Berlin.', 'city'],
    ["I don't work at Siemens.", 'job'],
    ["I don't drive a Golf.", 'car'],
    ["I'm not at Siemens any more.", 'job'],
    ['Ich arbeite nicht bei Siemens.', 'job'],
    ['In Bremen wohne ich nicht.', 'city'],
    ['Nunca me mudé a Berlín.', 'city'],
    ['No trabajo en Siemens.', 'job'],
  ] as const)('%s', expectStays)

  it('has no key that tells what is so', () => {
    for (const said of ["I'm not vegan.", "I don't drive a Golf.", 'Wir nutzen kein MySQL.', 'No soy vegana.']) {
      const told = converse([said]).proposals.flatMap((proposal) => (proposal.op === 'remember' ? [proposal] : []))
      expect(told.every(({ key, value }) => key === null && value === null)).toBe(true)
    }
  })
})

describe('a denial of what is held ends it, and what stands beside a denial counts', () => {
  it.each([
    ["I don't work at Bosch.", 'job', null],
    ["I don't work at Bosch any more.", 'job', null],
    ['I used to work at Bosch.', 'job', null],
    ["I've never worked at Bosch, you mixed me up.", 'job', null],
    ['I do not live in Lisbon, I live in Porto.', 'city', 'Porto'],
    ["It's not a Fiesta, it's a Golf.", 'car', 'Golf'],
    ['Ich arbeite nicht mehr bei Bosch.', 'job', null],
    ['Ya no vivo en Lisbon.', 'city', null],
  ] as const)('%s', expectReplaced)
})

describe('what was, will be, is wished for or is so for a few days takes the place of nothing', () => {
  it.each([
    ['I used to live in Berlin.', 'city'],
    ['Before Lisbon I lived in Berlin.', 'city'],
    ['I lived in Berlin for two years.', 'city'],
    ['My previous employer was Siemens.', 'job'],
    ['My last employer, Siemens, still owes me money.', 'job'],
    ['My next employer will be Siemens.', 'job'],
    ['My dream car is a Golf.', 'car'],
    ["I'd love to live in Porto.", 'city'],
    ['We were supposed to move to Porto.', 'city'],
    ["I'm in Berlin this weekend.", 'city'],
    ["I'm in Berlin until Friday.", 'city'],
    ['Früher habe ich in Berlin gewohnt.', 'city'],
    ['Mein Traumauto ist ein Golf.', 'car'],
    ['Antes trabajaba en Siemens.', 'job'],
    ['Me gustaría vivir en Porto.', 'city'],
  ] as const)('%s', expectStays)

  it.each([
    ['I used to live in Lisbon but now I live in Porto.', 'city', 'Porto'],
    ["I'm in Porto now, moved last week.", 'city', 'Porto'],
    ['I have lived in Porto since June.', 'city', 'Porto'],
    ['We moved to Berlin.', 'city', 'Berlin'],
    ['Ich bin nach Berlin gezogen.', 'city', 'Berlin'],
    ['Me mudé a Berlín.', 'city', 'Berlín'],
  ] as const)('but: %s', expectReplaced)
})

describe("other people's facts take the place of none of the speaker's", () => {
  it.each([
    ['Tomas lives in Oslo.', 'city'],
    ['My customer works at Siemens.', 'job'],
    ['Anna sold her Fiesta and bought a Golf.', 'car'],
    ['My company moved to Berlin.', 'city'],
    ["The client's database is MySQL.", 'database'],
    ['The support phone number is +44 20 7946 0111.', 'phone'],
    ['Call the vet on +44 20 7946 0111.', 'phone'],
    ['My boss drives a Golf.', 'car'],
    ['Our tenant is a teacher.', 'role'],
    ['The new hire is a teacher.', 'role'],
    ["A: What is the plumber's phone number? // +44 20 7946 0111", 'phone'],
    ["A: What's your boss's phone number? // +44 20 7946 0111", 'phone'],
    ['A: Which database does the client use? // MySQL', 'database'],
    ['How do I get sap off an Ioniq? My neighbour asked.', 'car'],
    ['Mein Nachbar fährt einen Golf.', 'car'],
    ['Die Nummer vom Klempner ist +49 30 7654321.', 'phone'],
    ['Mi cliente usa MySQL.', 'database'],
  ] as const)('%s', expectStays)

  it.each([
    ['A: What is your phone number? // +44 20 7946 0111', 'phone', '0111'],
    ['How do I get sap off an Ioniq? First week of owning it.', 'car', 'Ioniq'],
    ['I sold the Fiesta and bought a Golf.', 'car', 'Golf'],
    ['My new phone number is +44 20 7946 0111.', 'phone', '0111'],
    ['My company now uses MySQL.', 'database', 'MySQL'],
  ] as const)('but: %s', expectReplaced)

  it('are kept under whose they are', () => {
    const { proposals } = converse(['Tomas lives in Oslo.'])
    expect(proposals).toMatchObject([{ op: 'remember', key: 'people.tomas.home-city' }])
  })
})

describe('what takes the place of a value is the same sort of thing', () => {
  it.each([
    ['Jonas moved to Berlin.', 'partner'],
    ['Jonas and I moved to Porto.', 'partner'],
    ['Replaced the battery of the Fiesta with a Bosch.', 'car'],
    ["The Fiesta's stereo got replaced with a Sony.", 'car'],
    ['I swapped seats with Jonas.', 'partner'],
    ['I parked the Fiesta next to a Golf.', 'car'],
  ] as const)('%s', expectStays)

  it.each([
    ['I swapped the Fiesta for a Golf.', 'car', 'Golf'],
    ['I swapped the Fiesta for a $& and $1.', 'car', null],
    ['We replaced Postgres with MySQL.', 'database', 'MySQL'],
    ["Jonas and I split up. I'm with Tom now.", 'partner', 'Tom'],
  ] as const)('but: %s', expectReplaced)

  it('is not who got the old one', () => {
    for (const { current } of after('I sold the Fiesta to Tomas.', 'car')) expect(current.join(' | ')).not.toContain('Drives a Tomas')
  })
})

describe('one more of the same, and what has another part, stand beside', () => {
  it.each([
    ['We use Redis too.', 'database'],
    ['Redis is our cache.', 'database'],
    ['MySQL is our test database.', 'database'],
    ['I play the cello as well.', 'piano'],
    ['My work phone is +44 20 7946 0111.', 'phone'],
    ['My rent is 1,200 euros.', 'salary'],
    ['My rent went up to 1,200 euros.', 'salary'],
    ['Redis ist unser Cache.', 'database'],
  ] as const)('%s', expectStays)

  it.each([
    ['MySQL is our database now.', 'database', 'MySQL'],
    ['My salary went up to 3,100 euros.', 'salary', '3,100'],
    ['I play the cello now instead of the piano.', 'piano', 'cello'],
  ] as const)('but: %s', expectReplaced)
})

describe('examples and answers about the world leave nothing', () => {
  it.each([
    'Example: I live in Berlin.',
    'For instance, I live in Berlin.',
    'The capital is Berlin.',
    'Actually Berlin is the capital.',
    'Ejemplo: vivo en Cádiz.',
  ])('%s', (said) => {
    expect(after(said, 'city').every(({ keys, current }) => keys.length === 0 && current.includes(HELD.city[2]))).toBe(true)
  })

  it('unless they are of what was just told', () => {
    expect(converse(["I have a few allergies. For example, I can't eat nuts."]).current.join(' ')).toContain('nuts')
  })
})

it.each(['A friend goes to Ironhouse since Monday.', 'A colleague swims at Ironhouse.', 'One of my mates trains at Ironhouse now.'])(
  'what somebody else does puts nothing in the place of what the speaker does: %s',
  (text) => {
    expect(converse([text], [heldMemory('gym', 'PureFit', 'Goes to PureFit')]).current).toContain('Goes to PureFit')
  },
)
