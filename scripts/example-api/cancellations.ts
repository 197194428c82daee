import { answer, type BookingDependencies } from './bookings.ts'
import { notFound, Refusal } from './refusal.ts'
import { type Route, route } from './route.ts'
import { noted, onlyItem, type StoredBooking, stayOf } from './stored-booking.ts'

const MINUTES = 10

interface Offer {
  reference: string
  penalty: number
  refund: number
  expires: number
}

/** Makes the calls that quote a cancellation's cost, and cancel. */
export function cancellationRoutes({ store, once, clock }: BookingDependencies): readonly Route[] {
  const offers = new Map<string, Offer>()

  function costOf({ booking }: StoredBooking): Pick<Offer, 'penalty' | 'refund'> {
    const { due } = booking.payment
    const now = clock().toISOString().slice(0, 19)
    const begun = stayOf(booking).rate.policy.steps.filter(({ from }) => from <= now)
    const penalty = begun.length > 0 ? due.amount : 0
    return { penalty, refund: due.amount - penalty }
  }

  function cancel(found: StoredBooking, quoteId: string): void {
    const { booking } = found
    const offer = offers.get(quoteId)
    if (!offer || offer.reference !== booking.reference) throw notFound('cancellation quote')
    const { penalty, refund } = costOf(found)
    if (offer.expires <= clock().getTime() || offer.penalty !== penalty) {
      throw new Refusal(409, 'This cancellation quote has expired. Get an updated quote.', {
        code: 'price_changed',
      })
    }
    requireConfirmed(found)
    const { currency } = booking.payment.due
    const item = onlyItem(booking)
    booking.state = item.state = 'cancelled'
    item.availableActions = []
    booking.payment.refunded = { amount: refund, currency }
    item.cancellation = {
      at: clock().toISOString(),
      penalty: { amount: penalty, currency },
      refund: { amount: refund, currency },
    }
    noted(booking, 'cancelled', clock())
  }

  return [
    route('quoteCancellation', 'POST /api/bookings/{reference}/cancellation-quote', (call) => {
      const found = store.of(call)
      requireConfirmed(found)
      const { penalty, refund } = costOf(found)
      const { currency } = found.booking.payment.due
      const expires = clock().getTime() + MINUTES * 60_000
      const id = crypto.randomUUID()
      offers.set(id, { reference: found.booking.reference, penalty, refund, expires })
      return {
        body: {
          data: {
            id,
            expiresAt: new Date(expires).toISOString(),
            secondsLeft: MINUTES * 60,
            penalty: { amount: penalty, currency },
            refund: { amount: refund, currency },
          },
        },
      }
    }),
    route('cancelBooking', 'POST /api/bookings/{reference}/cancellation', (call) => {
      const found = store.of(call)
      once('cancelBooking', call, () => cancel(found, call.body.quoteId))
      return answer(found, call.person)
    }),
  ]
}

function requireConfirmed({ booking }: StoredBooking): void {
  if (onlyItem(booking).availableActions.includes('cancel')) return
  throw new Refusal(409, 'This booking cannot be cancelled.')
}
