import { foldText } from '../../../../../packages/geography/fold-text.ts'
import type { Geo } from '../../../../../packages/geography/geo.ts'
import type { Settings } from '../../../../contract/types.ts'
import { isTimeZone } from '../../../../tenant/zoned-time.ts'
import { homePlaceOf } from '../home-place.ts'

/** Where an agency is. */
type Located = Pick<Settings['agency'], 'timeZone' | 'city' | 'defaultCountry'>

/**
 * Returns the time zone of an agency's hours: its own, otherwise that of its address's town, otherwise that of its
 * country's largest city, otherwise UTC.
 */
export async function agencyTimeZone(
  { agency }: { agency: Located },
  geo: Pick<Geo, 'suggestCities' | 'timeZoneAt'>,
): Promise<string> {
  const { timeZone, city, defaultCountry } = agency
  if (timeZone !== undefined && isTimeZone(timeZone)) return timeZone
  const town = geo
    .suggestCities(city, 20)
    .find(({ name, countryCode }) => countryCode === defaultCountry && foldText(name) === foldText(city))
  // The place of the deals is where travellers go, and not where the agency is.
  const place = town ?? (await homePlaceOf({ agency: { defaultCountry, home: {} } }))
  return place === null ? 'Etc/UTC' : geo.timeZoneAt(place)
}
