import { clockTime } from '../../../../tenant/zoned-time.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { QuotedWeek } from '../../suppliers/resort-shapes.ts'
import type { ProductKind, QuoteMoment } from '../spine/product-kind.ts'
import { guestErrors, guestWanted } from './guest-age.ts'
import { resortDocument } from './resort-document.ts'
import { resortProduct } from './resort-product.ts'
import { resortTexts } from './resort-texts.ts'
import { bookedWeek } from './shown-week.ts'
import { changesEndOn, stayingGuest, weekChange } from './week-change.ts'
import { weekErrors } from './week-errors.ts'

/** The resort kind: a unit of a resort for a week, as the spine sees it. */
export const resortKind = {
  ...resortProduct,
  requireQuotable: requireWeek,
  positionOf: ({ resort }) => resort.position,
  periodOf: ({ week, resort }) => ({ start: week.checkIn, end: week.checkOut, timeZone: resort.timeZone }),
  scheduleOf: (_, amount) => [{ at: null, amount, to: 'agency', kind: 'balance' }],
  actionsOf: () => ['cancel', 'change'],
  changesEndOn,
  changeOf: weekChange,
  stayingOf: stayingGuest,
  partyOf: guestWanted,
  questionsOf: () => [],
  partyErrors: guestErrors,
  shown: (subject, policy, tickets) => ({ product: 'resort', resort: bookedWeek(subject, policy, tickets) }),
  summaryOf: ({ resort, people }) => ({
    title: resort.name,
    place: resort.place,
    picture: resort.picture,
    guests: people,
  }),
  texts: resortTexts,
  documentPart: resortDocument,
} as const satisfies ProductKind<QuotedWeek>

function requireWeek(subject: QuotedWeek, { clock }: QuoteMoment): void {
  const today = clockTime(clock(), subject.resort.timeZone).slice(0, 10)
  rejectInvalid('body', weekErrors(subject, today))
}
