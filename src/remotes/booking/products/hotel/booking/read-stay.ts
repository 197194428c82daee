import type { BookedStay } from '../../../../../contract/types.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'

/** The stay of an item of this product: the only place that reads what a quote or a booking says of a hotel. */
export function readStay({ details }: BookedItem): BookedStay {
  return details as BookedStay
}
