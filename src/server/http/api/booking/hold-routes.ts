import type { Booking, BookingItem } from '../../../domain/booking/booking.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { snapshotOf } from '../../../domain/booking/booking-snapshot.ts'
import { heldItemsOf } from '../../../domain/booking/held-items.ts'
import { HOLD_SECONDS, isExtendable, wasExtended } from '../../../domain/booking/hold-length.ts'
import { releaseHeldItems } from '../../../domain/booking/release-held-items.ts'
import { supplierBookingProblem } from '../../../domain/booking/supplier-booking-problem.ts'
import { itemSupplier } from '../../../domain/products/spine/item-supplier.ts'
import { allInOrder } from '../../../kernel/errors/all-in-order.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Call, Routes } from '../../request-context/route.ts'
import { changeableBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import { requireQuota } from './require-quota.ts'

type HoldOperations = 'extendHold' | 'releaseHold'

/** Makes the routes that extend all holds of a booking, once, or release them. Source: decision 0060. */
export function holdRoutes(dependencies: BookingDependencies): Pick<Routes, HoldOperations> {
  const { ofAgency, suppliers } = dependencies

  async function held(call: Call<HoldOperations>): Promise<{ booking: Booking; items: BookingItem[] }> {
    const booking = await changeableBooking(call, call.path.reference, dependencies)
    const items = heldItemsOf(booking)
    if (items.length === 0) throw notHeld()
    return { booking, items }
  }

  /** Extends an item's hold at its supplier and returns its new end. */
  async function extended(item: BookingItem): Promise<Date> {
    const hold = await itemSupplier(suppliers, item)
      .extend(item.id, HOLD_SECONDS)
      .catch((error: unknown) => {
        throw supplierBookingProblem(error)
      })
    if (hold === 'expired' || hold === null) throw expired()
    return hold.expiresAt
  }

  return {
    async extendHold(call) {
      const { booking, items } = await held(call)
      const { bookings, transaction } = ofAgency(call.agency.id)
      // A repeat after a lost answer gets the current hold.
      if (!wasExtended(await bookings.events(booking.id))) {
        // The time to pay later is the supplier's own.
        const isLater = snapshotOf(booking).payLater !== undefined
        if (isLater || !isExtendable(items, suppliers)) throw notExtendable()
        await requireQuota(call, 'extension', dependencies, items.length)
        const ends = await allInOrder(items.map(extended))
        const actor = call.signedIn?.userId ?? 'guest'
        await transaction(async (records) => {
          await records.bookings.lock(booking.id)
          if (wasExtended(await records.bookings.events(booking.id))) return
          for (const [index, { id }] of items.entries()) {
            const until = ends[index]
            if (until && !(await records.bookings.holdUntil(id, until, actor))) throw notHeld()
          }
        })
      }
      return { data: await bookingAnswer(call, (await bookings.find(booking.id)) ?? booking, dependencies) }
    },

    async releaseHold(call) {
      const { booking } = await held(call)
      const actor = call.signedIn?.userId ?? 'guest'
      if ((await releaseHeldItems(call.agency.id, booking, actor, dependencies)).length === 0) throw notHeld()
      const now = await ofAgency(call.agency.id).bookings.find(booking.id)
      return { data: await bookingAnswer(call, now ?? booking, dependencies) }
    },
  }
}

function notHeld(): Problem {
  return new Problem({
    code: 'conflict',
    detail:
      'No item of this booking is on hold, so nothing was released. Reload the booking to see its state.',
  })
}

function notExtendable(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'This hold cannot be extended. Book before it expires.',
  })
}

function expired(): Problem {
  return new Problem({
    code: 'hold_expired',
    detail: 'The hold has expired. Check the price and start a new hold.',
  })
}
