import { productEntry } from '../../../../../contract/products.ts'
import type { HotelRate } from '../../../../../contract/types.ts'
import { checkoutHref as hrefOf } from '../../../spine/product/product-hrefs.ts'

/** The address of the checkout for a rate, from the page of its hotel. Source: spec §2.2 (/booknow/hotels/checkout). */
export function checkoutHref(rate: Pick<HotelRate, 'rateKey' | 'price'>, hotelHref: string): string {
  return hrefOf(productEntry('hotel'), rate, hotelHref)
}
