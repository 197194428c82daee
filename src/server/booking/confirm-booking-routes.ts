import { bookedWith } from '../hotels/hotels-of.ts'
import { Problem } from '../http/problem.ts'
import type { Call, Routes } from '../routes/route.ts'
import type { Booking } from '../store/booking.ts'
import { changeableBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import type { BookingParts } from './booking-parts.ts'
import { followPayment } from './follow-payment.ts'
import { gatewayOfBooking } from './gateway-of-booking.ts'
import { once } from './once.ts'
import { gatewayProblem } from './payment-problem.ts'
import { holdsOneLess } from './require-allowance.ts'
import { settle } from './settle.ts'

type Operations = 'confirmBooking' | 'payAgain'

/** Makes the routes that book what is held and paid, and begin another payment. Source: booking design, 'payment states'. */
export function confirmBookingRoutes(parts: BookingParts): Pick<Routes, Operations> {
  const { ofAgency, supplier, hash, clock } = parts
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
      const gateway = await gatewayOfBooking(call.agency, booking, parts)
      const settling = { repositories, gateway, clock, supplier: bookedWith(supplier) }
      try {
        // Whatever asks twice settles it once: the step from hold to pending is taken by one alone.
        await settle(booking.id, call.signedIn?.userId ?? 'guest', settling)
      } catch (error) {
        throw gatewayProblem(error)
      }
      const [settled] = (await repositories.bookings.find(booking.id))?.items ?? []
      if (booking.items[0]?.state === 'on_hold' && settled?.state !== 'on_hold')
        await holdsOneLess(call, parts)
      const payment = (await repositories.payments.ofBooking(booking.id)).at(-1)
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
      const [item] = booking.items
      if (item?.state !== 'on_hold' || gateway === null) {
        throw new Problem({ code: 'conflict', detail: 'Nothing of this booking is waiting to be paid.' })
      }
      await once(call, 'payAgain', {
        ...{ repositories, caller: callerOf(call) },
        work: async (claim, finish) => {
          const payment = await followPayment(booking.id, { repositories, gateway })
          // One that waits for a card, or for the bank's word, is the one to pay by.
          const isUsable = payment !== null && payment.state !== 'canceled'
          if (!isUsable) await begin(claim.subject)
          await repositories.together((records) => finish(records, {}))
          return {}
        },
      })
      return answer(call, booking.id)

      async function begin(id: string) {
        const last = (await repositories.payments.ofBooking(booking.id)).at(-1)
        if (!last || !gateway) return
        const amount = { amount: last.amount, currency: last.currency }
        const intent = await gateway
          .createIntent({ reference: booking.id, amount, description: booking.reference, idempotencyKey: id })
          .catch((error: unknown) => {
            throw gatewayProblem(error)
          })
        await repositories.together(async ({ payments }) => {
          await payments.create({
            id,
            bookingId: booking.id,
            gateway: gateway.name,
            ...amount,
            actor: booking.personId ?? 'guest',
          })
          await payments.attach(id, intent.gatewayReference)
        })
      }
    },
  }
}

function requireOpen({ items }: Booking): void {
  const [item] = items
  const isOver = item?.state === 'expired' || item?.state === 'released'
  if (!isOver) return
  throw new Problem({
    code: 'hold_expired',
    detail: 'What was held for you was let go. Look at the price once more and hold it again.',
  })
}
