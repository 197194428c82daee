import type { QuotedStay } from '../../suppliers/hotel-shapes.ts'
import type { ScheduledPayment } from '../spine/scheduled-payment.ts'

/** Deposits are whole multiples of so many minor units, which every gateway charges. */
const WHOLE = 100

/**
 * Takes what is quoted of a hotel and what it is sold for, in minor units, and gives when that is paid: to the house on arrival, all of it
 * with the booking, or a deposit with the booking and the rest later.
 */
export function hotelSchedule(
  { payment, stay, deposit }: Pick<QuotedStay, 'payment' | 'stay' | 'deposit'>,
  amount: number,
): ScheduledPayment[] {
  if (payment === 'at_property') return [{ at: stay.start, amount, to: 'supplier', kind: 'local' }]
  const now = deposit ? Math.floor((amount * deposit.percent) / 100 / WHOLE) * WHOLE : 0
  if (!deposit || now === 0) return [{ at: null, amount, to: 'agency', kind: 'balance' }]
  return [
    { at: null, amount: now, to: 'agency', kind: 'deposit' },
    { at: deposit.balanceOn, amount: amount - now, to: 'agency', kind: 'balance' },
  ]
}
