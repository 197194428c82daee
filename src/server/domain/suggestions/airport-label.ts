import { countryName } from '../../../../packages/geography/countries/country-name.ts'
import { foldText } from '../../../../packages/geography/fold-text.ts'
import type { Airport } from '../../../../packages/geography/geo.ts'

/**
 * Takes an airport and a language and gives its line in a list: 'Lisbon Airport (LIS), Portugal', and with the city
 * where the name does not say it: 'Charles de Gaulle International Airport (CDG), Paris, France'.
 */
export function airportLabel(airport: Airport, language: string): string {
  const isNamedForCity = foldText(airport.name).includes(foldText(airport.municipality))
  const city = isNamedForCity ? '' : airport.municipality
  return [`${airport.name} (${airport.iata})`, city, countryName(airport.countryCode, language)]
    .filter(Boolean)
    .join(', ')
}
