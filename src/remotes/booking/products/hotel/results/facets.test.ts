import { describe, expect, it } from 'vitest'
import { facetsOf } from './facets.ts'
import { noFilters } from './hotel-filters.ts'
import { found, free } from './testing-offer.ts'

const offers = [
  found('a', { stars: 5, guestRating: 4.7, amenities: ['pool', 'wifi'], policy: free }),
  found('b', { stars: 4, guestRating: 4.1, amenities: ['pool'], distance: { miles: 4, from: 'x' } }),
  found('c', { stars: 4.5, guestRating: 3.2, amenities: [], payment: 'at_property' }),
]

describe('filter choices', () => {
  it('count the hotels that each would leave, and omit choices that no hotel meets', () => {
    const { stars, rating, within, freeCancellation, payAtProperty } = facetsOf(offers, noFilters)
    expect(stars).toEqual([
      { value: 5, count: 1 },
      { value: 4, count: 2 },
    ])
    expect(rating.map(({ count }) => count)).toEqual([1, 2, 2, 3])
    expect(within).toEqual([
      { value: 1, count: 2 },
      { value: 2, count: 2 },
      { value: 5, count: 3 },
      { value: 10, count: 3 },
    ])
    expect([freeCancellation, payAtProperty]).toEqual([1, 1])
  })

  it("of one group ignore that group's own selection but respect the other groups", () => {
    const { stars, boards } = facetsOf(offers, { ...noFilters, stars: [5] })
    expect(stars).toEqual([
      { value: 5, count: 1 },
      { value: 4, count: 2 },
    ])
    expect(boards).toEqual([{ value: 'room_only', count: 1 }])
  })

  it('of amenities count the hotels left after adding one more', () => {
    expect(facetsOf(offers, { ...noFilters, amenities: ['pool'] }).amenities).toEqual([
      { value: 'pool', count: 2 },
      { value: 'wifi', count: 1 },
    ])
  })
})
