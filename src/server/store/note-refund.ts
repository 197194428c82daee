import { and, eq } from 'drizzle-orm'
import { IllegalStep } from '../booking/illegal-step.ts'
import { nextPaymentState } from '../booking/payment-states.ts'
import { bookingEvents, payments, type RefundState, refunds } from './booking-schema.ts'
import type { Transaction } from './database.ts'

type Payment = Omit<typeof payments.$inferSelect, 'agencyId'>

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
  { gatewayReference, amount, state, isOurs, actor, reason }: RefundNews,
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
  await tx.insert(bookingEvents).values({
    ...{ agencyId, bookingId: payment.bookingId, paymentId: payment.id, event, amount, actor },
    ...{ fromState: payment.state, toState: next, reason: reason ?? null },
  })
  return { payment: { ...payment, ...moved }, before, isNews: true }
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
