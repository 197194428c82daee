import { sandboxToken } from '../../../../tenant/sandbox-token.ts'
import type { BookingParts } from '../../../domain/booking/booking-parts.ts'
import { quotedOf } from '../../../domain/booking/booking-snapshot.ts'
import { gatewayProblem } from '../../../domain/booking/payment-problem.ts'
import { PaymentError } from '../../../domain/payments/payment-error.ts'
import { refuseCardNumbers } from '../../../domain/payments/refuse-card-numbers.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Route } from '../../call/route.ts'

/**
 * Makes the route that stands for the sandbox's own site: who holds a payment's secret pays by a token, or answers the bank's
 * question. No card number is taken, here as anywhere. Source: booking design, payments.
 */
export function sandboxPaymentRoute({
  sandboxOf,
  gatewayOf,
  ofAgency,
}: Pick<BookingParts, 'sandboxOf' | 'gatewayOf' | 'ofAgency'>): Route<'authoriseSandboxPayment'> {
  /** Where the stay was chosen to show it, every card is declined. */
  async function playedToken(agencyId: string, gatewayReference: string, token: string): Promise<string> {
    const { payments, bookings } = ofAgency(agencyId)
    const payment = await payments.findByGateway('sandbox', gatewayReference)
    const booking = payment && (await bookings.find(payment.bookingId))
    const isDeclined = booking?.items.some((item) => quotedOf(item).scenario === 'payment_declined')
    const played = isDeclined ? sandboxToken({ outcome: 'insufficient_funds' }) : null
    return played ?? token
  }

  return async ({ agency, path, body }) => {
    refuseCardNumbers(body)
    if ((await gatewayOf(agency, 'sandbox')).gateway === null) throw unknownPayment()
    const holder = { gatewayReference: path.id, clientSecret: body.clientSecret }
    const sandbox = sandboxOf(agency.id)
    try {
      const { state } =
        'token' in body
          ? await sandbox.authorise({ ...holder, token: await playedToken(agency.id, path.id, body.token) })
          : await sandbox.answerChallenge({ ...holder, isApproved: body.isApproved })
      return { data: { state } }
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      if (error.code === 'unknown_reference') throw unknownPayment()
      if (error.code === 'wrong_state')
        throw new Problem({ code: 'conflict', detail: 'This payment waits for nothing of that kind.' })
      throw gatewayProblem(error)
    }
  }
}

function unknownPayment(): Problem {
  return new Problem({ code: 'not_found', detail: 'There is no such payment.' })
}
