import { and, eq, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import { nextPaymentState } from '../payments/payment-states.ts'
import { bookingEvents, payments, type RefundState, refunds } from './booking-schema.ts'

type Payment = Omit<typeof payments.$inferSelect, 'agencyId' | 'savedMethod'>

/** The state of a refund, as its gateway reports it. */
export interface RefundNews {
  gatewayReference: string
  /** In minor units. */
  amount: number
  state: RefundState
  /** Requested here, and not at the gateway itself. */
  isOurs: boolean
  actor: string
  reason?: string
  /** Its step was logged before it had an id. */
  isNoted?: boolean
}

export interface NotedRefund {
  payment: Payment
  /** The state known before; null if none. */
  before: RefundState | null
  isNews: boolean
}

const steps = { pending: 'begin_refund', succeeded: 'refund', failed: 'fail_refund' } as const

/**
 * Stores what is new in a refund's state, for a locked payment. Repeated news changes nothing, and a failed refund
 * stays failed. Throws `IllegalStep` if more would be refunded than was captured.
 */
export async function noteRefund(
  tx: Transaction,
  agencyId: string,
  payment: Payment,
  { gatewayReference, amount, state, isOurs, actor, reason, isNoted = false }: RefundNews,
): Promise<NotedRefund> {
  const isIt = and(
    eq(refunds.agencyId, agencyId),
    eq(refunds.paymentId, payment.id),
    eq(refunds.gatewayReference, gatewayReference),
  )
  const [known] = await tx.select({ state: refunds.state }).from(refunds).where(isIt)
  const before = known?.state ?? null
  const isOld = before === state || before === 'failed' || (before === 'succeeded' && state === 'pending')
  if (isOld) return { payment, before, isNews: false }
  const event = steps[state]
  const moved = { ...sums(payment, amount, before, state) }
  const next = nextPaymentState(payment.state, event)
  if (next === null || moved.refunded + moved.refunding > payment.captured) {
    throw new IllegalStep('payment', payment.state, `${event} of ${amount}`)
  }
  if (known) await tx.update(refunds).set({ state }).where(isIt)
  else
    await tx
      .insert(refunds)
      .values({ agencyId, paymentId: payment.id, gatewayReference, amount, state, isOurs })
  await tx
    .update(payments)
    .set(moved)
    .where(and(eq(payments.agencyId, agencyId), eq(payments.id, payment.id)))
  if (!isNoted) {
    await tx.insert(bookingEvents).values({
      agencyId,
      bookingId: payment.bookingId,
      paymentId: payment.id,
      event,
      amount,
      actor,
      fromState: payment.state,
      toState: next,
      reason: reason ?? null,
    })
  }
  return { payment: { ...payment, ...moved }, before, isNews: true }
}

/** The id that migrations gave to the sum of refunds from before each was stored. */
const UNNAMED = 'unnamed'

/**
 * Removes from a locked payment the unnamed refunds that are about to be stored by their ids, and returns their sum.
 * Refunds that the gateway does not list in full stay.
 */
export async function takeUnnamed(
  tx: Transaction,
  agencyId: string,
  { id }: Pick<Payment, 'id'>,
  listed: number,
): Promise<number> {
  const [unnamed] = await tx
    .update(refunds)
    .set({ state: 'failed' })
    .where(
      and(
        ...[eq(refunds.agencyId, agencyId), eq(refunds.paymentId, id), eq(refunds.gatewayReference, UNNAMED)],
        ...[eq(refunds.state, 'succeeded'), lte(refunds.amount, listed)],
      ),
    )
    .returning({ amount: refunds.amount })
  if (unnamed === undefined) return 0
  await tx
    .update(payments)
    .set({ refunded: sql`${payments.refunded} - ${unnamed.amount}` })
    .where(and(eq(payments.agencyId, agencyId), eq(payments.id, id)))
  return unnamed.amount
}

/** The refunded and refunding sums after a refund's news. */
function sums(
  { refunded, refunding }: Payment,
  amount: number,
  before: RefundState | null,
  now: RefundState,
): Pick<Payment, 'refunded' | 'refunding'> {
  const change = (state: RefundState) => (now === state ? amount : 0) - (before === state ? amount : 0)
  return { refunded: refunded + change('succeeded'), refunding: refunding + change('pending') }
}
