import { and, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Booking, BookingItem } from './booking.ts'
import { bookingEvents, bookings } from './booking-schema.ts'
import type { Transaction } from './database.ts'
import { ownBookings } from './own-bookings.ts'
import { readBooking, withItems } from './with-items.ts'

interface Adoption {
  agencyId: string
  demo: boolean
  references: readonly string[]
  /** Whose they become. */
  person: string
  /** Whether one that is nobody's yet is that person's. */
  isTheirs: (booking: Booking) => boolean
}

/** Gives to a person those of an agency's bookings that are nobody's and are theirs, notes the step of each, and says how many. */
export async function adoptGuestBookings(
  tx: Transaction,
  { agencyId, demo, references, person, isTheirs }: Adoption,
): Promise<number> {
  const nobodys = (condition: SQL) => and(ownBookings(agencyId, demo), isNull(bookings.personId), condition)
  const rows = await tx
    .select(readBooking)
    .from(bookings)
    .where(nobodys(inArray(bookings.reference, [...references])))
  const theirs = (await withItems(tx, agencyId, rows)).filter(isTheirs)
  if (theirs.length === 0) return 0
  const ids = theirs.map(({ id }) => id)
  // Whoever came first at the same moment keeps it.
  const given = await tx
    .update(bookings)
    .set({ personId: person })
    .where(nobodys(inArray(bookings.id, ids)))
    .returning({ id: bookings.id })
  const steps = theirs
    .filter((booking) => given.some(({ id }) => id === booking.id))
    .flatMap(({ items }) => items.map(stepOf))
  if (steps.length > 0)
    await tx.insert(bookingEvents).values(steps.map((step) => ({ ...step, agencyId, actor: person })))
  return given.length
}

/** The step of an item that came into an account: it stays what it was. */
function stepOf({ id: itemId, bookingId, state }: BookingItem) {
  return { bookingId, itemId, event: 'adopt', fromState: state, toState: state }
}
