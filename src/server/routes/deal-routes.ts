import { activityDeals } from '../deals/activity-deals.ts'
import { carDeals } from '../deals/car-deals.ts'
import type { DealSources } from '../deals/deal-context.ts'
import { hotelDeals } from '../deals/hotel-deals.ts'
import { placeNear } from '../deals/place-near.ts'
import { listShipLines } from '../deals/resort-places.ts'
import { dealContextOf } from './deal-context-of.ts'
import type { Routes } from './route.ts'

type DealOperations = 'searchHotelDeals' | 'searchActivityDeals' | 'searchCarDeals' | 'getShipLines'

/** Makes the routes for deals near a point, and the cruise lines. Source: spec §7. */
export function dealRoutes(sources: DealSources): Pick<Routes, DealOperations> {
  const { geo } = sources
  return {
    searchHotelDeals: async (call) => ({
      response: await hotelDeals(call.body, sources, dealContextOf(call)),
      ...placeNear(geo, call.body, call.body.searchString),
    }),
    searchActivityDeals: async (call) => ({
      response: await activityDeals(call.body, sources, dealContextOf(call)),
      ...placeNear(geo, call.body),
    }),
    searchCarDeals: async (call) => {
      const { pickupLatitude: latitude, pickupLongitude: longitude, searchString } = call.body
      const response = await carDeals(call.body, sources, dealContextOf(call))
      return { response, ...placeNear(geo, { latitude, longitude }, searchString) }
    },
    getShipLines: async () => ({ shipLines: await listShipLines(sources.supplier) }),
  }
}
