import { countryName } from '../../../../packages/geography/countries/country-name.ts'
import type { Airport, Geo } from '../../../../packages/geography/geo.ts'
import type { Place } from '../../../contract/types.ts'
import { airportLabel } from './airport-label.ts'

/** Returns an airport's record for `allData` (spec §7). Its id is made of its IATA code. */
export function airportPlace(geo: Geo, airport: Airport, language: string): Place {
  return {
    id: `airport-${airport.iata}`,
    type: 'airport',
    name: airport.name,
    label: airportLabel(airport, language),
    countryCode: airport.countryCode,
    country: countryName(airport.countryCode, language),
    municipality: airport.municipality,
    latitude: airport.latitude,
    longitude: airport.longitude,
    timeZone: geo.timeZoneAt(airport),
    iata: airport.iata,
  }
}
