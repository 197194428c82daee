import type { MarkupRule } from '../../contract/types.ts'
import { defaultMarkup } from '../../tenant/markups/default-markup.ts'
import { type MarkedUp, markedUp } from '../../tenant/markups/marked-up.ts'
import { type MarkupSubject, matchingMarkup } from '../../tenant/markups/matching-markup.ts'
import { convert } from '../rates/convert.ts'
import type { DatedRates } from '../rates/rates-provider.ts'
import { wantedMarkup } from './wanted-markup.ts'

/** In which currency something is sold, and what is added to it. */
export interface PricingContext {
  /** ISO 4217; it must have an exchange rate. */
  readonly currency: string
  readonly exchange: DatedRates
  /** Of how many minor units what is charged has to be a multiple (`PaymentGateway.stepOf`); 1 where nobody says. */
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
}

export interface ChargedPrice extends MarkedUp {
  /** In whole minor units of the selling currency, as everything here. */
  readonly net: number
  readonly rule: MarkupRule
}

/**
 * Takes the sums of a supplier's price and gives what the traveller is charged in the selling currency: each sum is
 * converted once, and all that is shown of the price is a part of these. Throws a RangeError for a currency without a rate.
 */
export function chargedPrice(price: SupplierSums, context: PricingContext): ChargedPrice {
  const { currency, exchange, rules, subject, step } = context
  const converted = (amount: number) => convert(amount, price.currency, currency, exchange.rates)
  const rule = matchingMarkup(rules, subject) ?? defaultMarkup
  const net = converted(price.net)
  const sums = {
    net,
    retail: converted(price.retail),
    minimum: price.minimumSelling === null ? null : converted(price.minimumSelling),
  }
  return { net, rule, ...markedUp(sums, wantedMarkup(rule, net, currency, exchange.rates), step) }
}
