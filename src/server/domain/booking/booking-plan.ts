import type { Booking } from './booking.ts'
import { quotedOf, snapshotOf } from './booking-snapshot.ts'
import { type PaymentPlan, paymentPlan } from './payment-plan.ts'

/** Returns when each amount of a booking is collected, and each item's share. */
export function planOf(booking: Pick<Booking, 'items' | 'snapshot'>): PaymentPlan {
  return paymentPlan(booking.items.map(quotedOf), snapshotOf(booking).quote)
}

/** Whether a booking is paid in parts, so that its first payment's method is saved for the others. */
export function keepsMethod(booking: Pick<Booking, 'items' | 'snapshot'>): boolean {
  return hasLater(planOf(booking))
}

/** Whether a plan collects anything after the booking. */
export function hasLater({ payments }: Pick<PaymentPlan, 'payments'>): boolean {
  return payments.some(({ at }) => at !== null)
}
