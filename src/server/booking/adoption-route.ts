import { Problem } from '../http/problem.ts'
import { noteChange } from '../routes/note-change.ts'
import type { Routes } from '../routes/route.ts'
import { mayAdopt } from './adopt-bookings.ts'
import { holds, unknownBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import type { BookingParts } from './booking-parts.ts'

/**
 * Makes the route by which somebody puts a guest's booking among their own trips: whoever holds its key says so themselves,
 * also where it was booked with another address, which its mails go on to.
 */
export function adoptionRoute(parts: BookingParts): Pick<Routes, 'adoptBooking'> {
  return {
    async adoptBooking(call) {
      const { reference } = call.path
      const { bookings, together } = parts.ofAgency(call.agency.id)
      const booking = await bookings.findByReference(reference)
      if (booking === null || !holds(call, booking, parts)) throw unknownBooking()
      const personId = call.signedIn?.userId
      if (!personId) throw new Problem({ code: 'unauthenticated', detail: 'Log in to keep this booking.' })
      if (booking.personId === null) {
        if (!mayAdopt(call, booking, true)) throw noTrips()
        await together(async (records) => {
          if ((await records.bookings.adopt([reference], personId, () => true)) === 0) return
          await noteChange(records, personId, 'booking.adopt', {
            before: { reference, personId: null },
            after: { reference, personId },
          })
        })
      }
      const now = (await bookings.find(booking.id)) ?? booking
      if (now.personId !== personId) throw someonesAlready()
      return { data: await bookingAnswer(call, now, parts) }
    },
  }
}

function noTrips(): Problem {
  return new Problem({
    code: 'forbidden',
    detail: 'An account of the agency has no trips of its own: this booking is among the bookings.',
  })
}

function someonesAlready(): Problem {
  return new Problem({ code: 'conflict', detail: 'This booking is among the trips of another account.' })
}
