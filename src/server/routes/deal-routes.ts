import { activityDeals } from '../deals/activity-deals.ts'
import { carDeals } from '../deals/car-deals.ts'
import type { DealSources } from '../deals/deal-context.ts'
import { placeNear } from '../deals/place-near.ts'
import { listShipLines } from '../deals/resort-places.ts'
import type { GatewayOf } from '../payments/gateway-of.ts'
import { hotelDeals } from '../products/hotel/hotel-deals.ts'
import type { Routes } from './route.ts'
import { sellingContextOf } from './selling-context-of.ts'

/** Where deals come from, and how they are paid. */
export interface SellingSources extends DealSources {
  booking: { gatewayOf: GatewayOf }
}

type DealOperations = 'searchHotelDeals' | 'searchActivityDeals' | 'searchCarDeals' | 'getShipLines'

/** Makes the routes for deals near a point, and the cruise lines. Source: spec §7. */
export function dealRoutes(sources: SellingSources): Pick<Routes, DealOperations> {
  const { geo } = sources
  const contextOf = (call: Parameters<typeof sellingContextOf>[0]) =>
    sellingContextOf(call, sources.booking.gatewayOf)
  return {
    searchHotelDeals: async (call) => ({
      response: await hotelDeals(call.body, sources, await contextOf(call)),
      ...placeNear(geo, call.body, call.body.searchString),
    }),
    searchActivityDeals: async (call) => ({
      response: await activityDeals(call.body, sources, await contextOf(call)),
      ...placeNear(geo, call.body),
    }),
    searchCarDeals: async (call) => {
      const { pickupLatitude: latitude, pickupLongitude: longitude, searchString } = call.body
      const response = await carDeals(call.body, sources, await contextOf(call))
      return { response, ...placeNear(geo, { latitude, longitude }, searchString) }
    },
    getShipLines: async () => ({ shipLines: await listShipLines(sources.supplier) }),
  }
}
