import { allocateAmount } from '../pricing/allocate-amount.ts'
import type { Booking } from './booking.ts'
import { planOf } from './booking-plan.ts'
import type { BookingRecords } from './booking-records.ts'
import { snapshotOf } from './booking-snapshot.ts'

type Credits = BookingRecords['credits']
type OwnedBooking = Pick<Booking, 'id' | 'personId' | 'snapshot'>

/**
 * Takes a quote's credits from the wallet, in the booking's transaction; false if the wallet is another person's or
 * has too little.
 */
export async function spendCredits(booking: OwnedBooking, credits: Credits): Promise<boolean> {
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

/** The part of an item's credits that is returned, in minor units of the price's currency. */
export interface CreditsBack {
  readonly itemId: string
  readonly worth: number
}

/**
 * Returns the credits of failed or cancelled items to the wallet, in the same transaction. They are divided by the
 * items' shares first, so that all items together return exactly what was taken.
 */
export async function giveCreditsBack(
  booking: OwnedBooking & Pick<Booking, 'items'>,
  back: readonly CreditsBack[],
  credits: Credits,
): Promise<void> {
  const { used, creditsOf } = spentOf(booking)
  const personId = creditsOf ?? booking.personId
  if (used === null || personId === null) return
  const shares = planOf(booking).shares.map((share) => share.credits)
  const parts = allocateAmount(used.spent.amount, shares)
  const amount = back.reduce((sum, one) => sum + partOf(one), 0)
  const { currency } = used.spent
  if (amount > 0) await credits.add({ amount, currency, personId, bookingId: booking.id, reason: 'refund' })

  function partOf({ itemId, worth }: CreditsBack): number {
    const line = booking.items.findIndex(({ id }) => id === itemId)
    const [share = 0, part = 0] = [shares[line], parts[line]]
    return worth >= share ? part : Math.round((part * worth) / share)
  }
}

function spentOf(booking: OwnedBooking) {
  const { quote } = snapshotOf(booking)
  const used = quote.discounts.find((discount) => discount.kind === 'credits')
  return { used: used ?? null, creditsOf: quote.creditsOf }
}
