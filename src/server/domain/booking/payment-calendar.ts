import type { Booking } from './booking.ts'
import { ATTEMPTS } from './collection-terms.ts'
import { failedAttempts, isPaid, openOf } from './entry-payments.ts'
import { laterEntries } from './later-entries.ts'
import type { Payment } from './payment-repository.ts'

/**
 * The state of a later payment: `processing` is authorised or waits for a bank, `failed` was declined and is tried
 * again, `overdue` is left to the traveller.
 */
export type EntryState = 'due' | 'processing' | 'paid' | 'failed' | 'overdue'

/** A later payment of a booking, with its state. Amounts in minor units of the booking's currency. */
export interface CalendarEntry {
  /** Local date, YYYY-MM-DD. */
  readonly at: string
  /** The amount collected, or to be collected. */
  readonly amount: number
  readonly refunded: number
  readonly state: EntryState
  /** The code of the last failed attempt; null if none. */
  readonly declined: string | null
  /** The local date on which the item is cancelled if it is still unpaid; null if on none. */
  readonly cancelsOn: string | null
}

type CalendarPayment = Pick<
  Payment,
  'dueOn' | 'state' | 'captured' | 'amount' | 'refunded' | 'refunding' | 'isAutomatic' | 'lastError'
>

/** Returns a booking's later payments, earliest first: those that were paid, and those still due. */
export function paymentCalendar(
  booking: Pick<Booking, 'items' | 'snapshot'>,
  payments: readonly CalendarPayment[],
): CalendarEntry[] {
  const owed = new Map(laterEntries(booking).map((entry) => [entry.at, entry]))
  const paid = payments.flatMap((one) => (isPaid(one) && one.dueOn !== null ? [one.dueOn] : []))
  return [...new Set([...owed.keys(), ...paid])].toSorted().map((at) => {
    const known = payments.filter(({ dueOn }) => dueOn === at)
    const taken = known.find(isPaid)
    return {
      at,
      amount: taken ? taken.captured || taken.amount : (owed.get(at)?.amount ?? 0),
      refunded: taken ? taken.refunded + taken.refunding : 0,
      state: stateOf(known),
      cancelsOn: taken ? null : (owed.get(at)?.cancels?.on ?? null),
      declined: taken ? null : (known.findLast(({ lastError }) => lastError !== null)?.lastError ?? null),
    }
  })
}

function stateOf(known: readonly CalendarPayment[]): EntryState {
  const taken = known.find(isPaid)
  if (taken) return taken.state === 'succeeded' ? 'paid' : 'processing'
  const open = openOf(known)
  const isUnderWay = open?.state === 'processing' || (open?.isAutomatic && open.lastError === null)
  if (isUnderWay) return 'processing'
  const failed = failedAttempts(known)
  if (failed === 0) return 'due'
  return failed < ATTEMPTS ? 'failed' : 'overdue'
}
