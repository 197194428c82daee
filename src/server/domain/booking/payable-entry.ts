import { rejectInvalid } from '../../kernel/errors/invalid-search.ts'
import { Problem } from '../../kernel/errors/problem.ts'
import type { Booking } from './booking.ts'
import { planOf } from './booking-plan.ts'
import { openOf } from './entry-payments.ts'
import { isConcluded } from './is-concluded.ts'
import { type CalendarEntry, paymentCalendar } from './payment-calendar.ts'
import type { Payment } from './payment-repository.ts'

/** Returns the entry to pay next by hand: the first unpaid one, unless it is in progress; undefined if none. */
export function payableOf(later: readonly CalendarEntry[]): CalendarEntry | undefined {
  const next = later.find(({ state }) => state !== 'paid')
  return next?.state === 'processing' ? undefined : next
}

/**
 * Returns the entry that the traveller asks to pay. Throws the exact problem if it cannot be paid now: not in the
 * schedule, already paid, not the next one, in progress, or no longer due.
 */
export function payableEntry(booking: Booking, payments: readonly Payment[], at: string): CalendarEntry {
  const isPlanned = planOf(booking).payments.some((planned) => planned.at === at)
  rejectInvalid(
    'body',
    isPlanned ? [] : [{ field: 'at', reason: 'must be the date of a later payment of this booking' }],
  )
  if (!isConcluded(booking))
    throw conflict('This booking is not confirmed yet: nothing more can be paid for it.')
  const calendar = paymentCalendar(booking, payments)
  const entry = calendar.find((one) => one.at === at)
  if (entry === undefined) throw conflict('Nothing is due on this date any more.')
  if (entry.state === 'paid') throw alreadyPaid()
  const earlier = calendar.find((one) => one.at < at && one.state !== 'paid')
  if (earlier) throw outOfOrder(earlier.at)
  const isCharged = openOf(payments.filter(({ dueOn }) => dueOn === at))?.isAutomatic
  if (entry.state === 'processing' || isCharged)
    throw conflict('This payment is in progress. Check again in a minute.')
  return entry
}

function conflict(detail: string): Problem {
  return new Problem({ code: 'conflict', detail })
}

function alreadyPaid(): Problem {
  return new Problem({ code: 'already_paid', detail: 'This payment was already made. Nothing was charged.' })
}

function outOfOrder(earlier: string): Problem {
  return new Problem({
    code: 'payment_out_of_order',
    detail: `The payment that was due on ${earlier} comes first. Nothing was charged.`,
    extra: { earlier },
  })
}
