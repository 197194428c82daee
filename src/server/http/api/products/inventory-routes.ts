import type { SellingParts } from '../../../domain/proposals/selling-parts.ts'
import type { Routes } from '../../call/route.ts'
import { bookingRoutes } from '../booking/booking-routes.ts'
import { costlyRoutes } from '../costly-routes.ts'
import { paymentGatewayRoute } from '../payments/payment-gateway-route.ts'
import { proposalRoutes } from '../proposals/proposal-routes.ts'
import { dealRoutes } from './deal-routes.ts'
import { hotelRoute } from './hotel/hotel-route.ts'
import { searchHotelsRoute } from './hotel/search-hotels-route.ts'
import { resortHoldRoutes } from './resort-hold-routes.ts'
import { resortRoutes } from './resort-routes.ts'
import { suggestRoutes } from './suggest-routes.ts'

/** Makes the routes that sell what Livery's own supplier has, from a suggestion to a cancellation. */
export function inventoryRoutes(booking: SellingParts) {
  const sources = { ...booking, booking }
  return costlyRoutes({
    ...dealRoutes(sources),
    searchHotels: searchHotelsRoute(sources),
    getHotel: hotelRoute(sources),
    ...resortRoutes(sources),
    ...resortHoldRoutes(booking),
    ...suggestRoutes(sources),
    ...bookingRoutes(booking),
    ...proposalRoutes(booking),
    getCurrentPaymentGateway: paymentGatewayRoute(booking),
  } satisfies Partial<Routes>)
}
