import type { Booking } from '../store/booking.ts'
import type { BookingRecords } from '../store/booking-records.ts'
import type { BookingSnapshot } from './booking-snapshot.ts'

type Credits = BookingRecords['credits']
type Whose = Pick<Booking, 'id' | 'personId' | 'snapshot'>

/** Takes what a booking's quote takes of the wallet; false where it is another's or has less by now. In the booking's transaction. */
export async function spendCredits(booking: Whose, credits: Credits): Promise<boolean> {
  const { spent, creditsOf } = spentOf(booking)
  if (spent === null) return true
  if (creditsOf === null || creditsOf !== booking.personId) return false
  const entry = {
    ...spent,
    amount: -spent.amount,
    personId: creditsOf,
    bookingId: booking.id,
    reason: 'booking',
  }
  return (await credits.add(entry)) !== null
}

/** Gives back what of the wallet went into a booking that came to nothing. In the transaction in which it did. */
export async function giveCreditsBack(booking: Whose, credits: Credits): Promise<void> {
  const { spent, creditsOf } = spentOf(booking)
  if (spent === null || creditsOf === null) return
  await credits.add({ ...spent, personId: creditsOf, bookingId: booking.id, reason: 'refund' })
}

function spentOf({ snapshot }: Whose) {
  const { quote } = snapshot as BookingSnapshot
  const used = quote.discounts.find((discount) => discount.kind === 'credits')
  return { spent: used?.spent ?? null, creditsOf: quote.creditsOf }
}
