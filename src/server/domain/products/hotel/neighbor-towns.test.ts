import { expect, it } from 'vitest'
import { distanceMiles } from '../../../../../packages/geography/distance-miles.ts'
import { sharedGeo } from '../../../../../packages/geography/shared-geo.ts'
import { neighborTowns } from './neighbor-towns.ts'

it('names large towns round a search, apart from it and each other, and none in mid-ocean', async () => {
  const geo = await sharedGeo()
  const lisbon = { latitude: 38.71667, longitude: -9.13333 }
  const around = neighborTowns(geo, lisbon, 'en')
  expect(around.length).toBeGreaterThan(4)
  expect(around.length).toBeLessThanOrEqual(8)
  expect(around.map(({ name }) => name)).not.toContain('Lisbon')
  const all = [lisbon, ...around]
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) expect(distanceMiles(one, other)).toBeGreaterThanOrEqual(2.5)
  }
  expect(neighborTowns(geo, { latitude: 30, longitude: -40 }, 'en')).toEqual([])
})
