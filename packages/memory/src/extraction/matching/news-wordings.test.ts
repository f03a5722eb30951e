import { describe, expect, it } from 'vitest'
import { converse, type Held, replaced } from '../test-support.ts'

/** The values that a message gives beside nothing. */
function values(said: string): readonly (string | null)[] {
  return converse([said], []).proposals.flatMap((proposal) => (proposal.op === 'remember' ? [proposal.value] : []))
}

const CITY: Held = ['home city', 'Leeds', 'Lives in Leeds']
const HOURS: Held = ['work status', 'part-time', 'Works part-time']
const COACH: Held = ['coach', 'Baptiste', 'Coach is Baptiste']
const HOUSE: Held = ['house purchase', 'August', 'House purchase completes in August']
const ADDRESS: Held = ['form of address', 'Dr Okonjo', 'Wants to be addressed as Dr Okonjo']
const CURRENCY: Held = ['currency', 'dollars', 'Wants prices in dollars']
const EMAIL: Held = ['email', 'k.lund@example.com', 'Email is k.lund@example.com']
const COOK: Held = ['employer', 'Bistro Vellum', 'Cooks at Bistro Vellum']
const GYM: Held = ['exercise', 'gym', 'Exercises at the gym']
const SEAT: Held = ['seating', 'exercise ball', 'Sits on an exercise ball at work']
const DOCTOR: Held = ['doctor', 'Dr Bligh', 'GP is Dr Bligh']

describe('a value in the place of the held one', () => {
  it.each([
    ['All our furniture has made it to Bergen in one piece. Where do you find a dentist here?', CITY, 'Bergen'],
    ['No one warned me that being retired would mean so many envelopes.', HOURS, 'retired'],
    ['Is it odd to bring a cake now that Ottilie coaches us?', COACH, 'Ottilie'],
    ['Got the keys this morning. Bramble Cottage is officially ours.', HOUSE, 'Bramble Cottage'],
    ['Adaeze is enough, really. Doctor is for the clinic.', ADDRESS, 'Adaeze'],
    ['No more dollars. Francs, whenever you show me a price.', CURRENCY, 'Francs'],
    ['They’ve closed my work mailbox, so write to kaja@example.org.', EMAIL, 'kaja@example.org'],
    ['Since Monday I cook at Harbour House, and the porter is called Ezio.', COOK, 'Harbour House'],
    ['I’ve quit the gym and do my lengths at Corn Street as I used to.', GYM, 'Corn Street'],
    ['Done with the exercise ball. I’m back in my old armchair.', SEAT, 'armchair'],
    ['Dr Bligh has retired and Dr Anand sees me now.', DOCTOR, 'Dr Anand'],
    ['I told you the fish. The lamb, actually, if there’s time.', ['wedding dinner', 'fish', 'Ordered the fish for the wedding dinner'], 'lamb'],
    ['Ignore the time I gave. My flight leaves at 16:50.', ['flight', '18:05', 'Flight leaves at 18:05'], '16:50'],
    ['Our vet moved Tilda from beef kibble to salmon.', ['dog’s food', 'beef', 'The dog Tilda eats beef kibble'], 'salmon'],
    ['Que caderno dou à minha filha? Amanhã ela começa o sétimo ano.', ['ano escolar', 'sexto ano', 'A filha está no sexto ano'], 'sétimo ano'],
    [
      'Trockenfutter gibt es für ihn nicht mehr, seit gestern kochen wir ihm Brei mit Fisch.',
      ['Futter', 'Trockenfutter', 'Der Hund frisst Trockenfutter'],
      'Brei mit Fisch',
    ],
  ] as const)('%s', (said, held, value) => expect(replaced([said], held)).toContain(value))

  it.each([
    ['The sofa we sold finally arrived in Bristol, the buyer says.', CITY],
    ['Nobody tells you being retired is hard, says my uncle.', HOURS],
    ['Would it be odd now that Ottilie coaches the rival team?', COACH],
    ['Once the keys are ours we’ll paint the hall.', HOUSE],
    ['Spain, actually. Or was it Portugal?', ADDRESS],
    ['They’ve closed the shop, so write to owner@example.org for refunds.', EMAIL],
    ['Now and then I cook at Harbour House.', COOK],
    ['Done with the exercise ball for today. I’m back in the meeting.', SEAT],
  ] as const)('not %s', (said, held) => expect(replaced([said], held)).toBe(''))

  it('is no part of what it is a value of', () => {
    expect(values('The bin day is Thursday now.')).toEqual(['Thursday'])
    expect(values('Our bin collection is on Mondays.')).toEqual(['Mondays'])
  })
})
