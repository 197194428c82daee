import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { gatewayProblem } from '../../../domain/booking/payment-problem.ts'
import { settleAmendment } from '../../../domain/booking/settle-amendment.ts'
import { withdrawAmendment } from '../../../domain/booking/withdraw-amendment.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Call, Routes } from '../../request-context/route.ts'
import { acceptAmendmentRoute } from './accept-amendment-route.ts'
import { changeableBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import { quoteAmendmentRoute } from './quote-amendment-route.ts'
import { unknownAmendment } from './unknown-amendment.ts'

type Operations = 'quoteAmendment' | 'acceptAmendment' | 'withdrawAmendment' | 'confirmAmendment'

/** Makes the routes by which travellers amend a booking: a quote, its acceptance and its payment. */
export function amendmentRoutes(dependencies: BookingDependencies): Pick<Routes, Operations> {
  const { ofAgency, suppliers, clock, log, gatewayOf } = dependencies
  return {
    quoteAmendment: quoteAmendmentRoute(dependencies),
    acceptAmendment: acceptAmendmentRoute(dependencies),

    async withdrawAmendment(call: Call<'withdrawAmendment'>) {
      const booking = await changeableBooking(call, call.path.reference, dependencies)
      const repositories = ofAgency(call.agency.id)
      const amendment = await repositories.amendments.find(call.path.id)
      if (amendment?.bookingId !== booking.id) throw unknownAmendment()
      const settling = { agency: call.agency, repositories, suppliers, clock, log, gatewayOf }
      const became = await withdrawAmendment(amendment.id, settling).catch((error: unknown) => {
        throw gatewayProblem(error)
      })
      if (became !== 'withdrawn') throw notWithdrawn(became)
      const now = await repositories.bookings.find(booking.id)
      return { data: await bookingAnswer(call, now ?? booking, dependencies) }
    },

    async confirmAmendment(call: Call<'confirmAmendment'>) {
      const booking = await changeableBooking(call, call.path.reference, dependencies)
      const repositories = ofAgency(call.agency.id)
      const amendment = await repositories.amendments.find(call.path.id)
      if (amendment?.bookingId !== booking.id) throw unknownAmendment()
      if (amendment.state === 'proposed') throw notAccepted()
      const settling = { agency: call.agency, repositories, suppliers, clock, log, gatewayOf }
      try {
        await settleAmendment(amendment.id, settling)
      } catch (error) {
        throw gatewayProblem(error)
      }
      const payment = (await repositories.payments.ofBooking(booking.id)).findLast(
        ({ amendmentId }) => amendmentId === amendment.id,
      )
      if (payment?.state === 'requires_payment_method' && payment.lastError !== null) {
        throw new Problem({
          code: 'payment_declined',
          detail: 'The payment was declined. Nothing was charged or changed; try another way to pay.',
          extra: { declined: payment.lastError },
        })
      }
      const now = await repositories.bookings.find(booking.id)
      return { data: await bookingAnswer(call, now ?? booking, dependencies) }
    },
  }
}

function notAccepted(): Problem {
  return new Problem({
    code: 'conflict',
    detail:
      'This change has not been accepted yet, so there is nothing to pay for it. Accept the change first.',
  })
}

function notWithdrawn(became: 'paid' | 'decided'): Problem {
  return became === 'paid'
    ? new Problem({
        code: 'already_paid',
        detail: 'This change is paid, or its payment is in progress. Check the booking again in a moment.',
      })
    : new Problem({
        code: 'conflict',
        detail: 'This change is not waiting for a payment. Check the current state of the booking.',
        extra: { reason: 'answered' },
      })
}
