import type { Booking, BookingItem } from '../../../domain/booking/booking.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { BookingRecords, BookingRepositories } from '../../../domain/booking/booking-records.ts'
import { quotedOf } from '../../../domain/booking/booking-snapshot.ts'
import { cancelItem } from '../../../domain/booking/cancel-item.ts'
import { isRequestedBy } from '../../../domain/booking/cancellation-outcome.ts'
import { cancellationRefund } from '../../../domain/booking/cancellation-refund.ts'
import { agreedPenalty, sealPenalty } from '../../../domain/booking/cancellation-seal.ts'
import { currentPenalty } from '../../../domain/booking/current-penalty.ts'
import { itemPayments } from '../../../domain/booking/item-payments.ts'
import { supplierBookingProblem } from '../../../domain/booking/supplier-booking-problem.ts'
import { IllegalStep } from '../../../domain/payments/illegal-step.ts'
import { shownCredits } from '../../../domain/suppliers/supplier-credit.ts'
import { SupplierRefusal } from '../../../domain/suppliers/supplier-refusal.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Call, Routes } from '../../request-context/route.ts'
import { answerOnce } from './answer-once.ts'
import { changeableBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import { actionRefused, itemsFor, targetItem } from './target-item.ts'

type Operations = 'quoteCancellation' | 'cancelBooking'

/** Makes the two steps of a cancellation: a quote, and the acceptance of just that quote. Source: decision 0071. */
export function cancellationRoutes(dependencies: BookingDependencies): Pick<Routes, Operations> {
  const { ofAgency, clock, hash } = dependencies

  const cancellable = (call: Call<Operations>, booking: Booking) =>
    itemsFor('cancel', booking, ofAgency(call.agency.id), dependencies)

  /** Returns the accepted quote with its item; throws `quote_expired` if it is unknown or over. */
  function agreedItem(items: readonly BookingItem[], quoteId: string) {
    for (const item of items) {
      const agreed = agreedPenalty(quoteId, item.id, hash)
      if (agreed !== null && agreed.expiresAt > clock()) return { item, agreed }
    }
    throw quoteOver()
  }

  /** The quote is unchanged, whatever has happened since: a repeated request gets the current state. */
  async function begunBy(request: string, bookingId: string, { bookings }: BookingRepositories) {
    const { items = [] } = (await bookings.find(bookingId)) ?? {}
    return items.some(
      (item) =>
        (item.state === 'cancellation_requested' || item.state === 'cancelled') &&
        isRequestedBy(item, request),
    )
  }

  return {
    async quoteCancellation(call) {
      const booking = await changeableBooking(call, call.path.reference, dependencies)
      const item = targetItem('cancel', await cancellable(call, booking), call.body.itemId)
      const found = await currentPenalty(booking, item, dependencies).catch((error: unknown) => {
        throw supplierBookingProblem(error)
      })
      if (found === null) throw actionRefused('cancel')
      const { agreed } = found
      const { expiresAt } = agreed
      const { currency } = quotedOf(item).price
      const payments = await ofAgency(call.agency.id).payments.ofBooking(booking.id)
      const {
        cost,
        refund,
        creditsBack,
        owed = [],
      } = cancellationRefund(agreed.penalty, itemPayments(booking, item, payments))
      const money = (amount: number) => ({ amount, currency })
      return {
        data: {
          id: sealPenalty(agreed, hash),
          expiresAt: expiresAt.toISOString(),
          secondsLeft: Math.max(0, Math.floor((expiresAt.getTime() - clock().getTime()) / 1000)),
          penalty: money(cost),
          refund: money(refund),
          ...(creditsBack > 0 && { creditsBack: money(creditsBack) }),
          ...(owed.length > 0 && { owed: money(owed.reduce((sum, { amount }) => sum + amount, 0)) }),
          ...shownCredits(found.credits),
        },
      }
    },

    async cancelBooking(call) {
      const booking = await changeableBooking(call, call.path.reference, dependencies)
      const repositories = ofAgency(call.agency.id)
      const caller = hash(call.signedIn?.userId ?? call.request.headers.get('x-session-id') ?? '')
      await answerOnce(call, `cancelBooking ${booking.reference}`, {
        repositories,
        caller,
        work: async ({ subject: request }, finish, begins) => {
          const done = (records: BookingRecords) => finish(records, {})
          if (await begunBy(request, booking.id, repositories)) {
            await repositories.transaction(done)
            return {}
          }
          const { item, agreed } = agreedItem(await cancellable(call, booking), call.body.quoteId)
          const actor = call.signedIn?.userId ?? 'guest'
          // The request stays stored; a call that takes it over finds it by its id.
          begins(async () => {})
          const what = { booking, item, agreed, actor, request }
          await cancelItem(what, call.agency, dependencies, done).catch((error: unknown) => {
            throw notCancelled(error)
          })
          return {}
        },
      })
      const now = await repositories.bookings.find(booking.id)
      return { data: await bookingAnswer(call, now ?? booking, dependencies) }
    },
  }
}

/** Turns a supplier's failure of a cancellation into an answer; other errors stay as they are. */
function notCancelled(error: unknown): unknown {
  // Another call has cancelled it or is about to.
  if (error instanceof IllegalStep) return actionRefused('cancel')
  if (!(error instanceof SupplierRefusal)) return error
  return error.code === 'price_changed' ? dearer() : supplierBookingProblem(error)
}

function quoteOver(): Problem {
  return new Problem({
    code: 'quote_expired',
    detail: 'This cancellation quote has expired. Get an updated quote.',
  })
}

function dearer(): Problem {
  return new Problem({
    code: 'price_changed',
    detail: 'The cost of cancelling has increased. Nothing was cancelled; get an updated quote.',
  })
}
