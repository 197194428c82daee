import type { Geo } from '../../../../packages/geography/geo.ts'
import type { Place, Suggestion } from '../../../contract/types.ts'
import type { NamedPoint } from '../suppliers/port.ts'
import { findPlaces } from './find-places.ts'
import { placeSuggestion } from './place-suggestion.ts'
import { scriptedSuggestions } from './scripted-suggestions.ts'
import type { SuggestOptions, SuggestRequest } from './suggest-request.ts'

/**
 * Returns the cities that a typed text may mean, best first: POST /api/activities/destinations (spec §7). Activities
 * are in towns, so airports are left out. A sample supplier's scripted places come first.
 */
export function suggestActivityPlaces(
  geo: Geo,
  request: SuggestRequest,
  options: SuggestOptions,
  scripted: readonly NamedPoint[] = [],
): { data: Suggestion[]; allData: Place[] } {
  const allData = [
    ...scriptedSuggestions(geo, request, scripted, options.language),
    ...findPlaces(geo, { ...request, isManageLocation: true }, options),
  ]
  return { data: allData.map(placeSuggestion), allData }
}
