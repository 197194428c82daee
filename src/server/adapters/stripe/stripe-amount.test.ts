import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PaymentError } from '../../domain/payments/payment-error.ts'
import { fromStripeAmount, stripeStep, toStripeAmount } from './stripe-amount.ts'

// https://docs.stripe.com/currencies: Stripe's number for one whole unit of a currency.
const wholeUnit = {
  EUR: 100,
  USD: 100,
  HUF: 100,
  TWD: 100,
  JPY: 1,
  KRW: 1,
  MGA: 1,
  KWD: 1000,
  BHD: 1000,
  ISK: 100,
  UGX: 100,
}
const isoUnit = {
  EUR: 100,
  USD: 100,
  HUF: 100,
  TWD: 100,
  JPY: 1,
  KRW: 1,
  MGA: 100,
  KWD: 1000,
  BHD: 1000,
  ISK: 1,
  UGX: 1,
}
const currencies = Object.keys(wholeUnit) as (keyof typeof wholeUnit)[]

describe('toStripeAmount', () => {
  it("returns amounts with Stripe's decimals, whatever ISO 4217's", () => {
    fc.assert(
      fc.property(fc.constantFrom(...currencies), fc.integer({ min: 1, max: 99_999 }), (currency, whole) => {
        const amount = whole * isoUnit[currency]
        expect(toStripeAmount({ amount, currency })).toBe(whole * wholeUnit[currency])
      }),
    )
  })

  it('converts every amount exactly and back, or refuses it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencies),
        fc.integer({ min: 1, max: 99_999_999 }),
        (currency, amount) => {
          const isMultiple = amount % (stripeStep(currency) ?? 0) === 0
          if (isMultiple) {
            const asked = toStripeAmount({ amount, currency })
            expect(Number.isSafeInteger(asked)).toBe(true)
            expect(fromStripeAmount(asked, currency.toLowerCase())).toBe(amount)
          } else expect(() => toStripeAmount({ amount, currency })).toThrow(PaymentError)
        },
      ),
    )
  })

  it('sends amounts of three decimals with a final 0', () => {
    expect(stripeStep('KWD')).toBe(10)
    expect(toStripeAmount({ amount: 5120, currency: 'KWD' })).toBe(5120)
    expect(() => toStripeAmount({ amount: 5124, currency: 'KWD' })).toThrow('multiple of 10')
  })

  it('refuses a currency with unknown decimals at Stripe, or an unknown one', () => {
    for (const currency of ['IQD', 'LYD', 'CLF', 'eur', '', '__proto__']) {
      expect(stripeStep(currency)).toBeNull()
      expect(() => toStripeAmount({ amount: 1000, currency })).toThrow(PaymentError)
    }
  })
})
