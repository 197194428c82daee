import { expect, it } from 'vitest'
import { landTest } from '../../geography/earth/is-on-land.ts'
import { sharedEarth } from '../../geography/earth/load-earth.ts'
import { sharedGeo } from '../../geography/shared-geo.ts'
import { datasetSeed } from '../dataset.ts'
import { listCityHotels } from './city-hotels.ts'

const isLand = landTest(await sharedEarth())
const geo = await sharedGeo()

it.each([
  ['Valletta', 'MT'],
  ['Venice', 'IT'],
  ['Sydney', 'AU'],
  ['Stockholm', 'SE'],
  ['Miami Beach', 'US'],
  ['Amsterdam', 'NL'],
])('has no hotel of %s in water, of any dataset', (name, countryCode) => {
  const city = geo.suggestCities(name, 8).find((one) => one.countryCode === countryCode)
  if (city === undefined) return expect.fail('the city is known')
  for (const seed of ['livery', 'other']) {
    const { hotels } = listCityHotels(city, datasetSeed(seed))
    expect(hotels.length).toBeGreaterThan(8)
    expect(hotels.filter(({ position }) => !isLand(position))).toEqual([])
    // They are not all at one place of the shore.
    expect(new Set(hotels.map(({ position }) => JSON.stringify(position))).size).toBe(hotels.length)
  }
})
