import { currencyExponent } from '../../../tenant/money/minor-units.ts'
import { PaymentError } from '../../domain/payments/payment-error.ts'
import type { Money } from '../../kernel/money/money.ts'

// https://docs.stripe.com/currencies: decimals of Stripe's amounts, if not two.
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const withThree = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])
// ISO 4217 gives these no decimals; Stripe expects two, which are 00.
const withTwoAllTheSame = new Set(['ISK', 'UGX'])

/** The decimals of Stripe's amounts in a currency; null if unknown, since a guess could charge a hundredfold. */
function stripeExponent(currency: string): number | null {
  if (withoutDecimals.has(currency)) return 0
  if (withThree.has(currency)) return 3
  return currencyExponent(currency) === 2 || withTwoAllTheSame.has(currency) ? 2 : null
}

/**
 * Returns the number of minor units of which amounts must be a multiple at Stripe: 10 for currencies of three
 * decimals, whose last must be 0; 100 if Stripe has no decimals and ISO two; null for unsupported currencies.
 */
export function stripeStep(currency: string): number | null {
  const exponent = stripeExponent(currency)
  if (exponent === null || !/^[A-Z]{3}$/.test(currency)) return null
  return exponent === 3 ? 10 : 10 ** Math.max(0, currencyExponent(currency) - exponent)
}

/** Returns Stripe's number for an amount; throws `amount_refused` if it would not be charged exactly. */
export function toStripeAmount({ amount, currency }: Money): number {
  const step = stripeStep(currency)
  if (step === null) throw new PaymentError('amount_refused', `Stripe cannot charge ${currency.slice(0, 3)}.`)
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount % step !== 0) {
    throw new PaymentError('amount_refused', `${amount} is not a multiple of ${step} above 0 in ${currency}.`)
  }
  return scaled(amount, (stripeExponent(currency) ?? 2) - currencyExponent(currency))
}

/** Returns the whole minor units for Stripe's number and currency. */
export function fromStripeAmount(amount: number, currency: string): number {
  const code = currency.toUpperCase()
  return scaled(amount, currencyExponent(code) - (stripeExponent(code) ?? currencyExponent(code)))
}

function scaled(amount: number, places: number): number {
  return places < 0 ? amount / 10 ** -places : amount * 10 ** places
}
