import { productEntry } from '../../../../../contract/products.ts'
import type { ActivitySlot } from '../../../../../contract/types.ts'
import { checkoutHref as hrefOf } from '../../../spine/product/product-hrefs.ts'

/**
 * Returns the checkout address of a start time, from its activity's page. Source: spec §2.2
 * (/booknow/activities/bookings/checkout).
 */
export function checkoutHref(
  { price }: Pick<ActivitySlot, 'price'>,
  rateKey: string,
  productCode: string,
  pageHref: string,
): string {
  // The page has the code in its path, the checkout among its parameters.
  const query = [`productCode=${encodeURIComponent(productCode)}`, pageHref.split('?')[1]].filter(Boolean)
  return hrefOf(productEntry('activity'), { rateKey, price }, `?${query.join('&')}`)
}
