import type { BookedStay } from '../../../../../contract/types.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'

/** Reads the stay from an item; no other file reads hotel details from a quote or a booking. */
export function readStay({ details }: BookedItem): BookedStay {
  return details as BookedStay
}
