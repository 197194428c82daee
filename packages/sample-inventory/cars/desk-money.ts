import { minorMoney } from '../../../src/server/kernel/money/minor-money.ts'
import type { Money } from '../../../src/server/kernel/money/money.ts'
import { currencyOf } from '../../geography/countries/country-table.ts'
import { perDollar } from '../dollar-rates.ts'

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
