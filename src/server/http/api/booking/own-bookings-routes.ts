import { permissionsOf } from '../../../../tenant/permissions.ts'
import { clockTime } from '../../../../tenant/zoned-time.ts'
import { attentionOf } from '../../../domain/booking/booking-attention.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { isKeyOf } from '../../../domain/booking/booking-key.ts'
import { bookingSummary } from '../../../domain/booking/booking-summary.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { dealContext } from '../../request-context/deal-context.ts'
import type { Routes } from '../../request-context/route.ts'
import { accessibleBooking, rememberBooking, unknownBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import { claimBookings, claimedBooking } from './claim-bookings.ts'
import { requireQuota } from './require-quota.ts'

type Operations = 'getBookings' | 'getBooking' | 'openBooking'

/** The most bookings in one answer. */
const PAGE = 20

/** Makes the routes by which people find their bookings: their list, one booking, and access by a mailed key. */
export function ownBookingsRoutes(dependencies: BookingDependencies): Pick<Routes, Operations> {
  const { ofAgency, clock } = dependencies
  return {
    async getBookings(call) {
      const personId = call.signedIn?.userId
      if (!call.signedIn)
        throw new Problem({ code: 'unauthenticated', detail: 'Log in to see your bookings.' })
      // An operator's own API stores its people and their bookings.
      if (!personId) return { data: { bookings: [], counts: { upcoming: 0, past: 0, cancelled: 0 } } }
      const { when, before, ...filter } = call.query
      // The date in the earliest time zone: no stay is past while it lasts.
      const today = clockTime(clock(), 'Pacific/Pago_Pago').slice(0, 10)
      const sees = permissionsOf(call.signedIn.session, call.agency.agency).has('menu.bookings')
      const whose = sees ? 'agency' : { personId }
      // This list is where a person looks after every kind of sign-in, so it claims their bookings.
      if (!sees) await claimBookings(call, personId, dependencies)
      const repositories = ofAgency(call.agency.id)
      const { bookings } = repositories
      const phase = when === 'all' ? undefined : { is: when, today }
      const [found, counts] = await Promise.all([
        bookings.list(whose, { limit: PAGE + 1, after: before, phase, filter }),
        bookings.count(whose, today, filter),
      ])
      const shown = found.slice(0, PAGE)
      const last = found.length > PAGE ? shown.at(-1) : undefined
      const { viewer } = dealContext(call)
      const now = clock()
      const waiting = await attentionOf(shown, repositories, now)
      const entries = shown.map((booking) => {
        const attention = waiting.get(booking.id)
        const summary = bookingSummary(booking, {
          seesTraveller: sees,
          viewer,
          now,
          kinds: dependencies.kinds,
        })
        return { ...summary, ...(attention && { attention }) }
      })
      return { data: { bookings: entries, counts, ...(last && { next: last.id }) } }
    },

    async getBooking(call) {
      const booking = await accessibleBooking(call, call.path.reference, dependencies)
      return {
        data: await bookingAnswer(call, await claimedBooking(call, booking, dependencies), dependencies),
      }
    },

    async openBooking(call) {
      const attempt = await requireQuota(call, 'openBooking', dependencies)
      const found = await ofAgency(call.agency.id).bookings.findByReference(call.path.reference)
      if (found === null || !isKeyOf(call.body.key, found, dependencies)) throw unknownBooking()
      await attempt.takeBack()
      const booking = await claimedBooking(call, found, dependencies, true)
      rememberBooking(call, booking, dependencies)
      return { data: await bookingAnswer(call, booking, dependencies, { isHolder: true }) }
    },
  }
}
