import { describe, expect, it } from 'vitest'
import { tellsPersonNumber } from './person-numbers.ts'

describe('a number that stands for the person', () => {
  it.each([
    'My passport number is C01X00T47.',
    'my SSN is 123-45-6789',
    'My national insurance number is QQ 12 34 56 C.',
    'My driving licence number is MORGA753116SM9IJ',
    'Meine Steuer-ID ist 12345678901.',
    'Meine Ausweisnummer ist L01X00T47',
    'Mi DNI es 12345678Z',
    'Mi número de la seguridad social es 281234567840',
  ])('is told by: %s', (text) => expect(tellsPersonNumber(text)).toBe(true))

  it.each([
    'My passport expires in 2031',
    'My passport number is in the blue folder',
    'Mi DNI caduca el 12-05-2031',
    'Meine Steuernummer kommt bald',
    'I have paid social security for 30 years',
    'My customer number is 482910',
    'Meine IBAN ist DE44 5001 0517 5407 3249 31',
  ])('is not told by: %s', (text) => expect(tellsPersonNumber(text)).toBe(false))
})
