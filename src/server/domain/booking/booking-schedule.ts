import type { PaymentEntry } from '../../../contract/types.ts'
import type { Booking } from './booking.ts'
import type { BookingCharges } from './booking-charges.ts'
import { quotedOf } from './booking-snapshot.ts'
import { paidWithBooking } from './first-payment.ts'
import { isConcluded } from './is-concluded.ts'
import { isEnded } from './item-states.ts'
import { payableOf } from './payable-entry.ts'
import { paymentCalendar } from './payment-calendar.ts'
import type { Payment } from './payment-repository.ts'
import { scheduleAnswer, wholeSchedule } from './schedule-answer.ts'

/** What determines a payment schedule, besides the booking. */
interface ScheduleLook {
  payments: readonly Payment[]
  /** Only the holder pays. */
  isHolder: boolean
}

/**
 * Returns the payment schedule of all items of a booking, with the state of each payment. It includes what the agency
 * collects after discounts, and what suppliers collect from travellers they still expect.
 */
export function bookingSchedule(
  booking: Booking,
  charges: BookingCharges,
  { payments, isHolder }: ScheduleLook,
): PaymentEntry[] {
  const items = charges.items.map(({ item }) => quotedOf(item))
  const planned = wholeSchedule(items, charges.payments, booking.currency)
  const now = planned.find(({ at, to }) => at === undefined && to === 'agency')
  const onSite = charges.items
    .filter(({ item }) => !isEnded(item.state))
    .flatMap(({ item }) => quotedOf(item).schedule.filter(({ to }) => to === 'supplier'))
  const later = paymentCalendar(booking, payments)
  const payable = isHolder && isConcluded(booking) ? payableOf(later) : undefined
  const money = (amount: number) => ({
    amount,
    currency: booking.currency as PaymentEntry['amount']['currency'],
  })
  return [
    ...(now ? [{ ...now, ...paidNow(payments, charges.dueNow, money) }] : []),
    ...later.map((entry): PaymentEntry => {
      const { at, amount, refunded, state, declined, cancelsOn } = entry
      const kind = planned.find((one) => one.at === at && one.to === 'agency')?.kind ?? 'balance'
      return {
        at,
        amount: money(amount),
        to: 'agency',
        kind,
        state,
        ...(refunded > 0 && { refunded: money(refunded) }),
        ...(declined !== null && { declined }),
        ...(cancelsOn !== null && { cancelsOn }),
        ...(entry === payable && { isPayable: true }),
      }
    }),
    ...scheduleAnswer(onSite, booking.currency),
  ]
}

/** The state of the payment that is due with the booking. */
function paidNow(
  payments: readonly Payment[],
  due: number,
  money: (amount: number) => PaymentEntry['amount'],
): Pick<PaymentEntry, 'state' | 'refunded'> {
  const { state, refunded } = paidWithBooking(payments, due)
  if (state === null) return {}
  return { state: nowStates[state], ...(refunded > 0 && { refunded: money(refunded) }) }
}

const nowStates: Readonly<Record<Payment['state'], NonNullable<PaymentEntry['state']>>> = {
  requires_payment_method: 'due',
  requires_action: 'due',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'paid',
  canceled: 'released',
}
