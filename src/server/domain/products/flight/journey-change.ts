import { ofProduct } from '../../../../contract/of-product.ts'
import type { FieldError, ItemChange, SeatWanted } from '../../../../contract/types.ts'
import { clockTime } from '../../../../tenant/zoned-time.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { JourneyChange, QuotedJourney } from '../../suppliers/flight-shapes.ts'
import type { QuoteMoment } from '../spine/product-kind.ts'
import { serviceErrors } from './service-errors.ts'

/**
 * Returns the other flights, services and seats of a booked journey for its supplier, and the passengers who do not
 * travel. Throws 422 with each invalid field: slices that can be changed and have not departed, services and seats of
 * the journey, and passengers who can leave the others.
 */
export function journeyChange(
  subject: QuotedJourney,
  change: ItemChange,
  { clock }: QuoteMoment,
): JourneyChange {
  const { slices = [], without = [], services = [], seats = [] } = ofProduct(change, 'flight')
  rejectInvalid('body', [
    ...slices.flatMap(({ slice, itinerary }, index) => {
      const isTwice = slices.slice(0, index).some((one) => one.slice === slice)
      return sliceErrors({ slice, itinerary, isTwice }, subject, clock(), `change.slices[${index}]`)
    }),
    ...leavingErrors(without, subject),
    ...serviceErrors(services, subject.offered, subject.passengers, 'change.services'),
    ...seats.flatMap((seat, index) =>
      seatErrors(seat, seats.slice(0, index), subject, `change.seats[${index}]`),
    ),
  ])
  return { slices, without, services, seats }
}

/** Returns the indexes of the passengers who stay, in order: a ticket never passes to another person. */
export function stayingPassengers({ passengers }: QuotedJourney, change: ItemChange): number[] {
  const { without = [] } = ofProduct(change, 'flight')
  return [...passengers.keys()].filter((index) => !without.includes(index))
}

function sliceErrors(
  { slice, itinerary, isTwice }: { slice: number; itinerary: string; isTwice: boolean },
  { itineraries, slices, airports }: QuotedJourney,
  now: Date,
  at: string,
): FieldError[] {
  const [booked, fare] = [itineraries[slice], slices[slice]]
  const field = `${at}.slice`
  if (booked === undefined || fare === undefined)
    return [{ field, reason: 'must be the index of a slice of the journey' }]
  if (isTwice) return [{ field, reason: 'is named twice' }]
  if (fare.change.allowed === 'no') return [{ field, reason: 'cannot be changed at this fare' }]
  if (fare.change.allowed === 'unknown')
    return [{ field, reason: 'may not be changeable: the airline does not say, so ask the agency' }]
  const [first] = booked.segments
  const zone = airports.find(({ code }) => code === first?.departure.airport)?.timeZone
  if (first !== undefined && zone !== undefined && first.departure.at <= clockTime(now, zone))
    return [{ field, reason: 'has already departed' }]
  return itinerary === booked.id
    ? [{ field: `${at}.itinerary`, reason: 'must differ from the booked flights' }]
    : []
}

function leavingErrors(
  without: readonly number[],
  { passengers, allowsPartialCancellation }: QuotedJourney,
): FieldError[] {
  if (without.length === 0) return []
  const field = 'change.without'
  if (!allowsPartialCancellation)
    return [{ field, reason: 'is not possible: the airline cancels this booking only as a whole' }]
  const errors = without.flatMap((passenger, index): FieldError[] => {
    const at = `${field}[${index}]`
    if (passengers[passenger] === undefined)
      return [{ field: at, reason: 'must be the index of a passenger of the journey' }]
    return without.indexOf(passenger) < index ? [{ field: at, reason: 'is named twice' }] : []
  })
  if (errors.length > 0) return errors
  const staying = passengers.filter((_, index) => !without.includes(index))
  if (!staying.some(({ type }) => type === 'adult'))
    return [
      {
        field,
        reason:
          staying.length === 0
            ? 'must leave a passenger: cancel the booking instead'
            : 'must leave an adult: children do not travel alone',
      },
    ]
  const count = (type: string) => staying.filter((one) => one.type === type).length
  return count('infant') > count('adult') ? [{ field, reason: 'must leave an adult for each infant' }] : []
}

function seatErrors(
  { slice, segment, passenger, seat }: SeatWanted,
  before: readonly SeatWanted[],
  { itineraries, passengers, seats }: QuotedJourney,
  at: string,
): FieldError[] {
  const isHere = (one: SeatWanted) => one.slice === slice && one.segment === segment
  if (itineraries[slice] === undefined)
    return [{ field: `${at}.slice`, reason: 'must be the index of a slice of the journey' }]
  if (itineraries[slice]?.segments[segment] === undefined)
    return [{ field: `${at}.segment`, reason: 'must be the index of a segment of the slice' }]
  if (passengers[passenger] === undefined)
    return [{ field: `${at}.passenger`, reason: 'must be the index of a passenger of the journey' }]
  if (passengers[passenger]?.type === 'infant')
    return [{ field: `${at}.passenger`, reason: 'is an infant, who sits on the lap of an adult' }]
  if (before.some((one) => isHere(one) && one.passenger === passenger))
    return [{ field: `${at}.passenger`, reason: 'already has a seat on this segment in the list' }]
  if (before.some((one) => isHere(one) && one.seat === seat))
    return [{ field: `${at}.seat`, reason: `${seat} is named twice on this segment` }]
  return seats.some((one) => isHere(one) && one.passenger === passenger && one.seat === seat)
    ? [{ field: `${at}.seat`, reason: 'must differ from the booked seat' }]
    : []
}
