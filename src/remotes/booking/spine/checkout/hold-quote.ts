import { ApiError } from '../../../../api/api-error.ts'
import { releaseHold } from '../../../../api/bookings.ts'
import type { ApiClient } from '../../../../api/client.ts'
import { createBooking } from '../../../../api/quotes.ts'
import type { Booking, CreateBookingRequest } from '../../../../contract/types.ts'
import { randomKey } from '../random-key.ts'
import type { Attempt } from './document-numbers.ts'
import { lacksNumbers, withNumbersOf } from './document-numbers.ts'
import { type HoldOutcome, outcomeOf } from './hold-outcome.ts'
import type { StoredCheckout } from './stored-checkout.ts'
import type { Typed } from './typed.ts'

interface HoldDependencies {
  client: ApiClient
  stored: Pick<StoredCheckout, 'attempt' | 'lost' | 'typed'>
  /** Stores in the tab what must survive a reload. */
  keep: (change: { attempt?: Attempt | undefined; lost?: Attempt | undefined }) => void
  /** Waits a second while the same request is processed elsewhere. */
  wait: () => Promise<void>
}

/** Maximum number of repeated requests while the same one is being processed. */
const MOST_ATTEMPTS = 20

/**
 * Holds a quote's items once. A repeated request with the same content has the same key. A request whose answer was
 * lost is resolved before anything else is held.
 */
export async function holdQuote(
  request: CreateBookingRequest,
  dependencies: HoldDependencies,
): Promise<HoldOutcome> {
  const { stored, keep } = dependencies
  const body = JSON.stringify(request)
  const lost = stored.lost && withNumbersOf(stored.lost, request)
  if (lost && lost.body !== body) {
    const settled = await settleLost(lost, request, dependencies)
    if (settled) return settled
    return holdQuote(request, { ...dependencies, stored: withoutAttempts(stored) })
  }
  const before = [stored.attempt && withNumbersOf(stored.attempt, request), lost].find(
    (one) => one?.body === body,
  )
  const { typed } = stored
  const attempt = before ?? { key: randomKey(), body, ...(typed && { typed }) }
  keep({ attempt })
  try {
    const booking = await send(attempt, dependencies)
    forgetAttempts(dependencies)
    return { kind: 'held', booking }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (isLost(error)) keep({ lost: attempt })
    else if (isAnswered(error)) keep({ lost: undefined })
    // A new key cannot have been used for anything else.
    if (error.code === 'idempotency_mismatch' && before) {
      keep({ attempt: undefined })
      return holdQuote(request, { ...dependencies, stored: withoutAttempts(stored) })
    }
    return outcomeOf(error)
  }
}

/**
 * Outcome of a request without an answer: the booking, if it matches the input or is no longer on hold; `free` if it
 * differed and was released; `stuck` if releasing failed; `unknown` if it cannot be determined; null if there is
 * none.
 */
export type FoundLost = Booking | 'free' | 'stuck' | 'unknown' | null

/**
 * Resolves the request without an answer. The traveller is never led to pay for content other than the current input.
 */
export async function findLost(dependencies: HoldDependencies): Promise<FoundLost> {
  const { lost, typed } = dependencies.stored
  // Its documents have to be typed again before it can be repeated.
  if (lost && lacksNumbers(lost)) return 'unknown'
  const found = lost ? await askAfter(lost, dependencies) : null
  if (!found?.booking) return found?.error ? 'unknown' : null
  const isChanged = wordsOf(lost?.typed) !== wordsOf(typed)
  if (!isChanged || found.booking.state !== 'on_hold') {
    forgetAttempts(dependencies)
    return found.booking
  }
  const refusal = await release(found.booking, dependencies)
  // It will be requested again with the same key, so it stays stored.
  if (refusal && refusal.code !== 'conflict') return 'stuck'
  forgetAttempts(dependencies)
  return refusal ? found.booking : 'free'
}

/**
 * Resolves the request without an answer: returns its booking if the content matches, otherwise releases it, so that
 * nothing is held twice. Null if nothing is held any more.
 */
async function settleLost(
  lost: Attempt,
  request: CreateBookingRequest,
  dependencies: HoldDependencies,
): Promise<HoldOutcome | null> {
  // The people differ, and without their document numbers the request cannot be repeated: its hold expires by itself.
  if (lacksNumbers(lost)) {
    forgetAttempts(dependencies)
    return null
  }
  const { booking, error } = await askAfter(lost, dependencies)
  if (error) return outcomeOf(error)
  if (!booking) return null
  const before = JSON.parse(lost.body) as CreateBookingRequest
  if (booking.state === 'on_hold' && !isSame(before, request)) {
    const refusal = await release(booking, dependencies)
    if (refusal && refusal.code !== 'conflict') return outcomeOf(refusal)
    forgetAttempts(dependencies)
    // A quote can be booked only once.
    if (!refusal) return before.quoteId === request.quoteId ? { kind: 'requote' } : null
  }
  forgetAttempts(dependencies)
  return { kind: 'held', booking }
}

/** Returns the attempt's booking, or the error if the outcome is unknown; neither if it failed or has ended. */
async function askAfter(
  lost: Attempt,
  dependencies: HoldDependencies,
): Promise<{ booking?: Booking; error?: ApiError }> {
  try {
    const booking = await send(lost, dependencies)
    if (booking.state !== 'released' && booking.state !== 'expired') return { booking }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!isAnswered(error)) return { error }
  }
  forgetAttempts(dependencies)
  return {}
}

/** Releases a hold; returns the error if that failed, a conflict if it was paid or has expired. */
async function release({ reference }: Booking, { client }: HoldDependencies): Promise<ApiError | null> {
  try {
    await releaseHold(client, reference)
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error
  }
}

function forgetAttempts({ keep }: HoldDependencies): void {
  keep({ attempt: undefined, lost: undefined })
}

/** Returns the comparable content of the input; the terms are accepted for each booking separately. */
function wordsOf(typed: Typed = {}): string {
  const words = Object.entries(typed).filter(([name]) => name !== 'terms')
  return JSON.stringify(words.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function withoutAttempts({ typed }: HoldDependencies['stored']): HoldDependencies['stored'] {
  return typed ? { typed } : {}
}

/** Returns whether two requests lead to the same booking, by any quote of the same amount. */
function isSame(one: CreateBookingRequest, other: CreateBookingRequest): boolean {
  return JSON.stringify({ ...one, quoteId: '' }) === JSON.stringify({ ...other, quoteId: '' })
}

async function send({ key, body }: Attempt, { client, wait }: HoldDependencies): Promise<Booking> {
  for (let tries = 0; ; tries += 1) {
    try {
      const { data } = await createBooking(client, JSON.parse(body) as CreateBookingRequest, key)
      if (!data) throw new ApiError({ status: 200, code: 'unexpected', detail: '' })
      return data.data
    } catch (error) {
      const isBeingAnswered = error instanceof ApiError && error.code === 'request_in_flight'
      if (!isBeingAnswered || tries >= MOST_ATTEMPTS) throw error
      await wait()
    }
  }
}

/** Returns whether the request may have succeeded without an answer. */
function isLost({ status, code }: ApiError): boolean {
  return code === 'network' || code === 'unexpected' || status >= 500 || code === 'request_in_flight'
}

/** Returns whether the server has stated the outcome; a rate limit states nothing. */
function isAnswered(error: ApiError): boolean {
  const isTurnedAway = error.status === 429 || error.code === 'forbidden' || error.code === 'unauthenticated'
  return !isLost(error) && !isTurnedAway
}
