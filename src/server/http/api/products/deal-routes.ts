import { activityDeals } from '../../../domain/products/activity/activity-deals.ts'
import { carDeals } from '../../../domain/products/car/car-deals.ts'
import { placeNear } from '../../../domain/products/deals/place-near.ts'
import { hotelDeals } from '../../../domain/products/hotel/hotel-deals.ts'
import { listShipLines } from '../../../domain/products/resort/resort-places.ts'
import type { Routes } from '../../call/route.ts'
import { sellingContextOf } from '../../call/selling-context-of.ts'
import { agencySources, type SellingSources } from './agency-sources.ts'

type DealOperations = 'searchHotelDeals' | 'searchActivityDeals' | 'searchCarDeals' | 'getShipLines'

/** Makes the routes for deals near a point, and the cruise lines. Source: spec §7. */
export function dealRoutes(sources: SellingSources): Pick<Routes, DealOperations> {
  const { geo } = sources
  const contextOf = (call: Parameters<typeof sellingContextOf>[0]) =>
    sellingContextOf(call, sources.booking.gatewayOf)
  return {
    searchHotelDeals: async (call) => ({
      response: await hotelDeals(call.body, agencySources(sources, call, 'hotel'), await contextOf(call)),
      ...placeNear(geo, call.body, call.body.searchString),
    }),
    searchActivityDeals: async (call) => ({
      response: await activityDeals(
        call.body,
        agencySources(sources, call, 'activity'),
        await contextOf(call),
      ),
      ...placeNear(geo, call.body),
    }),
    searchCarDeals: async (call) => {
      const { pickupLatitude: latitude, pickupLongitude: longitude, searchString } = call.body
      const response = await carDeals(call.body, agencySources(sources, call, 'car'), await contextOf(call))
      return { response, ...placeNear(geo, { latitude, longitude }, searchString) }
    },
    getShipLines: async (call) => {
      const { supplier } = agencySources(sources, call, 'cruise')
      return { shipLines: await listShipLines(supplier) }
    },
  }
}
