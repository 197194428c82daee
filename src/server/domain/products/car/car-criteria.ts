import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type { CarSearch, FieldError } from '../../../../contract/types.ts'
import { dealDates } from '../../../../tenant/deal-dates.ts'
import { weekStart } from '../../../../tenant/week-start.ts'
import { clockTime } from '../../../../tenant/zoned-time.ts'
import { dateOfDay, dayNumber } from '../../../kernel/dates/calendar.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { CarCriteria } from '../../suppliers/car-offer.ts'
import type { DealContext, DealSources } from '../deals/deal-context.ts'
import { mostDaysAhead, mostNights } from '../hotel/stay-errors.ts'

/** Deal dates are days, but a car needs a time; desks are open at ten. */
const deskHour = 'T10:00:00'
const usualDays = 2
const mostCandidates = 400

/**
 * Returns the supplier's criteria for a car search (spec §7). Defaults of spec §9: a driver of 25 from the United
 * States, deal dates, the same return place. Throws 422 for an invalid search.
 */
export function carCriteria(
  search: CarSearch,
  { geo, clock }: DealSources,
  context: DealContext,
): CarCriteria {
  const now = clock()
  const pickUp = { latitude: search.pickupLatitude, longitude: search.pickupLongitude }
  const back = returnPoint(search, pickUp)
  const times = rentalTimes(search, now, context)
  const localNow = clockTime(now, geo.timeZoneAt(pickUp))
  rejectInvalid('body', [...back.errors, ...timeErrors(times, localNow)])
  return {
    pickUp: { point: pickUp, dateTime: times.pickUp },
    return: { point: back.point, dateTime: times.return },
    driverAge: search.age ?? 25,
    countryOfResidence: search.countryOfResidence ?? 'US',
    limit: mostCandidates,
  }
}

/** A car is returned where it was picked up unless the search names a place; an incomplete point is ignored. */
function returnPoint(
  { returnLatitude: latitude, returnLongitude: longitude }: CarSearch,
  pickUp: GeoPoint,
): { point: GeoPoint; errors: FieldError[] } {
  const reason = 'is required'
  if (latitude !== undefined && longitude !== undefined) return { point: { latitude, longitude }, errors: [] }
  if (latitude !== undefined) return { point: pickUp, errors: [{ field: 'returnLongitude', reason }] }
  if (longitude !== undefined) return { point: pickUp, errors: [{ field: 'returnLatitude', reason }] }
  return { point: pickUp, errors: [] }
}

interface RentalTimes {
  readonly pickUp: string
  readonly return: string
}

function rentalTimes(
  { pickUpDateTime, returnDateTime }: CarSearch,
  now: Date,
  { locale }: DealContext,
): RentalTimes {
  if (pickUpDateTime === undefined) {
    const { start, end } = dealDates(now.toISOString().slice(0, 10), weekStart(locale))
    return { pickUp: start + deskHour, return: returnDateTime ?? end + deskHour }
  }
  const day = dayNumber(pickUpDateTime.slice(0, 10))
  const usual = Number.isNaN(day) ? pickUpDateTime : dateOfDay(day + usualDays) + pickUpDateTime.slice(10)
  return { pickUp: pickUpDateTime, return: returnDateTime ?? usual }
}

function timeErrors(times: RentalTimes, now: string): FieldError[] {
  const errors: FieldError[] = []
  const pickUp = { field: 'pickUpDateTime', days: daysOf(times.pickUp) }
  const back = { field: 'returnDateTime', days: daysOf(times.return) }
  for (const { field, days } of [pickUp, back]) {
    if (Number.isNaN(days))
      errors.push({ field, reason: 'must be a local date and time, YYYY-MM-DDTHH:mm:ss' })
  }
  if (pickUp.days < daysOf(now)) errors.push({ field: pickUp.field, reason: 'must not be in the past' })
  if (pickUp.days > daysOf(now) + mostDaysAhead) {
    errors.push({ field: pickUp.field, reason: `must be within ${mostDaysAhead} days from now` })
  }
  if (back.days <= pickUp.days)
    errors.push({ field: back.field, reason: `must be later than ${pickUp.field}` })
  if (back.days > pickUp.days + mostNights) {
    errors.push({ field: back.field, reason: `must be at most ${mostNights} days after ${pickUp.field}` })
  }
  return errors
}

/** Days since 1970 with their fraction; NaN for an invalid local date and time. */
function daysOf(dateTime: string): number {
  const [, date = '', hours, minutes, seconds] =
    /^(.{10})T([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(dateTime) ?? []
  return dayNumber(date) + Number(hours) / 24 + Number(minutes) / 1440 + Number(seconds) / 86_400
}
