import { countries } from 'countries-list'
import { beforeAll, expect, it } from 'vitest'
import type { Geo } from '../geo/geo.ts'
import { loadGeo } from '../geo/load-geo.ts'
import { testingGeo } from '../suppliers/testing-geo.ts'
import { defaultDealPlace } from './default-deal-place.ts'

let geo: Geo
beforeAll(async () => {
  geo = await loadGeo()
})

it.each([
  ['US', 'New York City'],
  ['PT', 'Lisbon'],
  ['AE', 'Dubai'],
  ['MX', 'Cancún'],
  ['BR', 'Rio de Janeiro'],
  ['DE', 'Berlin'],
  ['IN', 'Mumbai'],
  ['GE', 'Tbilisi'],
  ['LU', 'Luxembourg'],
])('gives %s its most visited or largest city, %s', (country, name) => {
  expect(defaultDealPlace(country, geo).name).toBe(name)
})

it('finds a place in the country itself for nearly every country there is', () => {
  const elsewhere = Object.keys(countries).filter((country) => {
    const place = defaultDealPlace(country, geo)
    return !geo.citiesNear(place, 3, 20).some((city) => city.countryCode === country)
  })
  expect(elsewhere.length).toBeLessThan(20)
})

it('still gives a place for a country that has none, or is none', () => {
  expect(defaultDealPlace('ZZ', geo).name).toBe('New York City')
  expect(defaultDealPlace('toString', testingGeo([], [])).name).toBe('New York City')
})
