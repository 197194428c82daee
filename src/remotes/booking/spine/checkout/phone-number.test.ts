import { countries } from 'countries-list'
import { describe, expect, it } from 'vitest'
import { callableCountries, callingCodeOf, e164, international } from './phone-number.ts'

describe('phone number', () => {
  it.each([
    ['GB', '020 7946 0958', '+442079460958'],
    ['GB', '(020) 7946-0958', '+442079460958'],
    ['DE', '030/123456', '+4930123456'],
    // Italian numbers keep their 0.
    ['IT', '06 698 1234', '+39066981234'],
    ['US', '1 (212) 555-0100', '+12125550100'],
    ['US', '212 555 0100', '+12125550100'],
    ['JM', '876 555 0100', '+18765550100'],
    ['HU', '06 1 234 5678', '+3612345678'],
    ['RU', '8 495 123-45-67', '+74951234567'],
    ['RU', '800 200 06 00', '+78002000600'],
    ['BY', '8 029 491-19-11', '+375294911911'],
    ['BY', '029 491-19-11', '+375294911911'],
    ['LT', '8 612 34567', '+37061234567'],
    ['LT', '0 612 34567', '+37061234567'],
    ['LT', '800 12345', '+37080012345'],
    ['MH', '1 235 1234', '+6922351234'],
    ['TM', '8 66 123456', '+99366123456'],
    ['EG', '٠١٠ ١٢٣٤ ٥٦٧٨', '+201012345678'],
    ['IR', '۰۹۱۲ ۳۴۵ ۶۷۸۹', '+989123456789'],
    ['DE', '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    ['DE', '٠٠٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
    // As copied from a phone's contacts.
    ['DE', '\u202a+44\u00a020\u20117946\u20110958\u202c', '+442079460958'],
    ['GB', '\u200e020 7946–0958', '+442079460958'],
    // A pasted international number is accepted with any selected country.
    ['DE', '+44 20 7946 0958', '+442079460958'],
    ['DE', '0044 20 7946 0958', '+442079460958'],
    ['DE', '+44 (0)20 7946 0958', '+442079460958'],
  ])('of %s typed as %s is %s', (country, number, expected) => {
    expect(e164({ country, number })).toBe(expected)
  })

  it.each([
    ['GB', ''],
    ['GB', '12'],
    ['GB', '020 794 CALL'],
    ['GB', '+'],
    ['GB', '+999 123456'],
    ['GB', '1234567890123456'],
    ['ZZ', '123456'],
    ['GB', '<b>020</b>'],
  ])('of %s is not %j', (country, number) => {
    expect(e164({ country, number })).toBeNull()
  })

  it('international keeps the selected country if its code fits, otherwise selects the first', () => {
    expect(international({ country: 'CA', number: '+1 604 555 0100' })).toEqual({
      country: 'CA',
      number: '6045550100',
    })
    expect(international({ country: 'DE', number: '+1 212 555 0100' })?.country).toBe('US')
    expect(international({ country: 'GB', number: '020 7946 0958' })).toBeNull()
  })
})

/** Without permanent residents, or called by another country's code. */
const without = ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM', 'AC', 'TA']

it('every inhabited country has the calling code of the country list', () => {
  const wanted = Object.keys(countries).filter((code) => !without.includes(code))
  expect(callableCountries.toSorted()).toEqual(wanted.toSorted())
  const other = Object.entries(countries).filter(([country, { phone }]) => {
    const code = callingCodeOf(country)
    return code !== null && !phone.some((one) => String(one).startsWith(code))
  })
  // The Vatican's own code is unused, and the Bonaire islands share one with Curaçao.
  expect(other.map(([country]) => country)).toEqual(['VA'])
})

it('an unknown country has no code', () => {
  expect(callingCodeOf('ZZ')).toBeNull()
})
