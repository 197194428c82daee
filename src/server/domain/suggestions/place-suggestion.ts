import type { Place, Suggestion } from '../../../contract/types.ts'

/** Returns the list line of a place's record; both have the same id. */
export function placeSuggestion(place: Place): Suggestion {
  const { id, type, name, label, countryCode, latitude, longitude, iata } = place
  return { id, type, name, label, countryCode, latitude, longitude, ...(iata === undefined ? {} : { iata }) }
}
