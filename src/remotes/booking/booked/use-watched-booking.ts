import { useApi, useQuery } from '@livery/platform'
import { bookingQuery } from '../../../api/bookings.ts'
import type { Booking } from '../../../contract/types.ts'
import { standingNow } from './standing-now.ts'

const SOON = 4000
const LATER = 20_000
/** How often is asked soon again about money that comes back. */
const OFTEN = 15

/** A booking; one about which something is still to come is asked about again and again, also after a question that failed. */
export function useWatchedBooking(reference: string, mayAsk: boolean) {
  const { data, error, refetch } = useQuery({
    ...bookingQuery(useApi(), reference),
    enabled: mayAsk,
    refetchInterval: ({ state }) => pauseFor(state.data?.data, state.dataUpdateCount),
  })
  return { booking: data?.data && standingNow(data.data), error, refetch }
}

/** Milliseconds until it is asked about again, by how often it was; false where nothing is to come. */
function pauseFor(booking: Booking | undefined, asked: number): number | false {
  if (!booking) return false
  const { state, payment, cancellation, hold } = booking
  // A hold is looked at again when it is over, until the server has ended it.
  if (state === 'on_hold') return Math.max(SOON, (hold?.secondsLeft ?? 0) * 1000)
  if (state === 'pending') return SOON
  if (state === 'cancellation_requested') return LATER
  // The money is taken a moment after the room is booked.
  if (state === 'confirmed' && payment.state === 'requires_capture') return SOON
  // What comes back is given back a moment after; where the gateway takes its time, days may pass.
  const { refund } = cancellation
  if (state === 'cancelled' && refund && payment.refunded.amount < refund.amount)
    return asked <= OFTEN ? SOON : LATER
  return false
}
