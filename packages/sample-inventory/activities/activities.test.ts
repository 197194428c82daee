import { describe, expect, it } from 'vitest'
import { testCities } from '../../../src/server/domain/suppliers/testing-geo.ts'
import { datasetSeed } from '../dataset.ts'
import { templatesFor } from './activity-templates.ts'
import { listCityActivities } from './city-activities.ts'

const seed = datasetSeed('test')
const keysIn = (city: keyof typeof testCities) =>
  listCityActivities(testCities[city], seed).activities.map(({ template }) =>
    template.key.replace(/-\d+$/, ''),
  )

describe('listCityActivities', () => {
  it('offers what fits the place: snow in Aspen, dunes in Dubai, neither in Lisbon', () => {
    expect(keysIn('aspen')).toContain('mountain')
    expect(keysIn('dubai')).toContain('desert')
    expect(keysIn('lisbon')).not.toContain('desert')
    expect(keysIn('lisbon')).not.toContain('ski')
    expect(keysIn('madrid')).not.toContain('beach')
  })

  it('has few in a village and many in a city', () => {
    expect(listCityActivities(testCities.hamlet, seed).activities.length).toBeLessThan(6)
    expect(listCityActivities(testCities.lisbon, seed).activities.length).toBeGreaterThan(14)
  })

  it('names each with a distinct title and code, and the place if the title allows it', () => {
    for (const city of Object.values(testCities)) {
      const { activities } = listCityActivities(city, seed)
      expect(new Set(activities.map(({ title }) => title)).size).toBe(activities.length)
      expect(new Set(activities.map(({ productCode }) => productCode)).size).toBe(activities.length)
      for (const { title, durationMinutes, guestRating } of activities) {
        expect(title).not.toMatch(/[{}|]/)
        expect(durationMinutes % 15).toBe(0)
        expect(durationMinutes).toBeGreaterThanOrEqual(30)
        expect(guestRating).toBeLessThanOrEqual(5)
      }
    }
  })
})

it('has some activity anywhere', () => {
  expect(templatesFor(new Set()).length).toBeGreaterThan(4)
})
