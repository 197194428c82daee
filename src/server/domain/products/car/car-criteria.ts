import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type { CarSearch, FieldError } from '../../../../contract/types.ts'
import { dealDates } from '../../../../tenant/deal-dates.ts'
import { weekStart } from '../../../../tenant/week-start.ts'
import { dateOfDay, dayNumber } from '../../../kernel/dates/calendar.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import type { CarCriteria } from '../../suppliers/car-offer.ts'
import type { DealContext, DealSources } from '../deals/deal-context.ts'
import { rentalErrors } from './rental-errors.ts'

/** Deal dates are days, but a car needs a time; desks are open at ten. */
const deskHour = 'T10:00:00'
const usualDays = 2
const mostCandidates = 400
/** The longest rental of a deal. */
const mostDealDays = 30

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
  const zones = { pickUp: geo.timeZoneAt(pickUp), dropOff: geo.timeZoneAt(back.point) }
  const fields = { pickUp: 'pickUpDateTime', dropOff: 'returnDateTime' }
  const errors = rentalErrors(
    { pickUp: times.pickUp, dropOff: times.return },
    { fields, zones, now, mostDays: mostDealDays },
  )
  rejectInvalid('body', [...back.errors, ...errors])
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
