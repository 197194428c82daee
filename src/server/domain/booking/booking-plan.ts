import type { Booking } from './booking.ts'
import { quotedOf, snapshotOf } from './booking-snapshot.ts'
import { type PaymentPlan, paymentPlan } from './payment-plan.ts'

/** Gives when how much of a booking is collected, and what of it is each item's. */
export function planOf(booking: Pick<Booking, 'items' | 'snapshot'>): PaymentPlan {
  return paymentPlan(booking.items.map(quotedOf), snapshotOf(booking).quote)
}
