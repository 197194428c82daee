import { ApiError } from '../../../../api/api-error.ts'
import { releaseHold } from '../../../../api/bookings.ts'
import type { ApiClient } from '../../../../api/client.ts'
import { createBooking } from '../../../../api/quotes.ts'
import type { Booking, CreateBookingRequest } from '../../../../contract/types.ts'
import { randomKey } from '../random-key.ts'
import type { Attempt } from './attempt.ts'
import { lacksNumbers, withNumbersOf } from './document-numbers.ts'
import { type HoldOutcome, outcomeOf } from './hold-outcome.ts'
import type { StoredCheckout } from './stored-checkout.ts'
import type { Typed } from './typed.ts'

interface HoldParts {
  client: ApiClient
  kept: Pick<StoredCheckout, 'attempt' | 'lost' | 'typed'>
  /** Keeps in the tab what must not be lost with it. */
  keep: (change: { attempt?: Attempt | undefined; lost?: Attempt | undefined }) => void
  /** Waits a second while the same request is being answered elsewhere. */
  wait: () => Promise<void>
}

/** How often the same request is asked after while it is being answered. */
const PATIENCE = 20

/**
 * Holds what a quote names, once: what is sent again has the key of before as long as it says the same, and what may have come
 * to a booking though its answer was lost is settled before anything else is held.
 */
export async function holdQuote(wish: CreateBookingRequest, parts: HoldParts): Promise<HoldOutcome> {
  const { kept, keep } = parts
  const body = JSON.stringify(wish)
  const lost = kept.lost && withNumbersOf(kept.lost, wish)
  if (lost && lost.body !== body) {
    const settled = await settleLost(lost, wish, parts)
    if (settled) return settled
    return holdQuote(wish, { ...parts, kept: withoutAttempts(kept) })
  }
  const before = [kept.attempt && withNumbersOf(kept.attempt, wish), lost].find((one) => one?.body === body)
  const { typed } = kept
  const attempt = before ?? { key: randomKey(), body, ...(typed && { typed }) }
  keep({ attempt })
  try {
    const booking = await send(attempt, parts)
    forgetAttempts(parts)
    return { kind: 'held', booking }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isLost(error)) keep({ lost: attempt })
    else if (isAnswered(error)) keep({ lost: undefined })
    // A key that is made now was sent with nothing else.
    if (error.code === 'idempotency_mismatch' && before) {
      keep({ attempt: undefined })
      return holdQuote(wish, { ...parts, kept: withoutAttempts(kept) })
    }
    return outcomeOf(error)
  }
}

/**
 * What is known of a booking that was asked for and never heard of: the booking, where it says what is typed by now or is on hold
 * no more; `free` where it said something else and its rooms were given back, so that what is typed can be held; `stuck` where
 * giving them back failed; `unknown` where nobody can say; null where it came to none.
 */
export type FoundLost = Booking | 'free' | 'stuck' | 'unknown' | null

/** Finds out what the lost one came to. Nobody is ever led on to pay for other words than are typed now. */
export async function findLost(parts: HoldParts): Promise<FoundLost> {
  const { lost, typed } = parts.kept
  // Its documents have to be typed again before it can be asked about.
  if (lost && lacksNumbers(lost)) return 'unknown'
  const found = lost ? await askAfter(lost, parts) : null
  if (!found?.booking) return found?.error ? 'unknown' : null
  const isChanged = wordsOf(lost?.typed) !== wordsOf(typed)
  if (!isChanged || found.booking.state !== 'on_hold') {
    forgetAttempts(parts)
    return found.booking
  }
  const refusal = await giveBack(found.booking, parts)
  // It is asked for again by the same key: nothing of it is forgotten.
  if (refusal && refusal.code !== 'conflict') return 'stuck'
  forgetAttempts(parts)
  return refusal ? found.booking : 'free'
}

/**
 * Asks what the lost one came to. Where it says the same as the wish, it is the booking; any other is given back, so that
 * nothing is held twice and nobody goes on with what they have changed since. Null where nothing of it is held any more.
 */
async function settleLost(
  lost: Attempt,
  wish: CreateBookingRequest,
  parts: HoldParts,
): Promise<HoldOutcome | null> {
  // The people are others: what was held for those whose documents are not known ends by itself.
  if (lacksNumbers(lost)) {
    forgetAttempts(parts)
    return null
  }
  const { booking, error } = await askAfter(lost, parts)
  if (error) return outcomeOf(error)
  if (!booking) return null
  const before = JSON.parse(lost.body) as CreateBookingRequest
  if (booking.state === 'on_hold' && !isSame(before, wish)) {
    const refusal = await giveBack(booking, parts)
    if (refusal && refusal.code !== 'conflict') return outcomeOf(refusal)
    forgetAttempts(parts)
    // A quote that was booked once is booked no more.
    if (!refusal) return before.quoteId === wish.quoteId ? { kind: 'requote' } : null
  }
  forgetAttempts(parts)
  return { kind: 'held', booking }
}

/** What an attempt came to, or why that is not known; neither where it came to nothing, or to nothing that still stands. */
async function askAfter(lost: Attempt, parts: HoldParts): Promise<{ booking?: Booking; error?: ApiError }> {
  try {
    const booking = await send(lost, parts)
    if (booking.state !== 'released' && booking.state !== 'expired') return { booking }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!isAnswered(error)) return { error }
  }
  forgetAttempts(parts)
  return {}
}

/** Gives the error where it could not be; a conflict where it is on hold no more, since it was paid or lapsed meanwhile. */
async function giveBack({ reference }: Booking, { client }: HoldParts): Promise<ApiError | null> {
  try {
    await releaseHold(client, reference)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error
  }
}

function forgetAttempts({ keep }: HoldParts): void {
  keep({ attempt: undefined, lost: undefined })
}

/** What a booking is made of what is typed; terms are agreed to for each anew. */
function wordsOf(typed: Typed = {}): string {
  const words = Object.entries(typed).filter(([name]) => name !== 'terms')
  return JSON.stringify(words.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function withoutAttempts({ typed }: HoldParts['kept']): HoldParts['kept'] {
  return typed ? { typed } : {}
}

/** Whether two wishes come to the same booking, by whichever quote of the same amount. */
function isSame(one: CreateBookingRequest, other: CreateBookingRequest): boolean {
  return JSON.stringify({ ...one, quoteId: '' }) === JSON.stringify({ ...other, quoteId: '' })
}

async function send({ key, body }: Attempt, { client, wait }: HoldParts): Promise<Booking> {
  for (let tries = 0; ; tries += 1) {
    try {
      const { data } = await createBooking(client, JSON.parse(body) as CreateBookingRequest, key)
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

/** Whether the server has said what it came to; whom it let ask no more, it told nothing. */
function isAnswered(error: ApiError): boolean {
  const isTurnedAway = error.status === 429 || error.code === 'forbidden' || error.code === 'unauthenticated'
  return !isLost(error) && !isTurnedAway
}
