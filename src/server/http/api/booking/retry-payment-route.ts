import type { Booking } from '../../../domain/booking/booking.ts'
import { stillDue } from '../../../domain/booking/booking-charges.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { bookingGateway } from '../../../domain/booking/booking-gateway.ts'
import { keepsMethod } from '../../../domain/booking/booking-plan.ts'
import type { BookingRecords } from '../../../domain/booking/booking-records.ts'
import { ENTRY_SECONDS } from '../../../domain/booking/collection-terms.ts'
import { openOf } from '../../../domain/booking/entry-payments.ts'
import { payableEntry } from '../../../domain/booking/payable-entry.ts'
import { gatewayProblem, paymentsUnavailable } from '../../../domain/booking/payment-problem.ts'
import { syncEntries } from '../../../domain/booking/sync-entries.ts'
import { syncPayments } from '../../../domain/booking/sync-payments.ts'
import type {
  GatewayPayment,
  IntentRequest,
  PaymentGateway,
} from '../../../domain/payments/payment-gateway.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Route } from '../../request-context/route.ts'
import { answerOnce } from './answer-once.ts'
import { changeableBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import { requireQuota } from './require-quota.ts'

/** A payment to begin: what is due with the booking, or a later entry of its payment schedule. */
interface Paying {
  /** Date of the entry, YYYY-MM-DD; null for what is due with the booking. */
  dueOn: string | null
  gateway: PaymentGateway
  /** Returns the amount in minor units; throws a problem if it cannot be paid. */
  amountOf(records: Pick<BookingRecords, 'bookings' | 'payments'>): Promise<number>
  /** True if it already has a payment that waits for a card or for the bank; that one is used. */
  hasOne(): Promise<boolean>
}

/** Makes the route that begins a payment: another one after a decline, or one of a later entry. Source: decision 0061. */
export function retryPaymentRoute(dependencies: BookingDependencies): Route<'payAgain'> {
  const { ofAgency, hash } = dependencies
  type PayCall = Parameters<Route<'payAgain'>>[0]

  async function withBooking(call: PayCall, booking: Booking): Promise<Paying> {
    const repositories = ofAgency(call.agency.id)
    const gateway = await bookingGateway(call.agency, booking, dependencies)
    if (!isHeld(booking) || gateway === null || stillDue(booking) === 0) throw nothingToPay()
    return {
      dueOn: null,
      gateway,
      async amountOf({ bookings }) {
        const held = await bookings.lock(booking.id)
        if (held === null || !isHeld(held)) throw nothingToPay()
        // The amount due now for items that are booked or may still be.
        return stillDue(held)
      },
      async hasOne() {
        const payments = await syncPayments(booking.id, { repositories, gateway })
        return payments.some(({ state }) => state !== 'canceled')
      },
    }
  }

  async function ofEntry(call: PayCall, booking: Booking, dueOn: string): Promise<Paying> {
    const { payments } = ofAgency(call.agency.id)
    payableEntry(booking, await payments.ofBooking(booking.id), dueOn)
    const own = await bookingGateway(call.agency, booking, dependencies)
    const gateway = own ?? (await dependencies.gatewayOf(call.agency)).gateway
    if (gateway === null) throw paymentsUnavailable()
    return {
      dueOn,
      gateway,
      async amountOf(records) {
        const locked = await records.bookings.lock(booking.id)
        if (locked === null) throw nothingToPay()
        return payableEntry(locked, await records.payments.ofBooking(booking.id), dueOn).amount
      },
      async hasOne() {
        await syncEntries(booking.id, call.agency, dependencies)
        const known = await payments.ofBooking(booking.id)
        payableEntry(booking, known, dueOn)
        return openOf(known.filter((one) => one.dueOn === dueOn)) !== undefined
      },
    }
  }

  return async (call) => {
    const booking = await changeableBooking(call, call.path.reference, dependencies)
    const repositories = ofAgency(call.agency.id)
    const { at } = call.body
    const paying = at === undefined ? await withBooking(call, booking) : await ofEntry(call, booking, at)
    const actor = call.signedIn?.userId ?? 'guest'
    const caller = hash(call.signedIn?.userId ?? call.request.headers.get('x-session-id') ?? '')
    await answerOnce(call, 'payAgain', {
      repositories,
      caller,
      work: async ({ subject, attempts }, finish, begins) => {
        const hasNone = !(await paying.hasOne().catch(asProblem))
        // A repeat that continues begun steps was counted before.
        if (hasNone && attempts === 1) await requireQuota(call, 'payment', dependencies)
        const amount = hasNone ? await repositories.transaction(paying.amountOf) : 0
        const wanted = { amount, keepsMethod: keepsMethod(booking) }
        const begun = hasNone ? await beginPayment(booking, subject, wanted, paying.gateway, begins) : null
        const isKept = await repositories.transaction(async (records) => {
          await paying.amountOf(records)
          const isFree = begun !== null && (await isUnpaid(booking, paying, records))
          if (isFree) await keep(begun, { ...booking, actor }, paying, records)
          await finish(records, {})
          return isFree
        })
        // Another caller's payment was first.
        if (begun !== null && !isKept) await begun.undo().catch(() => null)
        return {}
      },
    })
    const paid = await repositories.bookings.find(booking.id)
    if (paid === null) throw new Error('a booking that was there is not')
    return { data: await bookingAnswer(call, paid, dependencies) }
  }
}

async function isUnpaid(
  { id }: Booking,
  { dueOn }: Paying,
  { payments }: Pick<BookingRecords, 'payments'>,
): Promise<boolean> {
  const known = await payments.ofBooking(id)
  return known.every((one) => one.dueOn !== dueOn || one.state === 'canceled')
}

async function keep(
  { id, intent }: Begun,
  { id: bookingId, actor }: { id: string; actor: string },
  { dueOn, gateway: { name: gateway } }: Paying,
  { payments, tasks }: BookingRecords,
): Promise<void> {
  await payments.create({ id, bookingId, gateway, dueOn, actor, ...intent.amount })
  await payments.attach(id, intent.gatewayReference)
  if (dueOn === null) return
  // A payment begun here keeps the entry from being collected, so it ends by itself.
  const due = { inSeconds: ENTRY_SECONDS }
  await tasks.enqueue({ kind: 'watch-entry', payload: { paymentId: id }, due })
}

function asProblem(error: unknown): never {
  throw gatewayProblem(error)
}

function isHeld({ items }: Booking): boolean {
  return items.some(({ state }) => state === 'on_hold')
}

function nothingToPay(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'Nothing in this booking is waiting for a payment. Reload the booking to see its state.',
  })
}

/** A payment that the gateway knows and the books do not yet. */
interface Begun {
  readonly id: string
  readonly intent: GatewayPayment
  undo(): Promise<unknown>
}

/**
 * Begins a payment at a gateway, under the id that it will have here. Amounts in minor units of the booking's
 * currency. Throws the problem for the answer if the gateway fails.
 */
async function beginPayment(
  { id: reference, reference: description, currency }: Booking,
  id: string,
  { amount, keepsMethod }: { amount: number } & Pick<IntentRequest, 'keepsMethod'>,
  gateway: PaymentGateway,
  begins: (undo: () => Promise<unknown>) => void,
): Promise<Begun> {
  let intent: GatewayPayment | null = null
  const undo = async () => {
    if (intent === null) return
    await gateway.void({ gatewayReference: intent.gatewayReference, idempotencyKey: `${id}-void` })
  }
  // After a lost answer, the gateway recognises the payment by its key.
  begins(undo)
  try {
    intent = await gateway.createIntent({
      reference,
      description,
      amount: { amount, currency },
      idempotencyKey: id,
      ...(keepsMethod && { keepsMethod }),
    })
  } catch (error) {
    throw gatewayProblem(error)
  }
  return { id, intent, undo }
}
