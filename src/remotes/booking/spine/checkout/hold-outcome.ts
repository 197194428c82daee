import type { ApiError } from '../../../../api/api-error.ts'
import type { Booking, FieldError } from '../../../../contract/types.ts'

/** Why nothing was held, if the same request can be repeated. */
type HoldFailure = 'network' | 'slow' | 'payments' | 'tooMany' | 'tooManyHeld' | 'other'

/** Result of a request to hold. */
export type HoldOutcome =
  | { kind: 'held'; booking: Booking }
  /** The price has to be checked again. */
  | { kind: 'requote' }
  | { kind: 'soldOut' }
  /** Something that was chosen with it is taken, such as a seat. */
  | { kind: 'partTaken' }
  /** The proposal was answered, booked, withdrawn or has expired. */
  | { kind: 'proposalOver' }
  /** The quote's items are already held or booked from another tab. */
  | { kind: 'taken' }
  | { kind: 'refused'; errors: readonly FieldError[] }
  /** The user may no longer see prices. */
  | { kind: 'login' }
  | { kind: 'failed'; why: Exclude<HoldFailure, 'tooManyHeld'> }
  /** Too many holds or bookings from here: none are accepted for this number of minutes. */
  | { kind: 'failed'; why: 'tooManyHeld'; minutes: number }

/** Returns the outcome of a refused hold. */
export function outcomeOf({ code, status, errors, reason, retryAfter }: ApiError): HoldOutcome {
  switch (code) {
    case 'price_changed':
    case 'quote_expired':
    case 'hold_expired':
    case 'not_found':
      return { kind: 'requote' }
    case 'sold_out':
      return { kind: reason === 'part_taken' ? 'partTaken' : 'soldOut' }
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

/** Up to a minute is a short wait; for more, the minutes are shown. */
function tooMany(seconds: number): HoldOutcome {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 1 ? { kind: 'failed', why: 'tooManyHeld', minutes } : { kind: 'failed', why: 'tooMany' }
}
