import KDBush from 'kdbush'
import type { Sections } from '../section-file.ts'
import type { CityRow } from './read-cities.ts'

/** Coordinates are whole hundred-thousandths of a degree: 1.1 m, the precision of the source. */
const unitsPerDegree = 1e5

/** Returns the ranked cities as columns, with the tree that finds neighbours. */
export function citySections(cities: readonly CityRow[]): Sections {
  const countries = [...new Set(cities.map((city) => city.countryCode))].sort()
  const admins = [...new Set(cities.map((city) => city.adminCode))].sort()
  const countryIndex = new Map(countries.map((code, index) => [code, index]))
  const adminIndex = new Map(admins.map((code, index) => [code, index]))
  const names = Buffer.from(cities.map((city) => city.name).join(''))
  let end = 0
  const ends = Uint32Array.from(cities, (city) => {
    end += Buffer.byteLength(city.name)
    return end
  })
  const tree = new KDBush(cities.length, 64, Float32Array)
  for (const city of cities) tree.add(city.longitude, city.latitude)
  tree.finish()
  return {
    codes: new TextEncoder().encode(JSON.stringify({ countries, admins })),
    id: Uint32Array.from(cities, (city) => city.id),
    country: Uint8Array.from(cities, (city) => countryIndex.get(city.countryCode) ?? 0),
    admin: Uint16Array.from(cities, (city) => adminIndex.get(city.adminCode) ?? 0),
    population: Uint32Array.from(cities, (city) => city.population),
    latitude: Int32Array.from(cities, (city) => Math.round(city.latitude * unitsPerDegree)),
    longitude: Int32Array.from(cities, (city) => Math.round(city.longitude * unitsPerDegree)),
    isDistrict: Uint8Array.from(cities, (city) => (city.isDistrict ? 1 : 0)),
    nameEnd: ends,
    names: new Uint8Array(names),
    tree: new Uint8Array(tree.data),
  }
}
