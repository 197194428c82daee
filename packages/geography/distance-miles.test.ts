import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceMiles } from './distance-miles.ts'

const lisbon = { latitude: 38.71667, longitude: -9.13333 }
const porto = { latitude: 41.14961, longitude: -8.61099 }
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distanceMiles', () => {
  it('returns the great-circle distance in statute miles', () => {
    expect(distanceMiles(lisbon, porto)).toBeCloseTo(170.3, 0)
    expect(distanceMiles({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(69.093, 2)
  })

  it('takes the short way over the date line', () => {
    expect(distanceMiles({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
      69.093,
      2,
    )
  })

  it('is equal in both directions, never negative and never more than half way round', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const miles = distanceMiles(a, b)
        expect(miles).toBeCloseTo(distanceMiles(b, a), 6)
        expect(miles).toBeGreaterThanOrEqual(0)
        expect(miles).toBeLessThan(12_437)
      }),
    )
  })
})
