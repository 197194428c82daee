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
  /** From when it is collected. */
  readonly moment: Date
}

/** By day, so that whoever hears that it failed is awake; the local time of the items. */
const HOUR = '09:00:00'

/**
 * Gives what of a booking is to be paid after it, the first due first, whether or not it was paid since: nothing of what came to
 * nothing, and of a cancelled item what its policy still asks for. What a gateway would not charge is not asked for.
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

/** Gives what is to be paid on a date, in all; 0 where nothing is. */
export function owedOn(booking: Pick<Booking, 'items' | 'snapshot'>, day: string): number {
  return laterEntries(booking).find(({ at }) => at === day)?.amount ?? 0
}

function owedOf({ state, outcome }: BookingItem, share: ItemShare | undefined): readonly PlannedPayment[] {
  if (isUnbooked(state)) return []
  if (state !== 'cancelled') return share?.card.filter(({ at }) => at !== null) ?? []
  return outcome?.owed ?? []
}

/** The day has come wherever one of the items is. */
function dueMoment(day: string, items: readonly BookingItem[]): Date {
  const moments = items.map((item) => localToMoment(`${day}T${HOUR}`, quotedOf(item).policy.timeZone))
  return new Date(Math.max(...moments.map((moment) => moment.getTime())))
}
