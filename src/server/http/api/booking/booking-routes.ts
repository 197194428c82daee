import type { SellingParts } from '../../../domain/proposals/selling-parts.ts'
import type { Routes } from '../../call/route.ts'
import { amendmentRoutes } from './amendment-routes.ts'
import { cancellationRoutes } from './cancellation-routes.ts'
import { claimRoute } from './claim-route.ts'
import { confirmBookingRoute } from './confirm-booking-route.ts'
import { createBookingRoute } from './create-booking-route.ts'
import { documentRoutes } from './document-routes.ts'
import { holdRoutes } from './hold-routes.ts'
import { incidentRoutes } from './incident-routes.ts'
import { ownBookingsRoutes } from './own-bookings-routes.ts'
import { payAgainRoute } from './pay-again-route.ts'
import { quoteRoutes } from './quote-routes.ts'
import { sandboxPaymentRoute } from './sandbox-payment-route.ts'
import { supplierChangeRoutes } from './supplier-change-routes.ts'
import { walletRoute } from './wallet-route.ts'

/** Makes the routes from a price check to a cancellation. */
export function bookingRoutes(parts: SellingParts) {
  return {
    ...quoteRoutes(parts),
    createBooking: createBookingRoute(parts),
    ...claimRoute(parts),
    ...holdRoutes(parts),
    confirmBooking: confirmBookingRoute(parts),
    payAgain: payAgainRoute(parts),
    ...cancellationRoutes(parts),
    ...amendmentRoutes(parts),
    ...supplierChangeRoutes(parts),
    ...documentRoutes(parts),
    ...ownBookingsRoutes(parts),
    ...incidentRoutes(parts),
    getWallet: walletRoute(parts),
    authoriseSandboxPayment: sandboxPaymentRoute(parts),
  } satisfies Partial<Routes>
}
