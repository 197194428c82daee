import { ofProduct } from '../../../../contract/of-product.ts'
import type { FieldError, ItemChange } from '../../../../contract/types.ts'
import { addDays } from '../../../../tenant/calendar-days.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { QuotedWeek, WeekChange } from '../../suppliers/resort-shapes.ts'
import { extraErrors, isSameSelection } from '../spine/extra-errors.ts'

const CERTIFICATE = 'guest_certificate'
const MOST_CERTIFICATES = 9

/**
 * Returns the other week, unit and extras of a booked week for its supplier. Each change of the guest adds the resort's
 * fee once more, and no change removes a paid one. Throws 422 with each invalid field, and for a change of nothing.
 */
export function weekChange(subject: QuotedWeek, change: ItemChange): WeekChange {
  const { rateKey, extras = subject.extras, otherGuest = false } = ofProduct(change, 'resort')
  const booked = certificatesOf(subject.extras)
  const count = booked + (otherGuest ? 1 : 0)
  const others = extras.filter(({ code }) => code !== CERTIFICATE)
  const chosen = count === 0 ? others : [...others, { code: CERTIFICATE, count }]
  const isSame = rateKey === undefined && isSameSelection(chosen, subject.extras)
  const nothing = { field: 'change', reason: 'must differ from the booked week, unit, extras or guest' }
  const errors = [...selectionErrors(extras, subject, booked), ...guestChangeErrors(subject, otherGuest)]
  rejectInvalid('body', errors.length === 0 && isSame ? [nothing] : errors)
  return { ...(rateKey !== undefined && { rateKey }), extras: chosen }
}

/** Returns the travellers who stay: none if another guest comes, so that the new one must be named. */
export function stayingGuest(_: QuotedWeek, change: ItemChange): readonly number[] {
  return ofProduct(change, 'resort').otherGuest ? [] : [0]
}

function certificatesOf(extras: QuotedWeek['extras']): number {
  return extras.find(({ code }) => code === CERTIFICATE)?.count ?? 0
}

/** The fee for another guest comes with the guest: the extras can only repeat the booked number. */
function selectionErrors(
  extras: QuotedWeek['extras'],
  { offered }: Pick<QuotedWeek, 'offered'>,
  booked: number,
): FieldError[] {
  const possible = offered.map((one) => (one.code === CERTIFICATE ? { ...one, maximum: booked } : one))
  return extraErrors(extras, possible, 'change.extras').map((error) =>
    extras.some(({ code }, index) => code === CERTIFICATE && error.field === `change.extras[${index}].count`)
      ? { ...error, reason: `must be ${booked}: change.otherGuest adds the fee for another guest` }
      : error,
  )
}

function guestChangeErrors({ offered, extras }: QuotedWeek, otherGuest: boolean): FieldError[] {
  if (!otherGuest) return []
  const field = 'change.otherGuest'
  if (offered.every(({ code }) => code !== CERTIFICATE))
    return [{ field, reason: 'is not possible at this resort' }]
  return certificatesOf(extras) < MOST_CERTIFICATES
    ? []
    : [{ field, reason: `is possible at most ${MOST_CERTIFICATES} times` }]
}

/** Returns the local date from which a booked week can no longer be changed. */
export function changesEndOn({ week, changeDays }: Pick<QuotedWeek, 'week' | 'changeDays'>): string {
  return addDays(week.checkIn, -changeDays)
}
