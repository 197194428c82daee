import type { Geo } from '../../../../packages/geography/geo.ts'
import type { Place, Suggestion } from '../../../contract/types.ts'
import { findPlaces } from './find-places.ts'
import { placeSuggestion } from './place-suggestion.ts'
import type { SuggestOptions, SuggestRequest } from './suggest-request.ts'

/**
 * Returns the cities that a typed text may mean, best first: POST /api/activities/destinations (spec §7). Activities
 * are in towns, so airports are left out.
 */
export function suggestActivityPlaces(
  geo: Geo,
  request: SuggestRequest,
  options: SuggestOptions,
): { data: Suggestion[]; allData: Place[] } {
  const allData = findPlaces(geo, { ...request, isManageLocation: true }, options)
  return { data: allData.map(placeSuggestion), allData }
}
