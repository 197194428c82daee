import { currencyExponent } from '../../../tenant/money/minor-units.ts'
import type { Money } from '../../kernel/money/money.ts'

// https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, in whole units of the currency.
const least: Readonly<Record<string, number>> = {
  AED: 2,
  AUD: 0.5,
  BGN: 1,
  BRL: 0.5,
  CAD: 0.5,
  CHF: 0.5,
  CZK: 15,
  DKK: 2.5,
  EUR: 0.5,
  GBP: 0.3,
  HKD: 4,
  HUF: 175,
  INR: 0.5,
  JPY: 50,
  MXN: 10,
  MYR: 2,
  NOK: 3,
  NZD: 0.5,
  PLN: 2,
  RON: 2,
  SEK: 3,
  SGD: 0.5,
  THB: 10,
  USD: 0.5,
}

/**
 * Returns the least amount that Stripe charges in a currency (ISO 4217). For other currencies the account's payout
 * currency matters: twice Stripe's least in dollars, because the rates of the day may differ a little from Stripe's.
 */
export function stripeMinimumAmount(currency: string): Money {
  const listed = Object.hasOwn(least, currency) ? least[currency] : undefined
  if (listed === undefined) return { amount: 100, currency: 'USD' }
  return { amount: Math.round(listed * 10 ** currencyExponent(currency)), currency }
}
