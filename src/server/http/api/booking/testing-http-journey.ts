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

/** Options of a journey. */
export interface JourneyRequest {
  /** The key of a ticket that is booked with the room. */
  ticket?: string
  /** A card that always works, or one whose bank asks its holder each time. */
  card?: 'good' | 'asks'
  /** The traveller pays the balance by hand before it is collected. */
  paysEntry?: boolean
  /** The change in nights once the room is booked; 0 for none. */
  nights?: number
}

/**
 * A traveller on the way from a quote to a booking, and to a cancellation if they want it; repeats use the same calls
 * and keys.
 */
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
  /** The answers that the traveller received from the server. */
  said: {
    step: Step
    /** Id of the item; undefined for the whole booking. */
    item: string | undefined
    state: string
    reference: string
    refund: number | undefined
  }[]
  /** Ids of amendments that were answered as applied. */
  applied: string[]
  /** The reason why it ended before it was booked. */
  refusals: string[]
  /** Answers that must never occur. */
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
