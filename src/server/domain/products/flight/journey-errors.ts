import type { Geo } from '../../../../../packages/geography/geo.ts'
import { airportsOfCity } from '../../../../../packages/geography/metropolitan-areas.ts'
import type { FieldError, FlightPassengers, FlightPlace, SliceWanted } from '../../../../contract/types.ts'
import { clockTime } from '../../../../tenant/zoned-time.ts'
import { dayNumber } from '../../../kernel/dates/calendar.ts'
import { localToMoment } from '../../../kernel/dates/local-to-moment.ts'

/** Airlines sell no further ahead. */
export const mostFlightDays = 360
/** Passengers with a seat in one booking. */
const mostSeats = 9
/** Clocks that differ by more are on both sides of the date line. */
const dateLineHours = 12

type Places = Pick<Geo, 'suggestAirports' | 'timeZoneAt'>

/**
 * Returns what is wrong with the slices of a search: known places that differ, real dates from today on and within 360
 * days, in their order, and hours that end later than they begin. Across the date line, a slice may begin on the day
 * before.
 */
export function sliceErrors(slices: readonly SliceWanted[], geo: Places, now: Date): FieldError[] {
  const zones = slices.map(({ from }) => zoneOf(from, geo))
  const errors = slices.flatMap((slice, index) => [
    ...placeErrors(slice, `slices[${index}]`, geo),
    ...dateErrors(slice.date, `slices[${index}].date`, clockTime(now, zones[index] ?? 'UTC').slice(0, 10)),
    ...hourErrors(slice, `slices[${index}]`),
  ])
  if (errors.length > 0) return errors
  return slices.flatMap(({ date }, index): FieldError[] => {
    const before = slices[index - 1]
    if (before === undefined) return []
    const behind = hoursBehind(zones[index - 1] ?? 'UTC', zones[index] ?? 'UTC', before.date)
    const earliest = dayNumber(before.date) - (behind > dateLineHours ? 1 : 0)
    if (dayNumber(date) >= earliest) return []
    return [{ field: `slices[${index}].date`, reason: 'must not be before the slice before it' }]
  })
}

/**
 * Returns what is wrong with the passengers of a search: one to nine with a seat, an adult with every child, and an
 * adult's lap for every infant.
 */
export function passengerErrors({ adults, childAges }: FlightPassengers): FieldError[] {
  const infants = childAges.filter((age) => age < 2).length
  const seats = adults + childAges.length - infants
  const adultsField = 'passengers.adults'
  if (adults === 0 && childAges.length > 0)
    return [{ field: adultsField, reason: 'must be at least 1: children do not travel alone' }]
  if (adults === 0) return [{ field: adultsField, reason: 'must be at least 1' }]
  const errors: FieldError[] = []
  if (seats > mostSeats)
    errors.push({
      field: 'passengers',
      reason: `must be at most ${mostSeats} with a seat: split a larger group into several bookings`,
    })
  if (infants > adults)
    errors.push({
      field: 'passengers.childAges',
      reason: `must have at most ${adults} under 2: each sits on the lap of an adult`,
    })
  return errors
}

/** Returns the airports that a place names, by IATA code; null if it names none. */
export function airportsOf({ kind, code }: FlightPlace, geo: Places): readonly string[] | null {
  if (kind === 'city') return airportsOfCity(code)
  return geo.suggestAirports(code, 1)[0]?.iata === code ? [code] : null
}

function placeErrors({ from, to }: SliceWanted, at: string, geo: Places): FieldError[] {
  const ends = { from: airportsOf(from, geo), to: airportsOf(to, geo) }
  const errors = (['from', 'to'] as const)
    .filter((end) => ends[end] === null)
    .map((end) => ({
      field: `${at}.${end}.code`,
      reason: 'must be the code of an airport with scheduled flights, or of a city with several',
    }))
  if (errors.length > 0) return errors
  const isSame =
    ends.to?.every((code) => ends.from?.includes(code)) || ends.from?.every((code) => ends.to?.includes(code))
  return isSame ? [{ field: `${at}.to`, reason: 'must be another place than the start' }] : []
}

function dateErrors(date: string, field: string, today: string): FieldError[] {
  const day = dayNumber(date)
  if (Number.isNaN(day)) return [{ field, reason: 'must be a calendar date, YYYY-MM-DD' }]
  if (day < dayNumber(today)) return [{ field, reason: 'must not be in the past' }]
  return day > dayNumber(today) + mostFlightDays
    ? [{ field, reason: `must be within ${mostFlightDays} days from now` }]
    : []
}

function hourErrors(slice: SliceWanted, at: string): FieldError[] {
  return (['departure', 'arrival'] as const).flatMap((end) => {
    const hours = slice[end]
    return hours !== undefined && hours.until <= hours.from
      ? [{ field: `${at}.${end}.until`, reason: `must be later than ${at}.${end}.from` }]
      : []
  })
}

function zoneOf(place: FlightPlace, geo: Places): string {
  const [code] = airportsOf(place, geo) ?? []
  const [airport] = code === undefined ? [] : geo.suggestAirports(code, 1)
  return airport === undefined ? 'UTC' : geo.timeZoneAt(airport)
}

/** How many hours the clocks of one zone are behind another's on a day. */
function hoursBehind(zone: string, other: string, date: string): number {
  const noon = `${date}T12:00:00`
  return (localToMoment(noon, other).getTime() - localToMoment(noon, zone).getTime()) / 3_600_000
}
