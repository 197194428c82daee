import { describe, expect, it } from 'vitest'
import { priceHistogram } from '../../../spine/results/price-histogram.ts'
import { sortOffers } from '../../../spine/results/sort-orders.ts'
import { type FoundHotel, foundHotel } from './card-hotel.ts'
import { facetsOf } from './facets.ts'
import { filterOffers } from './filter-offers.ts'
import { type HotelFilters, noFilters } from './hotel-filters.ts'
import { sorts } from './sorts.ts'
import { dollars, found, free, offer, other } from './testing-offer.ts'

const shown = (hotels: readonly FoundHotel[], filters: Partial<HotelFilters>) =>
  filterOffers(hotels, { ...noFilters, ...filters })
const matching = (hotels: readonly FoundHotel[], filters: Partial<HotelFilters>) =>
  shown(hotels, filters).map(({ hotelId }) => hotelId)
const dollarsOf = (hotels: readonly FoundHotel[], filters: Partial<HotelFilters>) =>
  shown(hotels, filters).map(({ hotelId, price }) => [hotelId, (price?.total ?? 0) / 100])

describe('filters', () => {
  it('include both bounds of a price range, and exclude hotels without a visible price', () => {
    const { price: _, ...hidden } = found('hidden')[0]
    const hotels = [50, 100, 200, 201].map((total) => found(`${total}`, { price: dollars(total) }))
    expect(matching([...hotels, [hidden]], { price: { from: 100, to: 200 } })).toEqual(['100', '200'])
    expect(matching([...hotels, [hidden]], { price: { from: null, to: 50 } })).toEqual(['50'])
    expect(matching([...hotels, [hidden]], {})).toHaveLength(5)
  })

  it('compare prices in yen without decimals', () => {
    const yen = found('yen', { price: dollars(0, { currency: 'JPY', total: 12_000 }) })
    expect(matching([yen], { price: { from: 12_000, to: 12_000 } })).toEqual(['yen'])
  })

  it('round half stars down', () => {
    const hotels = [3, 3.5, 4, 4.5].map((stars) => found(`${stars}`, { stars }))
    expect(matching(hotels, { stars: [3] })).toEqual(['3', '3.5'])
    expect(matching(hotels, { stars: [3, 4] })).toHaveLength(4)
  })

  it('require one of the boards and all of the amenities', () => {
    const hotels = [
      found('a', { others: [other(120, { board: 'breakfast' })], amenities: ['pool'] }),
      found('b', { board: 'half_board', amenities: ['pool', 'spa'] }),
    ]
    expect(matching(hotels, { boards: ['breakfast', 'half_board'] })).toEqual(['a', 'b'])
    expect(matching(hotels, { amenities: ['pool', 'spa'] })).toEqual(['b'])
  })

  it('find a name regardless of accents and case', () => {
    const hotels = [found('1', { name: 'Palácio do Rouxinol' }), found('2', { name: 'Hollenby' })]
    expect(matching(hotels, { name: ' palacio ' })).toEqual(['1'])
  })

  it('select by payment, cancellation, guest rating and distance', () => {
    const hotels = [
      found('a', { others: [other(120, { payment: 'at_property' })], guestRating: 4.6 }),
      found('b', { policy: free, distance: { miles: 5, from: 'x' } }),
    ]
    expect(matching(hotels, { payAtProperty: true })).toEqual(['a'])
    expect(matching(hotels, { freeCancellation: true })).toEqual(['b'])
    expect(matching(hotels, { rating: 4.5 })).toEqual(['a'])
    expect(matching(hotels, { within: 2 })).toEqual(['a'])
  })

  it('can ignore one group', () => {
    const filters = { ...noFilters, stars: [5], freeCancellation: true }
    const hotels = [found('a', { policy: free }), found('b', { stars: 5 })]
    expect(filterOffers(hotels, filters, 'stars').map(({ hotelId }) => hotelId)).toEqual(['a'])
  })
})

describe('hotel that matches filters', () => {
  // `strict` is the cheapest hotel without free cancellation; `easy` is cheaper with it.
  const strict = found('strict', {
    price: dollars(100, { saved: 2_000 }),
    others: [
      other(180, { isFree: true, roomsLeft: 2 }),
      other(190, { board: 'breakfast' }),
      other(200, { payment: 'at_property', isFree: true }),
      other(230, { board: 'breakfast', isFree: true }),
    ],
  })
  const easy = found('easy', {
    price: dollars(150),
    policy: free,
    others: [other(260, { board: 'breakfast' })],
  })
  const both = [strict, easy]

  it("shows its cheapest matching rate, with that rate's terms", () => {
    const [card] = shown([strict], { freeCancellation: true })
    expect(card).toMatchObject({ freeUntil: '2026-05-06T18:00:00', board: 'room_only', roomsLeft: 2 })
    expect(card?.price).toEqual({ currency: 'USD', total: 18_000, saved: 0, dueLocally: [] })
    expect(dollarsOf([strict], { payAtProperty: true })).toEqual([['strict', 200]])
    expect(dollarsOf([strict], { boards: ['breakfast'] })).toEqual([['strict', 190]])
    expect(dollarsOf([strict], { boards: ['breakfast', 'room_only'] })).toEqual([['strict', 100]])
    expect(dollarsOf([strict], {})).toEqual([['strict', 100]])
  })

  it('meets all conditions with a single rate', () => {
    expect(dollarsOf(both, { boards: ['breakfast'], freeCancellation: true })).toEqual([['strict', 230]])
    expect(matching(both, { boards: ['breakfast'], payAtProperty: true })).toEqual([])
  })

  it('is sorted by the price that is shown', () => {
    const order = (filters: Partial<HotelFilters>) =>
      sortOffers(shown(both, filters), sorts.price).map(({ hotelId }) => hotelId)
    expect(order({})).toEqual(['strict', 'easy'])
    expect(order({ freeCancellation: true })).toEqual(['easy', 'strict'])
  })

  it('is in a price range only by the shown price, never by a dearer rate', () => {
    const upTo = { from: null, to: 160 }
    expect(matching(both, { price: upTo })).toEqual(['strict', 'easy'])
    expect(matching(both, { price: upTo, freeCancellation: true })).toEqual(['easy'])
    expect(matching(both, { price: { from: 170, to: null } })).toEqual([])
    expect(matching(both, { price: { from: 170, to: null }, freeCancellation: true })).toEqual(['strict'])
  })

  it('counts for a choice by the price that it would then show', () => {
    const upTo = (to: number) => facetsOf(both, { ...noFilters, price: { from: null, to } })
    expect(upTo(160).freeCancellation).toBe(1)
    expect(upTo(180).freeCancellation).toBe(2)
    expect(upTo(199).payAtProperty).toBe(0)
    expect(upTo(200).payAtProperty).toBe(1)
    expect(upTo(200).boards).toEqual([
      { value: 'room_only', count: 2 },
      { value: 'breakfast', count: 1 },
    ])
    const free = facetsOf(both, { ...noFilters, freeCancellation: true, price: { from: null, to: 240 } })
    expect(free.boards.map(({ count }) => count)).toEqual([2, 1])
  })

  it('appears in the histogram at the price that is shown', () => {
    const three = [...both, found('third', { price: dollars(120), policy: free })]
    const range = (filters: Partial<HotelFilters>) => {
      const { min, max } = priceHistogram(shown(three, filters)) ?? {}
      return [min, max]
    }
    expect(range({})).toEqual([100, 150])
    expect(range({ freeCancellation: true })).toEqual([120, 180])
  })

  it('has free cancellation until its deadline, whether or not prices are visible', () => {
    const over = found('over', { others: [other(120, { freeUntil: '2026-03-10T11:59:59' })] })
    expect(matching([over], { freeCancellation: true })).toEqual([])
    const { price: _, ...hidden } = offer('hidden')
    const { price: __, ...rate } = other(0, { isFree: true })
    const unpriced = foundHotel({ ...hidden, others: [rate] }, new Date('2026-03-10T12:00:00Z'))
    const [card] = shown([unpriced], { freeCancellation: true })
    expect(card).not.toHaveProperty('price')
    expect(card?.freeUntil).toBe('2026-05-06T18:00:00')
  })

  it("shows that rate's wholesale price and markup to an agent, its retail price to a traveller", () => {
    const price = dollars(100, { saved: 2_000, retail: 12_000, net: 8_000, markup: 2_000 })
    const rate = other(0, { isFree: true, price: { total: 18_000, saved: 2_500, net: 15_500 } })
    const [card] = shown([found('a', { price, others: [rate] })], { freeCancellation: true })
    expect(card?.price).toEqual({
      currency: 'USD',
      total: 18_000,
      saved: 2_500,
      retail: 20_500,
      net: 15_500,
      markup: 2_500,
      dueLocally: [],
    })
    const dueLocally = [{ code: 'city_tax', amount: 600, currency: 'EUR', estimate: 700 }]
    const seen = { ...rate, price: { total: 18_000, saved: 2_500, dueLocally } }
    const [plain] = shown([found('b', { price: dollars(100, { retail: 12_000 }), others: [seen] })], {
      freeCancellation: true,
    })
    expect(plain?.price).toEqual({
      currency: 'USD',
      total: 18_000,
      saved: 2_500,
      retail: 20_500,
      dueLocally,
    })
  })
})
