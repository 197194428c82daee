import type { Settings } from '../../../contract/types.ts'
import { type HomePlace, largestCity } from '../tenant-folders/largest-city.ts'

/** Gives where the deals of the home page are from: the place that settings name, else the largest city of the agency's country; null where it has none. */
export async function homePlaceOf({
  agency,
}: {
  agency: Pick<Settings['agency'], 'defaultCountry'> & { home: Pick<Settings['agency']['home'], 'place'> }
}): Promise<HomePlace | null> {
  return agency.home.place ?? largestCity(agency.defaultCountry)
}
