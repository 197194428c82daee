import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCities } from '../../src/server/domain/suppliers/testing-geo.ts'
import { dayNumber } from '../../src/server/kernel/dates/calendar.ts'
import { placeTraits } from '../geography/places/place-traits.ts'
import { dollarPrice, leadFactor, priceLevel, seasonFactor, weekdayFactor } from './market.ts'

const july = dayNumber('2027-07-20')
const january = dayNumber('2027-01-20')

describe('seasonFactor', () => {
  it.each([
    ['Nice', testCities.nice, july, january],
    ['Sydney, half a year off', testCities.sydney, january, july],
    ['Dubai, where summer is too hot', testCities.dubai, january, july],
    ['Aspen, for its snow', testCities.aspen, january, dayNumber('2027-10-20')],
  ])('makes %s expensive in its season', (_, city, dear, cheap) => {
    const place = placeTraits(city)
    expect(seasonFactor(place, city, dear)).toBeGreaterThan(1.1 * seasonFactor(place, city, cheap))
  })

  it('stays plausible on every day in every place', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(testCities)),
        fc.integer({ min: 0, max: 40_000 }),
        (city, day) => {
          const factor = seasonFactor(placeTraits(city), city, day)
          expect(factor).toBeGreaterThan(0.65)
          expect(factor).toBeLessThan(1.45)
        },
      ),
    )
  })
})

it('fills the coast at weekends and business cities on Tuesdays', () => {
  const [tuesday, saturday, sunday] = ['2027-06-08', '2027-06-12', '2027-06-13'].map(dayNumber) as [
    number,
    number,
    number,
  ]
  const [coast, business] = [placeTraits(testCities.cascais), placeTraits(testCities.madrid)]
  expect(weekdayFactor(coast, saturday)).toBeGreaterThan(weekdayFactor(coast, tuesday))
  expect(weekdayFactor(business, tuesday)).toBeGreaterThan(weekdayFactor(business, saturday))
  expect(weekdayFactor(business, sunday)).toBeLessThan(1)
})

it('raises the price shortly before the date', () => {
  expect(leadFactor(0)).toBeGreaterThan(leadFactor(14))
  expect(leadFactor(14)).toBeGreaterThan(leadFactor(60))
  expect(leadFactor(60)).toBeGreaterThan(leadFactor(150))
  expect(leadFactor(-1)).toBe(leadFactor(0))
})

it('knows expensive and cheap countries, and treats an unknown one as cheap', () => {
  expect(priceLevel('CH')).toBeGreaterThan(priceLevel('PT'))
  expect(priceLevel('PT')).toBeGreaterThan(priceLevel('IN'))
  expect(priceLevel('ZZ')).toBeLessThan(1)
})

it('returns whole cents, at least a dollar, and a retail price not below the net price', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (net, share) => {
        const price = dollarPrice(net, share)
        expect(Number.isInteger(price.net) && Number.isInteger(price.retail)).toBe(true)
        expect(price.net).toBeGreaterThanOrEqual(100)
        expect(price.retail).toBeGreaterThanOrEqual(price.net)
      },
    ),
  )
})
