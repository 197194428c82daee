import { describe, expect, it } from 'vitest'
import { testCities, testingGeo } from '../../suppliers/testing-geo.ts'
import { placeName } from './place-name.ts'

const { dubai, lisbon, almada } = testCities
const geo = testingGeo([dubai, lisbon, almada, { ...dubai, id: 1, name: 'Port Saeed', population: 900 }])
const own = [
  { name: 'دبي', latitude: 25.08, longitude: 55.31 },
  { name: 'لشبونة', latitude: lisbon.latitude, longitude: lisbon.longitude },
]

describe('placeName', () => {
  it("returns the agency's name of a city, or the supplier's if the agency has none", () => {
    expect(placeName(dubai, { places: own, language: 'en' }, geo)('Dubai')).toBe('دبي')
    expect(placeName(lisbon, { places: own, language: 'en' }, geo)('Lisbon')).toBe('لشبونة')
    expect(placeName(lisbon, { places: own, language: 'en' }, geo)('Almada')).toBe('Almada')
    expect(placeName(dubai, { language: 'en' }, geo)('Dubai')).toBe('Dubai')
  })

  it("returns the name in the language, after the agency's own", () => {
    expect(placeName(lisbon, { language: 'de' }, geo)('Lisbon')).toBe('Lissabon')
    expect(placeName(lisbon, { language: 'de' }, geo)('Almada')).toBe('Almada')
    expect(placeName(lisbon, { places: own, language: 'de' }, geo)('Lisbon')).toBe('لشبونة')
  })

  it('does not name a suburb after its city', () => {
    expect(placeName(dubai, { places: own, language: 'en' }, geo)('Port Saeed')).toBe('Port Saeed')
  })

  it('does not name a city after its namesake elsewhere', () => {
    expect(placeName(lisbon, { places: own, language: 'en' }, geo)('Dubai')).toBe('Dubai')
  })
})
