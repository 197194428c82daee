import { countries } from 'countries-list'
import { expect, it } from 'vitest'
import { callableCountries, callingCodeOf } from './calling-codes.ts'

/** Where nobody lives all year, or all calls go by another country's code. */
const without = ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM', 'AC', 'TA']

it('every country where people live can be called, by the code that the list of countries has', () => {
  const wanted = Object.keys(countries).filter((code) => !without.includes(code))
  expect(callableCountries.toSorted()).toEqual(wanted.toSorted())
  const other = Object.entries(countries).filter(([country, { phone }]) => {
    const code = callingCodeOf(country)
    return code !== null && !phone.some((one) => String(one).startsWith(code))
  })
  // The Vatican has a code of its own that nobody uses, and the Bonaire islands share one with Curaçao.
  expect(other.map(([country]) => country)).toEqual(['VA'])
})

it('what is no country has no code', () => {
  expect(callingCodeOf('ZZ')).toBeNull()
})
