import type { Quote } from '../../../../contract/types.ts'
import type { BookedItem } from '../item/booked-item.ts'

/** What is booked and what it costs: of a quote and of a booking alike. */
export interface Ordered extends Pick<Quote, 'price' | 'discounts' | 'dueNow'> {
  items: readonly BookedItem[]
}
