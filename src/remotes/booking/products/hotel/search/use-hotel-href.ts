import { useSearchParams } from '@livery/platform'
import type { HotelStay } from '../../../../../tenant/hotel-search.ts'
import { hotelHrefFrom } from './hotel-href-from.ts'

/** Gives the address of a hotel's page that this page leads to, with all that goes along. */
export function useHotelHref(): (hotelId: string, stay: HotelStay | null) => string {
  const [params] = useSearchParams()
  return (hotelId, stay) => hotelHrefFrom(params, hotelId, stay)
}
