import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { openOf } from './entry-payments.ts'
import { syncCollection } from './sync-collection.ts'
import { syncPayment } from './sync-payments.ts'

/**
 * Asks the gateways of a booking's open later payments for their state, and stores new steps, by travellers and by
 * saved methods. A task captures authorised payments. Throws a `PaymentError` if a gateway gives no answer.
 */
export async function syncEntries(
  bookingId: string,
  agency: ResolvedAgency,
  { ofAgency, gatewayOf, clock }: Pick<BookingDependencies, 'ofAgency' | 'gatewayOf' | 'clock'>,
): Promise<void> {
  const repositories = ofAgency(agency.id)
  const payments = await repositories.payments.ofBooking(bookingId)
  const open = payments.filter((one) => one.dueOn !== null && openOf([one]))
  for (const payment of open) {
    const { gateway } = await gatewayOf(agency, payment.gateway === 'stripe' ? 'stripe' : 'sandbox')
    if (payment.isAutomatic) await syncCollection(payment, { repositories, gateway, clock })
    else await syncPayment(payment, { repositories, gateway })
  }
}
