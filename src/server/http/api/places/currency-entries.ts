import { countryName } from '../../../../../packages/geography/countries/country-name.ts'
import { countryTable, currencySymbol } from '../../../../../packages/geography/countries/country-table.ts'
import { flagUrl } from '../../../../../packages/geography/countries/flag-url.ts'
import type { CurrencyEntry } from '../../../../contract/types.ts'

/** Currencies of several countries whose code does not start with the code of one of them. */
const homes: Readonly<Record<string, string>> = { XAF: 'CM', XOF: 'SN', XCD: 'AG', XCG: 'CW', XPF: 'PF' }

/**
 * Returns one entry for each offered currency (ISO 4217) in code order, so that AED comes first if offered (GET
 * /api/admin/country/enableCurrencies, spec §3). The code's country represents a currency; the European Union
 * represents the euro.
 */
export function currencyEntries(currencies: readonly string[], language: string): CurrencyEntry[] {
  return [...currencies].sort().map((currency) => {
    const code = homeOf(currency)
    return {
      name: countryName(code, language),
      code,
      currency,
      symbol: currencySymbol(currency),
      image: flagUrl(code),
    }
  })
}

function homeOf(currency: string): string {
  const named = homes[currency]
  if (named) return named
  const code = currency.slice(0, 2)
  const users = countryTable.filter((row) => row.currency === currency)
  // In ISO 4217 a national currency's code starts with its country's: DKK of DK, EUR of EU.
  if (code === 'EU' || users.length === 0 || users.some((row) => row.code === code)) return code
  return users[0]?.code ?? code
}
