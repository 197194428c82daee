import { useApi, useQuery } from '@livery/platform'
import { useEffect } from 'react'
import { bookingQuery } from '../../../api/bookings.ts'
import type { Booking } from '../../../contract/types.ts'

const SOON = 4000
const LATER = 20_000

/** A booking; one about which something is still to come is asked about again and again. */
export function useWatchedBooking(reference: string, mayAsk: boolean) {
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    ...bookingQuery(useApi(), reference),
    enabled: mayAsk,
  })
  const booking: Booking | undefined = data?.data
  const pause = booking ? pauseFor(booking) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each answer anew
  useEffect(() => {
    if (pause === null) return
    const timer = setTimeout(() => void refetch(), pause)
    return () => clearTimeout(timer)
  }, [pause, dataUpdatedAt, refetch])
  return { booking, error, refetch }
}

/** Milliseconds until it is asked about again; null where nothing is to come. */
function pauseFor({ state, payment }: Booking): number | null {
  if (state === 'pending') return SOON
  if (state === 'cancellation_requested') return LATER
  // The money is taken a moment after the room is booked.
  if (state === 'confirmed' && payment.state === 'requires_capture') return SOON
  return null
}
