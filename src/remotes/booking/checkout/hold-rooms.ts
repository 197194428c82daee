import { ApiError } from '../../../api/api-error.ts'
import type { ApiClient } from '../../../api/client.ts'
import { createBooking } from '../../../api/quotes.ts'
import type { Booking, BookingWish, FieldError } from '../../../contract/types.ts'
import { randomKey } from '../random-key.ts'
import type { Attempt, KeptCheckout } from './kept-checkout.ts'

/** Why nothing was held, where the same may be sent again. */
export type HoldFailure = 'network' | 'slow' | 'payments' | 'tooMany' | 'other'

/** What asking for rooms comes to. */
export type HoldOutcome =
  | { kind: 'held'; booking: Booking }
  /** The price has to be looked at once more. */
  | { kind: 'requote' }
  | { kind: 'soldOut' }
  /** What the quote was for is held or booked already, from another tab. */
  | { kind: 'taken' }
  | { kind: 'refused'; errors: readonly FieldError[] }
  /** Whoever asked may see no prices any more. */
  | { kind: 'login' }
  | { kind: 'failed'; why: HoldFailure }

interface HoldParts {
  client: ApiClient
  kept: Pick<KeptCheckout, 'attempt' | 'lost'>
  /** Keeps in the tab what must not be lost with it. */
  keep: (change: { attempt?: Attempt | undefined; lost?: Attempt | undefined }) => void
  /** Waits a second while the same request is being answered elsewhere. */
  wait: () => Promise<void>
}

/** How often the same request is asked after while it is being answered. */
const PATIENCE = 20

/**
 * Holds what a quote names, once: what is sent again has the key of before as long as it says the same, and what may have come
 * to a booking though its answer was lost is asked for before anything else is held.
 */
export async function holdRooms(wish: BookingWish, parts: HoldParts): Promise<HoldOutcome> {
  const { kept, keep } = parts
  const body = JSON.stringify(wish)
  const attempt = kept.attempt?.body === body ? kept.attempt : { key: randomKey(), body }
  keep({ attempt })
  try {
    const booking = await send(attempt, parts)
    keep({ attempt: undefined, lost: undefined })
    return { kind: 'held', booking }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isLost(error)) keep({ lost: attempt })
    // A key that is made now was sent with nothing else.
    if (error.code === 'idempotency_mismatch' && attempt === kept.attempt) {
      keep({ attempt: undefined })
      const { attempt: _, ...others } = kept
      return holdRooms(wish, { ...parts, kept: others })
    }
    if (error.code === 'conflict') return recover(parts)
    return outcomeOf(error)
  }
}

async function recover({ kept, keep, ...parts }: HoldParts): Promise<HoldOutcome> {
  if (!kept.lost) return { kind: 'taken' }
  try {
    const booking = await send(kept.lost, { ...parts, kept, keep })
    keep({ attempt: undefined, lost: undefined })
    return { kind: 'held', booking }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return isLost(error) ? outcomeOf(error) : { kind: 'taken' }
  }
}

async function send({ key, body }: Attempt, { client, wait }: HoldParts): Promise<Booking> {
  for (let tries = 0; ; tries += 1) {
    try {
      const { data } = await createBooking(client, JSON.parse(body) as BookingWish, key)
      if (!data) throw new ApiError({ status: 200, code: 'unexpected', detail: '' })
      return data.data
    } catch (error) {
      const isBeingAnswered = error instanceof ApiError && error.code === 'request_in_flight'
      if (!isBeingAnswered || tries >= PATIENCE) throw error
      await wait()
    }
  }
}

/** Whether it may have been done though nobody said so. */
function isLost({ status, code }: ApiError): boolean {
  return code === 'network' || code === 'unexpected' || status >= 500 || code === 'request_in_flight'
}

function outcomeOf({ code, status, errors }: ApiError): HoldOutcome {
  switch (code) {
    case 'price_changed':
    case 'quote_expired':
    case 'hold_expired':
    case 'not_found':
      return { kind: 'requote' }
    case 'sold_out':
      return { kind: 'soldOut' }
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
      return { kind: 'failed', why: status === 429 ? 'tooMany' : 'other' }
  }
}
