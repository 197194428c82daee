import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { Booking } from '../../../domain/booking/booking.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { bookingGateway } from '../../../domain/booking/booking-gateway.ts'
import type { BookingRepositories } from '../../../domain/booking/booking-records.ts'
import { snapshotOf } from '../../../domain/booking/booking-snapshot.ts'
import { firstPayment } from '../../../domain/booking/first-payment.ts'
import { gatewayProblem } from '../../../domain/booking/payment-problem.ts'
import { leaveOutItems, settleBooking } from '../../../domain/booking/settle-booking.ts'
import { syncEntries } from '../../../domain/booking/sync-entries.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Call, Route } from '../../request-context/route.ts'
import { changeableBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import { idempotencyMismatch, requestHash } from './request-hash.ts'

/**
 * Makes the route that books what is held and paid, and collects the later payments that the traveller has
 * authorised. Source: decision 0061.
 */
export function confirmBookingRoute(dependencies: BookingDependencies): Route<'confirmBooking'> {
  const { ofAgency, suppliers, hash, clock, log } = dependencies

  return async (call) => {
    const booking = await changeableBooking(call, call.path.reference, dependencies)
    requireOpen(booking)
    const repositories = ofAgency(call.agency.id)
    const actor = call.signedIn?.userId ?? 'guest'
    const { without = [] } = call.body
    const caller = hash(call.signedIn?.userId ?? call.request.headers.get('x-session-id') ?? '')
    await bindKey(call, 'confirmBooking', { repositories, caller })
    if (without.length > 0 && !(await leaveOutItems(booking.id, without, actor, { repositories })))
      throw notRefused()
    const gateway = await bookingGateway(call.agency, booking, dependencies)
    const settling = { repositories, gateway, clock, log, suppliers }
    try {
      // Repeated requests settle it once: only one of them takes the step from hold to pending.
      await settleBooking(booking.id, actor, settling)
      await syncEntries(booking.id, call.agency, dependencies)
    } catch (error) {
      throw gatewayProblem(error)
    }
    const payments = await repositories.payments.ofBooking(booking.id)
    const payment = firstPayment(payments)
    if (payment?.state === 'requires_payment_method' && payment.lastError !== null) {
      throw new Problem({
        code: 'payment_declined',
        detail: 'The payment was declined. Nothing was charged; try another payment method.',
        extra: { declined: payment.lastError },
      })
    }
    const settled = await repositories.bookings.find(booking.id)
    if (settled === null) throw new Error('a booking that was there is not')
    requireKeptPrice(settled)
    return { data: await bookingAnswer(call, settled, dependencies) }
  }
}

function notRefused(): Problem {
  return new Problem({
    code: 'conflict',
    detail:
      'One of these items was not refused, so it cannot be left out. Reload the booking and choose again.',
  })
}

/** A booking whose price changed after its guarantee was released while it was settled. */
function requireKeptPrice({ items, snapshot }: Booking): void {
  const isReleased = items.every(({ state }) => state === 'released')
  if (!isReleased || snapshotOf({ snapshot }).payLater === undefined) return
  throw new Problem({
    code: 'price_changed',
    detail:
      'The price was no longer guaranteed and has changed. Nothing was charged, and the places are released. Book again at the new price.',
  })
}

function requireOpen({ items }: Booking): void {
  const isOver = items.every(({ state }) => state === 'expired' || state === 'released')
  if (!isOver) return
  throw new Problem({
    code: 'hold_expired',
    detail: 'The hold has expired. Check the price and start a new hold.',
  })
}

/**
 * Binds an `Idempotency-Key` to a request that is harmless to repeat. A repeat gets the current state, and another
 * request with the key is refused (422).
 */
async function bindKey(
  call: Pick<Call<OperationId>, 'request'> & { body: unknown; path?: unknown },
  operation: string,
  { repositories, caller }: { repositories: BookingRepositories; caller: string },
): Promise<void> {
  const key = call.request.headers.get('idempotency-key') ?? ''
  const wanted = { operation, caller, key, bodyHash: requestHash(call) }
  // A repeat does not wait for the first call.
  const { kind } = await repositories.idempotency.begin(wanted, 0)
  if (kind === 'other_body') throw idempotencyMismatch()
}
