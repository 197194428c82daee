import type { AgencyRecords } from '../store/agency-repositories.ts'
import type { Booking } from '../store/booking.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'

type Credits = AgencyRecords['credits']
type Whose = Pick<Booking, 'id' | 'personId' | 'snapshot'>

/** Takes what a booking's quote takes of the wallet; false where the wallet has less by now. In the booking's transaction. */
export async function spendCredits(booking: Whose, credits: Credits): Promise<boolean> {
  const spent = spentOf(booking)
  if (spent === null) return true
  return (await credits.add({ ...spent, amount: -spent.amount, reason: 'booking' })) !== null
}

/** Gives back what of the wallet went into a booking that came to nothing. In the transaction in which it did. */
export async function giveCreditsBack(booking: Whose, credits: Credits): Promise<void> {
  const spent = spentOf(booking)
  if (spent !== null) await credits.add({ ...spent, reason: 'refund' })
}

function spentOf({ id, personId, snapshot }: Whose) {
  const { quote } = snapshot as BookingSnapshot
  const used = quote.discounts.find((discount) => discount.kind === 'credits')
  return used && personId !== null ? { ...used.spent, personId, bookingId: id } : null
}
