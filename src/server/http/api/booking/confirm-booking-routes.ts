import type { Booking } from '../../../domain/booking/booking.ts'
import { stillDue } from '../../../domain/booking/booking-charges.ts'
import type { BookingParts } from '../../../domain/booking/booking-parts.ts'
import type { BookingRecords } from '../../../domain/booking/booking-records.ts'
import { followPayments } from '../../../domain/booking/follow-payments.ts'
import { gatewayOfBooking } from '../../../domain/booking/gateway-of-booking.ts'
import { gatewayProblem } from '../../../domain/booking/payment-problem.ts'
import { leaveOut, settle } from '../../../domain/booking/settle.ts'
import type { GatewayPayment, PaymentGateway } from '../../../domain/payments/payment-gateway.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Call, Routes } from '../../call/route.ts'
import { bindKey } from './bind-key.ts'
import { changeableBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import { once } from './once.ts'
import { requireAllowance } from './require-allowance.ts'

type Operations = 'confirmBooking' | 'payAgain'

/** Makes the routes that book what is held and paid, and begin another payment. Source: booking design, 'payment states'. */
export function confirmBookingRoutes(parts: BookingParts): Pick<Routes, Operations> {
  const { ofAgency, suppliers, hash, clock, log } = parts
  const callerOf = ({ signedIn, request }: Call<Operations>) =>
    hash(signedIn?.userId ?? request.headers.get('x-session-id') ?? '')
  const answer = async (call: Call<Operations>, id: string) => {
    const booking = await ofAgency(call.agency.id).bookings.find(id)
    if (booking === null) throw new Error('a booking that was there is not')
    return { data: await bookingAnswer(call, booking, parts) }
  }

  return {
    async confirmBooking(call) {
      const booking = await changeableBooking(call, call.path.reference, parts)
      requireOpen(booking)
      const repositories = ofAgency(call.agency.id)
      const actor = call.signedIn?.userId ?? 'guest'
      const { without = [] } = call.body
      await bindKey(call, 'confirmBooking', { repositories, caller: callerOf(call) })
      if (without.length > 0 && !(await leaveOut(booking.id, without, actor, { repositories })))
        throw notRefused()
      const gateway = await gatewayOfBooking(call.agency, booking, parts)
      const settling = { repositories, gateway, clock, log, suppliers }
      try {
        // Whatever asks twice settles it once: the step from hold to pending is taken by one alone.
        await settle(booking.id, actor, settling)
      } catch (error) {
        throw gatewayProblem(error)
      }
      const payments = await repositories.payments.ofBooking(booking.id)
      const payment = payments.findLast(({ dueOn }) => dueOn === null)
      if (payment?.state === 'requires_payment_method' && payment.lastError !== null) {
        throw new Problem({
          code: 'payment_declined',
          detail: 'The payment was declined. Nothing was charged; try another way to pay.',
          extra: { declined: payment.lastError },
        })
      }
      return answer(call, booking.id)
    },

    async payAgain(call) {
      const booking = await changeableBooking(call, call.path.reference, parts)
      const repositories = ofAgency(call.agency.id)
      const gateway = await gatewayOfBooking(call.agency, booking, parts)
      if (!isHeld(booking) || gateway === null || stillDue(booking) === 0) throw nothingToPay()
      const actor = call.signedIn?.userId ?? 'guest'
      await once(call, 'payAgain', {
        ...{ repositories, caller: callerOf(call) },
        work: async ({ subject, attempts }, finish, begins) => {
          const hasNone = !(await hasOne(booking, gateway))
          // Who goes on with what was begun was counted then.
          if (hasNone && attempts === 1) await requireAllowance(call, 'payment', parts)
          const begun = hasNone ? await begin(booking, subject, gateway, begins) : null
          const isKept = await repositories.together(async (records) => {
            const held = await records.bookings.lock(booking.id)
            if (held === null || !isHeld(held)) throw nothingToPay()
            const isFree = begun !== null && (await isUnpaid(booking, records))
            if (isFree) await keep(begun, { ...booking, actor }, gateway, records)
            await finish(records, {})
            return isFree
          })
          // Somebody else's was there first.
          if (begun !== null && !isKept) await begun.undo().catch(() => null)
          return {}
        },
      })
      return answer(call, booking.id)

      /** Whether there is one that waits for a card or for the bank's word: it is the one to pay by. */
      async function hasOne({ id }: Booking, gateway: PaymentGateway): Promise<boolean> {
        const payments = await followPayments(id, { repositories, gateway }).catch((error: unknown) => {
          throw gatewayProblem(error)
        })
        return payments.some(({ state }) => state !== 'canceled')
      }
    },
  }
}

interface Begun {
  readonly id: string
  readonly intent: GatewayPayment
  undo(): Promise<unknown>
}

/** Begins another payment at the gateway, of what is due now for the items that are or may still be booked. */
async function begin(
  booking: Booking,
  id: string,
  gateway: PaymentGateway,
  begins: (undo: () => Promise<unknown>) => void,
): Promise<Begun> {
  const { id: reference, reference: description, currency } = booking
  let intent: GatewayPayment | null = null
  const undo = async () => {
    if (intent === null) return
    await gateway.void({ gatewayReference: intent.gatewayReference, idempotencyKey: `${id}-void` })
  }
  // A gateway whose answer is lost knows it again by its key.
  begins(undo)
  try {
    const amount = { amount: stillDue(booking), currency }
    intent = await gateway.createIntent({ reference, amount, description, idempotencyKey: id })
  } catch (error) {
    throw gatewayProblem(error)
  }
  return { id, intent, undo }
}

async function isUnpaid({ id }: Booking, { payments }: BookingRecords): Promise<boolean> {
  return (await payments.ofBooking(id)).every(({ state }) => state === 'canceled')
}

async function keep(
  { id, intent }: Begun,
  { id: bookingId, actor }: { id: string; actor: string },
  { name: gateway }: PaymentGateway,
  { payments }: BookingRecords,
): Promise<void> {
  await payments.create({ ...{ id, bookingId, gateway, actor }, ...intent.amount })
  await payments.attach(id, intent.gatewayReference)
}

function isHeld({ items }: Booking): boolean {
  return items.some(({ state }) => state === 'on_hold')
}

function notRefused(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'You can go on only without items of this booking that were refused.',
  })
}

function nothingToPay(): Problem {
  return new Problem({ code: 'conflict', detail: 'Nothing of this booking is waiting to be paid.' })
}

function requireOpen({ items }: Booking): void {
  const isOver = items.every(({ state }) => state === 'expired' || state === 'released')
  if (!isOver) return
  throw new Problem({
    code: 'hold_expired',
    detail: 'What was held for you was let go. Look at the price once more and hold it again.',
  })
}
