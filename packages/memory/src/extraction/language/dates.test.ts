import { describe, expect, it } from 'vitest'
import { readValidity } from './dates.ts'

const AT = '2026-03-16T19:05:00+01:00' // a Monday

describe('readValidity', () => {
  it.each([
    ['Since last Tuesday I have been in a cast', 'en', 'present', { validFrom: '2026-03-10' }],
    ['I crashed my bike on Friday', 'en', 'past', { validFrom: '2026-03-13' }],
    ['We moved two years ago', 'en', 'past', { validFrom: '2024-03-16' }],
    ['I have lived here since 2016', 'en', 'present', { validFrom: '2016-01-01' }],
    ['From tomorrow, wake me at six', 'en', 'future', { validFrom: '2026-03-17' }],
    ['As of 1 March we bank elsewhere', 'en', 'present', { validFrom: '2026-03-01' }],
    ['I am away until 3 April', 'en', 'future', { validTo: '2026-04-03' }],
    ['Seit letztem Mittwoch fahre ich Rad', 'de', 'present', { validFrom: '2026-03-11' }],
    ['Ab dem 1. September studiere ich', 'de', 'future', { validFrom: '2026-09-01' }],
    ['ayer me robaron la bici', 'es', 'past', { validFrom: '2026-03-15' }],
    ['rugby on Tuesdays', 'en', 'present', {}],
    ['I drink tea', 'en', 'present', {}],
    ['As of Friday, nudge me at six', 'en', 'present', { validFrom: '2026-03-20' }],
    ['The allotment is mine as of Friday', 'en', 'present', { validFrom: '2026-03-13' }],
    ['I start at the bakery on Thursday', 'en', 'past', { validFrom: '2026-03-19' }],
    ['I started at the bakery on Thursday', 'en', 'past', { validFrom: '2026-03-12' }],
    ['I have been on nights since Thursday', 'en', 'past', { validFrom: '2026-03-12' }],
    ['My hearing is on Wednesday', 'en', 'past', { validFrom: '2026-03-18' }],
    ['Meine Tochter kommt am Mittwoch in die Schule', 'de', 'present', { validFrom: '2026-03-18' }],
    ['Am Mittwoch habe ich angefangen', 'de', 'past', { validFrom: '2026-03-11' }],
    ['Empiezo el viernes en el banco', 'es', 'past', { validFrom: '2026-03-20' }],
    ['O meu irmão começa o curso na quinta', 'pt', 'present', { validFrom: '2026-03-19' }],
    ['O meu irmão começou o curso na quinta', 'pt', 'past', { validFrom: '2026-03-12' }],
    ['I am a season-ticket holder as of this morning', 'en', 'present', { validFrom: '2026-03-16' }],
    ['انتقلنا أول أمس', 'ar', 'past', { validFrom: '2026-03-14' }],
  ] as const)('%s', (clause, language, tense, expected) => {
    expect(readValidity(clause, language, AT, tense)).toEqual(expected)
  })

  it('does not depend on the zone of the machine', () => {
    expect(readValidity('I fell yesterday', 'en', '2026-03-16T00:20:00+13:00', 'past')).toEqual({ validFrom: '2026-03-15' })
    expect(readValidity('I fell yesterday', 'en', '2026-03-16T23:40:00-10:00', 'past')).toEqual({ validFrom: '2026-03-15' })
  })
})
