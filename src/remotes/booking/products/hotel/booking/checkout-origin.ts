import { readHotelStay } from '../../../../../tenant/hotel-search.ts'
import { readHotelId } from '../results/results-address.ts'
import { hotelPageHref } from '../search/hotel-page-href.ts'

/** Returns the hotel page that the checkout's address names, with its stay, or null if it names no hotel. */
export function checkoutOrigin(params: URLSearchParams, today: string): string | null {
  const hotelId = readHotelId(params, 'hotelId')
  return hotelId
    ? hotelPageHref(
        params,
        hotelId,
        readHotelStay((name) => params.get(name), today),
      )
    : null
}
