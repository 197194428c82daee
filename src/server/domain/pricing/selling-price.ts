import type { MarkupRule } from '../../../contract/types.ts'
import type { PriceTrace } from '../../../tenant/markups/marked-up.ts'
import { convert } from '../../../tenant/money/convert.ts'
import { shownUnit } from '../../../tenant/money/shown-unit.ts'
import type { PriceLine, SupplierPrice } from '../suppliers/supplier-price.ts'
import { allocate } from './allocate.ts'
import { chargedPrice, type PricingContext } from './charged-price.ts'
import { nightsOf, type PublicParts, publicParts } from './public-parts.ts'

/** Paid to the property itself, in its own currency; the estimate is in the selling currency, null without a rate. */
export interface DueAtProperty extends PriceLine {
  readonly currency: string
  readonly estimate: number | null
}

/**
 * What something is sold for, in whole minor units of the selling currency. Everything that is known of it, for the server
 * alone: what somebody may see of it says `visiblePrice`. Nothing of it is converted again.
 */
export interface SellingPrice {
  readonly currency: string
  /** What the agency pays: `base` with every tax and fee. */
  readonly net: number
  readonly base: number
  readonly taxes: readonly PriceLine[]
  readonly fees: readonly PriceLine[]
  readonly markup: number
  /** What is charged: `net + markup`, and also `subtotal` with every tax and fee. */
  readonly total: number
  /** Before taxes and fees, with markup: the sum of `nightly` where it is sold by the night. */
  readonly subtotal: number
  readonly nightly: readonly { readonly date: string; readonly amount: number }[]
  /** The total as it is divided for whoever may not know `net`; what was stored before there was such a thing has none. */
  readonly publicParts?: PublicParts
  /** The public price, never below the total; `saved` is what is between them. */
  readonly retail: number
  readonly saved: number
  readonly dueAtProperty: readonly DueAtProperty[]
  /** One unit of `from`, in major units, is `rate` of the selling currency. */
  readonly exchange: { readonly from: string; readonly rate: number; readonly asOf: string }
  /** The rule that gave the markup, and every step from the wholesale rate to the total. */
  readonly rule: MarkupRule
  readonly trace: readonly PriceTrace[]
}

/**
 * Takes a supplier's price and in which currency and by which rules it is sold, and gives the price it is sold for. The sums
 * are converted and the parts divided among them by the largest remainder, so that no cent is lost in any currency. Throws a
 * RangeError for a currency without a rate.
 */
export function sellingPrice(price: SupplierPrice, context: PricingContext): SellingPrice {
  const { currency, exchange } = context
  const { net, markup, total, retail, saved, rule, trace } = chargedPrice(price, context)
  const lines = [...price.taxes, ...price.fees]
  const unit = shownUnit(currency)
  const [base = net, ...amounts] = allocate(net, [price.base, ...lines.map(({ amount }) => amount)], unit)
  const converted = lines.map((line, index) => ({ ...line, amount: amounts[index] ?? 0 }))
  const subtotal = base + markup
  return {
    currency,
    net,
    base,
    taxes: converted.slice(0, price.taxes.length),
    fees: converted.slice(price.taxes.length),
    markup,
    total,
    subtotal,
    nightly: nightsOf(subtotal, price.nightly, unit),
    publicParts: publicParts(total, price, unit),
    retail,
    saved,
    dueAtProperty: dueAtProperty(price, context),
    exchange: { from: price.currency, rate: rateFrom(price.currency, context), asOf: exchange.asOf },
    rule,
    trace,
  }
}

/** Takes what is asked and in which currency it is sold, and gives what is paid to the property itself. */
export function dueAtProperty(
  price: Pick<SupplierPrice, 'dueAtProperty'>,
  context: PricingContext,
): DueAtProperty[] {
  return price.dueAtProperty.map((due) => ({ ...due, estimate: estimateOf(due, context) }))
}

function estimateOf(
  due: SupplierPrice['dueAtProperty'][number],
  { currency, exchange: { rates } }: PricingContext,
): number | null {
  const isKnown = due.currency === currency || Object.hasOwn(rates, due.currency)
  return isKnown ? convert(due.amount, due.currency, currency, rates, shownUnit(currency)) : null
}

function rateFrom(from: string, { currency, exchange: { rates } }: PricingContext): number {
  return from === currency ? 1 : (rates[currency] ?? Number.NaN) / (rates[from] ?? Number.NaN)
}
