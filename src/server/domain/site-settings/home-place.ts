import type { Settings } from '../../../contract/types.ts'
import { type HomePlace, largestCity } from '../tenant-folders/largest-city.ts'

/**
 * Returns the origin of the home page's deals: the place in the settings, otherwise the largest city of the agency's
 * country; null if it has none.
 */
export async function homePlaceOf({
  agency,
}: {
  agency: Pick<Settings['agency'], 'defaultCountry'> & { home: Pick<Settings['agency']['home'], 'place'> }
}): Promise<HomePlace | null> {
  return agency.home.place ?? largestCity(agency.defaultCountry)
}
