import { useSearchParams } from '@livery/platform'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { hotelHrefFrom } from './hotel-href-from.ts'

/** Returns a function for addresses of hotel pages that keep the search's context. */
export function useHotelHref(): (hotelId: string, stay: HotelStay | null) => string {
  const [params] = useSearchParams()
  return (hotelId, stay) => hotelHrefFrom(params, hotelId, stay)
}
