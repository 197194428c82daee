import type { Booking, BookingItem } from './booking.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { endHeldItems, releaseAtSuppliers } from './held-items.ts'

/**
 * Releases all that is on hold in a booking, here and at its suppliers. Returns the released items: none if they were
 * paid or lapsed in the meantime.
 */
export async function releaseHeldItems(
  agencyId: string,
  booking: Booking,
  actor: string,
  dependencies: Pick<BookingDependencies, 'ofAgency' | 'suppliers' | 'log'>,
): Promise<BookingItem[]> {
  const repositories = dependencies.ofAgency(agencyId)
  const ended = await repositories.transaction((records) =>
    endHeldItems(booking.id, 'release', actor, records),
  )
  if (ended.length > 0) await releaseAtSuppliers(booking, ended, dependencies, repositories)
  return ended
}
