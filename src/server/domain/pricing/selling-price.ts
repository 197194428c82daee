import type { MarkupRule } from '../../../contract/types.ts'
import type { PriceTrace } from '../../../tenant/markups/markup-amount.ts'
import { convert } from '../../../tenant/money/convert.ts'
import { priceUnit } from '../../../tenant/money/minor-units.ts'
import type { BreakdownPart, LocalCharge, PriceLine, SupplierPrice } from '../suppliers/supplier-price.ts'
import { chargedPrice, type PricingContext } from './charged-price.ts'
import { linesWithin, passThroughSum, sumOf } from './pass-through-lines.ts'
import { breakdownOf, type PublicBreakdown, publicBreakdown } from './public-breakdown.ts'

/** Paid at the place itself, in its own currency; the estimate is in the selling currency, null without a rate. */
export interface DueLocally extends LocalCharge {
  readonly estimate: number | null
}

/**
 * A complete selling price, in whole minor units of the selling currency, for the server alone: `visiblePrice`
 * decides what each viewer may see. None of it is converted again.
 */
export interface SellingPrice {
  readonly currency: string
  /** The agency's cost: `base` plus every price line. */
  readonly net: number
  readonly base: number
  readonly priceLines: readonly PriceLine[]
  readonly markup: number
  /** The amount charged: `net + markup`, and also `subtotal` plus every price line. */
  readonly total: number
  /** Before taxes and fees, with markup: the sum of `breakdown` if there is one. */
  readonly subtotal: number
  readonly breakdown: readonly BreakdownPart[]
  /** The parts of the total for viewers who may not know `net`; absent in records of an earlier version. */
  readonly publicParts?: PublicBreakdown
  /** The public price, never below the total; `saved` is the difference. */
  readonly retail: number
  readonly saved: number
  /** By how much logging in lowers this public total; absent if it does not. */
  readonly memberSaving?: number
  readonly dueLocally: readonly DueLocally[]
  /** One unit of `from`, in major units, is `rate` of the selling currency. */
  readonly exchange: { readonly from: string; readonly rate: number; readonly asOf: string }
  /** The applied markup rule, and every step from the wholesale rate to the total. */
  readonly rule: MarkupRule
  readonly trace: readonly PriceTrace[]
}

/**
 * Returns the selling price of a supplier's price. Sums are converted, and their parts divided by the largest
 * remainder, so that no cent is lost in any currency. Throws a RangeError for a currency without a rate.
 */
export function sellingPrice(price: SupplierPrice, context: PricingContext): SellingPrice {
  const { currency, exchange } = context
  const { net, markup, total, retail, saved, memberSaving, rule, trace } = chargedPrice(price, context)
  const unit = priceUnit(currency)
  const passed = passThroughSum(price.priceLines, (amount) =>
    convert(amount, price.currency, currency, exchange.rates, unit),
  )
  const priceLines = linesWithin(price.priceLines, { wholesale: price.net, net, passed, unit })
  const base = net - sumOf(priceLines)
  const subtotal = base + markup
  return {
    currency,
    net,
    base,
    priceLines,
    markup,
    total,
    subtotal,
    breakdown: breakdownOf(subtotal, price.breakdown, unit),
    publicParts: publicBreakdown(total, price, unit, priceLines),
    retail,
    saved,
    ...(memberSaving > 0 && { memberSaving }),
    dueLocally: dueLocally(price, context),
    exchange: { from: price.currency, rate: rateFrom(price.currency, context), asOf: exchange.asOf },
    rule,
    trace,
  }
}

/** Returns the charges that are paid at the place itself. */
export function dueLocally(price: Pick<SupplierPrice, 'dueLocally'>, context: PricingContext): DueLocally[] {
  return price.dueLocally.map((due) => ({ ...due, estimate: estimateOf(due, context) }))
}

function estimateOf(due: LocalCharge, { currency, exchange: { rates } }: PricingContext): number | null {
  const isKnown = due.currency === currency || Object.hasOwn(rates, due.currency)
  return isKnown ? convert(due.amount, due.currency, currency, rates, priceUnit(currency)) : null
}

function rateFrom(from: string, { currency, exchange: { rates } }: PricingContext): number {
  return from === currency ? 1 : (rates[currency] ?? Number.NaN) / (rates[from] ?? Number.NaN)
}
