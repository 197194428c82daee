import type { Geo } from '../../../../packages/geography/geo.ts'
import type { Place, Suggestion } from '../../../contract/types.ts'
import type { NamedPoint } from '../suppliers/port.ts'
import { cityPlace } from './city-place.ts'
import { findPlaces } from './find-places.ts'
import { placeSuggestion } from './place-suggestion.ts'
import type { SuggestOptions, SuggestRequest } from './suggest-request.ts'

const fewestLetters = 3

/** Scripted places are in a city. */
const cityMiles = 30

/**
 * Returns the places to stay that a typed text may mean, best first: POST /api/v2/hotel/auto-suggest (spec §7). Any
 * text is answered, with empty lists if nothing matches. A sample supplier's scripted places come first.
 */
export function suggestHotelPlaces(
  geo: Geo,
  request: SuggestRequest,
  options: SuggestOptions,
  scripted: readonly NamedPoint[] = [],
): { locationSuggestions: Suggestion[]; allData: Place[] } {
  const acted = request.isManageLocation
    ? []
    : scriptedSuggestions(geo, request.text, scripted, options.language)
  const allData = [...acted, ...findPlaces(geo, request, options)]
  return { locationSuggestions: allData.map(placeSuggestion), allData }
}

/**
 * Returns a sample supplier's scripted places whose names begin with the typed text, so that they are found like any
 * other. At least three letters are needed, so that real places come first.
 */
function scriptedSuggestions(
  geo: Pick<Geo, 'citiesNear' | 'timeZoneAt'>,
  text: string,
  places: readonly NamedPoint[],
  language: string,
): Place[] {
  const typed = text.trim().toLowerCase()
  if (typed.length < fewestLetters) return []
  return places.flatMap(({ name, latitude, longitude }) => {
    const [city] = name.toLowerCase().startsWith(typed)
      ? geo.citiesNear({ latitude, longitude }, cityMiles, 1)
      : []
    if (!city) return []
    const { country, countryCode, timeZone } = cityPlace(geo as Geo, city, language)
    const id = `scripted-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
    return [
      {
        id,
        name,
        countryCode,
        country,
        latitude,
        longitude,
        timeZone,
        type: 'city' as const,
        label: `${name}, ${country}`,
      },
    ]
  })
}
