import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { storeClaim } from '../../../domain/booking/store-claim.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Routes } from '../../request-context/route.ts'
import { holds, unknownBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import { hasTrips } from './claim-bookings.ts'
import { isProvenAddress } from './proven-address.ts'

/**
 * Makes the route that moves a guest's booking into the caller's account. Every holder of its key may claim it, also
 * with another address; that address still receives its mails and is notified of the claim. The address's owner has
 * precedence: they can have it reassigned from an account that had only the key, and then no key opens it.
 */
export function claimRoute(dependencies: BookingDependencies): Pick<Routes, 'claimBooking'> {
  return {
    async claimBooking(call) {
      const { bookings, transaction } = dependencies.ofAgency(call.agency.id)
      const booking = await bookings.findByReference(call.path.reference)
      if (booking === null || !holds(call, booking, dependencies)) throw unknownBooking()
      const personId = call.signedIn?.userId
      if (!personId) throw new Problem({ code: 'unauthenticated', detail: 'Log in to keep this booking.' })
      if (booking.personId !== personId) {
        if (!hasTrips(call)) throw booking.personId === null ? noTrips() : someonesAlready()
        const isTheirs = await isProvenAddress(call, booking.contactEmail, dependencies)
        await transaction((records) =>
          storeClaim(records, booking, personId, isTheirs ? 'reassignment' : 'link'),
        )
      }
      const now = (await bookings.find(booking.id)) ?? booking
      if (now.personId !== personId) throw someonesAlready()
      return { data: await bookingAnswer(call, now, dependencies) }
    },
  }
}

function noTrips(): Problem {
  return new Problem({
    code: 'forbidden',
    detail: 'An agent account has no trips of its own. Find this booking in the list of bookings.',
  })
}

function someonesAlready(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'This booking belongs to another account. Log in with that account.',
  })
}
