import type { OperationId } from '../../../../contract/operations.gen.ts'
import { placeNear } from '../../../domain/products/deals/place-near.ts'
import { resortAvailability } from '../../../domain/products/resort/resort-availability.ts'
import { resortDeals } from '../../../domain/products/resort/resort-deals.ts'
import { listResortRegions, listResortSuggestions } from '../../../domain/products/resort/resort-places.ts'
import type { Call, Routes } from '../../call/route.ts'
import { sellingContextOf } from '../../call/selling-context-of.ts'
import { agencySources, type SellingSources } from './agency-sources.ts'

type ResortOperations = 'suggestResorts' | 'searchResortDeals' | 'getResortRegions' | 'getResortAvailability'

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
  }
}
