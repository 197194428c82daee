import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCities } from '../../../src/server/domain/suppliers/testing-geo.ts'
import { distanceMiles } from '../distance-miles.ts'
import { referencePlace } from '../reference-place.ts'
import { inAreas } from './area.ts'
import { placeClimate } from './place-climate.ts'
import { type PlaceTrait, placeTraits } from './place-traits.ts'
import { pointTowards } from './point-towards.ts'
import { isSeaside, landReach } from './seaside.ts'
import { seasonAt } from './season-at.ts'
import { decodeReach, encodeReach, sectorCount } from './shore-code.ts'

const { lisbon, cascais, almada, aspen, chicago, dubai, jaipur, london, madrid, nice, oslo, queenstown } =
  testCities

describe('placeTraits', () => {
  const cases: [string, Parameters<typeof placeTraits>[0], PlaceTrait[], PlaceTrait[]][] = [
    [
      'Lisbon',
      lisbon,
      ['coast', 'beach', 'old-town', 'river', 'big-city'],
      ['desert', 'skyline', 'mountain'],
    ],
    ['Aspen', aspen, ['mountain', 'ski'], ['coast', 'old-town', 'skyline', 'big-city']],
    ['Dubai', dubai, ['coast', 'beach', 'desert', 'skyline', 'big-city'], ['old-town', 'mountain']],
    ['Jaipur', jaipur, ['old-town', 'big-city'], ['coast', 'skyline']],
    ['Madrid', madrid, ['old-town', 'big-city'], ['coast', 'beach']],
    ['Oslo', oslo, ['coast', 'old-town'], ['beach', 'skyline']],
    ['Chicago', chicago, ['lake', 'skyline', 'river'], ['coast', 'old-town']],
    ['Queenstown', queenstown, ['mountain', 'lake'], ['coast', 'big-city']],
  ]
  it.each(cases)('finds in %s what attracts travellers', (_, city, has, hasNot) => {
    const { traits } = placeTraits(city)
    expect([...traits]).toEqual(expect.arrayContaining(has))
    for (const trait of hasNot) expect(traits).not.toContain(trait)
  })

  it.each([
    ['Lisbon', lisbon, 'mediterranean'],
    ['Aspen', aspen, 'alpine'],
    ['Dubai', dubai, 'arid'],
    ['London', london, 'temperate'],
    ['Oslo', oslo, 'nordic'],
    ['Singapore', { ...lisbon, id: 1880252, latitude: 1.29, longitude: 103.85 }, 'tropical'],
  ] as const)('returns the climate of %s', (_, city, climate) => {
    expect(placeTraits(city).climate).toBe(climate)
  })

  it('treats a warm coast just outside the tropics as tropical, but not the land behind it', () => {
    const miami = { latitude: 25.77, longitude: -80.19 }
    expect(placeClimate(miami, true)).toBe('tropical')
    expect(placeClimate(miami, false)).toBe('temperate')
  })
})

describe('the sea around cities', () => {
  it('is south of Nice and nowhere around Madrid', () => {
    expect(landReach(nice)?.[5]).toBe(0)
    expect(landReach(nice)?.[0]).toBe(3)
    expect(landReach(madrid)).toBeNull()
    expect(isSeaside(nice)).toBe(true)
    expect(isSeaside(madrid)).toBe(false)
  })

  it('includes the open water of a great lake for positions, but not as sea', () => {
    expect(landReach(chicago)?.[3]).toBe(0)
    expect(landReach(chicago)?.[9]).toBe(3)
    expect(isSeaside(chicago)).toBe(false)
  })

  it('is encoded in five characters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: sectorCount, maxLength: sectorCount }),
        (reach) => {
          const code = encodeReach(reach)
          expect(code).toHaveLength(5)
          expect(decodeReach(code)).toEqual(reach)
        },
      ),
    )
  })
})

describe('pointTowards', () => {
  it('goes the given distance, within a hundredth, up to the sixtieth parallel', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        fc.double({ min: 0.1, max: 9, noNaN: true }),
        (latitude, longitude, bearing, miles) => {
          const from = { latitude, longitude }
          const there = pointTowards(from, bearing, miles)
          expect(Math.abs(there.longitude)).toBeLessThanOrEqual(180)
          expect(distanceMiles(from, there) / miles).toBeCloseTo(1, 2)
        },
      ),
    )
  })
})

describe('referencePlace', () => {
  const near = (city: typeof lisbon, miles: number) => ({ ...city, distanceMiles: miles })

  it('is the place with the requested name, even a small one next to a large one', () => {
    expect(referencePlace([near(lisbon, 1), near(almada, 4)], 'Almada, Portugal')?.name).toBe('Almada')
  })

  it('is the place with this centre', () => {
    expect(referencePlace([near(almada, 0.1), near(lisbon, 3)], '')?.name).toBe('Almada')
  })

  it('is the most notable place near a point that is no centre', () => {
    expect(referencePlace([near(cascais, 2), near(lisbon, 6)], 'a hotel I know')?.name).toBe('Lisbon')
    expect(referencePlace([near(cascais, 2), near(lisbon, 16)], '')?.name).toBe('Cascais')
  })

  it('is null if nothing is near', () => {
    expect(referencePlace([], 'Lisbon')).toBeUndefined()
  })
})

it('reverses the seasons south of the equator, and has none at it', () => {
  expect(seasonAt(52, '2026-12-04')).toBe('winter')
  expect(seasonAt(-34, '2026-12-04')).toBe('summer')
  expect(seasonAt(52, '2027-04-04')).toBe('spring')
  expect(seasonAt(1, '2026-12-04')).toBe('summer')
})

it('refuses an area that is not written as numbers', () => {
  expect(() => inAreas('circles', '12 x 4 Nowhere')).toThrow('Not an area: 12 x 4 Nowhere')
})
