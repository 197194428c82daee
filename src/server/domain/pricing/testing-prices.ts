import fc from 'fast-check'
import type { MarkupRule } from '../../../contract/types.ts'
import type { MarkupSubject } from '../../../tenant/markups/matching-markup.ts'
import { currencyExponent } from '../../../tenant/money/minor-units.ts'
import { shippedRates } from '../exchange-rates/shipped-rates.ts'
import type { SupplierPrice } from '../suppliers/supplier-price.ts'
import type { PricingContext } from './charged-price.ts'

/** A subject without a position, to which only rules for everywhere apply. */
export const nowhere: MarkupSubject = {
  product: 'hotel',
  country: () => null,
  milesTo: () => Number.POSITIVE_INFINITY,
}

/** Any currency with a rate. */
export const anyCurrency = fc.constantFrom(...Object.keys(shippedRates.rates))

const amount = fc.integer({ min: 0, max: 5_000_000 })
const line = fc.record({
  code: fc.constantFrom('vat', 'city', 'tourism', 'service', 'resort', 'cleaning'),
  amount,
  kind: fc.constantFrom('tax' as const, 'fee' as const),
  treatment: fc.constantFrom('standard' as const, 'standard' as const, 'pass_through' as const),
})
const totalOf = (parts: readonly { amount: number }[]) => parts.reduce((sum, part) => sum + part.amount, 0)

/** Any supplier price, in any currency. */
export const anySupplierPrice: fc.Arbitrary<SupplierPrice> = fc
  .record({
    currency: anyCurrency,
    nights: fc.array(amount, { minLength: 1, maxLength: 30 }),
    priceLines: fc.uniqueArray(line, { selector: ({ code }) => code, maxLength: 6 }),
    over: amount,
    minimum: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    dueLocally: fc.array(fc.record({ code: fc.constant('city'), amount, currency: anyCurrency }), {
      maxLength: 2,
    }),
  })
  .map(({ currency, nights, priceLines, over, minimum, dueLocally }) => {
    const breakdown = nights.map((night, index) => ({
      label: 'night',
      date: `2027-01-${index + 1}`,
      amount: night,
    }))
    const base = totalOf(breakdown)
    const net = base + totalOf(priceLines)
    const minimumSelling = minimum === null ? null : net + Math.round(over * minimum)
    const sums = { base, net, retail: net + over, minimumSelling }
    return { currency, breakdown, priceLines, dueLocally, ...sums }
  })

const percent: fc.Arbitrary<MarkupRule> = fc
  .integer({ min: 0, max: 10_000 })
  .map((hundredths) => ({ kind: 'percent', value: hundredths / 100 }))
const fixed: fc.Arbitrary<MarkupRule> = fc
  .record({ minor: fc.integer({ min: 0, max: 1_000_000 }), currency: anyCurrency })
  .map(({ minor, currency }) => ({
    kind: 'fixed',
    value: minor / 10 ** currencyExponent(currency),
    currency,
  }))

/** Any rule for everything. */
export const anyMarkup = fc.oneof(percent, fixed)

/** Returns a pricing context with today's rates. */
export function pricingWith(currency: string, rules: readonly MarkupRule[] = []): PricingContext {
  return { currency, exchange: shippedRates, rules, subject: nowhere, audience: 'public' }
}
