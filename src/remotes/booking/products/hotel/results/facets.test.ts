import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facetsOf, priceHistogram } from './facets.ts'
import { noFilters } from './hotel-filters.ts'
import { card, dollars, found, free } from './testing-offer.ts'

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

const priced = (totals: readonly number[]) =>
  totals.map((total, at) => card(`${at}`, { price: dollars(total) }))

describe('price histogram', () => {
  it('counts every price in exactly one bar between its ends', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 2_000_000 }), { minLength: 3 }), (totals) => {
        const histogram = priceHistogram(priced(totals))
        if (new Set(totals).size === 1) return expect(histogram).toBeNull()
        expect(histogram?.counts.reduce((sum, count) => sum + count, 0)).toBe(totals.length)
        expect(histogram?.min).toBeLessThanOrEqual(Math.min(...totals))
        expect(histogram?.max).toBeGreaterThanOrEqual(Math.max(...totals))
      }),
    )
  })

  it('is null for too few prices, a single price or hidden prices', () => {
    const { price: _, ...hidden } = card('hidden')
    expect(priceHistogram(priced([1, 2]))).toBeNull()
    expect(priceHistogram(priced([7, 7, 7, 7]))).toBeNull()
    expect(priceHistogram([hidden, hidden, hidden, hidden])).toBeNull()
  })

  it('has round steps', () => {
    expect(priceHistogram(priced([103, 250, 593]))).toMatchObject({ min: 100, max: 595, step: 5 })
  })
})
