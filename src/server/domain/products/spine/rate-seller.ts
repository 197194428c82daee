import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type { Product } from '../../../../contract/products.ts'
import type { HotelRate, ShownPrice } from '../../../../contract/types.ts'
import { freeCancellationEnd } from '../../../../tenant/policy-timeline.ts'
import { audienceOf } from '../../pricing/audience.ts'
import { chargedPrice, type PricingContext } from '../../pricing/charged-price.ts'
import { markupSubjectAt } from '../../pricing/markup-subject.ts'
import { type SellingPrice, sellingPrice } from '../../pricing/selling-price.ts'
import { offeredPrice, type PriceSummary, visibleInShort } from '../../pricing/visible-price.ts'
import type { CancellationPolicy } from '../../suppliers/cancellation-policy.ts'
import type { SupplierPrice } from '../../suppliers/supplier-price.ts'
import { type DealContext, type DealSources, exchangeFor } from '../deals/deal-context.ts'
import { soldPolicy, unpricedPolicy } from './sold-policy.ts'

/** What a rate of any product costs, and what cancelling it costs. */
export interface PricedTerms {
  readonly price: SupplierPrice
  readonly policy: CancellationPolicy
}

/** The price and the policy of a rate as a viewer may see them. */
export interface ShownTerms {
  policy: HotelRate['policy']
  price?: ShownPrice
}

/** Sells the rates of one product in one currency to one kind of viewer. */
export interface RateSeller {
  contextAt(position: GeoPoint): PricingContext
  priceOf(price: SupplierPrice, position: GeoPoint): SellingPrice
  /** What may be seen of a price; undefined if the viewer may see none. */
  shown(price: SellingPrice): ShownPrice | undefined
  terms(rate: PricedTerms, position: GeoPoint): ShownTerms
  /**
   * The sums of {@link terms} without their parts, as filters and cards need them. `total` is null without prices.
   */
  inShort(
    rate: PricedTerms,
    context: PricingContext,
  ): { freeUntil: string | null; price: PriceSummary | null; total: number | null }
}

/**
 * Creates a seller for a viewer, a currency and the step of prices (`chargeStep`). Throws 422 for a currency without
 * a rate.
 */
export async function rateSeller(
  { rates, geo }: Pick<DealSources, 'rates' | 'geo'>,
  { viewer, markups: rules }: Pick<DealContext, 'viewer' | 'markups'>,
  product: Product,
  currency: string,
  step: number,
): Promise<RateSeller> {
  const exchange = await exchangeFor(rates, currency, 'body')
  const audience = audienceOf(viewer)
  const contextAt = (position: GeoPoint): PricingContext => ({
    currency,
    exchange,
    rules,
    step,
    subject: markupSubjectAt(geo, product, position),
    audience,
  })
  const priceOf = (price: SupplierPrice, position: GeoPoint) => sellingPrice(price, contextAt(position))

  function shown(price: SellingPrice): ShownPrice | undefined {
    const visible = offeredPrice(price, viewer)
    // The contract's arrays are mutable types, but never changed.
    return visible === null ? undefined : (visible as ShownPrice)
  }

  return {
    contextAt,
    priceOf,
    shown,
    terms(rate, position) {
      const sold = priceOf(rate.price, position)
      const price = shown(sold)
      const policy = soldPolicy(rate.policy, rate.price.net, sold.total, step)
      // A cancellation fee reveals the price as much as the total does.
      return { policy: price ? policy : unpricedPolicy(policy, sold.total), ...(price && { price }) }
    },
    inShort(rate, context) {
      const sold = chargedPrice(rate.price, context)
      const price = visibleInShort(sold, viewer)
      const freeUntil = freeCancellationEnd(soldPolicy(rate.policy, rate.price.net, sold.total, step))
      return { freeUntil, price, total: price?.total ?? null }
    },
  }
}
