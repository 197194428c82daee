import type { Geo } from '../../../../../packages/geography/geo.ts'
import { suggestActivityPlaces } from '../../../domain/suggestions/suggest-activity-places.ts'
import { suggestCarPlaces } from '../../../domain/suggestions/suggest-car-places.ts'
import { suggestFlightAirports } from '../../../domain/suggestions/suggest-flight-airports.ts'
import { suggestHotelPlaces } from '../../../domain/suggestions/suggest-hotel-places.ts'
import type { Supplier } from '../../../domain/suppliers/port.ts'
import type { Routes } from '../../call/route.ts'

type SuggestOperations =
  | 'suggestHotelPlaces'
  | 'suggestActivityPlaces'
  | 'suggestCarPlaces'
  | 'suggestAirports'

/** Makes the routes that complete what a visitor types into a search form. Source: spec §7. */
export function suggestRoutes({
  geo,
  supplier,
}: {
  geo: Geo
  supplier: Pick<Supplier, 'scriptedPlaces'>
}): Pick<Routes, SuggestOperations> {
  return {
    suggestHotelPlaces: ({ body, language }) =>
      suggestHotelPlaces(geo, body, { language }, supplier.scriptedPlaces),
    suggestActivityPlaces: ({ body, language }) => suggestActivityPlaces(geo, body, { language }),
    suggestCarPlaces: ({ body, language }) => suggestCarPlaces(geo, body, { language }),
    suggestAirports: ({ query, language }) => suggestFlightAirports(geo, query.search, { language }),
  }
}
