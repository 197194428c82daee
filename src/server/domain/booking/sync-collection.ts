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

/** The reason of an attempt whose payment was canceled at the gateway itself. */
const CANCELED = 'canceled_at_gateway'

/**
 * Asks the gateway for a charge to a saved method and stores its decision, once. An authorised payment is captured; a
 * decline, a bank's challenge or a cancellation there is a failed attempt. Throws a `PaymentError` if the gateway
 * gives no answer.
 */
export async function syncCollection(
  payment: Payment,
  { repositories, gateway, clock }: Dependencies,
): Promise<void> {
  const { gatewayReference } = payment
  // Nothing was charged yet: its task continues.
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

/** Why nothing was charged; null if it was charged or is undecided. */
function failureOf({ state, decline }: GatewayPayment): Failure | null {
  if (state === 'canceled') return { declined: decline ?? CANCELED, isOpen: false }
  // The traveller is absent and cannot answer the bank's challenge.
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
  // A void from here is not a failed attempt: its own task notes those.
  if (await records.tasks.isOpen('void', { paymentId: id })) return
  const known = (await records.payments.ofBooking(bookingId)).filter((one) => one.dueOn === dueOn)
  const attempt = failedAttempts(known) + 1
  const collecting = { bookingId, dueOn, at: now.toISOString(), attempt }
  await storeUncollected(collecting, payment, declined, now, records)
}
