import type { MarkupRule } from '../../../contract/types.ts'
import { defaultMarkup } from '../../../tenant/markups/default-markup.ts'
import { type MarkedUp, markedUp } from '../../../tenant/markups/marked-up.ts'
import { markupAmount } from '../../../tenant/markups/markup-amount.ts'
import { type MarkupSubject, matchingMarkup } from '../../../tenant/markups/matching-markup.ts'
import { convert } from '../../../tenant/money/convert.ts'
import { shownUnit } from '../../../tenant/money/shown-unit.ts'
import type { DatedRates } from '../exchange-rates/rates-provider.ts'
import type { PriceLine } from '../suppliers/supplier-price.ts'
import { isPassedThrough, linesWithin, sumOf } from './passed-through.ts'
import { priceStep } from './price-step.ts'

/** In which currency something is sold, and what is added to it. */
export interface PricingContext {
  /** ISO 4217; it must have an exchange rate. */
  readonly currency: string
  readonly exchange: DatedRates
  /** Of how many minor units what the gateway charges is a multiple (`PaymentGateway.stepOf`); 1 where it says nothing. */
  readonly step?: number
  /** The agency's own; where none is about the subject, `defaultMarkup` is. */
  readonly rules: readonly MarkupRule[]
  readonly subject: MarkupSubject
}

/** The sums of a supplier's price, in whole minor units of its own currency. */
export interface SupplierSums {
  readonly currency: string
  readonly net: number
  readonly retail: number
  readonly minimumSelling: number | null
  /** Left out where nothing is known of them: then nothing is passed through. */
  readonly priceLines?: readonly Pick<PriceLine, 'amount' | 'treatment'>[]
}

export interface ChargedPrice extends MarkedUp {
  /** In whole minor units of the selling currency, as everything here. */
  readonly net: number
  readonly rule: MarkupRule
}

/**
 * Takes the sums of a supplier's price and gives what the traveller is charged in the selling currency. This is the one place where
 * a price is converted: each sum once, from the supplier's currency, rounded to what is shown of the currency (`shownUnit`). Markup (of
 * all but what is passed through), minimum and rounding for the gateway follow in the selling currency, and every place shows these sums
 * or parts of them. Throws a
 * RangeError for a currency without a rate.
 */
export function chargedPrice(price: SupplierSums, context: PricingContext): ChargedPrice {
  const { currency, exchange, rules, subject, step } = context
  const unit = shownUnit(currency)
  const converted = (amount: number) => convert(amount, price.currency, currency, exchange.rates, unit)
  const rule = matchingMarkup(rules, subject) ?? defaultMarkup
  const net = converted(price.net)
  const sums = {
    net,
    retail: converted(price.retail),
    minimum:
      price.minimumSelling === null
        ? null
        : convert(price.minimumSelling, price.currency, currency, exchange.rates),
  }
  return {
    net,
    rule,
    ...markedUp(
      sums,
      markupAmount(rule, net - passedOf(price, net, unit), currency, exchange.rates),
      priceStep(step, currency),
    ),
  }
}

/** What of the net in the selling currency is passed through. */
function passedOf({ net: asked, priceLines = [] }: SupplierSums, net: number, unit: number): number {
  if (!priceLines.some(isPassedThrough)) return 0
  return sumOf(linesWithin(priceLines, asked, net, unit).filter(isPassedThrough))
}
