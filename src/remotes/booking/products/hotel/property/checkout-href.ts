import type { HotelRate } from '../../../../../contract/types.ts'

/**
 * The address of the checkout for a rate. With it goes the total that was shown, so that the checkout can say where it has become
 * another, and all that the hotel's own address says, which is the way back. Source: spec §2.2 (/booknow/hotels/checkout).
 */
export function checkoutHref(
  { rateKey, price }: Pick<HotelRate, 'rateKey' | 'price'>,
  hotelHref: string,
): string {
  const shown = price ? `&shown=${price.currency}.${price.total}` : ''
  const back = hotelHref.split('?')[1]
  return `/booknow/hotels/checkout?rateKey=${encodeURIComponent(rateKey)}${shown}&${back}`
}
