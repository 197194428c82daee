import { compareNames } from '../../../../../packages/geography/countries/compare-names.ts'
import { countryName } from '../../../../../packages/geography/countries/country-name.ts'
import { countryTable } from '../../../../../packages/geography/countries/country-table.ts'
import type { CarCountry } from '../../../../contract/types.ts'

/**
 * Returns the countries in which a driver can live, sorted by name in a language (GET
 * /api/car-rental/findCountries/EN, spec §7).
 */
export function carCountries(language: string): CarCountry[] {
  return countryTable
    .map(({ code }) => ({ name: countryName(code, language), code }))
    .sort(compareNames(language))
}
