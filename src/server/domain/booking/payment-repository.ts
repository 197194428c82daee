import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import type { Scope } from '../../db/scope.ts'
import { isUuid } from '../../kernel/ids/is-uuid.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import { nextPaymentState, type PaymentEvent, type PaymentState } from '../payments/payment-states.ts'
import { bookingEvents, payments } from './booking-schema.ts'
import { type NotedRefund, noteRefund, type RefundNews, takeUnnamed } from './note-refund.ts'
import { ofOwnBooking } from './own-bookings.ts'

export interface NewPayment {
  /** A UUID. */
  id: string
  bookingId: string
  gateway: string
  /** In minor units. */
  amount: number
  currency: string
  /** The entry of the payment plan that it pays (YYYY-MM-DD); null or absent if due with the booking. */
  dueOn?: string | null
  /** Charged to the saved method while the traveller is absent; false by default. */
  isAutomatic?: boolean
  /** The amendment that it pays for; null or absent for the original booking. */
  amendmentId?: string | null
  actor: string
}

export interface Payment extends Omit<NewPayment, 'actor'> {
  /** The gateway's id; null until the gateway has created it. */
  gatewayReference: string | null
  state: PaymentState
  captured: number
  /** Refunded, and being refunded. */
  refunded: number
  refunding: number
  lastError: string | null
  dueOn: string | null
  isAutomatic: boolean
  amendmentId: string | null
  createdAt: Date
}

/** The method that later payments of a booking are charged to. Must not appear in answers or logs. */
export interface SavedMethod {
  gateway: string
  method: string
}

/** A step of a payment. A capture has an amount, a decline its code; refunds are stored separately. */
export type PaymentStep = { actor: string; reason?: string } & (
  | { event: 'capture'; amount: number }
  | { event: 'decline'; error: string }
  | { event: Exclude<PaymentEvent, 'capture' | 'decline' | RefundEvent> }
)
type RefundEvent = 'begin_refund' | 'refund' | 'fail_refund'

/** The payments of one agency's bookings. */
export interface PaymentRepository {
  create(payment: NewPayment): Promise<Payment>
  /** Stores the gateway's id, once; false if it has another id already. */
  attach(id: string, gatewayReference: string): Promise<boolean>
  find(id: string): Promise<Payment | null>
  /** Saves the gateway's id of a payment's method, for later payments. */
  saveMethod(id: string, method: string): Promise<void>
  /** Returns the latest saved method of a booking; null if none. */
  savedMethodOf(bookingId: string): Promise<SavedMethod | null>
  /** Finds a payment by its gateway and the gateway's id. */
  findByGateway(gateway: string, gatewayReference: string): Promise<Payment | null>
  /** Returns the payment and locks it against other steps until the transaction ends. */
  lock(id: string): Promise<Payment | null>
  /** Oldest first. */
  ofBooking(bookingId: string): Promise<Payment[]>
  /**
   * Takes a step and logs it; null if there is no such payment. Throws `IllegalStep` if its state does not allow it,
   * or if more would be captured than was authorised.
   */
  move(id: string, step: PaymentStep): Promise<Payment | null>
  /**
   * Stores the state of a refund by its gateway's id, once however often it is reported; null if there is no such
   * payment. Throws `IllegalStep` if more would be refunded than was captured.
   */
  noteRefund(id: string, news: RefundNews): Promise<NotedRefund | null>
  /**
   * Removes the sum of refunds from before refunds had ids, and returns it. Call it in the same transaction before
   * storing the listed refunds, which include them.
   */
  takeUnnamed(id: string, listed: number): Promise<number>
}

const { id, bookingId, gateway, gatewayReference, state, amount, currency, captured } = payments
const { refunded, refunding, lastError, dueOn, savedMethod, isAutomatic, amendmentId, createdAt } = payments
const read = {
  id,
  bookingId,
  gateway,
  gatewayReference,
  state,
  amount,
  currency,
  captured,
  refunded,
  refunding,
  lastError,
  dueOn,
  isAutomatic,
  amendmentId,
  createdAt,
}

/** Returns the payments of the scope's agency; demo payments are included only in the demo. */
export function paymentRepository(agencyId: string, scope: Scope, demo: boolean): PaymentRepository {
  const select = (tx: Transaction, ...conditions: (SQL | undefined)[]) =>
    tx
      .select(read)
      .from(payments)
      .where(and(eq(payments.agencyId, agencyId), ofOwnBooking(tx, agencyId, demo, bookingId), ...conditions))

  return {
    create: ({ actor, ...payment }) =>
      scope(async (tx) => {
        const toState = 'requires_payment_method' as const
        const [made] = await tx
          .insert(payments)
          .values({ ...payment, agencyId, state: toState })
          .returning(read)
        if (made === undefined) throw new Error('a payment was not stored')
        const of = { agencyId, bookingId: payment.bookingId, paymentId: payment.id }
        await tx.insert(bookingEvents).values({ ...of, event: 'begin', toState, actor })
        return made
      }),
    async attach(wanted, name) {
      const isNew = and(eq(payments.agencyId, agencyId), eq(id, wanted), isNull(gatewayReference))
      return scope(async (tx) => {
        const noted = await tx.update(payments).set({ gatewayReference: name }).where(isNew).returning({ id })
        if (noted.length > 0) return true
        const [same] = await select(tx, eq(id, wanted), eq(gatewayReference, name))
        return same !== undefined
      })
    },
    async find(wanted) {
      if (!isUuid(wanted)) return null
      const [row] = await scope((tx) => select(tx, eq(id, wanted)))
      return row ?? null
    },
    async saveMethod(wanted, method) {
      const isIt = and(eq(payments.agencyId, agencyId), eq(id, wanted))
      await scope((tx) => tx.update(payments).set({ savedMethod: method }).where(isIt))
    },
    async savedMethodOf(wanted) {
      const isSaved = and(isNotNull(savedMethod), inArray(state, ['requires_capture', 'succeeded']))
      const [row] = await scope((tx) =>
        tx
          .select({ gateway, method: savedMethod })
          .from(payments)
          .where(and(eq(payments.agencyId, agencyId), eq(bookingId, wanted), isSaved))
          .orderBy(desc(createdAt), desc(id))
          .limit(1),
      )
      return row?.method ? { gateway: row.gateway, method: row.method } : null
    },
    async findByGateway(which, name) {
      const [row] = await scope((tx) => select(tx, eq(gateway, which), eq(gatewayReference, name)))
      return row ?? null
    },
    async lock(wanted) {
      if (!isUuid(wanted)) return null
      const [row] = await scope((tx) => select(tx, eq(id, wanted)).for('update'))
      return row ?? null
    },
    ofBooking: async (wanted) =>
      isUuid(wanted) ? scope((tx) => select(tx, eq(bookingId, wanted)).orderBy(asc(createdAt), asc(id))) : [],
    move: async (wanted, step) =>
      isUuid(wanted)
        ? scope(async (tx) => {
            const [held] = await select(tx, eq(id, wanted)).for('update')
            if (held === undefined) return null
            const moved = moveOf(held, step)
            await tx
              .update(payments)
              .set(moved)
              .where(and(eq(payments.agencyId, agencyId), eq(id, wanted)))
            await tx.insert(bookingEvents).values({
              agencyId,
              bookingId: held.bookingId,
              paymentId: wanted,
              event: step.event,
              fromState: held.state,
              toState: moved.state,
              actor: step.actor,
              amount: 'amount' in step ? step.amount : null,
              reason: reasonOf(step),
            })
            return { ...held, ...moved }
          })
        : null,
    noteRefund: async (wanted, news) =>
      isUuid(wanted)
        ? scope(async (tx) => {
            const [held] = await select(tx, eq(id, wanted)).for('update')
            return held === undefined ? null : noteRefund(tx, agencyId, held, news)
          })
        : null,
    takeUnnamed: async (wanted, listed) =>
      scope(async (tx) => {
        const [held] = await select(tx, eq(id, wanted)).for('update')
        return held === undefined ? 0 : takeUnnamed(tx, agencyId, held, listed)
      }),
  }
}

/** Returns a payment's new values for a step; throws if the step is not allowed. */
function moveOf(payment: Payment, step: PaymentStep): Pick<Payment, 'state'> & Partial<Payment> {
  const next = nextPaymentState(payment.state, step.event)
  if (next === null) throw new IllegalStep('payment', payment.state, step.event)
  if (step.event === 'decline') return { state: next, lastError: step.error }
  if (step.event === 'authorise') return { state: next, lastError: null }
  if (step.event !== 'capture') return { state: next }
  if (!(Number.isSafeInteger(step.amount) && step.amount > 0 && step.amount <= payment.amount)) {
    throw new IllegalStep('payment', payment.state, `capture of ${step.amount}`)
  }
  return { state: next, captured: step.amount }
}

function reasonOf(step: PaymentStep): string | null {
  return step.reason ?? (step.event === 'decline' ? step.error : null)
}
