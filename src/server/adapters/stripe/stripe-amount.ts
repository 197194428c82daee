import { currencyExponent } from '../../../tenant/money/currency-exponent.ts'
import { PaymentError } from '../../domain/payments/payment-error.ts'
import type { Money } from '../../kernel/money/money.ts'

// https://docs.stripe.com/currencies: decimals of Stripe's amounts where they are not two.
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const withThree = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])
// Of no decimals by ISO 4217; Stripe wants them with two, which are 00.
const withTwoAllTheSame = new Set(['ISK', 'UGX'])

/** How many decimals Stripe's amounts of a currency have; null where nothing says so, since a guess could charge a hundredfold. */
function stripeExponent(currency: string): number | null {
  if (withoutDecimals.has(currency)) return 0
  if (withThree.has(currency)) return 3
  return currencyExponent(currency) === 2 || withTwoAllTheSame.has(currency) ? 2 : null
}

/**
 * Takes an ISO 4217 code and gives of how many minor units an amount must be a multiple at Stripe: of 10 in currencies of
 * three decimals, whose last has to be 0, of 100 where Stripe has no decimals and ISO has two; null for what it does not take.
 */
export function stripeStep(currency: string): number | null {
  const exponent = stripeExponent(currency)
  if (exponent === null || !/^[A-Z]{3}$/.test(currency)) return null
  return exponent === 3 ? 10 : 10 ** Math.max(0, currencyExponent(currency) - exponent)
}

/** Takes money and gives the number that Stripe calls it by; throws `amount_refused` for what it would not charge exactly. */
export function toStripeAmount({ amount, currency }: Money): number {
  const step = stripeStep(currency)
  if (step === null)
    throw new PaymentError('amount_refused', `Stripe is not asked for ${currency.slice(0, 3)}.`)
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount % step !== 0) {
    throw new PaymentError('amount_refused', `${amount} is not a multiple of ${step} above 0 in ${currency}.`)
  }
  return scaled(amount, (stripeExponent(currency) ?? 2) - currencyExponent(currency))
}

/** Takes Stripe's number and a currency as Stripe writes it, and gives the whole minor units. */
export function fromStripeAmount(amount: number, currency: string): number {
  const code = currency.toUpperCase()
  return scaled(amount, currencyExponent(code) - (stripeExponent(code) ?? currencyExponent(code)))
}

function scaled(amount: number, places: number): number {
  return places < 0 ? amount / 10 ** -places : amount * 10 ** places
}
