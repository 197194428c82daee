import { bookedWith } from '../hotels/hotels-of.ts'
import type { GatewayEvent, PaymentGateway } from '../payments/payment-gateway.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'
import type { BookingParts } from './booking-parts.ts'
import { settle } from './settle.ts'

/**
 * Hears of a gateway that there is news of a payment, and brings its booking as far as it goes by then: also where whoever
 * paid never came back. One of which nothing is known here is nobody's.
 */
export async function hearPayment(
  agency: ResolvedAgency,
  name: PaymentGateway['name'],
  { gatewayReference }: GatewayEvent,
  parts: BookingParts,
): Promise<void> {
  const repositories = parts.ofAgency(agency.id)
  const payment = await repositories.payments.findByGateway(name, gatewayReference)
  if (payment === null) return
  const { gateway } = await parts.gatewayOf(agency, name)
  const supplier = bookedWith(parts.supplier)
  await settle(payment.bookingId, 'gateway', {
    repositories,
    gateway,
    supplier,
    clock: parts.clock,
    log: parts.log,
  })
}
