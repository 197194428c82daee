import type { ResortHold } from '../../../../contract/types.ts'
import type { Booking, BookingItem } from '../../../domain/booking/booking.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { releaseHeldItems } from '../../../domain/booking/release-held-items.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { readGuestBookings } from '../../request-context/cookies/guest-cookie.ts'
import type { Call, Routes } from '../../request-context/route.ts'
import { holds } from '../booking/booking-access.ts'

type HoldOperations = 'checkResortHold' | 'updateResortItinerary'
type HoldCall = Pick<Call<HoldOperations>, 'agency' | 'signedIn' | 'caller'>

/** The number of a person's latest bookings in which a hold is searched. */
const recent = 20
const gone: readonly BookingItem['state'][] = ['released', 'rejected']

/**
 * Makes the resort service's calls about a hold: the hold of a booking with a resort. Callers other than the
 * booking's holder get the answer for a booking that does not exist. Source: spec §4, §7.
 */
export function resortHoldRoutes(dependencies: BookingDependencies): Pick<Routes, HoldOperations> {
  const { ofAgency, clock } = dependencies

  async function ownBooking(call: HoldCall, reference: string): Promise<Booking | null> {
    const booking = await ofAgency(call.agency.id).bookings.findByReference(reference)
    return booking !== null && resortOf(booking) && holds(call, booking, dependencies) ? booking : null
  }

  /** The latest resort booking among those of the browser and the person. */
  async function latestBooking(call: HoldCall): Promise<Booking | null> {
    const { caller, signedIn, agency } = call
    const references = [...readGuestBookings(caller.bookingCookie ?? null, caller.site).keys()]
    const asGuest = await Promise.all(references.map((reference) => ownBooking(call, reference)))
    const personId = signedIn?.userId
    const asPerson = personId ? await ofAgency(agency.id).bookings.list({ personId }, { limit: recent }) : []
    const found = [...asGuest, ...asPerson].filter((one) => one !== null && resortOf(one) !== undefined)
    return found.toSorted((a, b) => Number(b?.createdAt) - Number(a?.createdAt))[0] ?? null
  }

  function holdOf(booking: Booking): ResortHold | null {
    const item = resortOf(booking)
    if (item === undefined) return null
    const { holdExpiresAt } = item
    return {
      reference_number: booking.reference,
      status: statusOf(item, clock()),
      ...(holdExpiresAt && { expiresAt: holdExpiresAt.toISOString() }),
    }
  }

  return {
    async checkResortHold(call) {
      const { reference_number: reference } = call.query
      const booking = await (reference === undefined ? latestBooking(call) : ownBooking(call, reference))
      return { data: booking && holdOf(booking) }
    },

    async updateResortItinerary(call) {
      const booking = await ownBooking(call, call.query.reference_number)
      if (booking === null) throw unknownHold()
      requireReleasable(holdOf(booking))
      await releaseHeldItems(call.agency.id, booking, call.signedIn?.userId ?? 'guest', dependencies)
      // Of a simultaneous payment and release, the first one decides.
      const now = holdOf((await ofAgency(call.agency.id).bookings.find(booking.id)) ?? booking)
      requireReleasable(now)
      return { data: now }
    },
  }
}

function resortOf({ items }: Booking): BookingItem | undefined {
  return items.find(({ product }) => product === 'resort')
}

function statusOf({ state, holdExpiresAt }: BookingItem, now: Date): ResortHold['status'] {
  if (state === 'expired') return 'EXPIRED'
  if (state === 'on_hold') return holdExpiresAt && holdExpiresAt <= now ? 'EXPIRED' : 'HOLD'
  return gone.includes(state) ? 'RELEASE' : 'CONFIRMED'
}

/** Throws if a hold has expired or become a booking; releasing twice succeeds. */
function requireReleasable(hold: ResortHold | null): asserts hold is ResortHold {
  if (hold === null) throw unknownHold()
  if (hold.status === 'EXPIRED') {
    throw new Problem({
      code: 'hold_expired',
      detail: 'The hold has expired. Search again and start a new hold.',
    })
  }
  if (hold.status === 'CONFIRMED') {
    throw new Problem({
      code: 'conflict',
      detail: 'The hold has become a booking; cancel the booking instead.',
    })
  }
}

function unknownHold(): Problem {
  return new Problem({ code: 'not_found', detail: 'There is no hold with this reference.' })
}
