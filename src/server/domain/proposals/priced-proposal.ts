import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import type { PaidAgency } from '../payments/gateway-lookup.ts'
import type { SellingPrice } from '../pricing/selling-price.ts'
import type { DealContext } from '../products/deals/deal-context.ts'
import { chargeStep } from '../products/spine/charge-step.ts'
import { itemPrice } from '../products/spine/item-pricing.ts'
import type { ProductKind } from '../products/spine/product-kind.ts'
import type { SupplierPrice } from '../suppliers/supplier-price.ts'
import type { Proposal } from './proposal-repository.ts'
import { storedPriceRule } from './stored-price-rule.ts'

/** What a supplier answered about the rate, as far as its price needs it. */
interface Quoted {
  readonly price: SupplierPrice
  readonly subject: object
}

export interface Priced {
  readonly price: SellingPrice
  /** Of how many minor units it is a multiple. */
  readonly step: number
}

/**
 * Takes a proposal and what its rate costs at the supplier by now, and gives what the client pays for it, in the currency it was
 * proposed in: the price that the agency keeps, or that of the day.
 */
export async function pricedProposal(
  { keepsPrice, currency, total }: Pick<Proposal, 'keepsPrice' | 'currency' | 'total'>,
  quoted: Quoted,
  { agency, markups }: { agency: PaidAgency } & Pick<DealContext, 'markups'>,
  kind: ProductKind,
  dependencies: Pick<BookingDependencies, 'rates' | 'geo' | 'gatewayOf'>,
): Promise<Priced> {
  const step = await chargeStep(agency, currency, dependencies.gatewayOf)
  const ofTheDay = await itemPrice(quoted, kind, { markups, currency, step }, dependencies)
  const rule = keepsPrice ? storedPriceRule({ amount: total, currency }, ofTheDay.net) : null
  if (rule === null) return { price: ofTheDay, step }
  return { price: await itemPrice(quoted, kind, { markups: [rule], currency, step }, dependencies), step }
}
