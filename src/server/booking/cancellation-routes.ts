import { bookedWith } from '../hotels/hotels-of.ts'
import { soldPenalty } from '../hotels/sold-policy.ts'
import { Problem } from '../http/problem.ts'
import type { Call, Routes } from '../routes/route.ts'
import type { Booking, BookingItem } from '../store/booking.ts'
import type { Payment } from '../store/payment-repository.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import { changeableBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import type { BookingParts } from './booking-parts.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'
import { cancelItem } from './cancel-item.ts'
import { agreedPenalty, sealPenalty } from './cancellation-seal.ts'
import { once } from './once.ts'
import { refundFor } from './refund-for.ts'
import { refusedBySupplier } from './refused-by-supplier.ts'

type Operations = 'quoteCancellation' | 'cancelBooking'

/** Seconds for which what a cancellation costs is kept, unless a later step of the policy comes before. */
const KEPT_SECONDS = 15 * 60

/** Makes the two steps of a cancellation: what it costs now, and yes to just that. Source: booking design, 'cancel'. */
export function cancellationRoutes(parts: BookingParts): Pick<Routes, Operations> {
  const { ofAgency, supplier, clock, hash } = parts

  async function confirmed(call: Call<Operations>): Promise<{ booking: Booking; item: BookingItem }> {
    const booking = await changeableBooking(call, call.path.reference, parts)
    const item = booking.items.find(({ state }) => state === 'confirmed')
    if (!item) throw notCancellable()
    return { booking, item }
  }

  async function paymentOf(call: Call<Operations>, booking: Booking): Promise<Payment | null> {
    return (await ofAgency(call.agency.id).payments.ofBooking(booking.id)).at(-1) ?? null
  }

  return {
    async quoteCancellation(call) {
      const { booking, item } = await confirmed(call)
      const asked = await bookedWith(supplier)
        .cancelQuote(item.id)
        .catch((error: unknown) => {
          throw refusedBySupplier(error)
        })
      if (asked === null) throw notCancellable()
      const { quote } = booking.snapshot as BookingSnapshot
      const { currency, total } = quote.price
      const penalty = soldPenalty(asked.penalty.amount, quote.supplierPrice.net, total, quote.step)
      const { refund, creditsBack } = refundFor(penalty, quote, await paymentOf(call, booking))
      const latest = clock().getTime() + KEPT_SECONDS * 1000
      const expiresAt = new Date(Math.min(latest, asked.validUntil?.getTime() ?? latest))
      const agreed = { itemId: item.id, penalty, supplierPenalty: asked.penalty, expiresAt }
      const money = (amount: number) => ({ amount, currency })
      return {
        data: {
          id: sealPenalty(agreed, hash),
          expiresAt: expiresAt.toISOString(),
          secondsLeft: Math.max(0, Math.floor((expiresAt.getTime() - clock().getTime()) / 1000)),
          penalty: money(penalty),
          refund: money(refund),
          ...(creditsBack > 0 && { creditsBack: money(creditsBack) }),
        },
      }
    },

    async cancelBooking(call) {
      const booking = await changeableBooking(call, call.path.reference, parts)
      const repositories = ofAgency(call.agency.id)
      const caller = hash(call.signedIn?.userId ?? call.request.headers.get('x-session-id') ?? '')
      await once(call, `cancelBooking ${booking.reference}`, {
        ...{ repositories, caller },
        work: async (_, finish) => {
          const item = booking.items.find(({ state }) => state === 'confirmed')
          if (!item) throw notCancellable()
          const agreed = agreedPenalty(call.body.quoteId, item.id, hash)
          if (agreed === null || agreed.expiresAt <= clock()) throw quoteOver()
          const actor = call.signedIn?.userId ?? 'guest'
          try {
            await cancelItem({ booking, item, agreed, actor }, call.agency, parts)
          } catch (error) {
            if (error instanceof SupplierRefusal && error.code === 'price_changed') throw dearer()
            throw refusedBySupplier(error)
          }
          await repositories.together((records) => finish(records, {}))
          return {}
        },
      })
      const now = await repositories.bookings.find(booking.id)
      return { data: await bookingAnswer(call, now ?? booking, parts) }
    },
  }
}

function notCancellable(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'There is nothing of this booking that could be cancelled.',
  })
}

function quoteOver(): Problem {
  return new Problem({
    code: 'quote_expired',
    detail: 'What the cancellation costs was kept for a quarter of an hour. Look at it once more.',
  })
}

function dearer(): Problem {
  return new Problem({
    code: 'price_changed',
    detail: 'Cancelling costs more by now. Nothing was cancelled; look at what it costs once more.',
  })
}
