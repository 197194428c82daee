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
      return {
        at: day,
        amount: due.reduce((sum, { amount }) => sum + amount, 0),
        moment: dueMoment(
          day,
          due.map(({ item }) => item),
        ),
      }
    })
    .filter(({ amount }) => amount >= least)
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
