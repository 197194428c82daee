import type { HotelAnswer, HotelRate } from '../../../../contract/types.ts'
import { offersOf, searchPartsOf } from '../products/hotel/testing-hotels.ts'
import { askOver, type HttpTraveller } from './testing-http-traveller.ts'

interface HttpStay {
  stay: { start: string; end: string }
  rooms: { adults: number; childAges: number[] }[]
  currency: string
}

/** Three nights for two, some weeks from now. */
export function stayAhead(days = 60): HttpStay {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  return {
    stay: { start: day(days), end: day(days + 3) },
    rooms: [{ adults: 2, childAges: [] }],
    currency: 'USD',
  }
}

/** Returns the hotels of Lisbon in search order. */
export async function findHotels(
  port: number,
  traveller: HttpTraveller,
  wanted: HttpStay,
): Promise<string[]> {
  const place = { latitude: 38.72, longitude: -9.14, destination: 'Lisbon, Portugal' }
  const { text } = await askOver(port, traveller, '/api/hotels/search', { body: { ...place, ...wanted } })
  return offersOf(searchPartsOf(text)).map(({ hotelId }) => hotelId)
}

/** Returns the refundable rates of a hotel that are paid here, fewest rooms left first. */
export async function findRates(
  port: number,
  traveller: HttpTraveller,
  hotelId: string,
  wanted: HttpStay,
): Promise<HotelRate[]> {
  const body = { hotelId, ...wanted }
  const { data } = await askOver<HotelAnswer>(port, traveller, '/api/hotels/details', { body })
  return (data.rooms?.flatMap((room) => room.rates) ?? [])
    .filter(({ payment, isRefundable }) => payment === 'now' && isRefundable)
    .toSorted((one, other) => one.roomsLeft - other.roomsLeft)
}
