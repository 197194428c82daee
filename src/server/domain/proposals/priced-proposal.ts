import type { MarkupAudience, MarkupRule } from '../../../contract/types.ts'
import { currencyExponent } from '../../../tenant/money/minor-units.ts'
import type { Money } from '../../kernel/money/money.ts'
import type { BookingDependencies } from '../booking/booking-dependencies.ts'
import type { PaidAgency } from '../payments/gateway-lookup.ts'
import type { SellingPrice } from '../pricing/selling-price.ts'
import type { DealContext } from '../products/deals/deal-context.ts'
import { chargeStep } from '../products/spine/charge-step.ts'
import { itemPrice } from '../products/spine/item-pricing.ts'
import type { ProductKind } from '../products/spine/product-kind.ts'
import type { SupplierPrice } from '../suppliers/supplier-price.ts'
import type { Proposal } from './proposal-repository.ts'

/** The agent offers the price on their own screen, so every proposal is priced for agents (decision 0089). */
export const proposalAudience: MarkupAudience = 'agent'

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
  const sold = { currency, step, audience: proposalAudience }
  const ofTheDay = await itemPrice(quoted, kind, { ...sold, markups }, dependencies)
  const rule = keepsPrice ? storedPriceRule({ amount: total, currency }, ofTheDay.net) : null
  if (rule === null) return { price: ofTheDay, step }
  return { price: await itemPrice(quoted, kind, { ...sold, markups: [rule] }, dependencies), step }
}

/**
 * Returns the markup rule that turns the current wholesale cost into the total an agency guaranteed its client;
 * amounts in minor units of one currency. Null if the cost is above that total: the agency's own rules then set the
 * price, because nothing is sold below cost.
 */
export function storedPriceRule({ amount, currency }: Money, net: number): MarkupRule | null {
  if (net > amount) return null
  const value = (amount - net) / 10 ** currencyExponent(currency)
  return { kind: 'fixed', value, currency }
}
