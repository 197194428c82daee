import { expect, it } from 'vitest'
import { testCities, testingGeo } from '../../suppliers/testing-geo.ts'
import { nearbyPlace } from './nearby-place.ts'

const { lisbon } = testCities

it('names the place near a point, a requested one before a more notable one', () => {
  const geo = testingGeo()
  expect(nearbyPlace(geo, lisbon, 'en')).toEqual({ near: 'Lisbon' })
  expect(nearbyPlace(geo, lisbon, 'ar')).toEqual({ near: 'لشبونة' })
  expect(nearbyPlace(geo, lisbon, 'en', 'Almada, Portugal')).toEqual({ near: 'Almada' })
})

it('names nothing in mid-ocean', () => {
  expect(nearbyPlace(testingGeo(), { latitude: 30, longitude: -40 }, 'en')).toEqual({})
})
