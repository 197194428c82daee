import { sandboxToken } from '../../../../tenant/sandbox-token.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { quotedOf } from '../../../domain/booking/booking-snapshot.ts'
import { makeBookingDocument } from '../../../domain/booking/make-booking-document.ts'
import { gatewayProblem } from '../../../domain/booking/payment-problem.ts'
import { calendarFile } from '../../../domain/documents/calendar-file.ts'
import { PaymentError } from '../../../domain/payments/payment-error.ts'
import { refuseCardNumbers } from '../../../domain/payments/refuse-card-numbers.ts'
import type { SellingDependencies } from '../../../domain/proposals/selling-dependencies.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { createLimiter } from '../../../kernel/limits/limiter.ts'
import { download } from '../../http-messages/download.ts'
import type { Call, Route, Routes } from '../../request-context/route.ts'
import { amendmentRoutes } from './amendment-routes.ts'
import { answerQuestionsRoute } from './answer-questions-route.ts'
import { accessibleBooking } from './booking-access.ts'
import { cancellationRoutes } from './cancellation-routes.ts'
import { claimRoute } from './claim-route.ts'
import { confirmBookingRoute } from './confirm-booking-route.ts'
import { createBookingRoute } from './create-booking-route.ts'
import { holdRoutes } from './hold-routes.ts'
import { incidentRoutes } from './incident-routes.ts'
import { ownBookingsRoutes } from './own-bookings-routes.ts'
import { quoteRoutes } from './quote-routes.ts'
import { retryPaymentRoute } from './retry-payment-route.ts'
import { supplierChangeRoutes } from './supplier-change-routes.ts'

const reasons = { welcome: 'welcome', booking: 'booking', refund: 'cancellation', reward: 'reward' } as const

const LISTED = 100

/** Makes the routes from a price check to a cancellation. */
export function bookingRoutes(dependencies: SellingDependencies) {
  return {
    ...quoteRoutes(dependencies),
    createBooking: createBookingRoute(dependencies),
    ...claimRoute(dependencies),
    ...holdRoutes(dependencies),
    confirmBooking: confirmBookingRoute(dependencies),
    payAgain: retryPaymentRoute(dependencies),
    ...cancellationRoutes(dependencies),
    ...amendmentRoutes(dependencies),
    ...supplierChangeRoutes(dependencies),
    ...answerQuestionsRoute(dependencies),
    ...documentRoutes(dependencies),
    ...ownBookingsRoutes(dependencies),
    ...incidentRoutes(dependencies),
    getWallet: walletRoute(dependencies),
    authoriseSandboxPayment: sandboxPaymentRoute(dependencies),
  } satisfies Partial<Routes>
}

/** Makes the route of the caller's wallet (spec §2.2, /mytrip/wallet/): the balance and its entries. */
function walletRoute({ ofAgency }: Pick<BookingDependencies, 'ofAgency'>): Route<'getWallet'> {
  return async ({ signedIn, agency }) => {
    if (!signedIn?.userId || signedIn.session.isRewardWalletEnable !== true) {
      throw new Problem({ code: 'not_found', detail: 'You have no wallet at this agency.' })
    }
    const { credits, bookings } = ofAgency(agency.id)
    const [balances, entries] = await Promise.all([
      credits.balances(signedIn.userId),
      credits.entries(signedIn.userId, LISTED),
    ])
    const balance = balances.find(({ amount }) => amount > 0) ?? balances[0] ?? { amount: 0, currency: 'USD' }
    const own = entries.filter(({ currency }) => currency === balance.currency)
    const told = own.map(async ({ at, reason, amount, bookingId }) => {
      const booking = bookingId === null ? null : await bookings.find(bookingId)
      return {
        at: at.toISOString(),
        reason: reasons[reason as keyof typeof reasons] ?? ('adjustment' as const),
        ...(booking && { reference: booking.reference }),
        amount,
      }
    })
    return { data: { balance, entries: await Promise.all(told) } }
  }
}

type Operations = 'getVoucher' | 'getCalendarFile'

/** Makes the routes of vouchers and calendar files. */
function documentRoutes(dependencies: BookingDependencies): Pick<Routes, Operations> {
  // Typesetting a voucher takes a fifth of a second of this thread, so they are made one after the other.
  const prints = createLimiter({ concurrency: 1, queue: 20, retryAfterSeconds: 5 })

  async function documentOf(call: Call<Operations>) {
    const booking = await accessibleBooking(call, call.path.reference, dependencies)
    const document = await makeBookingDocument(call.agency, booking, call.caller.origin, dependencies)
    if (document === null) {
      throw new Problem({
        code: 'conflict',
        detail: 'The voucher is available once the booking is confirmed.',
      })
    }
    return document
  }

  return {
    async getVoucher(call) {
      const { print } = dependencies
      const document = await documentOf(call)
      if (print === null)
        throw new Problem({ code: 'not_found', detail: 'This server cannot print vouchers.' })
      const body = await prints.run(() => print(document))
      return download({
        body,
        contentType: 'application/pdf',
        fileName: `${document.reference}.pdf`,
        isShown: true,
      })
    },
    async getCalendarFile(call) {
      const document = await documentOf(call)
      const contentType = 'text/calendar; charset=utf-8'
      return download({ body: calendarFile(document), contentType, fileName: `${document.reference}.ics` })
    },
  }
}

/**
 * Makes the route that stands for the sandbox's own site: the holder of a payment's secret pays by a token, or
 * answers the bank's question. No card number is taken, here as anywhere. Source: decision 0061.
 */
function sandboxPaymentRoute({
  sandboxOf,
  gatewayOf,
  ofAgency,
}: Pick<BookingDependencies, 'sandboxOf' | 'gatewayOf' | 'ofAgency'>): Route<'authoriseSandboxPayment'> {
  /** A stay whose scenario is a decline refuses every card. */
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
          ? await sandbox.authorize({ ...holder, token: await playedToken(agency.id, path.id, body.token) })
          : await sandbox.answerChallenge({ ...holder, isApproved: body.isApproved })
      return { data: { state } }
    } catch (error) {
      if (!(error instanceof PaymentError)) throw error
      if (error.code === 'unknown_reference') throw unknownPayment()
      if (error.code === 'wrong_state')
        throw new Problem({
          code: 'conflict',
          detail: 'This payment is not waiting for this step. Reload the booking to see its state.',
        })
      throw gatewayProblem(error)
    }
  }
}

function unknownPayment(): Problem {
  return new Problem({
    code: 'not_found',
    detail: 'This payment does not exist. Go back to the checkout and pay again.',
  })
}
