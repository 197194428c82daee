import { countryName } from '../../../../packages/geography/countries/country-name.ts'
import { foldText } from '../../../../packages/geography/fold-text.ts'
import type { Airport } from '../../../../packages/geography/geo.ts'
import { joinLabel } from './join-label.ts'

/**
 * Returns an airport's line in a list: 'Lisbon Airport (LIS), Portugal'. The city follows if the name does not
 * contain it: 'Charles de Gaulle International Airport (CDG), Paris, France'.
 */
export function airportLabel(airport: Airport, language: string): string {
  const isNamedForCity = foldText(airport.name).includes(foldText(airport.municipality))
  const city = isNamedForCity ? '' : airport.municipality
  const country = countryName(airport.countryCode, language)
  return joinLabel([`${airport.name} (${airport.iata})`, city, country], language)
}
