import { minorMoney } from '../../../src/server/kernel/money/minor-money.ts'
import type { Money } from '../../../src/server/kernel/money/money.ts'
import { currencyOf } from '../../geography/countries/country-table.ts'

/** What a dollar buys, roughly and for good: a desk's prices do not follow the day's rates. */
const perDollar: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.9,
  GBP: 0.8,
  CHF: 0.9,
  AED: 3.7,
  AUD: 1.5,
  BRL: 5.4,
  CAD: 1.35,
  CZK: 23,
  DKK: 7,
  HUF: 360,
  INR: 84,
  JPY: 150,
  MAD: 10,
  MXN: 18,
  MYR: 4.5,
  NOK: 10.5,
  NZD: 1.65,
  PLN: 4,
  SEK: 10.5,
  SGD: 1.35,
  THB: 35,
  TRY: 34,
  ZAR: 18,
}

/** Returns the currency of a country's desks; dollars where the table has no price level. */
export function deskCurrency(country: string): string {
  const currency = currencyOf(country) ?? 'USD'
  return Object.hasOwn(perDollar, currency) ? currency : 'USD'
}

/** Returns a desk's round price for an amount of dollars, in its currency. */
export function deskMoney(country: string, dollars: number): Money {
  const currency = deskCurrency(country)
  const major = dollars * (perDollar[currency] ?? 1)
  const unit = major >= 2_000 ? 100 : major >= 200 ? 10 : major >= 20 ? 1 : major >= 2 ? 0.5 : 0.05
  return minorMoney(Math.round(major / unit) * unit, currency)
}
