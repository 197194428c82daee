import type { BookedVisit } from '../../../../../contract/types.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'

/** Reads the visit from an item; no other file reads activity details from a quote or a booking. */
export function readVisit({ details }: BookedItem): BookedVisit {
  return details as BookedVisit
}
