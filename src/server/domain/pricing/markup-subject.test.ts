import { describe, expect, it } from 'vitest'
import { testCities, testingGeo } from '../suppliers/testing-geo.ts'
import { markupSubjectAt } from './markup-subject.ts'

const geo = testingGeo()
const belem = { latitude: 38.6972, longitude: -9.2064 }

describe('markupSubjectAt', () => {
  it('is in the country of the nearest town, which is looked up once', () => {
    let queries = 0
    const counting = {
      citiesNear: (...of: Parameters<typeof geo.citiesNear>) => {
        queries += 1
        return geo.citiesNear(...of)
      },
    }
    const subject = markupSubjectAt(counting, 'hotel', belem)
    expect([subject.country(), subject.country(), queries]).toEqual(['PT', 'PT', 1])
  })

  it('is as far from a place as its centre is', () => {
    const { name, countryCode: country, latitude, longitude } = testCities.lisbon
    expect(markupSubjectAt(geo, 'car', belem).milesTo({ name, country, latitude, longitude })).toBeCloseTo(
      4.2,
      1,
    )
  })

  it('is in no country in mid-ocean, and nowhere without a position', () => {
    expect(markupSubjectAt(geo, 'cruise', { latitude: 30, longitude: -40 }).country()).toBeNull()
    const unknown = markupSubjectAt(geo, 'cruise', null)
    expect(unknown.country()).toBeNull()
    expect(unknown.milesTo({ name: 'Lisbon', country: 'PT', ...belem })).toBe(Number.POSITIVE_INFINITY)
  })
})
