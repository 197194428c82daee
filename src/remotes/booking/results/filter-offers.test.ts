import { describe, expect, it } from 'vitest'
import { filterOffers } from './filter-offers.ts'
import { type HotelFilters, noFilters } from './hotel-filters.ts'
import { dollars, offer } from './testing-offer.ts'

const left = (offers: Parameters<typeof filterOffers>[0], filters: Partial<HotelFilters>) =>
  filterOffers(offers, { ...noFilters, ...filters }).map(({ hotelId }) => hotelId)

describe('filters', () => {
  it('of a price have both bounds in them, and pass nothing that has no price to see', () => {
    const { price: _, ...hidden } = offer('hidden')
    const offers = [50, 100, 200, 201].map((total) => offer(`${total}`, { price: dollars(total) }))
    expect(left([...offers, hidden], { price: { from: 100, to: 200 } })).toEqual(['100', '200'])
    expect(left([...offers, hidden], { price: { from: null, to: 50 } })).toEqual(['50'])
    expect(left([...offers, hidden], {})).toHaveLength(5)
  })

  it('of a price count yen whole', () => {
    const yen = offer('yen', { price: dollars(0, { currency: 'JPY', total: 12_000 }) })
    expect(left([yen], { price: { from: 12_000, to: 12_000 } })).toEqual(['yen'])
  })

  it('take half stars for the whole below', () => {
    const offers = [3, 3.5, 4, 4.5].map((stars) => offer(`${stars}`, { stars }))
    expect(left(offers, { stars: [3] })).toEqual(['3', '3.5'])
    expect(left(offers, { stars: [3, 4] })).toHaveLength(4)
  })

  it('want any of the boards and all of the amenities', () => {
    const offers = [
      offer('a', { boards: ['room_only', 'breakfast'], amenities: ['pool'] }),
      offer('b', { boards: ['half_board'], amenities: ['pool', 'spa'] }),
    ]
    expect(left(offers, { boards: ['breakfast', 'half_board'] })).toEqual(['a', 'b'])
    expect(left(offers, { amenities: ['pool', 'spa'] })).toEqual(['b'])
  })

  it('find a name without its marks and capitals', () => {
    const offers = [offer('1', { name: 'Palácio do Rouxinol' }), offer('2', { name: 'Hollenby' })]
    expect(left(offers, { name: ' palacio ' })).toEqual(['1'])
  })

  it('go by payment, cancellation, guests and distance', () => {
    const offers = [
      offer('a', { payments: ['now', 'at_property'], guestRating: 4.6 }),
      offer('b', { hasFreeCancellation: true, distance: { miles: 5, from: 'x' } }),
    ]
    expect(left(offers, { payAtProperty: true })).toEqual(['a'])
    expect(left(offers, { freeCancellation: true })).toEqual(['b'])
    expect(left(offers, { rating: 4.5 })).toEqual(['a'])
    expect(left(offers, { within: 2 })).toEqual(['a'])
  })

  it('can look away from one of them', () => {
    const filters = { ...noFilters, stars: [5], freeCancellation: true }
    const offers = [offer('a', { hasFreeCancellation: true }), offer('b', { stars: 5 })]
    expect(filterOffers(offers, filters, 'stars').map(({ hotelId }) => hotelId)).toEqual(['a'])
  })
})
