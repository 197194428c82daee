import { sharedGeo } from '../../../../packages/geography/shared-geo.ts'
import type { Agency } from '../../../contract/types.ts'

export type HomePlace = Agency['home']['place']

/** Takes a country's code and gives its largest city, or null for a country without one. */
export async function largestCity(countryCode: string): Promise<HomePlace | null> {
  const city = (await sharedGeo()).largestCity(countryCode)
  return city && { name: city.name, latitude: city.latitude, longitude: city.longitude }
}
