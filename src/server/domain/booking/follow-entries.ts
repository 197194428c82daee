import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingParts } from './booking-parts.ts'
import { openOf } from './entry-payments.ts'
import { follow } from './follow-payments.ts'

/**
 * Takes a booking and asks the gateways of the later payments that its traveller is making how they stand, and stores the steps that
 * they took since; what is authorised is captured by a task. What is charged to the saved method is its own task's. Throws a
 * `PaymentError` where a gateway gives no answer.
 */
export async function followEntries(
  bookingId: string,
  agency: ResolvedAgency,
  { ofAgency, gatewayOf }: Pick<BookingParts, 'ofAgency' | 'gatewayOf'>,
): Promise<void> {
  const repositories = ofAgency(agency.id)
  const payments = await repositories.payments.ofBooking(bookingId)
  const open = payments.filter((one) => one.dueOn !== null && !one.isAutomatic && openOf([one]))
  for (const payment of open) {
    const { gateway } = await gatewayOf(agency, payment.gateway === 'stripe' ? 'stripe' : 'sandbox')
    await follow(payment, { repositories, gateway })
  }
}
