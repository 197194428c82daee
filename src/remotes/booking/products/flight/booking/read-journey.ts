import type { BookedJourney } from '../../../../../contract/types.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'

/** Reads the journey from an item; no other file reads flight details from a quote or a booking. */
export function readJourney({ details }: BookedItem): BookedJourney {
  return details as BookedJourney
}
