import { type HotelStay, hotelHref, readSearchPlace } from '../../../../../tenant/hotel-search.ts'
import { carrySearch } from './carry-search.ts'

/**
 * Takes what an address says and gives the address of a hotel's page that it leads to, on the way there or back: the place of the
 * search, what is asked of rates and the client go along.
 */
export function hotelHrefFrom(params: URLSearchParams, hotelId: string, stay: HotelStay | null): string {
  const place = readSearchPlace((name) => params.get(name))
  return carrySearch(params, hotelHref(hotelId, stay, place))
}
