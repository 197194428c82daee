import { sharedGeo } from '../../../../packages/geography/shared-geo.ts'
import type { Agency } from '../../../contract/types.ts'

export type HomePlace = Agency['home']['place']

/** Returns a country's largest city by the country's code, or null if it has none. */
export async function largestCity(countryCode: string): Promise<HomePlace | null> {
  const city = (await sharedGeo()).largestCity(countryCode)
  return city && { name: city.name, latitude: city.latitude, longitude: city.longitude }
}
