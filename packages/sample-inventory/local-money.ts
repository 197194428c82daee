import { minorMoney } from '../../src/server/kernel/money/minor-money.ts'
import type { Money } from '../../src/server/kernel/money/money.ts'
import { currencyOf } from '../geography/countries/country-table.ts'
import { perDollar } from './dollar-rates.ts'

/** Returns the currency in which a country's desks and resorts charge; dollars where the table has no price level. */
export function localCurrency(country: string): string {
  const currency = currencyOf(country) ?? 'USD'
  return Object.hasOwn(perDollar, currency) ? currency : 'USD'
}

/** Returns a round local price for an amount of dollars, in the country's currency. */
export function localMoney(country: string, dollars: number): Money {
  const currency = localCurrency(country)
  const major = dollars * (perDollar[currency] ?? 1)
  const unit = major >= 2_000 ? 100 : major >= 200 ? 10 : major >= 20 ? 1 : major >= 2 ? 0.5 : 0.05
  return minorMoney(Math.round(major / unit) * unit, currency)
}
