import type { BookingParts } from '../booking/booking-parts.ts'
import type { DealContext } from '../deals/deal-context.ts'
import type { Viewer } from '../deals/viewer.ts'
import type { PaidAgency } from '../payments/gateway-of.ts'
import type { SellingPrice } from '../pricing/selling-price.ts'
import { type HotelSeller, hotelSeller } from '../products/hotel/hotel-seller.ts'
import { chargeStep } from '../products/spine/charge-step.ts'
import type { Proposal } from '../store/proposal-repository.ts'
import type { QuotedStay } from '../suppliers/hotel-shapes.ts'
import type { SupplierPrice } from '../suppliers/supplier-price.ts'
import { keptPriceRule } from './kept-price-rule.ts'

/** What a supplier answered about the rate, as far as its price needs it. */
interface Quoted {
  readonly price: SupplierPrice
  readonly subject: Pick<QuotedStay, 'property'>
}

export interface Priced {
  readonly price: SellingPrice
  readonly seller: HotelSeller
  /** Of how many minor units it is a multiple. */
  readonly step: number
}

/**
 * Takes a proposal and what its rate costs at the supplier by now, and gives what the client pays for it, in the currency it was
 * proposed in: the price that the agency keeps, or that of the day.
 */
export async function pricedProposal(
  { keepsPrice, currency, total }: Pick<Proposal, 'keepsPrice' | 'currency' | 'total'>,
  { price, subject: { property } }: Quoted,
  { agency, markups, viewer }: { agency: PaidAgency; viewer: Viewer } & Pick<DealContext, 'markups'>,
  parts: Pick<BookingParts, 'rates' | 'geo' | 'gatewayOf'>,
): Promise<Priced> {
  const step = await chargeStep(agency, currency, parts.gatewayOf)
  const ofTheDay = await hotelSeller(parts, { viewer, markups }, currency, step)
  const market = ofTheDay.priceOf(price, property.position)
  const rule = keepsPrice ? keptPriceRule({ amount: total, currency }, market.net) : null
  if (rule === null) return { price: market, seller: ofTheDay, step }
  const seller = await hotelSeller(parts, { viewer, markups: [rule] }, currency, step)
  return { price: seller.priceOf(price, property.position), seller, step }
}
