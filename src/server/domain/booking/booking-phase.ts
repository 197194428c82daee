import { type SQL, sql } from 'drizzle-orm'
import type { BookingPage } from './booking.ts'
import { bookingItems, bookings } from './booking-schema.ts'
import type { ItemState } from './item-states.ts'

const open: ItemState[] = ['on_hold', 'in_doubt', 'pending', 'confirmed', 'cancellation_requested']
const kept: ItemState[] = [...open, 'completed']

/**
 * The condition of bookings that are to come or under way (something of it is not over by then), that came to nothing, or
 * that were: each booking is in one of the three.
 */
export function isInPhase({ is, today }: NonNullable<BookingPage['phase']>): SQL {
  const { agencyId, bookingId, state, endsOn } = bookingItems
  const some = (condition: SQL) =>
    sql`exists (select from ${bookingItems} where ${agencyId} = ${bookings.agencyId} and ${bookingId} = ${bookings.id} and ${condition})`
  const isAmong = (states: ItemState[]) =>
    sql`${state} in (${sql.join(
      states.map((one) => sql`${one}`),
      sql`, `,
    )})`
  const isToCome = some(sql`${isAmong(open)} and ${endsOn} >= ${today}`)
  const isKept = some(isAmong(kept))
  if (is === 'upcoming') return isToCome
  return is === 'past' ? sql`not ${isToCome} and ${isKept}` : sql`not ${isKept}`
}
