import type { OperationId } from '../../../../contract/operations.gen.ts'
import { placeNear } from '../../../domain/products/deals/place-near.ts'
import { resortAvailability } from '../../../domain/products/resort/resort-availability.ts'
import { resortDeals } from '../../../domain/products/resort/resort-deals.ts'
import { checkResortHold, releaseResortHold } from '../../../domain/products/resort/resort-hold.ts'
import { listResortRegions, listResortSuggestions } from '../../../domain/products/resort/resort-places.ts'
import type { HoldOwner } from '../../../domain/suppliers/resort-offer.ts'
import type { Call, Routes } from '../../call/route.ts'
import { sellingContextOf } from '../../call/selling-context-of.ts'
import { agencySources, type SellingSources } from './agency-sources.ts'

type ResortOperations =
  | 'suggestResorts'
  | 'searchResortDeals'
  | 'getResortRegions'
  | 'getResortAvailability'
  | 'checkResortHold'
  | 'updateResortItinerary'

/** Makes the routes of the resort service under its own base; each call needs a correlation id. Source: spec §7. */
export function resortRoutes(sources: SellingSources): Pick<Routes, ResortOperations> {
  const from = (call: Pick<Call<OperationId>, 'agency'>) => agencySources(sources, call, 'resort')
  const contextOf = (call: Parameters<typeof sellingContextOf>[0]) =>
    sellingContextOf(call, sources.booking.gatewayOf)
  return {
    suggestResorts: async (call) => ({
      data: await listResortSuggestions(from(call).supplier, call.query.query),
    }),
    searchResortDeals: async (call) => ({
      data: await resortDeals({ ...call.body, ...call.query }, from(call), await contextOf(call)),
      ...placeNear(sources.geo, { latitude: call.body.lat, longitude: call.body.lon }),
    }),
    getResortRegions: async (call) => ({
      data: await listResortRegions(from(call).supplier, call.query),
    }),
    getResortAvailability: async (call) => ({
      data: await resortAvailability(call.query, from(call), await contextOf(call)),
    }),
    checkResortHold: async (call) => ({
      data: await checkResortHold(from(call).supplier, holdOwner(call), call.query.reference_number),
    }),
    updateResortItinerary: async (call) => ({
      data: await releaseResortHold(from(call).supplier, holdOwner(call), call.query.reference_number),
    }),
  }
}

/** A hold belongs to the visit that made it; nobody has to sign in to hold a unit. */
function holdOwner({ agency, request }: Pick<Call<OperationId>, 'agency' | 'request'>): HoldOwner {
  return { agencyId: agency.id, visitId: request.headers.get('x-session-id') ?? '' }
}
