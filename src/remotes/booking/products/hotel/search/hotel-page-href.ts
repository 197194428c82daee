import { useSearchParams } from '@livery/platform'
import { type HotelStay, hotelHref } from '../../../../../tenant/hotel-search.ts'
import { readSearchPlace } from '../../../../../tenant/search-address.ts'
import { readClient, withClient } from '../../../spine/client-parameter.ts'
import { readRateRequest, withRateRequest } from '../results/rate-request.ts'

const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

/** Returns the address of a hotel's page with the place, rate conditions and client of the current address. */
export function hotelPageHref(params: URLSearchParams, hotelId: string, stay: HotelStay | null): string {
  const place = readSearchPlace((name) => params.get(name))
  return carrySearch(params, hotelHref(hotelId, stay, place))
}

/** Returns `href` with the rate conditions and the client of the current address. */
export function carrySearch(params: URLSearchParams, href: string): string {
  return withClient(withRateRequest(href, readRateRequest(params)), readClient(params))
}

/** Returns a function for addresses of hotel pages that keep the search's context. */
export function useHotelHref(): (hotelId: string, stay: HotelStay | null) => string {
  const [params] = useSearchParams()
  return (hotelId, stay) => hotelPageHref(params, hotelId, stay)
}

/** Reads a hotel id from a parameter; null if its form is invalid. */
export function readHotelId(params: Pick<URLSearchParams, 'get'>, name: string): string | null {
  const id = params.get(name)
  return id !== null && idPattern.test(id) ? id : null
}
