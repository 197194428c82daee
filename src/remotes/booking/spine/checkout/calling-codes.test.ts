import { countries } from 'countries-list'
import { expect, it } from 'vitest'
import { callableCountries, callingCodeOf } from './calling-codes.ts'

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
