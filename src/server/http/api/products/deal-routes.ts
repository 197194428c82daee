import type { GatewayOf } from '../../../domain/payments/gateway-of.ts'
import { activityDeals } from '../../../domain/products/activity/activity-deals.ts'
import { carDeals } from '../../../domain/products/car/car-deals.ts'
import type { DealSources } from '../../../domain/products/deals/deal-context.ts'
import { placeNear } from '../../../domain/products/deals/place-near.ts'
import { hotelDeals } from '../../../domain/products/hotel/hotel-deals.ts'
import { listShipLines } from '../../../domain/products/resort/resort-places.ts'
import type { Routes } from '../../call/route.ts'
import { sellingContextOf } from '../../call/selling-context-of.ts'

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
