/** What a sample supplier can act out, so that every outcome of a booking can be seen and tested. */
export const scenarios = [
  /** The quote is seven percent dearer than the offer. */
  'price_up',
  'sold_out_at_quote',
  'sold_out_at_hold',
  /** The hold lapses at once. */
  'hold_lapses',
  /** No answer at booking, although it was booked. */
  'timeout_booked',
  /** No answer at booking, and nothing was booked. */
  'timeout_not_booked',
  'rejected',
  /** The supplier accepts the booking and confirms it at the next request. */
  'pending',
  /** Every answer takes three seconds longer. */
  'slow',
  /** Concerns the payment and not the supplier: the quote passes it on. */
  'payment_declined',
  /** Cancelled, but only half of the refund is paid. */
  'partial_cancellation',
  /** The property moves the guests to another room type after confirmation. */
  'room_moved',
  /** The supplier accepts the booking and rejects it at the next request. */
  'manual_rejected',
  /** An activity is cancelled for bad weather after confirmation; another day is offered. */
  'weather_cancelled',
  /** The same, because too few people booked. */
  'too_few_people',
  /** One ticket is used before the rest is cancelled. */
  'partly_redeemed',
  /** No desk is open at the chosen time. */
  'desk_closed',
  /** The supplier gives a car of a higher category after confirmation. */
  'car_upgraded',
  /** The desk of the pick-up moves to another address after confirmation. */
  'desk_moved',
] as const

export type Scenario = (typeof scenarios)[number]

/** Returns the scenario named in a text (of a header or key), or null. */
export function scenarioNamed(text: string): Scenario | null {
  return scenarios.find((scenario) => scenario === text) ?? null
}
