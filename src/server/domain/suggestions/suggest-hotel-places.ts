import type { Geo } from '../../../../packages/geography/geo.ts'
import type { Place, Suggestion } from '../../../contract/types.ts'
import type { NamedPoint } from '../suppliers/port.ts'
import { findPlaces } from './find-places.ts'
import { placeSuggestion } from './place-suggestion.ts'
import { scriptedSuggestions } from './scripted-suggestions.ts'
import type { SuggestOptions, SuggestRequest } from './suggest-request.ts'

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
  const acted = scriptedSuggestions(geo, request, scripted, options.language)
  const allData = [...acted, ...findPlaces(geo, request, options)]
  return { locationSuggestions: allData.map(placeSuggestion), allData }
}
