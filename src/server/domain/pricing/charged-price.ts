import type { MarkupAudience, MarkupRule } from '../../../contract/types.ts'
import {
  applyMarkup,
  defaultMarkup,
  type MarkedUp,
  markupAmount,
} from '../../../tenant/markups/markup-amount.ts'
import { type MarkupSubject, matchingMarkup } from '../../../tenant/markups/matching-markup.ts'
import { convert } from '../../../tenant/money/convert.ts'
import { priceUnit } from '../../../tenant/money/minor-units.ts'
import type { DatedRates } from '../exchange-rates/rates-provider.ts'
import type { PriceLine } from '../suppliers/supplier-price.ts'
import { passThroughSum } from './pass-through-lines.ts'
import { priceStep } from './price-step.ts'

/** The currency that something is sold in, and its markup rules. */
export interface PricingContext {
  /** ISO 4217; it must have an exchange rate. */
  readonly currency: string
  readonly exchange: DatedRates
  /**
   * The number of minor units of which a charge is a multiple (`PaymentGateway.stepOf`); 1 if the gateway does not
   * say.
   */
  readonly step?: number
  /** The agency's own rules; if none applies, `defaultMarkup` does. */
  readonly rules: readonly MarkupRule[]
  readonly subject: MarkupSubject
  /** Whom the price is for (`audienceOf`). */
  readonly audience: MarkupAudience
}

/** The sums of a supplier's price, in whole minor units of the price's currency. */
export interface SupplierSums {
  readonly currency: string
  readonly net: number
  readonly retail: number
  readonly minimumSelling: number | null
  /** Absent if unknown: then nothing is passed through. */
  readonly priceLines?: readonly Pick<PriceLine, 'amount' | 'treatment'>[]
}

export interface ChargedPrice extends MarkedUp {
  /** In whole minor units of the selling currency, like all fields here. */
  readonly net: number
  readonly rule: MarkupRule
  /** By how much a member's total is lower than this public one; 0 for other audiences. */
  readonly memberSaving: number
}

/**
 * Returns what the traveller is charged. The only place that converts prices: each sum once, rounded to what is shown
 * of the currency (`priceUnit`). Markup (not on pass-through), minimum and gateway rounding follow in the selling
 * currency. A member never pays more than the public. Throws RangeError for a currency without a rate.
 */
export function chargedPrice(price: SupplierSums, context: PricingContext): ChargedPrice {
  const { audience, rules } = context
  const priced = pricedFor(price, context)
  const own = priced(audience)
  // Most agencies have no rules for members, and a search calculates hundreds of prices.
  const hasMemberRules = rules.some((rule) => rule.audience === 'member')
  if (audience === 'agent' || !hasMemberRules) return { ...own, memberSaving: 0 }
  const other = priced(audience === 'member' ? 'public' : 'member')
  if (audience === 'member') return { ...(own.total <= other.total ? own : other), memberSaving: 0 }
  return { ...own, memberSaving: Math.max(0, own.total - other.total) }
}

/** Returns a function that prices for an audience by its own rules. */
function pricedFor(price: SupplierSums, { currency, exchange, rules, subject, step }: PricingContext) {
  const unit = priceUnit(currency)
  const converted = (amount: number) => convert(amount, price.currency, currency, exchange.rates, unit)
  const net = converted(price.net)
  const marked = net - passThroughSum(price.priceLines ?? [], converted)
  const sums = {
    net,
    retail: converted(price.retail),
    minimum:
      price.minimumSelling === null
        ? null
        : convert(price.minimumSelling, price.currency, currency, exchange.rates),
  }
  return (audience: MarkupAudience): Omit<ChargedPrice, 'memberSaving'> => {
    const rule = matchingMarkup(rules, subject, audience) ?? defaultMarkup
    const markup = markupAmount(rule, marked, currency, exchange.rates)
    return { net, rule, ...applyMarkup(sums, markup, priceStep(step, currency)) }
  }
}
