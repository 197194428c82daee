import type { Booking } from './booking.ts'
import type { BookingRecords } from './booking-records.ts'
import { snapshotOf } from './booking-snapshot.ts'

type Credits = BookingRecords['credits']
type Whose = Pick<Booking, 'id' | 'personId' | 'snapshot'>

/** Takes what a booking's quote takes of the wallet; false where it is another's or has less now. In the booking's transaction. */
export async function spendCredits(booking: Whose, credits: Credits): Promise<boolean> {
  const { used, creditsOf } = spentOf(booking)
  if (used === null) return true
  if (creditsOf === null || creditsOf !== booking.personId) return false
  const entry = {
    ...used.spent,
    amount: -used.spent.amount,
    personId: creditsOf,
    bookingId: booking.id,
    reason: 'booking',
  }
  return (await credits.add(entry)) !== null
}

/**
 * Gives back what of the wallet went into items that came to nothing or were cancelled: as much of what was taken of it as `worth` is
 * of what it was worth, in the price's currency. In the transaction in which they did.
 */
export async function giveCreditsBack(booking: Whose, worth: number, credits: Credits): Promise<void> {
  const { used, creditsOf } = spentOf(booking)
  const personId = creditsOf ?? booking.personId
  if (used === null || personId === null) return
  const amount = Math.min(used.spent.amount, Math.round((used.spent.amount * worth) / used.amount))
  const { currency } = used.spent
  if (amount > 0) await credits.add({ amount, currency, personId, bookingId: booking.id, reason: 'refund' })
}

function spentOf(booking: Whose) {
  const { quote } = snapshotOf(booking)
  const used = quote.discounts.find((discount) => discount.kind === 'credits')
  return { used: used ?? null, creditsOf: quote.creditsOf }
}
