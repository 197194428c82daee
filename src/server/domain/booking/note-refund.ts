import { and, eq, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import { nextPaymentState } from '../payments/payment-states.ts'
import { bookingEvents, payments, type RefundState, refunds } from './booking-schema.ts'

type Payment = Omit<typeof payments.$inferSelect, 'agencyId' | 'savedMethod'>

/** How a refund stands, as its gateway says. */
export interface RefundNews {
  gatewayReference: string
  /** In minor units. */
  amount: number
  state: RefundState
  /** Asked for here, and not at the gateway itself. */
  isOurs: boolean
  actor: string
  reason?: string
  /** Its step was noted when it had no name yet. */
  isNoted?: boolean
}

export interface NotedRefund {
  payment: Payment
  /** What was known of it before; null for nothing. */
  before: RefundState | null
  isNews: boolean
}

const steps = { pending: 'begin_refund', succeeded: 'refund', failed: 'fail_refund' } as const

/**
 * Takes a payment that is locked and how a refund of it stands, and keeps what is new of that; the same told again changes
 * nothing, and one that failed stays so. Throws `IllegalStep` where more would go back than was captured.
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

/** What migrations call all that went back of a payment before each refund was kept. */
const UNNAMED = 'unnamed'

/**
 * Takes a payment that is locked, of which refunds of so much are about to be noted by their names, and counts what of it has
 * no name no longer; gives how much that was. What the gateway does not list in full stays as it is.
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

/** What went back and what is on its way, once a refund stands as it does now. */
function sums(
  { refunded, refunding }: Payment,
  amount: number,
  before: RefundState | null,
  now: RefundState,
): Pick<Payment, 'refunded' | 'refunding'> {
  const change = (state: RefundState) => (now === state ? amount : 0) - (before === state ? amount : 0)
  return { refunded: refunded + change('succeeded'), refunding: refunding + change('pending') }
}
