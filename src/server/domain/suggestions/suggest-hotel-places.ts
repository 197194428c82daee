import type { Geo } from '../../../../packages/geography/geo.ts'
import type { Place, Suggestion } from '../../../contract/types.ts'
import type { NamedPoint } from '../suppliers/port.ts'
import { cityPlace } from './city-place.ts'
import { foundPlaces } from './found-places.ts'
import { placeSuggestion } from './place-suggestion.ts'
import type { SuggestOptions, SuggestRequest } from './suggest-request.ts'

const fewestLetters = 3

/** They stand in a city. */
const cityMiles = 30

/**
 * Takes what a visitor typed and gives the places to stay it may mean, best first: POST /api/v2/hotel/auto-suggest
 * (spec §7). Any text is answered; one that means nothing gives empty lists. Those of a sample supplier come before all.
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
  const allData = [...acted, ...foundPlaces(geo, request, options)]
  return { locationSuggestions: allData.map(placeSuggestion), allData }
}

/**
 * Takes what a visitor typed and the places at which a sample supplier acts something out, and gives those that it begins, so that who
 * shows or builds the site finds them as any other. Real places keep their turn: three letters are the least.
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
