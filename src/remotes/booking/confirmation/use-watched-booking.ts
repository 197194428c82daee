import { useApi, useQuery } from '@livery/platform'
import { bookingQuery } from '../../../api/bookings.ts'
import type { Booking } from '../../../contract/types.ts'

const SOON = 4000
const LATER = 20_000

/** A booking; one about which something is still to come is asked about again and again, also after a question that failed. */
export function useWatchedBooking(reference: string, mayAsk: boolean) {
  const { data, error, refetch } = useQuery({
    ...bookingQuery(useApi(), reference),
    enabled: mayAsk,
    refetchInterval: ({ state }) => pauseFor(state.data?.data),
  })
  return { booking: data?.data, error, refetch }
}

/** Milliseconds until it is asked about again; false where nothing is to come. */
function pauseFor(booking: Booking | undefined): number | false {
  if (!booking) return false
  const { state, payment } = booking
  if (state === 'pending') return SOON
  if (state === 'cancellation_requested') return LATER
  // The money is taken a moment after the room is booked.
  if (state === 'confirmed' && payment.state === 'requires_capture') return SOON
  return false
}
