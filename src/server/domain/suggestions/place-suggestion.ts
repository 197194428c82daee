import type { Place, Suggestion } from '../../../contract/types.ts'

/** Takes a place's record and gives the line of the list that stands for it; both carry the same id. */
export function placeSuggestion(place: Place): Suggestion {
  const { id, type, name, label, countryCode, latitude, longitude, iata } = place
  return { id, type, name, label, countryCode, latitude, longitude, ...(iata === undefined ? {} : { iata }) }
}
