import type { OperatorOperationId } from '../../../contract/operations.gen.ts'
import { addGuestBooking, readGuestBookings } from '../call/cookies/guest-cookie.ts'
import type { Call } from '../call/route.ts'
import { failed } from './operator-failure.ts'
import { BOOKING_KEY } from './request-for.ts'

const wellFormed = /^[A-Za-z0-9_-]{20,100}$/

/**
 * Lets the browser open a booking again: the key that the operator's API answers with (`x-booking-key`), or that the guest's link
 * had, stays in the guest's cookie. Throws 502 where a guest's new booking comes without a usable key. A booking in an account
 * needs none.
 */
export function keepBookingKey<Id extends OperatorOperationId>(
  id: Id,
  call: Call<Id>,
  headers: Headers,
  reply: unknown,
): void {
  if (id !== 'createBooking' && id !== 'openBooking') return
  if (id === 'createBooking' && call.signedIn) return
  const answered = headers.get(BOOKING_KEY)
  const key = answered ?? (call.body as { key?: string }).key
  if (key === undefined) throw failed(id, `its answer to a guest has no header ${BOOKING_KEY}`)
  if (!wellFormed.test(key)) {
    throw failed(id, `its header ${BOOKING_KEY} must be 20 to 100 letters, digits, - or _`)
  }
  const { reference } = (reply as { data: { reference: string } }).data
  const held = readGuestBookings(call.caller.bookingCookie ?? null, call.caller.site)
  call.setCookie(addGuestBooking(held, reference, key, call.caller.site))
}
