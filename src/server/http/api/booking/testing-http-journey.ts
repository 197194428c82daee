import { randomUUID } from 'node:crypto'
import type { Booking, Quote } from '../../../../contract/types.ts'
import type { HttpTraveller } from './testing-http-traveller.ts'

export type Step =
  | 'quote'
  | 'hold'
  | 'pay'
  | 'answerBank'
  | 'confirm'
  | 'choose'
  | 'beginEntry'
  | 'payEntry'
  | 'confirmEntry'
  | 'quoteChange'
  | 'acceptChange'
  | 'payChange'
  | 'confirmChange'
  | 'quoteCancellation'
  | 'cancel'
  | 'over'

/** What else a journey is about. */
export interface JourneyRequest {
  /** The key of a ticket that is booked with the room. */
  ticket?: string
  /** A card that is good for all, or one whose bank asks its holder each time. */
  card?: 'good' | 'asks'
  /** Pays the balance by hand, and does not wait until it is collected. */
  paysEntry?: boolean
  /** So many nights more, or less, once the room is booked; 0 where it stays as it is. */
  nights?: number
}

/** Somebody on the way from a price to a booking, and back where they want to; the same calls with the same keys when they ask again. */
export interface HttpJourney extends HttpTraveller {
  rateKey: string
  wantsToCancel: boolean
  ticket: string | null
  card: 'good' | 'asks'
  paysEntry: boolean
  nights: number
  step: Step
  key: string
  quote?: Quote
  booking?: Booking
  cancellation?: string
  change?: string
  /** What the server said, whatever becomes of it afterwards. */
  said: {
    step: Step
    /** Id of the item that it is about; undefined for the booking. */
    item: string | undefined
    state: string
    reference: string
    refund: number | undefined
  }[]
  /** Changes that were answered to be applied, by their ids. */
  applied: string[]
  /** Why it ended before it was booked. */
  refusals: string[]
  /** Answers that nobody should ever get. */
  odd: string[]
}

export function newJourney(
  rateKey: string,
  scenario: string | undefined,
  wantsToCancel: boolean,
  { ticket, card = 'good', paysEntry = false, nights = 0 }: JourneyRequest = {},
): HttpJourney {
  return {
    ticket: ticket ?? null,
    card,
    paysEntry,
    nights,
    applied: [],
    visit: randomUUID(),
    cookie: '',
    scenario,
    rateKey,
    wantsToCancel,
    step: 'quote',
    key: randomUUID(),
    said: [],
    refusals: [],
    odd: [],
  }
}
