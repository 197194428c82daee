import type { BookedRental } from '../../../../../contract/types.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'

/** Reads the rental from an item; no other file reads car details from a quote or a booking. */
export function readRental({ details }: BookedItem): BookedRental {
  return details as BookedRental
}
