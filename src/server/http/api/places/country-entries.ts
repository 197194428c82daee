import { compareNames } from '../../../../../packages/geography/countries/compare-names.ts'
import { countryName } from '../../../../../packages/geography/countries/country-name.ts'
import { countryTable, currencySymbol } from '../../../../../packages/geography/countries/country-table.ts'
import { flagEmoji, flagUnicode } from '../../../../../packages/geography/countries/flag-emoji.ts'
import { flagUrl } from '../../../../../packages/geography/countries/flag-url.ts'
import type { Country } from '../../../../contract/types.ts'

/**
 * Returns every country with its currency and flag, sorted by its name in a language (GET /api/code, spec §3, §7).
 * With currencies, returns only the countries that use one of them (GET /api/admin/country/enable).
 */
export function countryEntries(language: string, currencies?: readonly string[]): Country[] {
  const wanted = currencies && new Set(currencies)
  return countryTable
    .filter((row) => !wanted || wanted.has(row.currency))
    .map(({ code, currency }) => ({
      name: countryName(code, language),
      code,
      currency,
      symbol: currencySymbol(currency),
      image: flagUrl(code),
      emoji: flagEmoji(code),
      unicode: flagUnicode(code),
    }))
    .sort(compareNames(language))
}
