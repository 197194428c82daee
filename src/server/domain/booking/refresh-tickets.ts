import { itemSupplier } from '../products/spine/item-supplier.ts'
import type { BookingItem } from './booking.ts'
import type { BookingRecords } from './booking-records.ts'
import type { WatchedItem } from './check-supplier-changes.ts'
import { ticketsOf } from './item-outcome.ts'
import { secondsToEnd } from './seconds-to-end.ts'
import { type Finish, nothing, type TaskContext } from './task-context.ts'

/** Seconds between two questions about tickets, as long as the item is not over. */
const NEXT_LOOK = 6 * 60 * 60

/** Schedules the questions about which of an item's tickets were used. */
export async function watchTickets(
  { id: itemId, bookingId }: Pick<BookingItem, 'id' | 'bookingId'>,
  { tasks }: Pick<BookingRecords, 'tasks'>,
): Promise<void> {
  const payload: WatchedItem = { bookingId, itemId }
  await tasks.enqueue({ kind: 'refresh-tickets', payload, due: { inSeconds: NEXT_LOOK } })
}

/** Asks a supplier for an item's tickets and stores which were used; repeated until its last day is over. */
export async function refreshTickets(
  { bookingId, itemId }: WatchedItem,
  { repositories, dependencies }: TaskContext,
): Promise<Finish> {
  const item = (await repositories.bookings.find(bookingId))?.items.find(({ id }) => id === itemId)
  if (item?.state !== 'confirmed') return nothing
  const { tickets } = (await itemSupplier(dependencies.suppliers, item).retrieve(item.id)) ?? {}
  return async (records) => {
    const held = (await records.bookings.lock(bookingId))?.items.find(({ id }) => id === itemId)
    if (held?.state !== 'confirmed') return
    if (tickets && JSON.stringify(tickets) !== JSON.stringify(ticketsOf(held)))
      await records.bookings.noteTickets(itemId, tickets)
    if (secondsToEnd(held, dependencies.clock()) > 0) await watchTickets(held, records)
  }
}
