import type { BookingSummary } from '../../contract/types.ts'
import { permissionsOf } from '../../tenant/permissions.ts'
import { localDateTime } from '../deals/local-time.ts'
import { Problem } from '../http/problem.ts'
import type { Routes } from '../routes/route.ts'
import type { Booking } from '../store/booking.ts'
import { accessibleBooking, isKeyOf, rememberBooking, unknownBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import type { BookingParts } from './booking-parts.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'

type Operations = 'getBookings' | 'getBooking' | 'openBooking'

/** So many of a list are told at once. */
const PAGE = 20

/** Makes the routes by which people find what they booked: a list of one's own, a booking, and the way in by a mailed key. */
export function ownBookingsRoutes(parts: BookingParts): Pick<Routes, Operations> {
  const { ofAgency, hash, clock } = parts
  return {
    async getBookings(call) {
      const personId = call.signedIn?.userId
      if (!call.signedIn)
        throw new Problem({ code: 'unauthenticated', detail: 'Log in to see your bookings.' })
      // An operator's own API keeps its people, and their bookings with them.
      if (!personId) return { data: { bookings: [] } }
      const { when, before } = call.query
      // Where it is earliest it is still that day: nobody's stay is past while it lasts.
      const today = localDateTime(clock(), 'Pacific/Pago_Pago').slice(0, 10)
      const page = { limit: PAGE + 1, after: before, phase: { is: when, today } }
      const sees = permissionsOf(call.signedIn.session, call.agency.agency).has('menu.bookings')
      const { bookings } = ofAgency(call.agency.id)
      const found = await bookings.list(sees ? 'agency' : { personId }, page)
      const shown = found.slice(0, PAGE)
      const last = found.length > PAGE ? shown.at(-1) : undefined
      return {
        data: { bookings: shown.map((booking) => summaryOf(booking, sees)), ...(last && { next: last.id }) },
      }
    },

    async getBooking(call) {
      return {
        data: await bookingAnswer(call, await accessibleBooking(call, call.path.reference, parts), parts),
      }
    },

    async openBooking(call) {
      const booking = await ofAgency(call.agency.id).bookings.findByReference(call.path.reference)
      if (booking === null || !isKeyOf(call.body.key, booking.id, hash)) throw unknownBooking()
      rememberBooking(call, booking, parts)
      return { data: await bookingAnswer(call, booking, parts) }
    },
  }
}

function summaryOf(booking: Booking, seesTraveller: boolean): BookingSummary {
  const [item] = booking.items
  const { quote, contact } = booking.snapshot as BookingSnapshot
  const { property, occupancies, stay } = quote.subject
  const guests = occupancies.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0)
  return {
    reference: booking.reference,
    product: 'hotel',
    state: item?.state ?? 'expired',
    createdAt: booking.createdAt.toISOString(),
    title: property.name,
    place: property.address.city,
    picture: property.pictures[0]?.url ?? '/scenes/fallback.svg',
    ...{ start: stay.start, end: stay.end, guests },
    total: { amount: booking.total, currency: booking.currency },
    ...(seesTraveller && { traveller: `${contact.firstName} ${contact.lastName}` }),
  }
}
