import { activityDeals } from '../deals/activity-deals.ts'
import { carDeals } from '../deals/car-deals.ts'
import type { DealSources } from '../deals/deal-context.ts'
import { hotelDeals } from '../deals/hotel-deals.ts'
import { listShipLines } from '../deals/resort-places.ts'
import { dealContextOf } from './deal-context-of.ts'
import type { Routes } from './route.ts'

type DealOperations = 'searchHotelDeals' | 'searchActivityDeals' | 'searchCarDeals' | 'getShipLines'

/** Makes the routes for deals near a point, and the cruise lines. Source: spec §7. */
export function dealRoutes(sources: DealSources): Pick<Routes, DealOperations> {
  return {
    searchHotelDeals: async (call) => ({
      response: await hotelDeals(call.body, sources, dealContextOf(call)),
    }),
    searchActivityDeals: async (call) => ({
      response: await activityDeals(call.body, sources, dealContextOf(call)),
    }),
    searchCarDeals: async (call) => ({ response: await carDeals(call.body, sources, dealContextOf(call)) }),
    getShipLines: async () => ({ shipLines: await listShipLines(sources.supplier) }),
  }
}
