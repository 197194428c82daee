import type { components } from '../../src/contract/api.gen.ts'
import { hotels, hotelsNear } from './hotels.ts'
import { nightsOf, ratesOf } from './rates.ts'
import { notFound, wrongField } from './refusal.ts'
import { type Route, route } from './route.ts'

type Part = components['schemas']['HotelSearchPart']
type Offer = components['schemas']['HotelOffer']

/** Makes the calls that find hotels; `markupOf` returns an agency's markup percentage. */
export function searchRoutes(markupOf: (agency: string) => number): readonly Route[] {
  return [
    route('searchHotels', 'POST /api/hotels/search', ({ body, agency }) => {
      const { stay, rooms, currency, radius } = body
      if (nightsOf(stay).length > 30) throw wrongField('stay.end', 'must be within 30 nights of the start')
      const offers = hotelsNear(body, radius).map((found): Offer => {
        const [best, ...others] = ratesOf(found, { stay, rooms }, currency, markupOf(agency))
        if (!best) throw new Error('a hotel of the example has a rate')
        const { id: hotelId, name, stars, reviews, position, distance, pictures, amenities } = found.hotel
        const { board, payment, policy, roomsLeft, price } = best.rate
        return {
          hotelId,
          name,
          stars,
          position,
          distance,
          amenities,
          board,
          payment,
          policy,
          roomsLeft,
          guestRating: reviews.rating,
          reviewCount: reviews.count,
          worth: reviews.rating,
          ...(price && { price }),
          picture: pictures[0]?.url ?? '',
          others: others.map(({ rate, price: { total, saved, net } }) => ({
            board: rate.board,
            payment: rate.payment,
            roomsLeft: rate.roomsLeft,
            ...(rate.isRefundable && { freeUntil: rate.policy.steps[0]?.from ?? '' }),
            price: { total, saved, ...(net !== undefined && { net }) },
          })),
        }
      })
      const done: Part = { kind: 'done', total: offers.length, isSample: true }
      // One line for each batch: the site shows each on arrival.
      const lines: Part[] = [...offers.map((offer): Part => ({ kind: 'offers', offers: [offer] })), done]
      const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
      return { text, type: 'application/x-ndjson' }
    }),

    route('getHotel', 'POST /api/hotels/details', ({ body, agency }) => {
      const { hotelId, stay, rooms, currency } = body
      const found = hotels.find(({ hotel }) => hotel.id === hotelId)
      if (!found) throw notFound('hotel')
      if (!stay || !rooms) return { body: { data: { hotel: found.hotel, isSample: true } } }
      const offered = ratesOf(found, { stay, rooms }, currency, markupOf(agency))
      const sold = [{ room: found.room, rates: offered.map(({ rate }) => rate) }]
      return { body: { data: { hotel: found.hotel, isSample: true, stay, rooms: sold } } }
    }),
  ]
}
