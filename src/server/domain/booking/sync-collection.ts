import type { GatewayPayment, PaymentGateway } from '../payments/payment-gateway.ts'
import type { BookingRecords, BookingRepositories } from './booking-records.ts'
import { failedAttempts } from './entry-payments.ts'
import type { Payment } from './payment-repository.ts'
import { storeUncollected } from './store-uncollected.ts'
import { syncPayment } from './sync-payments.ts'

interface Dependencies {
  repositories: BookingRepositories
  gateway: PaymentGateway | null
  clock: () => Date
}

/** Why an attempt failed whose payment was canceled at the gateway itself. */
const CANCELED = 'canceled_at_gateway'

/**
 * Asks the gateway how a payment stands that is charged to a saved method, and stores what it decided since its task asked: what is
 * authorised is captured, and a decline, a question of the bank and a payment that was canceled there count as a failed attempt. It may be
 * called at any time and as often as there is news: an attempt is stored once. Throws a `PaymentError` where the gateway gives no answer.
 */
export async function syncCollection(
  payment: Payment,
  { repositories, gateway, clock }: Dependencies,
): Promise<void> {
  const { gatewayReference } = payment
  // Nothing was charged yet: its task goes on with it.
  if (gatewayReference === null || gateway === null) return
  const failure = failureOf(await gateway.retrieve(gatewayReference))
  if (failure === null) {
    await syncPayment(payment, { repositories, gateway })
    return
  }
  if (failure.isOpen) await gateway.void({ gatewayReference, idempotencyKey: `${payment.id}-void` })
  await repositories.transaction((records) => storeFailure(payment, failure.declined, clock(), records))
}

interface Failure {
  declined: string
  /** Whether the gateway still has the payment open. */
  isOpen: boolean
}

/** Why nothing was charged; null where it was, or where that is not decided. */
function failureOf({ state, decline }: GatewayPayment): Failure | null {
  if (state === 'canceled') return { declined: decline ?? CANCELED, isOpen: false }
  // Nobody is there to answer the bank.
  if (state === 'requires_action') return { declined: decline ?? 'authentication_failed', isOpen: true }
  return state === 'requires_payment_method' && decline !== null ? { declined: decline, isOpen: true } : null
}

async function storeFailure(
  payment: Payment,
  declined: string,
  now: Date,
  records: Pick<BookingRecords, 'bookings' | 'payments' | 'tasks'>,
): Promise<void> {
  const { id, bookingId, dueOn } = payment
  if (dueOn === null) return
  await records.bookings.lock(bookingId)
  // What is voided here is no attempt that failed: its own task notes those.
  if (await records.tasks.isOpen('void', { paymentId: id })) return
  const known = (await records.payments.ofBooking(bookingId)).filter((one) => one.dueOn === dueOn)
  const attempt = failedAttempts(known) + 1
  const collecting = { bookingId, dueOn, at: now.toISOString(), attempt }
  await storeUncollected(collecting, payment, declined, now, records)
}
