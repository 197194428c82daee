import type { Geo } from '../../../../packages/geography/geo.ts'
import type { Place, Suggestion } from '../../../contract/types.ts'
import type { NamedPoint } from '../suppliers/port.ts'
import { foundPlaces } from './found-places.ts'
import { placeSuggestion } from './place-suggestion.ts'
import { scriptedSuggestions } from './scripted-suggestions.ts'
import type { SuggestOptions, SuggestRequest } from './suggest-request.ts'

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
