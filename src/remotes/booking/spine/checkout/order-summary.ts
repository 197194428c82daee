import type { Quote, ShownPrice } from '../../../../contract/types.ts'
import type { BookedItem } from '../item/booked-item.ts'

/** What is booked and its price, for quotes and bookings. */
export interface OrderSummary extends Pick<Quote, 'total' | 'discounts' | 'dueNow'> {
  /** The payment schedule; missing if the page shows a single payment. */
  paymentSchedule?: Quote['paymentSchedule']
  /** Price of all items together. */
  price: ShownPrice
  items: readonly BookedItem[]
}
