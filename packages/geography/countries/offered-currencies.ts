import { countryTable } from './country-table.ts'

/**
 * Takes the currencies an agency names (null: all) and the exchange rates, and gives those it can offer, in code order:
 * a currency without a rate is not offered, since no price could be shown in it.
 */
export function offeredCurrencies(
  agencyCurrencies: readonly string[] | null,
  rates: Readonly<Record<string, number>>,
): string[] {
  const named = agencyCurrencies ?? countryTable.map((row) => row.currency)
  return [...new Set(named)].filter((currency) => Object.hasOwn(rates, currency)).sort()
}
