import { addDays } from '../../../tenant/calendar-days.ts'
import { localToMoment } from '../../kernel/dates/local-to-moment.ts'
import type { PlannedPayment } from '../products/spine/scheduled-payment.ts'
import type { Booking, BookingItem } from './booking.ts'
import { planOf } from './booking-plan.ts'
import { quotedOf, snapshotOf } from './booking-snapshot.ts'
import { isUnbooked } from './item-states.ts'
import type { ItemShare } from './payment-plan.ts'

/** A payment that is due after the booking. */
export interface LaterEntry extends PlannedPayment {
  /** Local date (YYYY-MM-DD). */
  readonly at: string
  /** When it is collected. */
  readonly moment: Date
  /** The local date on which what is still unpaid is cancelled, and the moment; null if people decide. */
  readonly cancels: { readonly on: string; readonly at: Date } | null
}

/** In the daytime of the item's place, so that the traveller is awake if it fails. */
const HOUR = '09:00:00'

/**
 * Returns the payments due after a booking, earliest first, whether paid or not. Failed items owe nothing, cancelled
 * ones what their policy requires. Amounts below the gateway's least charge are left out.
 */
export function laterEntries(booking: Pick<Booking, 'items' | 'snapshot'>): LaterEntry[] {
  const { shares } = planOf(booking)
  const { least } = snapshotOf(booking).quote
  const owed = booking.items.flatMap((item, line) =>
    owedOf(item, shares[line]).map(({ at, amount }) => ({ at, amount, item })),
  )
  const days = [...new Set(owed.flatMap(({ at }) => at ?? []))].toSorted()
  return days
    .map((day) => {
      const due = owed.filter(({ at }) => at === day)
      const items = due.map(({ item }) => item)
      const cancelsOn = items.flatMap((item) => cancelledIfUnpaid(item, day) ?? []).toSorted()[0]
      return {
        at: day,
        amount: due.reduce((sum, { amount }) => sum + amount, 0),
        moment: dueMoment(day, items),
        cancels: cancelsOn === undefined ? null : { on: cancelsOn, at: dueMoment(cancelsOn, items) },
      }
    })
    .filter(({ amount }) => amount >= least)
}

/** Returns the local date on which an item is cancelled if its entry of a date stays unpaid; null if on none. */
export function cancelledIfUnpaid(
  { state, snapshot }: Pick<BookingItem, 'state' | 'snapshot'>,
  day: string,
): string | null {
  if (state === 'cancelled') return null
  const { schedule } = quotedOf({ snapshot })
  const graceDays = schedule.find(({ at, to }) => at === day && to === 'agency')?.graceDays
  return graceDays === undefined ? null : addDays(day, graceDays)
}

/** Returns the total due on a date; 0 if nothing. */
export function owedOn(booking: Pick<Booking, 'items' | 'snapshot'>, day: string): number {
  return laterEntries(booking).find(({ at }) => at === day)?.amount ?? 0
}

function owedOf({ state, outcome }: BookingItem, share: ItemShare | undefined): readonly PlannedPayment[] {
  if (isUnbooked(state)) return []
  if (state !== 'cancelled') return share?.card.filter(({ at }) => at !== null) ?? []
  return outcome?.owed ?? []
}

/** When the day has begun at the place of every item. */
function dueMoment(day: string, items: readonly BookingItem[]): Date {
  const moments = items.map((item) => localToMoment(`${day}T${HOUR}`, quotedOf(item).policy.timeZone))
  return new Date(Math.max(...moments.map((moment) => moment.getTime())))
}
