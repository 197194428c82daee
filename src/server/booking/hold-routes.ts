import { bookedWith } from '../hotels/hotels-of.ts'
import { Problem } from '../http/problem.ts'
import type { Call, Routes } from '../routes/route.ts'
import type { Booking, BookingItem } from '../store/booking.ts'
import { changeableBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import type { BookingParts } from './booking-parts.ts'
import { canExtend, HOLD_SECONDS } from './hold-length.ts'
import { IllegalStep } from './illegal-step.ts'
import { refusedBySupplier } from './refused-by-supplier.ts'
import { requireAllowance } from './require-allowance.ts'
import { letGo } from './settle.ts'
import { countsNoMore } from './uncount-booking.ts'

type HoldOperations = 'extendHold' | 'releaseHold'

/** Makes the routes that hold something for longer, once, or give it back. Source: booking design, 'hold'. */
export function holdRoutes(parts: BookingParts): Pick<Routes, HoldOperations> {
  const { ofAgency, supplier, log } = parts

  async function held(call: Call<HoldOperations>): Promise<{ booking: Booking; item: BookingItem }> {
    const booking = await changeableBooking(call, call.path.reference, parts)
    const item = booking.items.find(({ state }) => state === 'on_hold')
    if (!item) throw notHeld()
    return { booking, item }
  }

  return {
    async extendHold(call) {
      const { booking, item } = await held(call)
      const { bookings, together } = ofAgency(call.agency.id)
      // Who asks again, since the answer was lost, is told of the hold as it is.
      if (canExtend(await bookings.events(booking.id))) {
        await requireAllowance(call, 'extension', parts)
        const hold = await bookedWith(supplier)
          .extend(item.id, HOLD_SECONDS)
          .catch((error: unknown) => {
            throw refusedBySupplier(error)
          })
        if (hold === 'expired' || hold === null) throw expired()
        const actor = call.signedIn?.userId ?? 'guest'
        await together(async (records) => {
          await records.bookings.lock(booking.id)
          if (!canExtend(await records.bookings.events(booking.id))) return
          if (!(await records.bookings.holdUntil(item.id, hold.expiresAt, actor))) throw notHeld()
        })
      }
      return { data: await bookingAnswer(call, (await bookings.find(booking.id)) ?? booking, parts) }
    },

    async releaseHold(call) {
      const { booking, item } = await held(call)
      const repositories = ofAgency(call.agency.id)
      try {
        await repositories.together(async (records) => {
          await records.bookings.lock(booking.id)
          await records.bookings.moveItem(item.id, {
            event: 'release',
            actor: call.signedIn?.userId ?? 'guest',
          })
          await letGo(booking, records)
        })
      } catch (error) {
        // It was paid or lapsed meanwhile.
        if (error instanceof IllegalStep) throw notHeld()
        throw error
      }
      // What is not given back now lapses by itself.
      await bookedWith(supplier)
        .release(item.id)
        .catch(() => null)
      await countsNoMore(booking, { repositories, log })
      const now = await repositories.bookings.find(booking.id)
      return { data: await bookingAnswer(call, now ?? booking, parts) }
    },
  }
}

function notHeld(): Problem {
  return new Problem({ code: 'conflict', detail: 'Nothing of this booking is on hold any more.' })
}

function expired(): Problem {
  return new Problem({
    code: 'hold_expired',
    detail: 'What was held for you was let go. Look at the price once more and hold it again.',
  })
}
