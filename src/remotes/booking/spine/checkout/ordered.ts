import type { Quote } from '../../../../contract/types.ts'

/** What is booked and what it costs: of a quote and of a booking alike. */
export type Ordered = Pick<Quote, 'hotel' | 'price' | 'discounts' | 'dueNow'>
