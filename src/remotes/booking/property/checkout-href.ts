import type { HotelRate } from '../../../contract/types.ts'
import type { HotelStay } from '../../../tenant/hotel-search.ts'
import { hotelHref } from '../../../tenant/hotel-search.ts'

/**
 * The address of the checkout for a rate. With it goes the total that was shown, so that the checkout can say where it has become
 * another, and the hotel with the stay, which is the way back. Source: spec §2.2 (/booknow/hotels/checkout).
 */
export function checkoutHref(
  { rateKey, price }: Pick<HotelRate, 'rateKey' | 'price'>,
  hotelId: string,
  stay: HotelStay,
): string {
  const shown = price ? `&shown=${price.currency}.${price.total}` : ''
  const back = hotelHref(hotelId, stay).split('?')[1]
  return `/booknow/hotels/checkout?rateKey=${encodeURIComponent(rateKey)}${shown}&${back}`
}
