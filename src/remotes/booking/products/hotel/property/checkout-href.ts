import { productEntry } from '../../../../../contract/products.ts'
import type { HotelRate } from '../../../../../contract/types.ts'
import { checkoutHref as hrefOf } from '../../../spine/product/product-hrefs.ts'

/** Returns the checkout address of a rate, from its hotel's page. Source: spec §2.2 (/booknow/hotels/checkout). */
export function checkoutHref(rate: Pick<HotelRate, 'rateKey' | 'price'>, hotelHref: string): string {
  return hrefOf(productEntry('hotel'), rate, hotelHref)
}
