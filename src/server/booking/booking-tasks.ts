import { bookedWith } from '../hotels/hotels-of.ts'
import { PaymentError } from '../payments/payment-error.ts'
import type { AgencyRepositories } from '../store/agency-repositories.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'
import type { ClaimedTask } from '../store/task-repository.ts'
import type { BookingParts } from './booking-parts.ts'
import { finishCancelling } from './cancel-item.ts'
import type { AgreedPenalty } from './cancellation-seal.ts'
import { type EndingHold, endHold } from './end-hold.ts'
import { gatewayOfBooking } from './gateway-of-booking.ts'
import { IllegalStep } from './illegal-step.ts'
import { askAbout } from './settle.ts'
import { type BookingNews, tellOfBooking } from './tell-of-booking.ts'

/** A supplier that has not heard of a booking when it is asked so often, some minutes later, will not any more. */
const LAST_QUESTION = 4

/** Longer than any call to a supplier or a gateway takes. */
const LEASE_SECONDS = 120

interface Doing {
  agency: ResolvedAgency
  repositories: AgencyRepositories
  parts: BookingParts
}

/** Does one task; throws where it has to be tried again. */
type Do = (payload: never, doing: Doing, task: ClaimedTask) => Promise<void>

const tasks: Readonly<Record<string, Do>> = {
  capture: ({ paymentId }: { paymentId: string }, doing) =>
    pay(paymentId, doing, async (payment, gateway, { payments }) => {
      const { gatewayReference, amount } = payment
      try {
        const { captured } = await gateway.capture({
          gatewayReference,
          amount,
          idempotencyKey: `${paymentId}-capture`,
        })
        await payments.move(paymentId, { event: 'capture', amount: captured, actor: 'system' })
      } catch (error) {
        if (!(error instanceof PaymentError) || error.isOpen) throw error
        await neverCaptured(payment, error, gateway, doing)
      }
    }),

  void: ({ paymentId }: { paymentId: string }, doing) =>
    pay(paymentId, doing, async ({ gatewayReference }, gateway, { payments }) => {
      await gateway.void({ gatewayReference, idempotencyKey: `${paymentId}-void` })
      await payments.move(paymentId, { event: 'cancel', actor: 'system' })
    }),

  refund: ({ paymentId, amount }: { paymentId: string; amount: number }, doing, { id }) =>
    pay(paymentId, doing, async ({ gatewayReference, state }, gateway, { payments }) => {
      // What was authorised is taken first, by a task of its own.
      if (state !== 'succeeded') throw new Error('the payment is not captured yet')
      const refund = await gateway.refund({
        gatewayReference,
        amount,
        idempotencyKey: `${paymentId}-refund-${id}`,
      })
      if (refund.state === 'failed') throw new Error('the gateway could not pay back')
      await payments.move(paymentId, { event: 'refund', amount, actor: 'system' })
    }),

  async ask({ bookingId }: { bookingId: string }, { agency, repositories, parts }, { attempts }) {
    const gateway = await gatewayOfBooking(agency, { id: bookingId }, parts)
    const { clock, log } = parts
    const settling = { repositories, gateway, supplier: bookedWith(parts.supplier), clock, log }
    if (!(await askAbout(bookingId, attempts >= LAST_QUESTION, settling)))
      throw new Error('the supplier has not decided yet')
  },

  'hold-over': (hold: EndingHold, { agency, parts }, { attempts }) => endHold(hold, agency, parts, attempts),

  async cancel(
    { bookingId, agreed }: { bookingId: string; agreed: StoredPenalty },
    { agency, repositories, parts },
  ) {
    const booking = await repositories.bookings.find(bookingId)
    const item = booking?.items.find(({ id }) => id === agreed.itemId)
    if (!booking || item?.state !== 'cancellation_requested') return
    const what = {
      booking,
      item,
      actor: 'system',
      agreed: { ...agreed, expiresAt: new Date(agreed.expiresAt) },
    }
    await finishCancelling(what, agency, parts)
  },

  mail: ({ bookingId, what }: { bookingId: string; what: BookingNews }, { agency, parts }) =>
    tellOfBooking(bookingId, what, agency, parts),

  async complete({ itemId }: { itemId: string }, { repositories }) {
    await repositories.bookings.moveItem(itemId, { event: 'complete', actor: 'system' })
  },
}

type StoredPenalty = Omit<AgreedPenalty, 'expiresAt'> & { expiresAt: string }

/**
 * Does what of an agency's bookings is due: captures, voids and refunds, questions about outcomes, the end of holds. Each task
 * is one server's; what cannot be done now is tried again later, and what cannot happen any more is done. Of more than `most`
 * the others are left: it says whether there may be some.
 */
export async function doBookingTasks(
  agency: ResolvedAgency,
  parts: BookingParts,
  most = Number.POSITIVE_INFINITY,
): Promise<'all' | 'more'> {
  const repositories = parts.ofAgency(agency.id)
  for (let done = 0; done < most; done += 1) {
    const task = await repositories.tasks.claim(LEASE_SECONDS)
    if (task === null) return 'all'
    const about = { agencyId: agency.id, task: task.id, kind: task.kind, attempt: task.attempts }
    try {
      const work = tasks[task.kind]
      if (!work) throw new Error(`nobody knows how to do ${task.kind}`)
      await work(task.payload as never, { agency, repositories, parts }, task).catch((error: unknown) => {
        if (!(error instanceof IllegalStep)) throw error
      })
      await repositories.tasks.done(task)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const fate = await repositories.tasks.failed(task, reason.slice(0, 300))
      if (fate === 'given_up') parts.log.error({ ...about, reason }, 'a task of a booking is given up')
      else parts.log.warn({ ...about, reason }, 'a task of a booking is tried again')
    }
  }
  return 'more'
}

/** What cannot be taken any more was not: nothing of it is ever paid back, and the agency has to ask for its money. */
async function neverCaptured(
  { id, gatewayReference }: KnownPayment,
  error: PaymentError,
  gateway: Gateway,
  { agency, repositories: { payments }, parts }: Doing,
): Promise<void> {
  const { state, captured } = await gateway.retrieve(gatewayReference)
  if (state === 'succeeded') {
    await payments.move(id, { event: 'capture', amount: captured, actor: 'gateway' })
    return
  }
  await payments.move(id, { event: 'cancel', actor: 'gateway', reason: `not captured: ${error.code}` })
  parts.log.error({ agencyId: agency.id, payment: id, code: error.code }, 'a confirmed booking was not paid')
}

type Payments = AgencyRepositories['payments']
type Gateway = NonNullable<Awaited<ReturnType<typeof gatewayOfBooking>>>
type KnownPayment = NonNullable<Awaited<ReturnType<Payments['find']>>> & { gatewayReference: string }

async function pay(
  paymentId: string,
  { agency, repositories, parts }: Doing,
  work: (payment: KnownPayment, gateway: Gateway, repositories: AgencyRepositories) => Promise<void>,
): Promise<void> {
  const payment = await repositories.payments.find(paymentId)
  if (payment === null || payment.gatewayReference === null || payment.state === 'canceled') return
  const { gateway } = await parts.gatewayOf(agency, payment.gateway === 'stripe' ? 'stripe' : 'sandbox')
  if (gateway === null) throw new Error('the gateway of the payment is not set up')
  await work({ ...payment, gatewayReference: payment.gatewayReference }, gateway, repositories)
}
