import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ringDistances } from './map-ground.tsx'

it('there are a few evenly spaced rings with enough distance to tell them apart', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 600, noNaN: true }),
      fc.double({ min: 1, max: 5000, noNaN: true }),
      (scale, farthest) => {
        const rings = ringDistances(scale, farthest)
        expect(rings.length).toBeGreaterThan(0)
        expect(rings.length).toBeLessThanOrEqual(6)
        expect((rings[0] ?? 0) * scale).toBeGreaterThanOrEqual(76)
      },
    ),
  )
})

it('rings have round distances', () => {
  expect(ringDistances(40, 300)).toEqual([2, 4, 6, 8])
  expect(ringDistances(100, 150)).toEqual([1, 2])
})
