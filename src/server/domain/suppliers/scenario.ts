/** What a sample supplier can be told to act out, so that every way a booking can go is seen and tested. */
export const scenarios = [
  /** The quote is seven percent dearer than the offer. */
  'price_up',
  'sold_out_at_quote',
  'sold_out_at_hold',
  /** The hold is over at once. */
  'hold_lapses',
  /** No answer at booking, and it was booked all the same. */
  'timeout_booked',
  /** No answer at booking, and nothing was booked. */
  'timeout_not_booked',
  'rejected',
  /** The supplier takes the booking and confirms it when it is asked again. */
  'pending',
  /** Every answer takes three seconds longer. */
  'slow',
  /** The payment's, not the supplier's: the quote passes it on. */
  'payment_declined',
  /** Cancelled, but half of the refund is kept back. */
  'partial_cancellation',
  /** The property moves the guests to another room type, once it has confirmed. */
  'room_moved',
] as const

export type Scenario = (typeof scenarios)[number]

/** Takes a text (of a header, of a key) and gives the scenario of that name, or null. */
export function scenarioNamed(text: string): Scenario | null {
  return scenarios.find((scenario) => scenario === text) ?? null
}
