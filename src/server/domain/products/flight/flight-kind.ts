import { clockTime } from '../../../../tenant/zoned-time.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { ItemPeriod } from '../../documents/item-period.ts'
import type { QuotedJourney } from '../../suppliers/flight-shapes.ts'
import type { ProductKind, QuoteMoment } from '../spine/product-kind.ts'
import { flightDocument } from './flight-document.ts'
import { flightQuestions, passengersWanted } from './flight-party.ts'
import { flightProduct } from './flight-product.ts'
import { destinationOf } from './flight-seller.ts'
import { flightTexts } from './flight-texts.ts'
import { journeyChange, stayingPassengers } from './journey-change.ts'
import { journeyEnds, journeyTitle } from './journey-texts.ts'
import { passengersErrors } from './passenger-errors.ts'
import { bookedJourney } from './shown-journey.ts'

/** The flight kind: a journey of one to six slices, as the spine sees it. */
export const flightKind = {
  ...flightProduct,
  requireQuotable: requireDeparture,
  positionOf: destinationOf,
  periodOf: journeyPeriod,
  scheduleOf: (_, amount) => [{ at: null, amount, to: 'agency', kind: 'balance' }],
  payLaterOf: ({ payLater }) => payLater ?? null,
  // Services, seats and passengers change at any fare; `changeOf` refuses other flights at one that forbids them.
  actionsOf: () => ['cancel', 'change', 'add_services'],
  changeOf: journeyChange,
  stayingOf: stayingPassengers,
  partyOf: passengersWanted,
  takesDocuments: ({ documents }) => documents !== 'none',
  questionsOf: () => [...flightQuestions],
  partyErrors: passengersErrors,
  shown: (subject, policy, tickets) => ({
    product: 'flight',
    flight: bookedJourney(subject, policy, tickets),
  }),
  summaryOf: (subject) => ({
    title: journeyTitle(subject),
    place: journeyEnds(subject).to?.city ?? '',
    picture: subject.airlines.find(({ code }) => code === subject.owner)?.logo ?? '',
    guests: subject.passengers.length,
  }),
  texts: flightTexts,
  documentPart: flightDocument,
} as const satisfies ProductKind<QuotedJourney>

/** From the first departure to the last arrival; across the date line, a journey may end on an earlier date. */
function journeyPeriod(subject: QuotedJourney): ItemPeriod {
  const departs = subject.itineraries[0]?.segments[0]?.departure.at ?? ''
  const arrives = subject.itineraries.at(-1)?.segments.at(-1)?.arrival.at ?? ''
  const start = departs.slice(0, 10)
  const end = arrives.slice(0, 10)
  return {
    start,
    startTime: departs.slice(11, 16),
    end: [start, end].toSorted().at(-1) ?? end,
    timeZone: journeyEnds(subject).from?.timeZone ?? 'UTC',
  }
}

function requireDeparture(subject: QuotedJourney, { clock }: QuoteMoment): void {
  const departs = subject.itineraries[0]?.segments[0]?.departure.at ?? ''
  const { timeZone } = journeyPeriod(subject)
  const isGone = departs <= clockTime(clock(), timeZone)
  rejectInvalid(
    'body',
    isGone ? [{ field: 'rateKey', reason: 'is of a journey that has already departed' }] : [],
  )
}
