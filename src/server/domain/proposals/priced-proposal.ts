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

/** A supplier's answer about a rate, as far as its price needs it. */
interface Quoted {
  readonly price: SupplierPrice
  readonly subject: object
}

export interface Priced {
  readonly price: SellingPrice
  /** Every price is a multiple of this many minor units. */
  readonly step: number
}

/**
 * Returns what the client pays for a proposal in its currency: the price that the agency guarantees, or the current
 * one.
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
