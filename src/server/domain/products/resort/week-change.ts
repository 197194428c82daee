import { ofProduct } from '../../../../contract/of-product.ts'
import type { ItemChange } from '../../../../contract/types.ts'
import { addDays } from '../../../../tenant/calendar-days.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { QuotedWeek, WeekChange } from '../../suppliers/resort-shapes.ts'
import { extraErrors, isSameSelection } from '../spine/extra-errors.ts'

const CERTIFICATE = 'guest_certificate'

/**
 * Returns the other week, unit and extras of a booked week for its supplier; another guest adds the resort's fee. Throws
 * 422 with each invalid field, and for a change of nothing.
 */
export function weekChange(subject: QuotedWeek, change: ItemChange): WeekChange {
  const { rateKey, extras = subject.extras, otherGuest = false } = ofProduct(change, 'resort')
  const others = extras.filter(({ code }) => code !== CERTIFICATE)
  const chosen = otherGuest ? [...others, { code: CERTIFICATE, count: 1 }] : extras
  const errors = extraErrors(chosen, subject.offered, 'change.extras')
  const isSame = rateKey === undefined && !otherGuest && isSameSelection(chosen, subject.extras)
  const nothing = { field: 'change', reason: 'must differ from the booked week, unit, extras or guest' }
  rejectInvalid('body', errors.length === 0 && isSame ? [nothing] : errors)
  return { ...(rateKey !== undefined && { rateKey }), extras: chosen }
}

/** Returns the local date from which a booked week can no longer be changed. */
export function changesEndOn({ week, changeDays }: Pick<QuotedWeek, 'week' | 'changeDays'>): string {
  return addDays(week.checkIn, -changeDays)
}
