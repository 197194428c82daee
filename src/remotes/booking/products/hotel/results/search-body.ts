import type { HotelCriteria } from '../../../../../contract/types.ts'
import type { HotelSearchCriteria } from '../../../../../tenant/hotel-search.ts'
import { readHotelId } from '../search/hotel-page-href.ts'
import { requestedRooms } from './requested-rooms.ts'
import { readRadius } from './search-radius.ts'

/** What the results' address asks for. */
export interface WantedHotels {
  criteria: HotelSearchCriteria
  currency: string
  radius: number
  /** The hotel whose deal the visitor came from. */
  hotelId: string | null
}

/** Reads from the results' address what `searchBody` asks for. */
export function wantedHotels(
  criteria: HotelSearchCriteria,
  currency: string,
  params: URLSearchParams,
): WantedHotels {
  return { criteria, currency, radius: readRadius(params), hotelId: readHotelId(params, 'hotelId') }
}

/** The body of a search. The server and the browser ask for the same one. */
export function searchBody({ criteria, currency, radius, hotelId }: WantedHotels): HotelCriteria {
  const { latitude, longitude, destination, start, end } = criteria
  return {
    latitude,
    longitude,
    destination,
    currency,
    radius,
    stay: { start, end },
    rooms: requestedRooms(criteria),
    ...(hotelId !== null && { hotelId }),
  }
}
