import type { Booking } from '../../../../contract/types.ts'

/**
 * How a booking stands. Of what is on hold: `paying`, that its bank has yet to say yes or no; `authorised`, that it has said yes and
 * the booking has only to be asked for; `hold_over`, that its time is over and nobody knows yet what came of it.
 */
export type Standing = Booking['state'] | 'paying' | 'authorised' | 'hold_over'

interface Held extends Pick<Booking, 'state'> {
  hold?: Pick<NonNullable<Booking['hold']>, 'secondsLeft'>
  /** Left out in a list, which does not know it. */
  payment?: Pick<Booking['payment'], 'state' | 'gateway'>
}

/**
 * Takes a booking as the server told it and gives how it stands. A hold that has no second left is not over for good before the
 * server has ended it: what was paid at the last moment, by somebody whose connection broke, is booked all the same.
 */
export function standingOf({ state, hold, payment }: Held): Standing {
  if (state !== 'on_hold') return state
  if (hold?.secondsLeft === 0) return 'hold_over'
  if (payment?.state === 'requires_capture') return 'authorised'
  return payment?.state === 'processing' ? 'paying' : state
}

/** Gives the name of what is said of a hold whose payment or end is waited for; null of all else, which has words of its own. */
export function waitingTextKey(booking: Pick<Booking, 'state' | 'hold' | 'payment'>) {
  const standing = standingOf(booking)
  if (standing === 'paying' || standing === 'authorised') return standing
  if (standing !== 'hold_over') return null
  return booking.payment.gateway === 'none' ? ('holdOverUnpaid' as const) : ('holdOver' as const)
}
