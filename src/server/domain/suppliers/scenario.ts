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
  /** No airline flies the route. */
  'no_flights',
  /** Only journeys with connections are offered. */
  'connecting_only',
  /** Every offer can be held, and paid later. */
  'holds_only',
  /** No fare includes a bag, and none is sold. */
  'no_bags',
  /** The first flight lands once on the way. */
  'technical_stop',
  /** The quote is dearer than the offer, and the next one dearer still. */
  'price_up_twice',
  /** The quote is twelve percent dearer: what the scenario before becomes with its first quote. */
  'price_up_again',
  /** The chosen seats are taken by another passenger at the hold. */
  'seat_taken',
  /** The airline accepts the booking and issues the tickets at the next request. */
  'ticketing_delayed',
  /** The airline moves a flight to another time after confirmation. */
  'schedule_changed',
  /** The airline cancels a flight after confirmation, and the traveller can only cancel. */
  'flight_cancelled',
  /** The resort moves the guests to another unit after confirmation. */
  'unit_moved',
  /** No passenger can leave a booking that others keep. */
  'no_partial_cancellation',
  /** A ship leaves out a port after confirmation, and refunds its charges. */
  'port_skipped',
  /** Another ship sails after confirmation. */
  'ship_swapped',
  /** The line chooses a better cabin than the guarantee, after confirmation. */
  'guarantee_upgraded',
  /** The same cabin costs less after it was booked. */
  'price_drop',
  /** A cabin is eight percent cheaper: what the scenario before becomes once it is priced again. */
  'price_dropped',
] as const

export type Scenario = (typeof scenarios)[number]

/** Returns the scenario named in a text (of a header or key), or null. */
export function scenarioNamed(text: string): Scenario | null {
  return scenarios.find((scenario) => scenario === text) ?? null
}
