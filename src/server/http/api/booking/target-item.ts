import type { ItemAction } from '../../../../contract/types.ts'
import { availableActions } from '../../../domain/booking/available-actions.ts'
import type { Booking, BookingItem } from '../../../domain/booking/booking.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { BookingRecords } from '../../../domain/booking/booking-records.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../kernel/errors/problem.ts'

/** The texts of a refused action. */
const refused: Readonly<Record<ItemAction, string>> = {
  cancel: 'Nothing in this booking can be cancelled now.',
  change: 'Nothing in this booking can be changed now.',
  update_travellers: 'The travellers of this booking cannot be changed.',
  add_services: 'Nothing can be added to this booking.',
}

/** Returns the items of a booking that list an action now; throws 409 if none does. */
export async function itemsFor(
  action: ItemAction,
  booking: Booking,
  { amendments, supplierChanges }: Pick<BookingRecords, 'amendments' | 'supplierChanges'>,
  { kinds, suppliers, clock }: Pick<BookingDependencies, 'kinds' | 'suppliers' | 'clock'>,
): Promise<BookingItem[]> {
  const known = {
    kinds,
    suppliers,
    booking,
    now: clock(),
    amendments: await amendments.ofBooking(booking.id),
    changes: await supplierChanges.ofBooking(booking.id),
  }
  const found = booking.items.filter((item) => availableActions(item, known).includes(action))
  if (found.length === 0) throw actionRefused(action)
  return found
}

/** Returns the named item among those that list an action, or the only one. Throws 422 and 409. */
export function targetItem(
  action: ItemAction,
  items: readonly BookingItem[],
  itemId: string | undefined,
): BookingItem {
  if (itemId === undefined && items.length > 1) {
    const what = action === 'cancel' ? 'cancelled' : 'changed'
    rejectInvalid('body', [{ field: 'itemId', reason: `must name the item, because several can be ${what}` }])
  }
  const item = itemId === undefined ? items[0] : items.find(({ id }) => id === itemId)
  if (item === undefined) throw actionRefused(action)
  return item
}

/** The problem for an action that an item does not list. */
export function actionRefused(action: ItemAction): Problem {
  return new Problem({ code: 'conflict', detail: refused[action], extra: { reason: 'not_listed' } })
}
