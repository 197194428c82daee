import { ofProduct } from '../../../../contract/of-product.ts'
import type { FieldError, ItemChange } from '../../../../contract/types.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { QuotedRental, RentalChange } from '../../suppliers/car-shapes.ts'
import { extraErrors, isSameSelection } from '../spine/extra-errors.ts'
import type { QuoteMoment } from '../spine/product-kind.ts'
import { rentalErrors } from './rental-errors.ts'

/**
 * Returns the new times, cover and extras of a booked rental for its supplier. Throws 422 with each invalid field:
 * times as for any rental, extras that the car has, and at least one difference.
 */
export function rentalChange(
  subject: QuotedRental,
  change: ItemChange,
  { clock }: QuoteMoment,
): RentalChange {
  const { pickUpAt, dropOffAt, cover, extras } = ofProduct(change, 'car')
  const { pickUp, dropOff } = subject.rental
  const errors: FieldError[] = [
    ...rentalErrors(
      { pickUp: pickUpAt, dropOff: dropOffAt },
      {
        fields: { pickUp: 'change.pickUpAt', dropOff: 'change.dropOffAt' },
        zones: { pickUp: pickUp.desk.timeZone, dropOff: dropOff.desk.timeZone },
        now: clock(),
      },
    ),
    ...extraErrors(extras, subject.offered, 'change.extras'),
  ]
  const isSame =
    pickUpAt === pickUp.at &&
    dropOffAt === dropOff.at &&
    cover === subject.cover.level &&
    isSameSelection(extras, subject.extras)
  const nothing = { field: 'change', reason: 'must differ from the booked times, cover or extras' }
  rejectInvalid('body', errors.length === 0 && isSame ? [nothing] : errors)
  return { pickUpAt, dropOffAt, cover, extras }
}
