import { expect, it } from 'vitest'
import { testCities, testingGeo } from '../../suppliers/testing-geo.ts'
import { placeNear } from './place-near.ts'

const { lisbon } = testCities

it('names the place near a point, a requested one before a more notable one', () => {
  const geo = testingGeo()
  expect(placeNear(geo, lisbon)).toEqual({ near: 'Lisbon' })
  expect(placeNear(geo, lisbon, 'Almada, Portugal')).toEqual({ near: 'Almada' })
})

it('names nothing in mid-ocean', () => {
  expect(placeNear(testingGeo(), { latitude: 30, longitude: -40 })).toEqual({})
})
