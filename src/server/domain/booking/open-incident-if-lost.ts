import { itemSupplier } from '../products/spine/item-supplier.ts'
import type { Booking } from './booking.ts'
import type { SettlementDependencies } from './settlement-dependencies.ts'
import type { VerifiedItem } from './verified-item.ts'

/** Seconds until an item that its supplier never knew is checked once more. */
export const VERIFY_AGAIN_AFTER = 6 * 60 * 60

/**
 * Opens an incident for an item that its supplier has booked after it was released here, unless it is booked here
 * too.
 */
export async function openIncidentIfLost(
  { reference, id }: Pick<Booking, 'reference' | 'id'>,
  itemId: string,
  { repositories, log }: Pick<SettlementDependencies, 'repositories' | 'log'>,
): Promise<void> {
  const now = (await repositories.bookings.find(id))?.items.find((one) => one.id === itemId)
  if (now?.state !== 'rejected') return
  const error = 'The supplier has booked an item that was released here: cancel it with the supplier.'
  log.error({ booking: reference }, error)
  const payload = { bookingId: id, ...(itemId !== id && { itemId }) }
  await repositories.tasks.raise({ kind: 'booked_after_all', payload, error })
}

/**
 * Asks a supplier once more, hours after an unknown item was released. If it was booked after all, opens an incident.
 */
export async function verifyLostItem(
  { bookingId, itemId }: VerifiedItem,
  dependencies: Pick<SettlementDependencies, 'repositories' | 'log' | 'suppliers'>,
): Promise<void> {
  const booking = await dependencies.repositories.bookings.find(bookingId)
  const item = booking?.items.find(({ id }) => id === (itemId ?? bookingId))
  if (!booking || item?.state !== 'rejected') return
  const answer = await itemSupplier(dependencies.suppliers, item).retrieve(item.id)
  if (answer?.status === 'pending') throw new Error('the supplier has not decided yet')
  if (answer?.status === 'confirmed') await openIncidentIfLost(booking, item.id, dependencies)
}
