import { randomUUID } from 'node:crypto'
import { PaymentError } from '../payments/payment-error.ts'
import type { GatewayPayment, PaymentGateway } from '../payments/payment-gateway.ts'
import type { Booking } from './booking.ts'
import type { BookingRecords } from './booking-records.ts'
import { failedAttempts, isPaid, openOf } from './entry-payments.ts'
import { isConcluded } from './is-concluded.ts'
import { owedOn } from './later-entries.ts'
import type { Payment, SavedMethod } from './payment-repository.ts'
import type { Collecting } from './schedule-collections.ts'
import { dropPayment, storeAuthorized } from './store-authorized.ts'
import { storeUncollected } from './store-uncollected.ts'
import { type Finish, nothing, type TaskContext } from './task-context.ts'

/** Used in place of a gateway's reason if nothing was charged because no method is saved. */
export const NO_METHOD = 'no_saved_method'

/** Used in the same way if the gateway of the saved method is no longer set up. */
const NO_GATEWAY = 'gateway_not_set_up'

/**
 * Collects an entry of a payment plan with the saved method, once. The payment is stored before its gateway is called,
 * so that another server can continue. A task captures it. Declines are retried some days later, then left to people
 * (decision 0022).
 */
export async function collectPayment(collecting: Collecting, context: TaskContext): Promise<Finish> {
  const { repositories, dependencies, agency } = context
  const begun = await repositories.transaction((records) => begin(collecting, context, records))
  if (begun === null) return nothing
  const { booking, payment, saved } = begun
  if (!payment.isAutomatic) throw new Error('the traveller is paying it right now')
  const { gateway } = await dependencies.gatewayOf(
    agency,
    payment.gateway === 'stripe' ? 'stripe' : 'sandbox',
  )
  if (payment.gatewayReference === null && (!hasMethod(begun) || gateway === null)) {
    // The gateway never knew of it, so nothing can have been charged.
    const declined = hasMethod(begun) ? NO_GATEWAY : NO_METHOD
    return (records) => storeUncollected(collecting, payment, declined, dependencies.clock(), records)
  }
  if (gateway === null) throw new Error('the gateway of the payment is not set up')
  const outcome = await charged({ booking, payment, saved }, gateway, context)
  if (outcome === 'processing') throw new Error('the gateway has not decided yet')
  if (outcome === 'authorised') return (records) => storeAuthorized(payment.id, records)
  await letGo(payment.id, gateway, repositories.payments)
  return (records) => storeUncollected(collecting, payment, outcome.declined, dependencies.clock(), records)
}

interface BegunCollection {
  booking: Booking
  payment: Payment
  saved: SavedMethod | null
}

/** The open or new payment of the entry; null if there is nothing to collect. */
async function begin(
  { bookingId, dueOn, attempt }: Collecting,
  { agency }: TaskContext,
  records: BookingRecords,
): Promise<BegunCollection | null> {
  const { bookings, payments } = records
  const booking = await bookings.lock(bookingId)
  if (booking === null || !isConcluded(booking)) return null
  const known = (await payments.ofBooking(bookingId)).filter((one) => one.dueOn === dueOn)
  if (known.some(isPaid)) return null
  const amount = owedOn(booking, dueOn)
  const open = openOf(known)
  if (amount === 0) {
    if (open?.isAutomatic) await dropPayment(open, records)
    return null
  }
  const saved = await payments.savedMethodOf(bookingId)
  if (open) return { booking, payment: open, saved }
  // Another server made this attempt before the lease ran out.
  if (failedAttempts(known) >= attempt) return null
  const gateway = saved?.gateway ?? agency.agency.currentPaymentGateway
  const wanted = { id: randomUUID(), bookingId, gateway, amount, currency: booking.currency, dueOn }
  const payment = await payments.create({ ...wanted, isAutomatic: true, actor: 'system' })
  return { booking, payment, saved }
}

async function charged(
  { booking, payment, saved }: BegunCollection,
  gateway: PaymentGateway,
  { repositories }: TaskContext,
): Promise<ChargeOutcome> {
  if (saved === null || !hasMethod({ payment, saved })) return { declined: NO_METHOD }
  const { id: reference, reference: description } = booking
  const charge = { reference, description, method: saved.method }
  return chargeSavedMethod(payment, charge, gateway, repositories.payments)
}

/** Whether the booking has a saved method at the payment's gateway. */
function hasMethod({ payment, saved }: Pick<BegunCollection, 'payment' | 'saved'>): boolean {
  return saved !== null && saved.gateway === payment.gateway
}

/**
 * Ends a failed collection in a transaction, after the agency's people have settled it. The entry can then be paid by
 * hand, and no longer ends its items; a task releases what its gateway may have authorised.
 */
export async function closeCollection(
  { bookingId, dueOn }: Pick<Collecting, 'bookingId' | 'dueOn'>,
  records: Pick<BookingRecords, 'bookings' | 'payments' | 'tasks'>,
): Promise<void> {
  await records.bookings.lock(bookingId)
  await records.tasks.withdraw('cancel-unpaid', { bookingId, dueOn })
  const known = (await records.payments.ofBooking(bookingId)).filter((one) => one.dueOn === dueOn)
  const open = openOf(known)
  if (open?.isAutomatic) await dropPayment(open, records)
}

/** A declined payment can no longer be made. */
async function letGo(
  paymentId: string,
  gateway: PaymentGateway,
  payments: BookingRecords['payments'],
): Promise<void> {
  const gatewayReference = (await payments.find(paymentId))?.gatewayReference
  if (!gatewayReference) return
  await gateway.void({ gatewayReference, idempotencyKey: `${paymentId}-void` })
}

/** A charge to a saved method. */
interface Charge {
  /** Our reference of the payment, as the gateway stores it. */
  reference: string
  /** Shown on the gateway's own pages; contains no traveller's name. */
  description: string
  method: string
}

/** `processing`: the gateway decides later. A decline has a code. */
type ChargeOutcome = 'authorised' | 'processing' | { declined: string }

/**
 * Charges a stored, unauthorised payment to the saved method and returns the outcome; stores nothing. Repeated calls
 * charge once: the gateway finds the payment by its id and reference. Throws {@link PaymentError} if the outcome is
 * unknown.
 */
async function chargeSavedMethod(
  payment: Payment,
  charge: Charge,
  gateway: PaymentGateway,
  payments: Pick<BookingRecords['payments'], 'attach'>,
): Promise<ChargeOutcome> {
  try {
    const { gatewayReference, decline } = await intentOf(payment, charge, gateway)
    if (payment.gatewayReference === null) await payments.attach(payment.id, gatewayReference)
    // Answered before the server died.
    if (decline !== null) return { declined: decline }
    const idempotencyKey = `${payment.id}-charge`
    const { state } = await gateway.authorizeSaved({ gatewayReference, idempotencyKey })
    // The traveller is absent and cannot answer the bank's challenge.
    if (state === 'requires_action') return { declined: 'authentication_failed' }
    return state === 'requires_capture' || state === 'succeeded' ? 'authorised' : 'processing'
  } catch (error) {
    if (!(error instanceof PaymentError) || error.isOpen) throw error
    // A method or payment that no longer exists at the gateway counts as declined.
    return { declined: error.decline ?? error.code }
  }
}

function intentOf(
  { id, gatewayReference, amount, currency }: Payment,
  { reference, description, method }: Charge,
  gateway: PaymentGateway,
): Promise<GatewayPayment> {
  if (gatewayReference !== null) return gateway.retrieve(gatewayReference)
  const wanted = { reference, description, method, amount: { amount, currency }, idempotencyKey: id }
  return gateway.createIntent(wanted)
}
