import { beforeAll, describe, expect, it } from 'vitest'
import { proofCases } from '../../../../../../scripts/proof-cases.ts'
import type { HotelAnswer, HotelOffer, HotelRate, Quote } from '../../../../../contract/types.ts'
import { openTestApp, type TestApp, testNow } from '../../../../../server/hosts/testing-app.ts'
import {
  mayStay,
  offersOf,
  searchParts,
  two,
} from '../../../../../server/http/api/products/hotel/testing-hotels.ts'
import { freeUntilOf } from '../../../../../tenant/policy-timeline.ts'
import { boards } from '../vocabulary/boards.ts'
import { type CardHotel, foundHotel } from './card-hotel.ts'
import { filterOffers } from './filter-offers.ts'
import { type HotelFilters, noFilters } from './hotel-filters.ts'

const places = [
  { latitude: 38.72, longitude: -9.14, destination: 'Lisbon, Portugal' },
  { latitude: 21.31, longitude: -157.86, destination: 'Honolulu, United States' },
]
/** Number of hotels that are compared for each place. */
const LOOKED_AT = 8
const on = [false, true]
/** Every set of boards, with each cancellation and payment filter. */
const everyFilter: readonly HotelFilters[] = Array.from({ length: 2 ** boards.length }, (_, set) =>
  boards.filter((__, at) => (set >> at) % 2 === 1),
).flatMap((some) =>
  on.flatMap((freeCancellation) =>
    on.map((payAtProperty) => ({ ...noFilters, boards: some, freeCancellation, payAtProperty })),
  ),
)

let app: TestApp
let closed: TestApp
beforeAll(async () => {
  app = await openTestApp()
  closed = await openTestApp({}, { aurora: { allowNonLoginFlow: false } })
})

interface Reader {
  from?: TestApp
  headers?: Record<string, string>
}

/** Offers of a place, each with the rates that its page lists. */
async function looked(place: (typeof places)[number], { from = app, headers = {} }: Reader) {
  const stay = { stay: mayStay, rooms: [two], currency: 'EUR' }
  const post = (path: string, body: object) => from.call(path, { method: 'POST', body, headers })
  const offers = offersOf(await searchParts(await post('/api/hotels/search', { ...place, ...stay })))
  const step = Math.ceil(offers.length / LOOKED_AT)
  const some = offers.filter((_, at) => at % step === 0)
  return Promise.all(
    some.map(async (offer) => {
      const answer = await post('/api/hotels/details', { hotelId: offer.hotelId, ...stay })
      const { rooms = [] } = ((await answer.json()) as { data: HotelAnswer }).data
      return { offer, rates: rooms.flatMap((room) => room.rates) }
    }),
  )
}

const shownCard = (offer: HotelOffer, filters: HotelFilters): CardHotel | undefined =>
  filterOffers([foundHotel(offer, testNow)], filters)[0]

function passes({ board, payment, policy }: HotelRate, filters: HotelFilters): boolean {
  return (
    (filters.boards.length === 0 || filters.boards.includes(board)) &&
    (!filters.freeCancellation || freeUntilOf(policy, testNow) !== null) &&
    (!filters.payAtProperty || payment === 'at_property')
  )
}

describe('hotel card under every set of filters', () => {
  it.each(proofCases(['', 'traveller@test.example', 'sales@test.example', 'restricted@test.example'], 2))(
    "shows in %s the lowest price of the page's matching rates, with its terms",
    async (email) => {
      const headers: Record<string, string> = email === '' ? {} : { cookie: await app.signIn(email) }
      let dearer = 0
      for (const { offer, rates } of (
        await Promise.all(places.map((place) => looked(place, { headers })))
      ).flat()) {
        for (const filters of everyFilter) {
          const card = shownCard(offer, filters)
          const passing = rates.filter((rate) => passes(rate, filters))
          const least = Math.min(...passing.map(({ price }) => price?.total ?? Number.NaN))
          expect(card?.price?.total ?? Number.POSITIVE_INFINITY).toBe(least)
          if (!card?.price) continue
          if (least > (offer.price?.total ?? 0)) dearer += 1
          const { total, saved, retail, net, markup, dueLocally } = card.price
          const same = passing.find(
            ({ price, board, payment, policy }) =>
              price?.total === total &&
              board === card.board &&
              payment === card.payment &&
              freeUntilOf(policy, testNow) === card.freeUntil,
          )
          expect({ saved, retail, net, markup, dueLocally, left: card.roomsLeft }).toEqual({
            saved: same?.price?.saved,
            retail: same?.price?.retail,
            net: same?.price?.net,
            markup: same?.price?.markup,
            dueLocally: same?.price?.dueLocally,
            left: same?.roomsLeft,
          })
        }
      }
      expect(dearer).toBeGreaterThan(100)
    },
  )

  it('shows a rate that can be booked at its price', async () => {
    const filters = { ...noFilters, freeCancellation: true, boards: ['breakfast' as const] }
    const found = await looked(places[0] as (typeof places)[number], {})
    const cards = found.flatMap(({ offer, rates }) => {
      const card = shownCard(offer, filters)
      return card ? [{ card, rate: rates.find(({ price }) => price?.total === card.price?.total) }] : []
    })
    expect(cards.length).toBeGreaterThan(1)
    for (const { card, rate } of cards) {
      const shownTotal = { amount: card.price?.total, currency: 'EUR' }
      const body = { items: [{ product: 'hotel', rateKey: rate?.rateKey }], currency: 'EUR', shownTotal }
      const answer = await app.call('/api/quotes', { method: 'POST', body })
      const { data } = (await answer.json()) as { data: Quote }
      expect(data).toMatchObject({ status: 'available', total: shownTotal })
    }
  })

  it('matches by the same rates and shows no price where prices are hidden', async () => {
    for (const { offer, rates } of await looked(places[0] as (typeof places)[number], { from: closed })) {
      expect(JSON.stringify(offer)).not.toMatch(/"(price|total|saved|net|retail)"/)
      for (const filters of everyFilter) {
        const card = shownCard(offer, filters)
        expect(card !== undefined).toBe(rates.some((rate) => passes(rate, filters)))
        expect(card ?? {}).not.toHaveProperty('price')
      }
    }
  })
})
