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
import { dropPayment, storeAuthorised } from './store-authorised.ts'
import { storeUncollected } from './store-uncollected.ts'
import { type Finish, nothing, type TaskContext } from './task-context.ts'

/** Why nothing was charged where a booking keeps no method; stands where a gateway's reason does. */
export const NO_METHOD = 'no_saved_method'

/** The same where the gateway of the saved method is not set up any more. */
const NO_GATEWAY = 'gateway_not_set_up'

/**
 * Collects an entry of a booking's payment plan with the method that the booking keeps, once. The payment is stored before its gateway
 * is asked, so that a server that dies leaves one to go on with; what is authorised is captured by a task of its own. What was
 * declined is tried again some days later, and at last left to the traveller and to the agency's people.
 * Source: decision 0022.
 */
export async function collectPayment(collecting: Collecting, context: TaskContext): Promise<Finish> {
  const { repositories, dependencies, agency } = context
  const begun = await repositories.transaction((records) => begin(collecting, context, records))
  if (begun === null) return nothing
  const { booking, payment, saved } = begun
  if (!payment.isAutomatic) throw new Error('the traveller is paying it at this moment')
  const { gateway } = await dependencies.gatewayOf(
    agency,
    payment.gateway === 'stripe' ? 'stripe' : 'sandbox',
  )
  if (payment.gatewayReference === null && (!hasMethod(begun) || gateway === null)) {
    // No gateway knows of it: nothing can have been charged.
    const declined = hasMethod(begun) ? NO_GATEWAY : NO_METHOD
    return (records) => storeUncollected(collecting, payment, declined, dependencies.clock(), records)
  }
  if (gateway === null) throw new Error('the gateway of the payment is not set up')
  const outcome = await charged({ booking, payment, saved }, gateway, context)
  if (outcome === 'processing') throw new Error('the gateway has not decided yet')
  if (outcome === 'authorised') return (records) => storeAuthorised(payment.id, records)
  await letGo(payment.id, gateway, repositories.payments)
  return (records) => storeUncollected(collecting, payment, outcome.declined, dependencies.clock(), records)
}

interface Begun {
  booking: Booking
  payment: Payment
  saved: SavedMethod | null
}

/** The payment of the entry: the one that is under way, or a new one; null where there is nothing to collect. */
async function begin(
  { bookingId, dueOn, attempt }: Collecting,
  { agency }: TaskContext,
  records: BookingRecords,
): Promise<Begun | null> {
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
  // Another server had this attempt before its lease ran out.
  if (failedAttempts(known) >= attempt) return null
  const gateway = saved?.gateway ?? agency.agency.currentPaymentGateway
  const wanted = { id: randomUUID(), bookingId, gateway, amount, currency: booking.currency, dueOn }
  const payment = await payments.create({ ...wanted, isAutomatic: true, actor: 'system' })
  return { booking, payment, saved }
}

async function charged(
  { booking, payment, saved }: Begun,
  gateway: PaymentGateway,
  { repositories }: TaskContext,
): Promise<ChargeOutcome> {
  if (saved === null || !hasMethod({ payment, saved })) return { declined: NO_METHOD }
  const { id: reference, reference: description } = booking
  const charge = { reference, description, method: saved.method }
  return chargeSavedMethod(payment, charge, gateway, repositories.payments)
}

/** Whether the booking keeps a method at the payment's gateway. */
function hasMethod({ payment, saved }: Pick<Begun, 'payment' | 'saved'>): boolean {
  return saved !== null && saved.gateway === payment.gateway
}

/**
 * Ends, in a transaction, the collection that was given up and that the agency's people have settled themselves: the entry is nobody's
 * payment any more, and can be paid by hand. What its gateway may have authorised is let go by a task.
 */
export async function closeCollection(
  { bookingId, dueOn }: Pick<Collecting, 'bookingId' | 'dueOn'>,
  records: Pick<BookingRecords, 'bookings' | 'payments' | 'tasks'>,
): Promise<void> {
  await records.bookings.lock(bookingId)
  const known = (await records.payments.ofBooking(bookingId)).filter((one) => one.dueOn === dueOn)
  const open = openOf(known)
  if (open?.isAutomatic) await dropPayment(open, records)
}

/** Nobody pays by what was declined any more. */
async function letGo(
  paymentId: string,
  gateway: PaymentGateway,
  payments: BookingRecords['payments'],
): Promise<void> {
  const gatewayReference = (await payments.find(paymentId))?.gatewayReference
  if (!gatewayReference) return
  await gateway.void({ gatewayReference, idempotencyKey: `${paymentId}-void` })
}

/** What a saved method is charged for. */
interface Charge {
  /** Our own name for what is paid, as the gateway keeps it. */
  reference: string
  /** What stands on the gateway's own pages; no names of travellers. */
  description: string
  method: string
}

/** `processing`: the gateway decides later. A decline says its code. */
type ChargeOutcome = 'authorised' | 'processing' | { declined: string }

/**
 * Charges a stored payment that nobody has authorised yet to the method that its booking keeps, and gives what came of it; nothing of
 * that is stored yet. Called again for the same payment it charges once, whatever was lost between: the gateway knows the payment
 * by its id and then by its reference. Throws a {@link PaymentError} where it is open what was done.
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
    // A server that died after the answer.
    if (decline !== null) return { declined: decline }
    const idempotencyKey = `${payment.id}-charge`
    const { state } = await gateway.authoriseSaved({ gatewayReference, idempotencyKey })
    // Nobody is there to answer the bank.
    if (state === 'requires_action') return { declined: 'authentication_failed' }
    return state === 'requires_capture' || state === 'succeeded' ? 'authorised' : 'processing'
  } catch (error) {
    if (!(error instanceof PaymentError) || error.isOpen) throw error
    // A method or a payment that is gone at the gateway is no better than one that was declined.
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
