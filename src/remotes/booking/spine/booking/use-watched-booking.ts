import { useApi, useQuery } from '@livery/platform'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { confirmBooking } from '../../../../api/booking-payments.ts'
import { bookingQuery } from '../../../../api/bookings.ts'
import type { Booking } from '../../../../contract/types.ts'
import { isWaiting } from '../changes/shown-amendment.ts'
import { totalCancellation } from '../item/booking-totals.ts'
import { randomKey } from '../random-key.ts'
import { statusOf } from './booking-status.ts'
import { cardRefunds } from './card-refunds.ts'
import { holdPollInterval, SOON, useCurrentHold } from './current-hold.ts'

const LATER = 20_000
/** Number of requests at short intervals for a pending refund. */
const OFTEN = 15

/**
 * Loads a booking and polls it while an outcome is pending, also after a failed request. An authorised hold is
 * confirmed here.
 */
export function useWatchedBooking(reference: string, mayAsk: boolean) {
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    ...bookingQuery(useApi(), reference),
    enabled: mayAsk,
    refetchInterval: ({ state }) => pauseFor(state.data?.data, state),
  })
  const booking = useCurrentHold(data?.data, dataUpdatedAt)
  useFinish(booking, refetch)
  return { booking, error, refetch }
}

interface PollState {
  /** By the device's clock. */
  dataUpdatedAt: number
  dataUpdateCount: number
}

/**
 * Returns the milliseconds until the next request, by the time and number of earlier ones; false if nothing is
 * pending.
 */
function pauseFor(booking: Booking | undefined, polled: PollState): number | false {
  if (!booking) return false
  const pauses = [
    pauseForBooking(booking, polled),
    amendmentPollInterval(booking, polled.dataUpdatedAt),
  ].filter((pause) => pause !== false)
  return pauses.length > 0 && Math.min(...pauses)
}

/** The same, ignoring amendments. */
function pauseForBooking(booking: Booking, polled: PollState): number | false {
  const { state, payment, hold } = booking
  const status = statusOf(booking)
  if (status === 'paying' || status === 'authorised') return SOON
  if (state === 'on_hold') return hold ? holdPollInterval(hold, polled.dataUpdatedAt) : SOON
  if (state === 'in_doubt' || state === 'pending' || state === 'needs_choice') return SOON
  if (state === 'cancellation_requested') return LATER
  // The payment is captured a moment after the room is booked.
  if ((state === 'confirmed' || state === 'partly_confirmed') && payment.state === 'requires_capture')
    return SOON
  // Refunds follow a moment later; some gateways take days.
  const { coming } = cardRefunds({ payment, cancellation: totalCancellation(booking) })
  if (coming > 0 && polled.dataUpdateCount <= OFTEN) return SOON
  if (coming > 0 && state === 'cancelled') return LATER
  return false
}

/**
 * Confirms a paid hold whose payer left before the server received the payment: otherwise it would wait until the
 * hold expires. Retries use the same key, and any number of open pages lead to one booking.
 */
function useFinish(booking: Booking | undefined, refetch: () => Promise<unknown>): void {
  const api = useApi()
  const latest = useRef(refetch)
  latest.current = refetch
  const paid = booking && statusOf(booking) === 'authorised' ? booking.reference : null
  useEffect(() => {
    if (paid === null) return
    const key = randomKey()
    let isMounted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    async function finish(reference: string) {
      // The outcome is in the booking, even if this answer is lost.
      const error = await confirmBooking(api, reference, key).catch((reason: unknown) => reason)
      if (isMounted) await latest.current()
      if (isMounted && !isForOthers(error)) timer = setTimeout(() => void finish(reference), SOON)
    }
    void finish(paid)
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [api, paid])
}

/** True if the caller may not confirm this booking, so that retrying is useless. */
function isForOthers(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404)
}

/**
 * Returns the milliseconds until a booking's amendments are fetched again: at the expiry of the first unpaid one by
 * the device's clock, and at short intervals after that or while a supplier decides. False if none is waiting.
 * `heardAt` is when the answer arrived.
 */
export function amendmentPollInterval(
  { items }: Pick<Booking, 'items'>,
  heardAt: number,
  now = Date.now(),
): number | false {
  const pauses = items
    .flatMap(({ amendments = [] }) => amendments.filter(isWaiting))
    .map(({ state, payment, secondsLeft = 0 }) =>
      state === 'accepted' && payment ? holdPollInterval({ secondsLeft }, heardAt, now) : SOON,
    )
  return pauses.length > 0 && Math.min(...pauses)
}
