import { useApi, useQuery } from '@livery/platform'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { confirmBooking } from '../../../../api/booking-payments.ts'
import { bookingQuery } from '../../../../api/bookings.ts'
import type { Booking } from '../../../../contract/types.ts'
import { totalCancellation } from '../item/booking-totals.ts'
import { randomKey } from '../random-key.ts'
import { amendmentPollInterval } from './amendment-poll-interval.ts'
import { standingOf } from './booking-standing.ts'
import { cardRefunds } from './card-refunds.ts'
import { holdPollInterval, SOON } from './hold-poll-interval.ts'
import { useCurrentHold } from './use-current-hold.ts'

const LATER = 20_000
/** How often is asked soon again about money that comes back. */
const OFTEN = 15

/**
 * A booking; one about which something is still to come is asked about again and again, also after a question that failed. What its
 * bank has said yes to is booked.
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

interface Asked {
  /** By the device's clock. */
  dataUpdatedAt: number
  dataUpdateCount: number
}

/** Milliseconds until it is asked about again, by when and how often it was; false where nothing is to come. */
function pauseFor(booking: Booking | undefined, asked: Asked): number | false {
  if (!booking) return false
  const pauses = [
    pauseForBooking(booking, asked),
    amendmentPollInterval(booking, asked.dataUpdatedAt),
  ].filter((pause) => pause !== false)
  return pauses.length > 0 && Math.min(...pauses)
}

/** The same without its changes. */
function pauseForBooking(booking: Booking, asked: Asked): number | false {
  const { state, payment, hold } = booking
  const standing = standingOf(booking)
  if (standing === 'paying' || standing === 'authorised') return SOON
  if (state === 'on_hold') return hold ? holdPollInterval(hold, asked.dataUpdatedAt) : SOON
  if (state === 'in_doubt' || state === 'pending' || state === 'needs_choice') return SOON
  if (state === 'cancellation_requested') return LATER
  // The money is taken a moment after the room is booked.
  if ((state === 'confirmed' || state === 'partly_confirmed') && payment.state === 'requires_capture')
    return SOON
  // What comes back is given back a moment after; where the gateway takes its time, days may pass.
  const { coming } = cardRefunds({ payment, cancellation: totalCancellation(booking) })
  if (coming > 0 && asked.dataUpdateCount <= OFTEN) return SOON
  if (coming > 0 && state === 'cancelled') return LATER
  return false
}

/**
 * Books what is on hold and paid, where the payer was gone before the server heard of it: nothing else may ask for it before
 * the hold is over. Takes the booking and what looks at it again; a question that failed is asked again by the same key, and however
 * many pages ask, it is booked once.
 */
function useFinish(booking: Booking | undefined, lookAgain: () => Promise<unknown>): void {
  const api = useApi()
  const look = useRef(lookAgain)
  look.current = lookAgain
  const paid = booking && standingOf(booking) === 'authorised' ? booking.reference : null
  useEffect(() => {
    if (paid === null) return
    const key = randomKey()
    let isHere = true
    let timer: ReturnType<typeof setTimeout> | undefined
    async function finish(reference: string) {
      // What came of it stands in the booking, also where the answer is lost.
      const error = await confirmBooking(api, reference, key).catch((reason: unknown) => reason)
      if (isHere) await look.current()
      if (isHere && !isForOthers(error)) timer = setTimeout(() => void finish(reference), SOON)
    }
    void finish(paid)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [api, paid])
}

/** Whether the caller may not book it: asking again changes nothing. */
function isForOthers(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 403 || error.status === 404)
}
