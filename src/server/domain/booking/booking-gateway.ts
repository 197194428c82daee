import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { PaymentGateway } from '../payments/payment-gateway.ts'
import type { Booking } from './booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'

/**
 * Returns the gateway for the payment due with a booking, which stays the same if the agency changes its gateway.
 * Null if nothing is paid here.
 */
export async function bookingGateway(
  agency: ResolvedAgency,
  booking: Pick<Booking, 'id'>,
  { ofAgency, gatewayOf }: Pick<BookingDependencies, 'ofAgency' | 'gatewayOf'>,
): Promise<PaymentGateway | null> {
  const payments = await ofAgency(agency.id).payments.ofBooking(booking.id)
  const payment = payments.findLast(({ dueOn }) => dueOn === null)
  if (payment === undefined) return null
  const { gateway } = await gatewayOf(agency, payment.gateway === 'stripe' ? 'stripe' : 'sandbox')
  return gateway
}
