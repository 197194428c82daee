import type { Quote, ShownPrice } from '../../../../contract/types.ts'
import type { BookedItem } from '../item/booked-item.ts'

/** What is booked and what it costs: of a quote and of a booking alike. */
export interface Ordered extends Pick<Quote, 'total' | 'discounts' | 'dueNow'> {
  /** When what is paid; left out where only one payment is looked at. */
  paymentSchedule?: Quote['paymentSchedule']
  /** Of all items together. */
  price: ShownPrice
  items: readonly BookedItem[]
}
