import { countryName } from '../countries/country-name.ts'
import type { Airport } from '../geo/geo.ts'
import { foldText } from '../geo/search/fold-text.ts'

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
