import { readHotelStay } from '../../../../../tenant/hotel-search.ts'
import { readHotelId } from '../results/results-address.ts'
import { hotelHrefFrom } from '../search/hotel-href-from.ts'

/** The page of the hotel that a checkout's address names, with its stay; null where it names none. */
export function checkoutOrigin(params: URLSearchParams, today: string): string | null {
  const hotelId = readHotelId(params, 'hotelId')
  return hotelId
    ? hotelHrefFrom(
        params,
        hotelId,
        readHotelStay((name) => params.get(name), today),
      )
    : null
}
