import type { ApiError } from '../../../../api/api-error.ts'
import type { Booking, FieldError } from '../../../../contract/types.ts'

/** Why nothing was held, where the same may be sent again. */
type HoldFailure = 'network' | 'slow' | 'payments' | 'tooMany' | 'tooManyHeld' | 'other'

/** What asking for rooms comes to. */
export type HoldOutcome =
  | { kind: 'held'; booking: Booking }
  /** The price has to be looked at once more. */
  | { kind: 'requote' }
  | { kind: 'soldOut' }
  /** The proposal was answered, booked or taken back, or its last day is over. */
  | { kind: 'proposalOver' }
  /** What the quote was for is held or booked already, from another tab. */
  | { kind: 'taken' }
  | { kind: 'refused'; errors: readonly FieldError[] }
  /** Whoever asked may see no prices any more. */
  | { kind: 'login' }
  | { kind: 'failed'; why: Exclude<HoldFailure, 'tooManyHeld'> }
  /** Too much was held or booked from here: for so many minutes nothing more is. */
  | { kind: 'failed'; why: 'tooManyHeld'; minutes: number }

/** Takes why rooms were not held, and gives what that comes to. */
export function outcomeOf({ code, status, errors, retryAfter }: ApiError): HoldOutcome {
  switch (code) {
    case 'price_changed':
    case 'quote_expired':
    case 'hold_expired':
    case 'not_found':
      return { kind: 'requote' }
    case 'sold_out':
      return { kind: 'soldOut' }
    case 'proposal_over':
      return { kind: 'proposalOver' }
    case 'conflict':
      return { kind: 'taken' }
    case 'validation_failed':
      return { kind: 'refused', errors }
    case 'forbidden':
    case 'unauthenticated':
      return { kind: 'login' }
    case 'network':
      return { kind: 'failed', why: 'network' }
    case 'supplier_timeout':
    case 'upstream_timeout':
    case 'overloaded':
    case 'request_in_flight':
      return { kind: 'failed', why: 'slow' }
    case 'payments_unavailable':
      return { kind: 'failed', why: 'payments' }
    default:
      return status === 429 ? tooMany(retryAfter ?? 0) : { kind: 'failed', why: 'other' }
  }
}

/** A minute is soon waited; of more than that it is said how many. */
function tooMany(seconds: number): HoldOutcome {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 1 ? { kind: 'failed', why: 'tooManyHeld', minutes } : { kind: 'failed', why: 'tooMany' }
}
