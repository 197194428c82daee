import { PaymentError } from '../payments/payment-error.ts'
import type { GatewayPayment, PaymentGateway } from '../payments/payment-gateway.ts'
import type { BookingRecords } from './booking-records.ts'
import type { Payment } from './payment-repository.ts'
import { openRefundIncident, syncRefunds } from './sync-refunds.ts'
import { type Finish, nothing, type TaskContext } from './task-context.ts'

/** Days a bank may take for a refund before it opens an incident. */
const REFUND_DAYS = 14
const DAY = 86_400

type KnownPayment = Payment & { gatewayReference: string }
interface PaymentTask {
  payment: KnownPayment
  gateway: PaymentGateway
  context: TaskContext
}

/** What is captured of a payment; the whole amount if none is given. */
interface Captured {
  paymentId: string
  amount?: number
}

/**
 * Captures what the suppliers confirmed: all that was authorised, or the booked part, in which case the rest is
 * released.
 */
export function capture({ paymentId, amount: part }: Captured, context: TaskContext): Promise<Finish> {
  return pay(paymentId, context, async ({ payment, gateway }) => {
    const { gatewayReference } = payment
    const amount = part ?? payment.amount
    try {
      const idempotencyKey = `${paymentId}-capture`
      const { captured } = await gateway.capture({ gatewayReference, amount, idempotencyKey })
      return (records) => storeTaken(payment, captured, 'system', records)
    } catch (error) {
      if (!isFinal(error)) throw error
      return notCaptured({ payment, gateway, context }, amount, error)
    }
  })
}

/**
 * A payment that can no longer be captured is never refunded; an incident asks the agency to claim its money. A
 * payment that is still authorised is tried again.
 */
async function notCaptured(
  { payment, gateway, context }: PaymentTask,
  amount: number,
  refused: PaymentError,
): Promise<Finish> {
  const { id, gatewayReference } = payment
  const { code, message } = refused
  const { state, captured } = await gateway.retrieve(gatewayReference)
  if (state === 'succeeded') {
    return (records) => storeTaken(payment, captured, 'gateway', records)
  }
  if (state === 'requires_capture') throw refused
  context.dependencies.log.error(
    { agencyId: context.agency.id, payment: id, code },
    'a confirmed booking was not paid',
  )
  return async ({ payments, tasks }) => {
    await payments.move(id, { event: 'cancel', actor: 'gateway', reason: `not captured: ${code}` })
    await tasks.raise({ kind: 'unpaid', payload: { paymentId: id, amount }, error: message })
  }
}

/** Releases a payment that nothing was booked for; refunds what was captured at the gateway in the meantime. */
export function letGoPayment({ paymentId }: { paymentId: string }, context: TaskContext): Promise<Finish> {
  return pay(paymentId, context, async ({ payment, gateway }) => {
    const { gatewayReference } = payment
    const canceled: Finish = async ({ payments }) => {
      await payments.move(paymentId, { event: 'cancel', actor: 'system' })
    }
    try {
      await gateway.void({ gatewayReference, idempotencyKey: `${paymentId}-void` })
      return canceled
    } catch (error) {
      if (!isFinal(error) || error.code !== 'wrong_state') throw error
      const now = await gateway.retrieve(gatewayReference)
      if (now.state === 'canceled') return canceled
      if (now.state !== 'succeeded') throw error
      return (records) => giveBack(payment, now, records)
    }
  })
}

async function giveBack(
  { id }: KnownPayment,
  { captured, refunded }: GatewayPayment,
  { payments, tasks }: BookingRecords,
): Promise<void> {
  const held = await payments.lock(id)
  if (held === null) return
  const isOpen = held.state !== 'requires_capture' && held.state !== 'succeeded'
  if (isOpen) await payments.move(id, { event: 'authorise', actor: 'gateway' })
  if (held.state !== 'succeeded') {
    await payments.move(id, { event: 'capture', amount: captured, actor: 'gateway' })
  }
  const amount = captured - refunded
  if (amount > 0) await tasks.enqueue({ kind: 'refund', payload: { paymentId: id, amount } })
}

/** Refunds a payment. The task's id is the refund's idempotency key, so a failed refund is repeated by another task. */
export function refund(
  { paymentId, amount }: { paymentId: string; amount: number },
  context: TaskContext,
  { id }: { id: number },
): Promise<Finish> {
  return pay(paymentId, context, async ({ payment: { gatewayReference, state }, gateway }) => {
    // A separate task captures the authorised amount first.
    if (state !== 'succeeded') throw new Error('the payment is not captured yet')
    try {
      const idempotencyKey = `${paymentId}-refund-${id}`
      const made = await gateway.refund({ gatewayReference, amount, idempotencyKey })
      return async ({ payments, tasks }) => {
        const news = { ...made, amount: made.amount.amount, isOurs: true, actor: 'system' }
        await payments.noteRefund(paymentId, news)
        if (made.state === 'failed') await openRefundIncident(paymentId, news, tasks)
        if (made.state === 'pending') await checkAgain(paymentId, 1, tasks)
      }
    } catch (error) {
      if (!isFinal(error)) throw error
      const payload = { paymentId, amount, after: `task ${id}` }
      return async ({ tasks }) => {
        await tasks.raise({ kind: 'refund', payload, error: error.message })
      }
    }
  })
}

/** Asks for the state of slow refunds, in case no webhook reports it. */
export function watchRefunds(
  { paymentId, days }: { paymentId: string; days: number },
  context: TaskContext,
): Promise<Finish> {
  return pay(paymentId, context, async ({ payment, gateway }) => {
    const found = await gateway.refundsOf(payment.gatewayReference)
    return async (records) => {
      await syncRefunds(paymentId, found, records)
      const now = await records.payments.find(paymentId)
      if (!now || now.refunding === 0) return
      if (days < REFUND_DAYS) return checkAgain(paymentId, days + 1, records.tasks)
      const payload = { paymentId, amount: now.refunding, days }
      await records.tasks.raise({ kind: 'refund_late', payload, error: `pending for ${days} days` })
    }
  })
}

function checkAgain(paymentId: string, days: number, tasks: BookingRecords['tasks']): Promise<void> {
  return tasks.enqueue({ kind: 'watch-refunds', payload: { paymentId, days }, due: { inSeconds: DAY } })
}

/** After any other failure the outcome is unknown, and the same request is repeated. */
function isFinal(error: unknown): error is PaymentError {
  return error instanceof PaymentError && !error.isOpen
}

async function pay(
  paymentId: string,
  context: TaskContext,
  work: (paying: PaymentTask) => Promise<Finish>,
): Promise<Finish> {
  const { agency, repositories, dependencies } = context
  const payment = await repositories.payments.find(paymentId)
  if (payment === null || payment.gatewayReference === null || payment.state === 'canceled') return nothing
  const { gateway } = await dependencies.gatewayOf(
    agency,
    payment.gateway === 'stripe' ? 'stripe' : 'sandbox',
  )
  if (gateway === null) throw new Error('the gateway of the payment is not set up')
  return work({ payment: { ...payment, gatewayReference: payment.gatewayReference }, gateway, context })
}

/**
 * Stores that a payment was captured. For a later entry, mails the traveller and ends its incident. Call it in a
 * transaction; throws `IllegalStep` if already stored, so that no mail is sent twice.
 */
async function storeTaken(
  { id, bookingId, dueOn }: Pick<Payment, 'id' | 'bookingId' | 'dueOn'>,
  amount: number,
  actor: 'system' | 'gateway',
  { payments, tasks }: Pick<BookingRecords, 'payments' | 'tasks'>,
): Promise<void> {
  await payments.move(id, { event: 'capture', amount, actor })
  if (dueOn === null) return
  await tasks.settled('collect', { bookingId, dueOn })
  await tasks.enqueue({ kind: 'mail', payload: { bookingId, what: 'paymentTaken', dueOn } })
}
