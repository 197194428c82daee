import type { BookedRental } from '../../../../contract/types.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { QuotedRental } from '../../suppliers/car-shapes.ts'
import type { ProductKind, QuoteMoment } from '../spine/product-kind.ts'
import type { SoldPolicy } from '../spine/sold-policy.ts'
import { carDocument } from './car-document.ts'
import { carQuestions, driverErrors, driverWanted } from './car-party.ts'
import { carProduct } from './car-product.ts'
import { carTexts } from './car-texts.ts'
import { rentalChange } from './rental-change.ts'
import { rentalErrors } from './rental-errors.ts'

/** The car kind: a car from desk to desk, as the spine sees it. */
export const carKind = {
  ...carProduct,
  requireQuotable: requireRental,
  positionOf: ({ rental }) => rental.pickUp.desk.position,
  periodOf: ({ rental: { pickUp, dropOff } }) => ({
    start: pickUp.at.slice(0, 10),
    startTime: pickUp.at.slice(11, 16),
    end: dropOff.at.slice(0, 10),
    endTime: dropOff.at.slice(11, 16),
    timeZone: pickUp.desk.timeZone,
  }),
  scheduleOf: ({ payment, rental }, amount) =>
    payment === 'now'
      ? [{ at: null, amount, to: 'agency', kind: 'balance' }]
      : [{ at: rental.pickUp.at.slice(0, 10), amount, to: 'supplier', kind: 'local' }],
  // A rate that is never refunded cannot be exchanged either.
  actionsOf: ({ isRefundable }) => (isRefundable ? ['cancel', 'change'] : ['cancel']),
  changeOf: rentalChange,
  partyOf: driverWanted,
  questionsOf: () => [...carQuestions],
  partyErrors: driverErrors,
  shown: (subject, policy) => ({ product: 'car', car: bookedRental(subject, policy) }),
  summaryOf: ({ rental: { vehicle, pickUp } }) => ({
    title: vehicle.model,
    place: pickUp.desk.name,
    picture: vehicle.picture,
    guests: 1,
  }),
  texts: carTexts,
  documentPart: carDocument,
} as const satisfies ProductKind<QuotedRental>

/** Returns a quoted or booked rental, with its cancellation policy, in the contract's shape. */
function bookedRental(
  { rental, cover, extras, offered, payment }: QuotedRental,
  policy: SoldPolicy,
): BookedRental {
  return structuredClone({ rental, cover, extras, offered, payment, policy }) as unknown as BookedRental
}

function requireRental({ rental: { pickUp, dropOff } }: QuotedRental, { clock }: QuoteMoment): void {
  const errors = rentalErrors(
    { pickUp: pickUp.at, dropOff: dropOff.at },
    {
      fields: { pickUp: 'pickUp.at', dropOff: 'dropOff.at' },
      zones: { pickUp: pickUp.desk.timeZone, dropOff: dropOff.desk.timeZone },
      now: clock(),
    },
  )
  rejectInvalid('body', errors)
}
