import { countryName } from '../../../../packages/geography/countries/country-name.ts'
import type { City, Geo } from '../../../../packages/geography/geo.ts'
import { regionName } from '../../../../packages/geography/region-name.ts'
import type { Place } from '../../../contract/types.ts'
import { joinLabel } from './join-label.ts'

/**
 * Returns a city's record for `allData` (spec §7), with an id that stays over dataset versions. The label
 * distinguishes namesakes by region in countries that write it: 'Portland, Oregon, United States'.
 */
export function cityPlace(geo: Geo, city: City, language: string): Place {
  const name = geo.nameIn(language, city)
  const country = countryName(city.countryCode, language)
  const region = regionName(city.countryCode, city.adminCode)
  return {
    id: `city-${city.id}`,
    type: 'city',
    name,
    label: joinLabel([name, region, country], language),
    countryCode: city.countryCode,
    country,
    ...(city.adminCode === '' ? {} : { adminCode: city.adminCode }),
    latitude: city.latitude,
    longitude: city.longitude,
    population: city.population,
    timeZone: geo.timeZoneAt(city),
  }
}
