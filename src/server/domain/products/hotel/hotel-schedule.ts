import type { QuotedStay } from '../../suppliers/hotel-shapes.ts'
import type { ScheduledPayment } from '../spine/scheduled-payment.ts'

/** Deposits are whole multiples of this many minor units, which every gateway can charge. */
const WHOLE = 100

/**
 * Returns the payment schedule of a stay, for its total in minor units. It is paid to the property on arrival, in
 * full with the booking, or with a deposit and the rest later.
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
