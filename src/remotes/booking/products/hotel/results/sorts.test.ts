import { describe, expect, it } from 'vitest'
import { readSort, sortOffers, sortsFor } from '../../../spine/results/sort-orders.ts'
import { type Sort, sorts } from './sorts.ts'
import { card, dollars } from './testing-offer.ts'

const { price: _, ...hidden } = card('hidden', {
  worth: -1,
  guestRating: 1,
  stars: 1,
  distance: { miles: 9, from: 'x' },
})
const offers = [
  card('dear', { price: dollars(300, { saved: 30_000 }), guestRating: 4.8, worth: 1 }),
  card('cheap', {
    price: dollars(80, { saved: 100 }),
    stars: 2,
    distance: { miles: 0.2, from: 'x' },
    worth: 3,
  }),
  hidden,
  card('middle', { stars: 5, worth: 2 }),
]
const order = (sort: Sort, chosen: string | null = null) =>
  sortOffers(offers, sorts[sort], ({ hotelId }) => hotelId === chosen).map(({ hotelId }) => hotelId)

describe('order of the results', () => {
  it('is by recommendation, price, rating, stars, distance or saving; hidden prices sort last', () => {
    expect(order('recommended')).toEqual(['cheap', 'middle', 'dear', 'hidden'])
    expect(order('price')).toEqual(['cheap', 'middle', 'dear', 'hidden'])
    expect(order('guests')).toEqual(['dear', 'cheap', 'middle', 'hidden'])
    expect(order('rating')).toEqual(['middle', 'dear', 'cheap', 'hidden'])
    expect(order('distance')).toEqual(['cheap', 'dear', 'middle', 'hidden'])
    expect(order('saving')).toEqual(['dear', 'cheap', 'middle', 'hidden'])
  })

  it("lists the hotel of the visitor's deal first in each", () => {
    expect(order('price', 'dear')[0]).toBe('dear')
    expect(order('guests', 'hidden')[0]).toBe('hidden')
  })

  it('is the recommended one for an unknown value', () => {
    expect([readSort(sorts, 'saving'), readSort(sorts, null), readSort(sorts, '__proto__')]).toEqual([
      'saving',
      'recommended',
      'recommended',
    ])
  })

  it('cannot be by price where prices are hidden', () => {
    expect(sortsFor(sorts, false)).toEqual(['recommended', 'guests', 'rating', 'distance'])
  })
})
