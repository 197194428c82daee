import { type HotelStay, hotelHref, readSearchPlace } from '../../../../../tenant/hotel-search.ts'
import { carrySearch } from './carry-search.ts'

/** Returns the address of a hotel's page with the place, rate conditions and client of the current address. */
export function hotelPageHref(params: URLSearchParams, hotelId: string, stay: HotelStay | null): string {
  const place = readSearchPlace((name) => params.get(name))
  return carrySearch(params, hotelHref(hotelId, stay, place))
}
