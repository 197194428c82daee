import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import { PaymentError } from '../payments/payment-error.ts'
import type { Booking } from './booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { bookingGateway } from './booking-gateway.ts'
import { endHeld, heldUntil, releaseAtSuppliers } from './end-held.ts'
import { settle } from './settle.ts'
import { findAuthorized, syncPayments } from './sync-payments.ts'

/** Whose hold ends, and when: the task is due then by the database's clock, which alone says that it is. */
export interface EndingHold {
  bookingId: string
  /** ISO 8601. */
  until: string
}

/** A gateway that gives no answer so often, some minutes after the end, is waited for no longer. */
const LAST_QUESTION = 5

/**
 * Ends a hold whose time is over: what was paid meanwhile, by somebody whose connection broke, is booked if it still can be;
 * all that is on hold then is let go, also where the gateway does not say, and what it may have taken is given back by a task. One that
 * was extended is looked at again when that is over.
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
    await settle(bookingId, 'system', { repositories, gateway, suppliers, clock, log })
  }
  const ended = await repositories.transaction((records) => endHeld(bookingId, 'expire', 'system', records))
  await releaseAtSuppliers(booking, ended, dependencies, repositories)

  function unlessLast(error: unknown): null {
    if (!(error instanceof PaymentError) || attempts < LAST_QUESTION) throw error
    const { reference } = booking as Booking
    log.warn({ booking: reference, code: error.code }, 'a hold ended that a gateway did not answer for')
    return null
  }
}
