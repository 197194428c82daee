import { countryTable } from '../../packages/geography/countries/country-table.ts'

/**
 * Returns the currencies that an agency can offer, in code order: those it names (null: all) that have an exchange
 * rate, since prices need one.
 */
export function offeredCurrencies(
  agencyCurrencies: readonly string[] | null,
  rates: Readonly<Record<string, number>>,
): string[] {
  const named = agencyCurrencies ?? countryTable.map((row) => row.currency)
  return [...new Set(named)].filter((currency) => Object.hasOwn(rates, currency)).sort()
}
