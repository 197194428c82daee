import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import { PaymentError } from '../payments/payment-error.ts'
import type { Booking } from './booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { bookingGateway } from './booking-gateway.ts'
import { snapshotOf } from './booking-snapshot.ts'
import { endHeldItems, heldUntil, releaseAtSuppliers } from './held-items.ts'
import { settleBooking } from './settle-booking.ts'
import { findAuthorized, syncPayments } from './sync-payments.ts'

/** A hold and its end. The database's clock alone decides when the task is due. */
export interface EndingHold {
  bookingId: string
  /** ISO 8601. */
  until: string
}

/** Questions to an unresponsive gateway, some minutes after the end, before the hold ends without its answer. */
const LAST_QUESTION = 5

/**
 * Ends a lapsed hold. A payment that was authorised in the meantime still books what can be booked. Otherwise
 * everything on hold is released, even if the gateway does not answer; a task refunds what it took. An extended hold
 * is checked again later.
 */
export async function endHold(
  { bookingId, until }: EndingHold,
  agency: ResolvedAgency,
  dependencies: BookingDependencies,
  attempts: number,
): Promise<void> {
  const repositories = dependencies.ofAgency(agency.id)
  const booking = await repositories.bookings.find(bookingId)
  const ends = booking && heldUntil(booking)
  if (!booking || ends === null) return
  if (ends > new Date(until)) {
    const payload: EndingHold = { bookingId, until: ends.toISOString() }
    await repositories.tasks.enqueue({ kind: 'hold-over', payload, due: ends })
    return
  }
  const gateway = await bookingGateway(agency, booking, dependencies)
  const { suppliers, clock, log } = dependencies
  const payments = await syncPayments(bookingId, { repositories, gateway }).catch(unlessLast)
  if (payments !== null && findAuthorized(payments) !== null) {
    await settleBooking(bookingId, 'system', { repositories, gateway, suppliers, clock, log })
  }
  const isLater = snapshotOf(booking).payLater !== undefined
  const ended = await repositories.transaction(async (records) => {
    const lapsed = await endHeldItems(bookingId, 'expire', 'system', records)
    // Who pays at once sees the end of the hold in the checkout.
    if (isLater && lapsed.length === booking.items.length)
      await records.tasks.enqueue({ kind: 'mail', payload: { bookingId, what: 'holdLapsed' } })
    return lapsed
  })
  await releaseAtSuppliers(booking, ended, dependencies, repositories)

  function unlessLast(error: unknown): null {
    if (!(error instanceof PaymentError) || attempts < LAST_QUESTION) throw error
    const { reference } = booking as Booking
    log.warn({ booking: reference, code: error.code }, 'a hold ended although its gateway did not answer')
    return null
  }
}
