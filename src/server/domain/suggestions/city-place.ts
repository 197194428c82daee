import { countryName } from '../../../../packages/geography/countries/country-name.ts'
import type { City, Geo } from '../../../../packages/geography/geo.ts'
import { regionName } from '../../../../packages/geography/region-name.ts'
import type { Place } from '../../../contract/types.ts'

/**
 * Takes a city and a language and gives its record for `allData` (spec §7), with an id that stays over dataset versions.
 * The label tells cities of one name apart by region where regions are written so: 'Portland, Oregon, United States'.
 */
export function cityPlace(geo: Geo, city: City, language: string): Place {
  const country = countryName(city.countryCode, language)
  const region = regionName(city.countryCode, city.adminCode)
  return {
    id: `city-${city.id}`,
    type: 'city',
    name: city.name,
    label: [city.name, region, country].filter(Boolean).join(', '),
    countryCode: city.countryCode,
    country,
    ...(city.adminCode === '' ? {} : { adminCode: city.adminCode }),
    latitude: city.latitude,
    longitude: city.longitude,
    population: city.population,
    timeZone: geo.timeZoneAt(city),
  }
}
