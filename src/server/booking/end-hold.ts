import { bookedWith } from '../hotels/hotels-of.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'
import type { BookingParts } from './booking-parts.ts'
import { followPayment } from './follow-payment.ts'
import { gatewayOfBooking } from './gateway-of-booking.ts'
import { letGo, settle } from './settle.ts'

/**
 * Ends a hold whose time is over: what was paid meanwhile, by somebody whose connection broke, is booked if it still can be;
 * all else is let go. One that was extended is looked at again when that is over.
 */
export async function endHold(bookingId: string, agency: ResolvedAgency, parts: BookingParts): Promise<void> {
  const repositories = parts.ofAgency(agency.id)
  const booking = await repositories.bookings.find(bookingId)
  const item = booking?.items.find(({ state }) => state === 'on_hold')
  if (!booking || !item) return
  const until = item.holdExpiresAt
  if (until !== null && until > parts.clock()) {
    const inSeconds = Math.ceil((until.getTime() - parts.clock().getTime()) / 1000)
    await repositories.tasks.enqueue({ kind: 'hold-over', payload: { bookingId }, due: { inSeconds } })
    return
  }
  const gateway = await gatewayOfBooking(agency, booking, parts)
  const payment = await followPayment(bookingId, { repositories, gateway })
  const supplier = bookedWith(parts.supplier)
  if (payment?.state === 'requires_capture' || payment?.state === 'succeeded') {
    await settle(bookingId, 'system', { repositories, gateway, supplier, clock: parts.clock })
    return
  }
  await repositories.together(async (records) => {
    await records.bookings.moveItem(item.id, { event: 'expire', actor: 'system' })
    await letGo(booking, records)
  })
  await supplier.release(item.id).catch(() => null)
}
