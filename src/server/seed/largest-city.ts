import type { Agency } from '../../contract/types.ts'

export type HomePlace = Agency['home']['place']

/**
 * Takes a country's code and gives its largest city, or null for a country without one. Reads the whole gazetteer, which
 * takes most of a second, so it is for an import that needs it and not for a request.
 */
export async function largestCity(countryCode: string): Promise<HomePlace | null> {
  const { readCities } = await import('../geo/compile/read-cities.ts')
  const city = readCities().find((candidate) => candidate.countryCode === countryCode)
  return city === undefined ? null : { name: city.name, latitude: city.latitude, longitude: city.longitude }
}
