import type { City } from './geo.ts'
import type { Sections } from './section-file.ts'

/** Cities in columns, largest first: a city's number is its rank. Records are made on demand. */
export interface CityTable {
  readonly count: number
  city(rank: number): City
  /** The rank of a country's largest city; undefined if it has none. */
  largestOf(countryCode: string): number | undefined
  countryCode(rank: number): string
  adminCode(rank: number): string
  isDistrict(rank: number): boolean
  /** Population for ranking: a district counts a tenth, and a place without a figure counts at least one. */
  weight(rank: number): number
}

const unitsPerDegree = 1e5
const districtWeight = 0.1
const leastWeight = 100

/**
 * Returns the cities in the sections of the compiled file. A rank outside the table is a caller's error and gives an
 * empty city.
 */
export function openCityTable(sections: Sections): CityTable {
  const column = (name: string) => sections[`city.${name}`] ?? new Uint8Array(0)
  const [id, country, admin, population] = [
    column('id'),
    column('country'),
    column('admin'),
    column('population'),
  ]
  const [latitude, longitude, districts] = [column('latitude'), column('longitude'), column('isDistrict')]
  const [nameEnd, names] = [column('nameEnd'), column('names')]
  const decoder = new TextDecoder()
  const codes: { countries: string[]; admins: string[] } = JSON.parse(decoder.decode(column('codes')))
  const countryCode = (rank: number) => codes.countries[country[rank] ?? 0] ?? ''
  const adminCode = (rank: number) => codes.admins[admin[rank] ?? 0] ?? ''
  return {
    count: id.length,
    // The largest come first.
    largestOf(code) {
      const rank = country.indexOf(codes.countries.indexOf(code))
      return rank < 0 ? undefined : rank
    },
    countryCode,
    adminCode,
    isDistrict: (rank) => districts[rank] === 1,
    weight: (rank) => ((population[rank] ?? 0) + leastWeight) * (districts[rank] === 1 ? districtWeight : 1),
    city: (rank) => ({
      id: id[rank] ?? 0,
      name: decoder.decode(names.subarray(rank === 0 ? 0 : nameEnd[rank - 1], nameEnd[rank])),
      countryCode: countryCode(rank),
      adminCode: adminCode(rank),
      population: population[rank] ?? 0,
      latitude: (latitude[rank] ?? 0) / unitsPerDegree,
      longitude: (longitude[rank] ?? 0) / unitsPerDegree,
    }),
  }
}
