import { useSearchParams } from '@livery/platform'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { hotelPageHref } from './hotel-page-href.ts'

/** Returns a function for addresses of hotel pages that keep the search's context. */
export function useHotelHref(): (hotelId: string, stay: HotelStay | null) => string {
  const [params] = useSearchParams()
  return (hotelId, stay) => hotelPageHref(params, hotelId, stay)
}
